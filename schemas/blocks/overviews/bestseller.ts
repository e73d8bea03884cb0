import { defineBlock } from '@storyblok/schema';
import { requiredHeadlineField } from '../../fields/headline-field.ts';
import { productsField } from '../../fields/product-field.ts';
import { overviewsFolder } from '../folders.ts';

export const bestsellerBlock = defineBlock({
  name: 'bestseller',
  display_name: 'Bestseller',
  description: 'Die beliebtesten Produkte, als Karussell.',
  folder: overviewsFolder,
  preview_field: 'headline',
  fields: [requiredHeadlineField, productsField],
});
