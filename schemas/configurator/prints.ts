import { z } from 'zod';
import { mostCopies, mostPieces, mostPrints } from './print-limits.ts';
import { slotName } from './slot-name.ts';

/** One of several photos that are printed at once. */
const printRowSchema = z
  .strictObject({
    slot: slotName.meta({ description: 'Of its photo in `photos`.' }),
    format: z
      .string()
      .regex(/^[1-9]\d{1,3}x[1-9]\d{1,3}$/)
      .meta({ description: 'Millimetres, the way round it is printed: `150x100`.' }),
    copies: z.int().min(1).max(mostCopies),
  })
  .meta({ id: 'PrintRow' });
export type PrintRow = z.infer<typeof printRowSchema>;

/** The prints of a draft in their order; none: its one photo is printed as its choice says. */
export const printListSchema = z
  .array(printRowSchema)
  .max(mostPrints)
  .refine((rows) => new Set(rows.map(({ slot }) => slot)).size === rows.length, {
    message: 'Two prints name the same photo.',
  })
  .refine((rows) => piecesOfPrints(rows) <= mostPieces, {
    message: `There are more than ${mostPieces} prints.`,
  });

/** Pieces of all prints together. */
export function piecesOfPrints(rows: readonly Pick<PrintRow, 'copies'>[]): number {
  return rows.reduce((sum, { copies }) => sum + copies, 0);
}
