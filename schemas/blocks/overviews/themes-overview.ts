import { defineBlock, defineField } from '@storyblok/schema';
import { occasionsDatasource } from '../../datasources/occasions.ts';
import { choices, manyChoices, optionalChoice } from '../../fields/choice-field.ts';
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
import { cardProductTypeLabels } from '../../shop/cards/card-product-types.ts';
import { cardUseLabels } from '../../shop/cards/card-uses.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { paragraphs } from '../example-values.ts';
import { overviewsFolder } from '../folders.ts';

export const themesOverviewBlock = defineBlock({
  name: 'themes_overview',
  display_name: 'Themenwelten',
  description: 'Alle Kartenthemen eines Anlasses, nach Beliebtheit oder Neuheit sortiert.',
  folder: overviewsFolder,
  preview_field: 'headline',
  fields: [
    headlineField,
    introField,
    defineField('occasion', {
      ...optionalChoice,
      source: 'internal',
      datasource: occasionsDatasource,
      display_name: 'Anlass',
      description: 'Nur Themen dieses Anlasses zeigen. Ohne Auswahl alle.',
    }),
    defineField('productTypes', {
      ...manyChoices,
      options: choices({ ...cardUseLabels, ...cardProductTypeLabels }),
      display_name: 'Kartenarten',
      description: 'Nur diese zeigen. Ohne Auswahl alle.',
    }),
    appearanceTab(['pageSize', 'sort']),
    pageSizeField,
    sortField,
  ],
});

export const themesOverviewEnglish: EnglishOf<typeof themesOverviewBlock> = {
  name: 'Theme listing',
  description: 'All card themes of an occasion, sorted by popularity or newness.',
  fields: {
    headline: headlineEnglish,
    intro: introEnglish,
    occasion: { name: 'Occasion', description: 'Show themes of this occasion only. All unless chosen.' },
    productTypes: {
      name: 'Card types',
      description: 'Show these only. All unless chosen.',
      options: inEnglish({ ...cardUseLabels, ...cardProductTypeLabels }),
    },
    pageSize: pageSizeEnglish,
    sort: sortEnglish,
  },
};

export const themesOverviewFacts: BlockFacts = { specifiedAs: 'themes overview', stands: 'pages and tests' };

export const themesOverviewExample: ExampleOf<typeof themesOverviewBlock> = {
  _uid: '59c49690-92cb-501a-b438-4b6fdb0b8b3b',
  component: 'themes_overview',
  headline: 'Themenwelten zur Hochzeit',
  intro: paragraphs('Von der Einladung bis zum Dank: Jede Themenwelt passt von Anfang bis Ende zusammen.'),
  occasion: 'hochzeit',
  productTypes: ['einladungskarte', 'dankeskarte'],
  pageSize: '12',
  sort: 'created',
};
