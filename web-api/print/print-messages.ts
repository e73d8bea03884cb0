import { foilSchema } from '@blattwerk/schemas/design/document.ts';
import { z } from 'zod';

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

export const printRequestSchema = z.strictObject({
  /** As it was sealed: JSON, gzip. */
  document: bytes,
  title: z.string(),
  date: z.date(),
  /** The customer's photos by slot: pixels, upright, and the file's name in the storage. */
  photos: z.record(
    z.string(),
    z.strictObject({ name: z.string(), width: z.int().positive(), height: z.int().positive() }),
  ),
});
export type PrintRequest = z.infer<typeof printRequestSchema>;

export const printAnswerSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('made'),
    file: bytes,
    /** Of the metal, alone; null where none is pressed. */
    plates: bytes.nullable(),
    profileSha256: z.string(),
    foil: foilSchema.nullable(),
    bleed: z.number(),
    pages: z.array(
      z.strictObject({ id: z.string(), label: z.string(), width: z.number(), height: z.number() }),
    ),
  }),
  /** A page would not be printed as it was shown; both are in the picture, side by side. */
  z.strictObject({ kind: z.literal('differs'), page: z.string(), picture: bytes }),
  z.strictObject({ kind: z.literal('failed'), reason: z.string() }),
]);
export type PrintAnswer = z.infer<typeof printAnswerSchema>;
