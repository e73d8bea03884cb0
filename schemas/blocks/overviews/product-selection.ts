import { defineBlock } from '@storyblok/schema';
import { headlineEnglish, headlineField } from '../../fields/headline-field.ts';
import { productsEnglish, productsField } from '../../fields/product-field.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { overviewsFolder } from '../folders.ts';

export const productSelectionBlock = defineBlock({
  name: 'product_selection',
  display_name: 'Produktauswahl',
  description: 'Wenige Produkte zum Vergleichen nebeneinander.',
  folder: overviewsFolder,
  preview_field: 'headline',
  fields: [headlineField, productsField],
});

export const productSelectionEnglish: EnglishOf<typeof productSelectionBlock> = {
  name: 'Product selection',
  description: 'A few products side by side, to compare.',
  fields: { headline: headlineEnglish, products: productsEnglish },
};

export const productSelectionFacts: BlockFacts = {
  specifiedAs: 'product selection',
  stands: 'pages and tests',
};

export const productSelectionExample: ExampleOf<typeof productSelectionBlock> = {
  _uid: '01ca41c6-ef9f-54a8-b837-2545bebdb919',
  component: 'product_selection',
  headline: 'Welcher Kalender passt?',
  products: {
    plugin: 'blattwerk-product',
    version: 1,
    items: [
      { kind: 'calendar', id: '200626' },
      { kind: 'calendar', id: '201318' },
    ],
  },
};
