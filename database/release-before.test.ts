import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { releaseBefore } from './release-before.ts';

const column = z.object({
  type: z.string(),
  notNull: z.boolean(),
  default: z.unknown().optional(),
  generated: z.unknown().optional(),
});
const snapshotSchema = z.object({
  tables: z.record(
    z.string(),
    z.object({
      columns: z.record(z.string(), column),
      indexes: z.record(
        z.string(),
        z.object({ isUnique: z.boolean(), columns: z.array(z.object({ expression: z.string() })) }),
      ),
      uniqueConstraints: z.record(z.string(), z.object({ columns: z.array(z.string()) })),
      checkConstraints: z.record(z.string(), z.unknown()),
    }),
  ),
});
type Tables = z.infer<typeof snapshotSchema>['tables'];
type Table = Tables[string];

const meta = new URL('migrations/meta/', import.meta.url);
const tablesOf = (snapshot: string): Tables =>
  snapshotSchema.parse(JSON.parse(readFileSync(new URL(`${snapshot}_snapshot.json`, meta), 'utf8'))).tables;
const latest = () =>
  readdirSync(meta)
    .flatMap((name) => /^(\d+)_snapshot\.json$/.exec(name)?.[1] ?? [])
    .toSorted()
    .at(-1) ?? '';

/** What a program that knows the tables as they were trips over in what they have become. */
function taken(before: Tables, after: Tables): string[] {
  return Object.entries(before).flatMap(([name, was]) => {
    const is = after[name];
    return is ? takenFrom(was, is).map((what) => `${name}: ${what}`) : [`${name} is gone`];
  });
}

function takenFrom(was: Table, is: Table): string[] {
  const kept = Object.entries(was.columns).flatMap(([name, old]) => {
    const now = is.columns[name];
    if (!now) return [`${name} is gone`];
    if (now.type !== old.type) return [`${name} is another type`];
    if (now.notNull && !old.notNull) return [`${name} must be given now`];
    return now.notNull && now.default === undefined && old.default !== undefined
      ? [`${name} has no default any more`]
      : [];
  });
  const added = Object.entries(is.columns).flatMap(([name, { notNull, default: value, generated }]) =>
    name in was.columns || !notNull || value !== undefined || generated !== undefined
      ? []
      : [`${name} must be given`],
  );
  const unique = Object.entries({ ...is.indexes, ...is.uniqueConstraints }).flatMap(([name, index]) => {
    if (name in was.indexes || name in was.uniqueConstraints) return [];
    if ('isUnique' in index && !index.isUnique) return [];
    const columns = index.columns.map((each) => (typeof each === 'string' ? each : each.expression));
    return columns.every((each) => each in was.columns) ? [`${name} refuses rows`] : [];
  });
  const checks = Object.keys(is.checkConstraints)
    .filter((name) => !(name in was.checkConstraints))
    .map((name) => `${name} refuses rows`);
  return [...kept, ...added, ...unique, ...checks];
}

test('nothing is taken from programs of the release before', () => {
  expect(taken(tablesOf(releaseBefore.snapshot), tablesOf(latest()))).toEqual([]);
});

test('the release before is a migration that was made, with what was kept of its tables', () => {
  const journal = z
    .object({ entries: z.array(z.object({ when: z.number() })) })
    .parse(JSON.parse(readFileSync(new URL('_journal.json', meta), 'utf8')));
  expect(journal.entries.map(({ when }) => when)).toContain(releaseBefore.version);
});

test('a column that is dropped, must be given or is another type, and a narrower table are found', () => {
  const text = { type: 'text', notNull: true };
  const table = (columns: Table['columns'], more: Partial<Table> = {}): Tables => ({
    'public.cards': { columns, indexes: {}, uniqueConstraints: {}, checkConstraints: {}, ...more },
  });
  const before = table({ id: { ...text, default: 'gen()' }, name: { ...text, notNull: false }, old: text });
  const after = table(
    {
      id: text,
      name: text,
      size: text,
      colour: { ...text, default: "'white'" },
      note: { ...text, notNull: false },
    },
    {
      indexes: { cards_name: { isUnique: true, columns: [{ expression: 'name' }] } },
      checkConstraints: { c: {} },
    },
  );
  expect(taken(before, after)).toEqual([
    'public.cards: id has no default any more',
    'public.cards: name must be given now',
    'public.cards: old is gone',
    'public.cards: size must be given',
    'public.cards: cards_name refuses rows',
    'public.cards: c refuses rows',
  ]);
  expect(taken(before, {})).toEqual(['public.cards is gone']);
  expect(taken(table({ id: text }), table({ id: { ...text, type: 'uuid' } }))).toEqual([
    'public.cards: id is another type',
  ]);
});
