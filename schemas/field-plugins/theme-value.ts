import { z } from 'zod';

/** A theme (a family of matching designs) and, where one is meant, a design of it. */
export const themeValueSchema = z.strictObject({
  version: z.literal(1),
  themeId: z.int().positive(),
  designId: z.string().min(1).max(64).optional(),
});
export type ThemeValue = z.infer<typeof themeValueSchema>;
