import { z } from 'zod';

/** A code has a letter in its first word: no number is one. */
const code = /^[0-9]*[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** What a draft is made of: a design of the catalogue by its number, or a product that one photo fills by its code. */
export const designIdSchema = z
  .union([z.int().min(1).max(999_999_999), z.string().max(40).regex(code)])
  .meta({ description: 'A design of the catalogue, or the code of a product that one photo fills.' });
export type DesignId = z.infer<typeof designIdSchema>;

/** The inverse of `String(id)`: as an address or a table has it; undefined for what is none. */
export function readDesignId(text: string): DesignId | undefined {
  return designIdSchema.safeParse(/^[1-9]\d*$/.test(text) ? Number(text) : text).data;
}
