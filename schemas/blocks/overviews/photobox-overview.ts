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
import { photoboxTypeLabels } from '../../shop/photo-products/photoboxes.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { paragraphs } from '../example-values.ts';
import { overviewsFolder } from '../folders.ts';

export const photoboxOverviewBlock = defineBlock({
  name: 'photobox_overview',
  display_name: 'Fotobox-Übersicht',
  description: 'Alle Fotoboxen mit Filtern und Sortierung.',
  folder: overviewsFolder,
  preview_field: 'headline',
  fields: [
    headlineField,
    introField,
    defineField('photoboxTypes', {
      ...manyChoices,
      options: choices(photoboxTypeLabels),
      display_name: 'Fotoboxarten',
      description: 'Nur diese zeigen. Ohne Auswahl alle.',
    }),
    appearanceTab(['pageSize', 'sort']),
    pageSizeField,
    sortField,
  ],
});

export const photoboxOverviewEnglish: EnglishOf<typeof photoboxOverviewBlock> = {
  name: 'Photo box listing',
  description: 'All photo boxes with filters and sorting.',
  fields: {
    headline: headlineEnglish,
    intro: introEnglish,
    photoboxTypes: {
      name: 'Photo box types',
      description: 'Show these only. All unless chosen.',
      options: inEnglish(photoboxTypeLabels),
    },
    pageSize: pageSizeEnglish,
    sort: sortEnglish,
  },
};

export const photoboxOverviewFacts: BlockFacts = {
  specifiedAs: 'photobox overview',
  stands: 'pages and tests',
};

export const photoboxOverviewExample: ExampleOf<typeof photoboxOverviewBlock> = {
  _uid: '303faf4f-952b-5f91-84f8-895ba93eedb4',
  component: 'photobox_overview',
  headline: 'Fotoboxen',
  intro: paragraphs('Eine feste Schachtel voller Abzüge, zum Blättern, Verschenken und Aufheben.'),
  photoboxTypes: ['photoprint'],
  pageSize: '12',
  sort: 'popularity',
};
