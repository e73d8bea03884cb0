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
import { collageTypeLabels } from '../../shop/photo-products/collage-types.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { paragraphs } from '../example-values.ts';
import { overviewsFolder } from '../folders.ts';

export const collageOverviewBlock = defineBlock({
  name: 'collage_overview',
  display_name: 'Collagen-Übersicht',
  description: 'Alle Collagen mit Filtern und Sortierung.',
  folder: overviewsFolder,
  preview_field: 'headline',
  fields: [
    headlineField,
    introField,
    defineField('collageTypes', {
      ...manyChoices,
      options: choices(collageTypeLabels),
      display_name: 'Collagenarten',
      description: 'Nur diese zeigen. Ohne Auswahl alle.',
    }),
    appearanceTab(['pageSize', 'sort']),
    pageSizeField,
    sortField,
  ],
});

export const collageOverviewEnglish: EnglishOf<typeof collageOverviewBlock> = {
  name: 'Collage listing',
  description: 'All collages with filters and sorting.',
  fields: {
    headline: headlineEnglish,
    intro: introEnglish,
    collageTypes: {
      name: 'Collage types',
      description: 'Show these only. All unless chosen.',
      options: inEnglish(collageTypeLabels),
    },
    pageSize: pageSizeEnglish,
    sort: sortEnglish,
  },
};

export const collageOverviewFacts: BlockFacts = {
  specifiedAs: 'collage overview',
  stands: 'pages and tests',
};

export const collageOverviewExample: ExampleOf<typeof collageOverviewBlock> = {
  _uid: '8edb38b7-cc3a-5df8-80a7-be57a906349c',
  component: 'collage_overview',
  headline: 'Collagen',
  intro: paragraphs('Viele Bilder, ein Blick: Die Vorlagen ordnen von vier bis vierzig Fotos.'),
  collageTypes: ['poster', 'leinwand'],
  pageSize: '12',
  sort: 'popularity',
};
