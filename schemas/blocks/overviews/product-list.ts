import { defineBlock } from '@storyblok/schema';
import { headlineField } from '../../fields/headline-field.ts';
import { productsField } from '../../fields/product-field.ts';
import type { BlockOf } from '../../schema.ts';
import { overviewsFolder } from '../folders.ts';

export const productListBlock = defineBlock({
  name: 'product_list',
  display_name: 'Produktliste',
  description: 'Ausgewählte Produkte mit Preis, als Liste.',
  folder: overviewsFolder,
  preview_field: 'headline',
  fields: [headlineField, productsField],
});

export const productListExample: BlockOf<'product_list'> = {
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
