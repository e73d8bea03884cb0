import { nameListSchema } from '@blattwerk/schemas/configurator/names.ts';
import { foilSchema } from '@blattwerk/schemas/design/document.ts';
import { preflightFindingSchema } from '@blattwerk/schemas/print/print-ticket.ts';
import { runTicketSchema } from '@blattwerk/schemas/print/run-ticket.ts';
import { pressPlates } from '@blattwerk/schemas/web-api/orders/press-run-endpoints.ts';
import { z } from 'zod';

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** A line's file for the press. */
const printRequestSchema = z.strictObject({
  kind: z.literal('file'),
  /** As it was sealed: JSON, gzip. */
  document: bytes,
  documentSha256: z.string(),
  /** Whom the pieces are for, and how many have no name; null where all pieces are the same. */
  names: z
    .strictObject({
      rows: nameListSchema,
      fields: z.array(z.enum(['names', 'place'])),
      spares: z.int().min(0),
    })
    .nullable(),
  title: z.string(),
  date: z.date(),
  /** The customer's photos by slot: pixels, upright, and the file's name in the storage. */
  photos: z.record(
    z.string(),
    z.strictObject({ name: z.string(), width: z.int().positive(), height: z.int().positive() }),
  ),
});
export type PrintRequest = z.infer<typeof printRequestSchema>;

const millimetres = z.number().positive();
const count = z.int().nonnegative();

/** Press sheets of small pieces. */
const sheetsRequestSchema = z.strictObject({
  kind: z.literal('sheets'),
  title: z.string(),
  date: z.date(),
  pieces: z.array(
    z.strictObject({
      /** The order's line, as its code says it. */
      line: z.string(),
      trim: z.strictObject({ width: millimetres, height: millimetres }),
      copies: z.int().positive(),
      front: count,
      back: count.nullable(),
    }),
  ),
  /** Names of the lines' files in the storage. */
  files: z.record(z.string(), z.string()),
});
export type SheetsRequest = z.infer<typeof sheetsRequestSchema>;

export const requestSchema = z.discriminatedUnion('kind', [printRequestSchema, sheetsRequestSchema]);

const failed = z.strictObject({ kind: z.literal('failed'), reason: z.string() });

export const sheetsAnswerSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('sheets'),
    file: bytes,
    /** The same sheets with one plate alone. */
    plates: z.array(z.strictObject({ plate: z.enum(pressPlates), file: bytes })),
    /** WebP of the first. */
    picture: bytes,
    bleed: millimetres,
    sheet: z.strictObject({ name: z.string(), width: millimetres, height: millimetres }),
    sheets: runTicketSchema.shape.sheets,
  }),
  failed,
]);
export type SheetsAnswer = z.infer<typeof sheetsAnswerSchema>;

export const printAnswerSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('made'),
    file: bytes,
    /** Of the metal, alone; null where none is pressed. */
    plates: bytes.nullable(),
    /** WebP of its first pages, in their order. */
    pictures: z.array(bytes),
    profileSha256: z.string(),
    /** What the profile's printing condition is called. */
    condition: z.string(),
    foil: foilSchema.nullable(),
    preflight: z.array(preflightFindingSchema),
    bleed: z.number(),
    pages: z.array(
      z.strictObject({ id: z.string(), label: z.string(), width: z.number(), height: z.number() }),
    ),
  }),
  /** A page would not be printed as it was shown; both are in the picture, side by side. */
  z.strictObject({ kind: z.literal('differs'), page: z.string(), picture: bytes }),
  failed,
]);
export type PrintAnswer = z.infer<typeof printAnswerSchema>;
