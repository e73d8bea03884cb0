import { defineFieldPlugin } from '@storyblok/schema';
import { z } from 'zod';
import { pickerTypes } from '../fields/picker-types.ts';

/** A theme (a family of matching designs) and, where one is meant, a design of it. */
export const themePlugin = defineFieldPlugin({
  fieldType: pickerTypes.theme,
  value: z.strictObject({
    version: z.literal(1),
    themeId: z.int().positive(),
    designId: z.string().min(1).max(64).optional(),
  }),
});
