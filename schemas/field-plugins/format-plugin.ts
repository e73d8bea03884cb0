import { defineFieldPlugin } from '@storyblok/schema';
import { z } from 'zod';
import { pickerTypes } from '../fields/picker-types.ts';
import { formatPattern } from '../shop/formats.ts';

/** Width x height in millimetres: `148x105`. */
export const formatPlugin = defineFieldPlugin({
  fieldType: pickerTypes.format,
  value: z.strictObject({
    version: z.literal(1),
    format: z.string().max(9).regex(formatPattern),
  }),
});
