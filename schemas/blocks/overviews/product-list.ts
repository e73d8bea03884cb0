import { defineBlock } from '@storyblok/schema';
import { headlineField } from '../../fields/headline-field.ts';
import { productsField } from '../../fields/product-field.ts';
import { overviewsFolder } from '../folders.ts';

export const productListBlock = defineBlock({
  name: 'product_list',
  display_name: 'Produktliste',
  description: 'Ausgewählte Produkte mit Preis, als Liste.',
  folder: overviewsFolder,
  preview_field: 'headline',
  fields: [headlineField, productsField],
});
