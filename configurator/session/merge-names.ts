import type { NameRow } from '@blattwerk/schemas/configurator/names.ts';
import { withinLimits } from './row-limits.ts';

/**
 * Two name lists that began as the same one. Where both have changed it: the rows of here, without those that were
 * taken away there, then those that were added there.
 */
export function mergeNames(
  base: readonly NameRow[],
  mine: readonly NameRow[],
  theirs: readonly NameRow[],
): NameRow[] {
  if (isSame(mine, base)) return [...theirs];
  if (isSame(theirs, base)) return [...mine];
  const kept = without(mine, without(base, theirs));
  // What both have added, as from one spreadsheet, stands once.
  const added = without(without(theirs, base), without(mine, base));
  return withinLimits([...kept, ...added]);
}

/** Rows less others, each of which takes one of its like away. */
function without(rows: readonly NameRow[], others: readonly NameRow[]): NameRow[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(keyOf(other), (left.get(keyOf(other)) ?? 0) + 1);
  return rows.filter((row) => {
    const count = left.get(keyOf(row)) ?? 0;
    left.set(keyOf(row), count - 1);
    return count <= 0;
  });
}

function isSame(one: readonly NameRow[], other: readonly NameRow[]): boolean {
  return one.length === other.length && one.every((row, place) => keyOf(row) === keyOf(other[place]));
}

function keyOf(row: NameRow | undefined): string {
  return row ? JSON.stringify([row.names, row.place]) : '';
}
