import { z } from 'zod';
import { foilSchema } from '../design/document.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const millimetres = z.number().positive();

/**
 * Pages are counted from 1. `foil-area`: the share of the page that metal covers. `foil-drawing`: lines or gaps within what
 * is drawn that metal does not hold, how many, the longest of them and where its middle lies from the trim's upper left corner.
 */
export const preflightFindingSchema = z.discriminatedUnion('code', [
  z.strictObject({
    code: z.enum(['foil-small', 'foil-thin', 'foil-gap', 'foil-faint']),
    page: z.int().positive(),
    slot: z.string(),
  }),
  z.strictObject({ code: z.literal('foil-lines'), page: z.int().positive(), millimetres }),
  z.strictObject({
    code: z.literal('foil-drawing'),
    page: z.int().positive(),
    of: z.enum(['line', 'gap']),
    places: z.int().positive(),
    longest: millimetres,
    x: z.number(),
    y: z.number(),
  }),
  z.strictObject({ code: z.literal('foil-area'), page: z.int().positive(), share: z.number() }),
]);
export type PreflightFinding = z.infer<typeof preflightFindingSchema>;

/** What the press needs to know of a file, and what the archive needs to prove it: kept beside the file for years. */
export const printTicketSchema = z.strictObject({
  version: z.literal(1),
  order: z.string(),
  line: z.int().positive(),
  name: z.string(),
  kind: z.string(),
  copies: z.int().positive(),
  /**
   * Of a name list: `count` sheets, each printed once, then one without a name that is printed `spares` times; together
   * they are `copies`. Null where every sheet is printed `copies` times.
   */
  names: z.strictObject({ count: z.int().positive(), spares: z.int().min(0) }).nullable(),
  /** Of photos that are printed together: how often each page is printed, together `copies`; null of anything else. */
  prints: z
    .array(z.strictObject({ page: z.string(), copies: z.int().positive() }))
    .nullable()
    .default(null),
  /** What is priced: format, paper, refinement, punching and the like. */
  choice: z.record(z.string(), z.json()),
  foil: foilSchema.nullable(),
  bleed: z.number().nonnegative(),
  pages: z.array(
    z.strictObject({ id: z.string(), label: z.string(), width: millimetres, height: millimetres }),
  ),
  /** What metal holds badly, which press people should look at; undefined of tickets before it was looked for. */
  preflight: z.array(preflightFindingSchema).optional(),
  file: z.strictObject({ sha256, bytes: z.int().positive(), writer: z.int().positive() }),
  document: z.strictObject({ sealId: z.uuid(), sha256 }),
  profile: z.strictObject({ condition: z.string(), sha256 }),
  /** As they were sent. */
  photos: z.array(z.strictObject({ slot: z.string(), photoId: z.uuid(), sha256 })),
  madeAt: z.iso.datetime(),
});
export type PrintTicket = z.infer<typeof printTicketSchema>;
