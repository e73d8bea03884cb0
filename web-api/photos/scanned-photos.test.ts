import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { photos as table } from '@blattwerk/database/tables/photos.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskStorage } from '../storage/disk-storage.ts';
import { createPhotos } from './photos.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('what holds a virus is refused before it is read, and so is everything while the scanner is away', async () => {
  const logged: string[] = [];
  const photos = createPhotos({
    database,
    storage: createDiskStorage(join(tmpdir(), `blattwerk-scanned-${process.pid}`)),
    // The protocol of the real one has a test of its own.
    scan: async ({ length }) => {
      if (length === 1) throw new Error('The scanner is away.');
      return length === 2 ? 'infected' : 'clean';
    },
    clock: () => new Date(),
    log: { error: (_: unknown, text?: string) => logged.push(text ?? '') },
  });
  const visitor = { address: 'one', signal: new AbortController().signal };
  const refusalOf = async (bytes: number) => {
    const taken = await photos.take(new Uint8Array(bytes), null, visitor);
    return taken.ok ? undefined : taken.refusal;
  };
  expect(await refusalOf(2)).toBe('infected');
  expect(await refusalOf(1)).toBe('busy');
  expect(await refusalOf(3)).toBe('unknown-kind');
  expect(logged).toEqual(['a photo could not be scanned for viruses']);
  expect(await database.select().from(table)).toEqual([]);
});
