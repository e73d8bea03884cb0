import { defineBlock } from '@storyblok/schema';
import { headlineField } from '../../fields/headline-field.ts';
import { productsField } from '../../fields/product-field.ts';
import { overviewsFolder } from '../folders.ts';

export const productSelectionBlock = defineBlock({
  name: 'product_selection',
  display_name: 'Produktauswahl',
  description: 'Wenige Produkte zum Vergleichen nebeneinander.',
  folder: overviewsFolder,
  preview_field: 'headline',
  fields: [headlineField, productsField],
});
