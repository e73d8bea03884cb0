import { defineFieldPlugin } from '@storyblok/schema';
import { z } from 'zod';

/** Width x height in millimetres: `148x105`. */
export const formatPlugin = defineFieldPlugin({
  fieldType: 'blattwerk-format',
  value: z.strictObject({
    version: z.literal(1),
    format: z.string().regex(/^[1-9]\d{0,3}x[1-9]\d{0,3}$/),
  }),
});
