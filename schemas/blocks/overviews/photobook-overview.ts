import { defineBlock, defineField } from '@storyblok/schema';
import { choices, manyChoices } from '../../fields/choice-field.ts';
import { inEnglish } from '../../fields/english-choices.ts';
import { headlineEnglish, headlineField } from '../../fields/headline-field.ts';
import {
  introEnglish,
  introField,
  pageSizeEnglish,
  pageSizeField,
  sortEnglish,
  sortField,
} from '../../fields/overview-fields.ts';
import { appearanceTab } from '../../fields/tabs.ts';
import { photobookTypeLabels } from '../../shop/photo-products/photobooks.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { paragraphs } from '../example-values.ts';
import { overviewsFolder } from '../folders.ts';

export const photobookOverviewBlock = defineBlock({
  name: 'photobook_overview',
  display_name: 'Fotobuch-Übersicht',
  description: 'Alle Fotobücher mit Filtern und Sortierung.',
  folder: overviewsFolder,
  preview_field: 'headline',
  fields: [
    headlineField,
    introField,
    defineField('photobookTypes', {
      ...manyChoices,
      options: choices(photobookTypeLabels),
      display_name: 'Fotobucharten',
      description: 'Nur diese zeigen. Ohne Auswahl alle.',
    }),
    appearanceTab(['pageSize', 'sort']),
    pageSizeField,
    sortField,
  ],
});

export const photobookOverviewEnglish: EnglishOf<typeof photobookOverviewBlock> = {
  name: 'Photo book listing',
  description: 'All photo books with filters and sorting.',
  fields: {
    headline: headlineEnglish,
    intro: introEnglish,
    photobookTypes: {
      name: 'Photo book types',
      description: 'Show these only. All unless chosen.',
      options: inEnglish(photobookTypeLabels),
    },
    pageSize: pageSizeEnglish,
    sort: sortEnglish,
  },
};

export const photobookOverviewFacts: BlockFacts = {
  specifiedAs: 'photobook overview',
  stands: 'pages and tests',
};

export const photobookOverviewExample: ExampleOf<typeof photobookOverviewBlock> = {
  _uid: '1aacf46e-04ce-58d7-9e4f-55b3ca6852b7',
  component: 'photobook_overview',
  headline: 'Fotobücher',
  intro: paragraphs(
    'Vom schmalen Heft bis zum Buch auf echtem Fotopapier, das sich ganz flach aufschlagen lässt.',
  ),
  photobookTypes: ['echtfotobuch', 'digitalfotobuch'],
  pageSize: '12',
  sort: 'popularity',
};
