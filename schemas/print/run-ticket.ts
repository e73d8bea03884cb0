import { z } from 'zod';
import { pressGroupSchema } from './press-group.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const millimetres = z.number().nonnegative();

/** What the press and the cutter need to know of a run: how often each sheet is printed, and what stands where. */
export const runTicketSchema = z.strictObject({
  version: z.literal(1),
  run: z.int().positive(),
  group: pressGroupSchema,
  sheet: z.strictObject({ name: z.string(), width: millimetres, height: millimetres }),
  bleed: millimetres,
  file: z.strictObject({ sha256, bytes: z.int().positive() }),
  /** Whose print files stand on the sheets, byte for byte as they are archived. */
  lines: z.array(
    z.strictObject({
      order: z.string(),
      line: z.int().positive(),
      name: z.string(),
      copies: z.int().positive(),
      sha256,
    }),
  ),
  sheets: z.array(
    z.strictObject({
      prints: z.int().positive(),
      /** A trim's upper left corner on the front, after a quarter turn to the right; the page of the line's file, counted from 1. */
      placements: z.array(
        z.strictObject({
          code: z.string(),
          page: z.int().positive(),
          x: millimetres,
          y: millimetres,
          isTurned: z.boolean(),
        }),
      ),
    }),
  ),
  madeAt: z.iso.datetime(),
});
