import { defineFieldPlugin } from '@storyblok/schema';
import { pickerTypes } from '../fields/picker-types.ts';
import { formatValueSchema } from './format-value.ts';

export const formatPlugin = defineFieldPlugin({ fieldType: pickerTypes.format, value: formatValueSchema });
