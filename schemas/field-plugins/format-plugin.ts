import { defineFieldPlugin } from '@storyblok/schema';
import { z } from 'zod';

/** Width x height in millimetres: `148x105`. */
export const formatValueSchema = z.object({
  version: z.literal(1),
  format: z.string().regex(/^[1-9]\d{0,3}x[1-9]\d{0,3}$/),
});
export type FormatValue = z.infer<typeof formatValueSchema>;

export const formatPlugin = defineFieldPlugin({ fieldType: 'blattwerk-format', value: formatValueSchema });
