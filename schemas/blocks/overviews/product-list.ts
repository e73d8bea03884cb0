import { defineBlock } from '@storyblok/schema';
import { headlineEnglish, headlineField } from '../../fields/headline-field.ts';
import { productsEnglish, productsField } from '../../fields/product-field.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { overviewsFolder } from '../folders.ts';

export const productListBlock = defineBlock({
  name: 'product_list',
  display_name: 'Produktliste',
  description: 'Ausgewählte Produkte mit Preis, als Liste.',
  folder: overviewsFolder,
  preview_field: 'headline',
  fields: [headlineField, productsField],
});

export const productListEnglish: EnglishOf<typeof productListBlock> = {
  name: 'Product list',
  description: 'Chosen products with their prices, as a list.',
  fields: { headline: headlineEnglish, products: productsEnglish },
};

export const productListFacts: BlockFacts = { specifiedAs: 'product list', stands: 'pages and tests' };

export const productListExample: ExampleOf<typeof productListBlock> = {
  _uid: 'be1ab96f-a28b-58bf-9ca5-04748a0fc2a8',
  component: 'product_list',
  headline: 'Neu zur Hochzeit',
  products: {
    plugin: 'blattwerk-product',
    version: 1,
    items: [
      { kind: 'card', id: '140101' },
      { kind: 'card', id: '142301' },
      { kind: 'card', id: '163101' },
    ],
  },
};
