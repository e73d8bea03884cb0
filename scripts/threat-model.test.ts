import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const rows = readFileSync(new URL('docs/threat-model.md', root), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!what is protected)/.test(line))
  .map((line) => line.split('|').slice(1, -1));

/** Paths in backticks: what has a slash and no blank. */
const pathsIn = (cell: string | undefined) =>
  [...(cell ?? '').matchAll(/`([^`\s]+\/[^`\s]+)`/g)].map(([, path = '']) => path);

test('every row says from whom, by what, where, and which test attacks it', () => {
  expect(rows.length).toBeGreaterThan(15);
  for (const cells of rows) {
    expect(cells, cells[0]).toHaveLength(5);
    expect(cells.filter((cell) => cell.trim() === '')).toEqual([]);
    const [where, shownBy] = [pathsIn(cells[3]), pathsIn(cells[4])];
    expect(where.length, cells[0]).toBeGreaterThan(0);
    expect(shownBy.length, cells[0]).toBeGreaterThan(0);
    expect(shownBy.filter((path) => !/\.(test|spec)\.ts$/.test(path))).toEqual([]);
  }
});

test('every file that is named is there', () => {
  const named = rows.flatMap((cells) => pathsIn(cells.join('|')));
  expect(named.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});
