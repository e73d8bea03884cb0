import { z } from 'zod';
import { formatPattern } from '../shop/sizes/formats.ts';

/** Width x height in millimetres: `148x105`. */
export const formatValueSchema = z.strictObject({
  version: z.literal(1),
  format: z.string().max(9).regex(formatPattern),
});
export type FormatValue = z.infer<typeof formatValueSchema>;
