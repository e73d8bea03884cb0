import { randomBytes } from 'node:crypto';
import { closeSync, cpSync, existsSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sumsFile } from './closing-sums.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { rateLimits } from './tables/rate-limits.ts';

const folder = mkdtempSync(join(tmpdir(), 'blattwerk-damage-'));
const whole = join(folder, 'whole');
const rows = 4_000;
const pageBytes = 8192;
/** The file of the table, below the database's folder. */
let tableFile: string;

async function open(directory: string): Promise<Database> {
  const opened = await openDatabase({ directory });
  if (!opened.ok) throw new Error(opened.message);
  return opened.database;
}

beforeAll(async () => {
  const database = await open(whole);
  await database.insert(rateLimits).values(
    Array.from({ length: rows }, (_, at) => ({
      key: `${at}`.padEnd(200, '.'),
      points: 1,
      expire: new Date(0),
    })),
  );
  const [found] = await database
    .select({ path: sql<string>`pg_relation_filepath('rate_limits')` })
    .from(rateLimits)
    .limit(1);
  tableFile = found?.path ?? '';
  await database.close();
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** A copy of the database as it was closed. */
function copy(name: string): string {
  const directory = join(folder, name);
  cpSync(whole, directory, { recursive: true });
  return directory;
}

function overwrite(directory: string, bytes: Buffer): void {
  const file = openSync(join(directory, tableFile), 'r+');
  writeSync(file, bytes, 0, bytes.length, 10 * pageBytes);
  closeSync(file);
}

const damagedBytes = 160 * 1024;
const refusal = (directory: string, what: unknown) => ({
  ok: false,
  message: expect.stringMatching(
    `^The database in ${directory} is damaged \\(${what}.*\\)\\. Move the folder away and bring the last backup back: npm run restore -- <file>\\.$`,
  ),
});

test.each([
  ['other bytes', randomBytes(damagedBytes)],
  // PostgreSQL takes an empty page for a new one.
  ['empty pages', Buffer.alloc(damagedBytes)],
])(
  '%s in a table of a database that was closed are noticed before it is opened, each time',
  async (name, bytes) => {
    const directory = copy(name.replace(' ', '-'));
    overwrite(directory, bytes);
    for (let start = 0; start < 2; start += 1)
      expect(await openDatabase({ directory })).toEqual(refusal(directory, tableFile));
  },
);

test('a file that has gone is noticed as well', async () => {
  const directory = copy('gone');
  rmSync(join(directory, tableFile));
  expect(await openDatabase({ directory })).toEqual(refusal(directory, tableFile));
});

test('after a crash every table is read, and one that is damaged is named', async () => {
  const directory = copy('crashed');
  // As a process that was killed leaves it.
  rmSync(join(directory, sumsFile));
  overwrite(directory, randomBytes(damagedBytes));
  for (let start = 0; start < 2; start += 1)
    expect(await openDatabase({ directory })).toEqual(refusal(directory, 'public.rate_limits'));
});

test('a whole database opens, closed or crashed, and while it is open nothing is noted of it', async () => {
  const directory = copy('well');
  for (const isCrashed of [false, true, false]) {
    if (isCrashed) rmSync(join(directory, sumsFile));
    const database = await open(directory);
    expect(existsSync(join(directory, sumsFile))).toBe(false);
    expect(await database.$count(rateLimits)).toBe(rows);
    await database.insert(rateLimits).values({ key: 'one more', points: 1 });
    await database.delete(rateLimits).where(eq(rateLimits.key, 'one more'));
    await database.close();
    expect(existsSync(join(directory, sumsFile))).toBe(true);
  }
});
