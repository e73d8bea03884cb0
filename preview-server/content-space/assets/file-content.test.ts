import { randomBytes } from 'node:crypto';
import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { assetFiles, assets } from '@blattwerk/database/tables/assets.ts';
import { spaces } from '@blattwerk/database/tables/spaces.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { partBytes, readContent, writeContent } from './file-content.ts';

const megabyte = 1024 * 1024;

function* chunksOf(content: Uint8Array) {
  for (let from = 0; from < content.length; from += partBytes) yield content.subarray(from, from + partBytes);
}

let database: Database;
let assetId = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  await database
    .insert(spaces)
    .values({ id: 1, name: 'Blattwerk', domain: '', languageCodes: [], contentVersion: 1 });
  const [asset] = await database
    .insert(assets)
    .values({ spaceId: 1, path: '1x1/a/a.png', shortName: 'a.png', contentType: 'image/png' })
    .returning();
  assetId = asset?.id ?? 0;
});
afterAll(() => database.close());

test.each([0, 1, megabyte - 1, megabyte, megabyte + 1, 2.5 * megabyte])(
  'a file of %i bytes is read as it was written, in place of the one before',
  async (size) => {
    const content = randomBytes(size);
    await writeContent(database, assetId, chunksOf(randomBytes(3 * megabyte)));
    await writeContent(database, assetId, chunksOf(content));
    expect((await readContent(database, assetId))?.equals(content)).toBe(true);
  },
);

test('every byte keeps its value', async () => {
  const content = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  await writeContent(database, assetId, chunksOf(content));
  expect([...((await readContent(database, assetId)) ?? [])]).toEqual([...content]);
});

test('a file stored whole by an older program is read', async () => {
  const content = randomBytes(3 * megabyte);
  await database.delete(assetFiles);
  await database.insert(assetFiles).values({ assetId, content });
  expect((await readContent(database, assetId))?.equals(content)).toBe(true);
});

test('a file that is not there is empty', async () => {
  expect(await readContent(database, assetId + 1)).toHaveLength(0);
});

test('a file that is replaced while it is read is neither the one nor the other', async () => {
  const replace = (content: Buffer) =>
    database.transaction((queries) => writeContent(queries, assetId, chunksOf(content)));
  const before = randomBytes(3 * megabyte);
  await replace(before);
  let [reads, replaced] = [0, Promise.resolve()];
  const replacedBetweenParts = new Proxy(database, {
    get(target, name) {
      if (name === 'select') reads += 1;
      if (name === 'select' && reads === 3) replaced = replace(randomBytes(3 * megabyte));
      return Reflect.get(target, name);
    },
  });
  const read = await readContent(replacedBetweenParts, assetId);
  await replaced;
  // Over several connections the last part may have been read before the other file is there.
  expect(read === undefined || read.equals(before)).toBe(true);
  expect(await readContent(database, assetId)).toHaveLength(3 * megabyte);
});
