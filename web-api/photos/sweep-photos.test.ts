import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { photos } from '@blattwerk/database/tables/photos.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskStorage } from '../storage/disk-storage.ts';
import { createPhotoStore } from './photo-store.ts';

let database: Database;
const directory = join(tmpdir(), `blattwerk-photos-${process.pid}`);
let now = new Date('2026-11-20T12:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 60 * 60 * 1000);

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('what expired, was deleted or never arrived goes with its files; what is ordered or in use stays', async () => {
  const storage = createDiskStorage(directory);
  const store = createPhotoStore(database, storage, () => now);
  const picture = { bytes: new Uint8Array([1]), format: 'jpeg', width: 1, height: 1 } as const;
  const keep = () =>
    store.keep(picture.bytes, { picture, focus: { x: 0.5, y: 0.5 }, capturedAt: null }, null);
  const [used, expired, ordered, deleted, stuck, arriving] = await Promise.all(
    Array.from({ length: 6 }, keep),
  );
  const set = (photo: { id: string } | undefined, values: Partial<typeof photos.$inferInsert>) =>
    database
      .update(photos)
      .set(values)
      .where(eq(photos.id, photo?.id ?? ''));
  await set(expired, { expiresAt: now });
  await set(ordered, { expiresAt: now, keptUntil: later(1) });
  await set(deleted, { state: 'deleted' });
  await set(stuck, { state: 'arriving', createdAt: later(-2) });
  await set(arriving, { state: 'arriving' });
  await store.sweep();
  const left = [used, ordered, arriving].map((photo) => photo?.id).toSorted();
  const rows = await database.select({ id: photos.id }).from(photos);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(left);
  expect((await readdir(join(directory, 'photos'))).toSorted()).toEqual(left);
  now = later(24 * 61);
  await store.sweep();
  expect(await database.select().from(photos)).toEqual([]);
  expect(await readdir(join(directory, 'photos'))).toEqual([]);
});
