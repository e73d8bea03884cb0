import { bookSettingSchema } from '@blattwerk/schemas/configurator/book.ts';
import { calendarSettingSchema } from '@blattwerk/schemas/configurator/calendar.ts';
import { foilSchema, paletteSchema } from '@blattwerk/schemas/design/document.ts';
import { handLayoutSchema } from '@blattwerk/schemas/design/hand-design.ts';
import { byHand } from '@blattwerk/schemas/design/hand-slots.ts';
import { printedKindSchema } from '@blattwerk/schemas/products/kind-lists.ts';
import { z } from 'zod';
import { folds } from '../model/fold.ts';
import { cuts } from '../model/outline.ts';
import { sampleSchema } from './sample.ts';

/** A recipe is stored by the thousand: no longer than this as JSON (bytes). Those by hand, in six languages, are the longest. */
export const recipeBytes = 20_480;

const name = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);
const slots = <Value extends z.ZodType>(value: Value) => z.record(name, value);
/** A wallpaper is the largest: more than a page of a print file cannot be. */
const millimetres = z.number().min(10).max(5_000);
/** An id within a family: `leaf/eucalyptus`. */
const familyName = z
  .string()
  .regex(/^[a-z0-9]+([-/][a-z0-9]+)*$/)
  .max(80);
const seed = z.int().min(-0x80000000).max(0x7fffffff);

const words = slots(z.string().max(1_000));

/** What is stored of a design. `expandRecipe` turns it into the document, always the same for the same recipe. */
export const recipeSchema = z
  .strictObject({
    version: z.literal(1),
    id: name,
    title: z.string().min(1).max(120),
    composition: name,
    product: z.strictObject({ kind: printedKindSchema, type: name }),
    /** The closed card. */
    format: z.strictObject({ width: millimetres, height: millimetres }),
    fold: z.enum(folds),
    cut: z.enum(cuts),
    /** A palette of the catalogue, or colours of its own. */
    palette: z.union([name, paletteSchema]),
    pairing: name,
    foil: foilSchema.nullable(),
    seed,
    motifs: slots(z.array(z.strictObject({ id: familyName, seed })).max(24)),
    /** What its texts are in other languages; absent: each is looked up by itself. */
    sample: sampleSchema.optional(),
    texts: words,
    /** Slots whose texts name people or days that its designer made up: printed as they are, they are mistakes. */
    invented: z.array(name).max(40).optional(),
    photos: slots(familyName),
    /** Of a design that an editor made: what stands where. */
    hand: handLayoutSchema.optional(),
    /** What such a design says in other languages. */
    wordsIn: z.strictObject({ en: words, es: words, fr: words, it: words, nl: words }).optional(),
    options: slots(z.union([z.string().max(80), z.number(), z.boolean()])),
    /** Of a calendar as a customer has it; absent: as it is sold. */
    calendar: calendarSettingSchema.optional(),
    /** Of a photo book as a customer has it; absent: as the catalogue shows it. */
    pages: z.int().min(4).max(160).optional(),
    /** The back of a book of so many, millimetres. */
    spine: z.strictObject({ width: z.number().min(0).max(120), isTitled: z.boolean() }).optional(),
    /** Their order and layouts, where a customer has changed them. */
    book: bookSettingSchema.optional(),
  })
  .refine((recipe) => (recipe.composition === byHand) === (recipe.hand !== undefined), {
    message: 'A design made by hand says what stands where, and no other does.',
  })
  .refine((recipe) => new TextEncoder().encode(JSON.stringify(recipe)).length <= recipeBytes, {
    message: 'The recipe is longer than 20 KB. Shorten its texts or use fewer motifs.',
  });
export type Recipe = z.infer<typeof recipeSchema>;
