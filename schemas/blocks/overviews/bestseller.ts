import { defineBlock } from '@storyblok/schema';
import { headlineEnglish, requiredHeadlineField } from '../../fields/headline-field.ts';
import { productsEnglish, productsField } from '../../fields/product-field.ts';
import type { BlockFacts } from '../block-facts.ts';
import type { EnglishOf } from '../english-of.ts';
import type { ExampleOf } from '../example-of.ts';
import { overviewsFolder } from '../folders.ts';

export const bestsellerBlock = defineBlock({
  name: 'bestseller',
  display_name: 'Bestseller',
  description:
    'Die beliebtesten oder die gewählten Produkte, als Karussell. Auf der Seite eines Produkts oder Themas stehen stattdessen von selbst ähnliche: gleicher Anlass, nahe im Stil.',
  folder: overviewsFolder,
  preview_field: 'headline',
  fields: [requiredHeadlineField, productsField],
});

export const bestsellerEnglish: EnglishOf<typeof bestsellerBlock> = {
  name: 'Bestsellers',
  description:
    'The most popular products or those picked, as a carousel. On the page of a product or theme, similar ones stand there by themselves: the same occasion, near in style.',
  fields: { headline: headlineEnglish, products: productsEnglish },
};

export const bestsellerFacts: BlockFacts = { specifiedAs: 'bestseller container', stands: 'pages and tests' };

export const bestsellerExample: ExampleOf<typeof bestsellerBlock> = {
  _uid: '637eddab-18a0-5397-93a9-207ddce88bf2',
  component: 'bestseller',
  headline: 'Gerade besonders beliebt',
  products: {
    plugin: 'blattwerk-product',
    version: 1,
    items: [
      { kind: 'card', id: '140101' },
      { kind: 'card', id: '157401' },
      { kind: 'card', id: '179001' },
      { kind: 'card', id: '142301' },
    ],
  },
};
