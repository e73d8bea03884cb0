import { defineFieldPlugin } from '@storyblok/schema';
import { pickerTypes } from '../fields/picker-types.ts';
import { productValueSchema } from './product-value.ts';

export const productPlugin = defineFieldPlugin({ fieldType: pickerTypes.product, value: productValueSchema });
