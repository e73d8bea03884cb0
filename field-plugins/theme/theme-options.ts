import { designTypes } from '@blattwerk/schemas/products/kind-lists.ts';
import { z } from 'zod';

/** `types`: kinds of designs a theme must have one of, comma-separated; none means all. */
export const themeOptions = z.object({
  types: z
    .string()
    .transform((value) => value.split(',').map((type) => type.trim()))
    .pipe(z.array(z.enum(designTypes, { error: `must be types out of ${designTypes.join(', ')}` })))
    .optional(),
});
export type ThemeOptions = z.infer<typeof themeOptions>;
