import { defineFieldPlugin } from '@storyblok/schema';
import { pickerTypes } from '../fields/picker-types.ts';
import { themeValueSchema } from './theme-value.ts';

export const themePlugin = defineFieldPlugin({ fieldType: pickerTypes.theme, value: themeValueSchema });
