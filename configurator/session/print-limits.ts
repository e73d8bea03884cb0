import { mostPieces, mostPrints } from '@blattwerk/schemas/configurator/print-limits.ts';
import type { PrintRow } from '@blattwerk/schemas/configurator/prints.ts';

/** The first of the prints, as many as are bought at once. */
export function withinPrintLimits(rows: readonly PrintRow[]): PrintRow[] {
  let left = mostPieces;
  return rows.slice(0, mostPrints).filter(({ copies }) => {
    left -= copies;
    return left >= 0;
  });
}
