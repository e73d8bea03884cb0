import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const root = new URL('../', import.meta.url);
const states = ['works', 'partly', 'missing'] as const;
/** A dash, or files and commands in backticks. */
const namesSchema = z
  .string()
  .regex(/^(?:–|`[^`]+`(?:, `[^`]+`)*)$/)
  .transform((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''));
const rowSchema = z
  .tuple([z.string().regex(/^[1-9]\.\d+$/), z.string().min(1), z.enum(states), namesSchema, namesSchema])
  .transform(([number, statement, state, where, shownBy]) => ({ number, statement, state, where, shownBy }));
type Row = z.infer<typeof rowSchema>;

const coverage = read('docs/coverage.md');
const rows = tableLines(/^\|(?! #| Section| all |-| \d\. )/).map((cells) => {
  const row = rowSchema.safeParse(cells);
  if (row.success) return row.data;
  throw new Error(`docs/coverage.md: correct the row "${cells.join(' | ')}":\n${z.prettifyError(row.error)}`);
});
const sections = Map.groupBy(rows, ({ number }) => number.charAt(0));
const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });
const npmScripts = packageSchema.parse(JSON.parse(read('package.json'))).scripts;

test('all nine sections have rows, numbered without a gap', () => {
  expect([...sections.keys()].join('')).toBe('123456789');
  for (const [section, own] of sections) {
    expect(own.map(({ number }) => number)).toEqual(own.map((_, index) => `${section}.${index + 1}`));
  }
});

test('every named file and command exists', () => {
  const gone = rows.flatMap(({ number, where, shownBy }) =>
    [...where, ...shownBy].filter((name) => !exists(name)).map((name) => `${number}: ${name}`),
  );
  expect(gone).toEqual([]);
});

test('what is started says where, what works says what shows it', () => {
  const silent = rows.filter(
    ({ state, where, shownBy }) =>
      (state !== 'missing' && where.length === 0) || (state === 'works' && shownBy.length === 0),
  );
  expect(silent).toEqual([]);
});

test('the summary counts the rows', () => {
  const summary = tableLines(/^\| (?:\d\. |all )/).map(([name, ...counts]) => [
    name?.split('.')[0],
    ...counts,
  ]);
  const counted = [...sections].map(([section, own]) => [section, ...countsOf(own)]);
  expect(summary).toEqual([...counted, ['all', ...countsOf(rows)]]);
});

function read(path: string): string {
  return readFileSync(new URL(path, root), 'utf8');
}

function tableLines(start: RegExp): string[][] {
  const lines = coverage.split('\n').filter((line) => start.test(line));
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function exists(name: string): boolean {
  const script = /^npm run ([\w:-]+)/.exec(name)?.[1];
  return script === undefined ? existsSync(new URL(name, root)) : Object.hasOwn(npmScripts, script);
}

function countsOf(own: Row[]): string[] {
  return [...states.map((state) => own.filter((row) => row.state === state).length), own.length].map(String);
}
