import { recipeSchema } from '@blattwerk/designs/recipes/recipe.ts';
import { draftContentSchema } from '@blattwerk/schemas/configurator/draft.ts';
import { z } from 'zod';
import { warningsSchema } from '../warnings.ts';

/** What the thread is asked: the recipe of a design, and what was made of it. */
export const composeRequestSchema = z.strictObject({ recipe: recipeSchema, content: draftContentSchema });
export type ComposeRequest = z.infer<typeof composeRequestSchema>;

const words = { slot: z.string(), text: z.string() };
const row = z.int().min(0);
const nameField = z.enum(['names', 'place']);
const rowFaultSchema = z.discriminatedUnion('code', [
  z.strictObject({ row, code: z.literal('nameless') }),
  z.strictObject({ row, code: z.enum(['no-place', 'overfull', 'foil']), slot: nameField }),
  z.strictObject({ row, code: z.literal('dropped'), slot: nameField, characters: z.string() }),
]);
const hindranceSchema = z.discriminatedUnion('code', [
  z.strictObject({ code: z.enum(['no-place', 'overfull', 'foil']), ...words }),
  z.strictObject({ code: z.literal('dropped'), ...words, characters: z.string() }),
  z.strictObject({ code: z.literal('no-photo'), slot: z.string() }),
  z.strictObject({ code: z.literal('row'), fault: rowFaultSchema, text: z.string() }),
  z.strictObject({ code: z.literal('unprintable'), slot: z.string(), dotsPerInch: z.int() }),
]);

/** A document as JSON, gzip, the hash of the JSON, and the slots that have a photo in it; or why there is none. */
export const composeAnswerSchema = z.union([
  z.strictObject({
    ok: z.literal(true),
    document: z.instanceof(Uint8Array),
    sha256: z.string(),
    photoSlots: z.array(z.string()),
    warnings: warningsSchema,
  }),
  z.strictObject({ ok: z.literal(false), reason: z.literal('unfit'), code: z.string(), message: z.string() }),
  z.strictObject({
    ok: z.literal(false),
    reason: z.literal('hindered'),
    hindrances: z.array(hindranceSchema),
  }),
  z.strictObject({ ok: z.literal(false), reason: z.literal('failed'), message: z.string() }),
]);
export type ComposeAnswer = z.infer<typeof composeAnswerSchema>;
