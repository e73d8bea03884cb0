import { mostNames, nameListBytes } from '@blattwerk/schemas/configurator/name-limits.ts';
import type { NameRow } from '@blattwerk/schemas/configurator/names.ts';

const bytesOf = (row: NameRow) => new TextEncoder().encode(JSON.stringify(row)).length + 1;

/** As many rows, from the first on, as a draft keeps. */
export function withinLimits(rows: readonly NameRow[]): NameRow[] {
  let bytes = 2;
  return rows.slice(0, mostNames).filter((row) => {
    bytes += bytesOf(row);
    return bytes <= nameListBytes;
  });
}
