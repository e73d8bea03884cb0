import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreBackup, writeBackup } from './backup.ts';
import type { Database } from './database.ts';
import { openTestDatabase } from './open-test-database.ts';
import { assetFiles, assetFolders, assets } from './tables/assets.ts';
import { customers } from './tables/customers.ts';
import { spaces } from './tables/spaces.ts';

let full: Database;
let lines: string[];
const opened: Database[] = [];
const openDatabase = async () => {
  const database = await openTestDatabase();
  opened.push(database);
  return database;
};

beforeAll(async () => {
  full = await openDatabase();
  const space = {
    name: 'Blattwerk',
    domain: '',
    languageCodes: ['en', 'fr'],
    contentVersion: 1_790_000_000_001,
  };
  await full.insert(spaces).values({ id: 1, ...space });
  const folder = { spaceId: 1, name: 'Ältere „Bilder“\n' };
  const [child] = await full
    .insert(assetFolders)
    .values({ ...folder, uuid: '00000000-0000-4000-8000-000000000001' })
    .returning();
  const [parent] = await full
    .insert(assetFolders)
    .values({ ...folder, uuid: '00000000-0000-4000-8000-000000000002' })
    .returning();
  if (!child || !parent) throw new Error('The folders were not stored.');
  // A folder may lie in a younger one.
  await full.update(assetFolders).set({ parentId: parent.id }).where(eq(assetFolders.id, child.id));
  for (let at = 0; at < 250; at += 1) {
    const [asset] = await full
      .insert(assets)
      .values({
        spaceId: 1,
        path: `1x1/${at}/a.png`,
        shortName: 'a.png',
        contentType: 'image/png',
        metaData: { z: 1, a: { alt__i18n__en: '</script>' } },
        internalTagIds: [at, 2],
      })
      .returning();
    if (asset)
      await full.insert(assetFiles).values({ assetId: asset.id, content: Buffer.from([0, 255, at % 256]) });
  }
  const name = { firstName: 'Anna', lastName: 'Beispiel', name: 'Anna Beispiel' };
  await full.insert(customers).values({ id: 'a', email: 'a@kunde.example', ...name });
  await full.insert(customers).values({ id: 'b', email: 'b@kunde.example', ...name });
  // Its number was given out once and for all.
  await full.delete(customers).where(eq(customers.id, 'b'));
  lines = await linesOf(full);
}, 60_000);
afterAll(async () => {
  for (const database of opened) await database.close();
});

async function linesOf(database: Database): Promise<string[]> {
  const found: string[] = [];
  await writeBackup(database, async (line) => void found.push(line));
  return found;
}

async function* each(all: readonly string[]): AsyncGenerator<string> {
  yield* all;
}

test('what was backed up is there again: the same rows, bytes, times and next numbers', async () => {
  const empty = await openDatabase();
  expect(await restoreBackup(empty, each(lines), { replace: false })).toEqual({ ok: true, rows: 504 });
  expect(await linesOf(empty)).toEqual(lines);
  expect(await empty.select().from(assets)).toEqual(await full.select().from(assets));
  expect(await empty.select().from(assetFiles)).toEqual(await full.select().from(assetFiles));
  const [next] = await empty
    .insert(customers)
    .values({
      id: 'c',
      email: 'c@kunde.example',
      firstName: 'Cem',
      lastName: 'Beispiel',
      name: 'Cem Beispiel',
    })
    .returning();
  expect(next?.number).toBe(100_003);

  expect(await restoreBackup(empty, each(lines), { replace: false })).toMatchObject({
    ok: false,
    message: expect.stringMatching(/holds something already/),
  });
  expect(await restoreBackup(empty, each(lines), { replace: true })).toMatchObject({ ok: true });
  expect(await linesOf(empty)).toEqual(lines);
});

test.each([
  ['nothing', () => []],
  ['another file', () => ['{"name":"blattwerk"}']],
  ['no text of ours', () => ['PK']],
  ['one that ends early', () => lines.slice(0, -1)],
  ['one that lacks a row', () => lines.toSpliced(20, 1)],
  ['one whose row refers to nothing', () => lines.filter((line) => !line.startsWith('["spaces"'))],
  ['one of another version', () => ['{"blattwerk":"backup","version":1}', ...lines.slice(1)]],
])('%s is refused with a sentence, and the database stays as it was', async (_, broken) => {
  const before = await linesOf(full);
  const restored = await restoreBackup(full, each(broken()), { replace: true });
  expect(restored).toMatchObject({ ok: false, message: expect.stringMatching(/^[A-Z].*\.$/) });
  expect(await linesOf(full)).toEqual(before);
});
