import { defineBlock, defineField } from '@storyblok/schema';
import { choices, manyChoices } from '../../fields/choice-field.ts';
import { headlineEnglish, headlineField } from '../../fields/headline-field.ts';
import { introEnglish, introField, pageSizeEnglish, pageSizeField } from '../../fields/overview-fields.ts';
import { appearanceTab } from '../../fields/tabs.ts';
import { productKinds } from '../../kinds/kind-facts.generated.ts';
import { kindLabels, kindNames } from '../../kinds/kind-names.generated.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { paragraphs } from '../example-values.ts';
import { overviewsFolder } from '../folders.ts';

export const productsOverviewBlock = defineBlock({
  name: 'products_overview',
  display_name: 'Produktübersicht',
  description: 'Alle Produkte mit Suche und Filtern, die beliebtesten zuerst.',
  folder: overviewsFolder,
  preview_field: 'headline',
  fields: [
    headlineField,
    introField,
    defineField('kinds', {
      ...manyChoices,
      options: choices(kindLabels),
      display_name: 'Produktarten',
      description: 'Nur diese zeigen. Ohne Auswahl alle.',
    }),
    appearanceTab(['pageSize']),
    pageSizeField,
  ],
});

export const productsOverviewEnglish: EnglishOf<typeof productsOverviewBlock> = {
  name: 'Product listing',
  description: 'All products with search and filters, the most popular first.',
  fields: {
    headline: headlineEnglish,
    intro: introEnglish,
    kinds: {
      name: 'Product kinds',
      description: 'Show these only. All unless chosen.',
      options: Object.fromEntries(productKinds.map((kind) => [kind, kindNames[kind].one.en])),
    },
    pageSize: pageSizeEnglish,
  },
};

export const productsOverviewFacts: BlockFacts = {
  specifiedAs: 'products (route /produkte/)',
  stands: 'pages and tests',
};

export const productsOverviewExample: ExampleOf<typeof productsOverviewBlock> = {
  _uid: '6d3c4f0e-1f0b-5b8e-9d57-0f4a5f0a9c21',
  component: 'products_overview',
  headline: 'Alle Produkte',
  intro: paragraphs('Karten, Kalender, Fotobücher und Geschenke: nach Anlass, Farbe oder Stichwort suchen.'),
  kinds: ['card', 'calendar'],
  pageSize: '12',
};
