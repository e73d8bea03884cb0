import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskStorage } from './disk-storage.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'blattwerk-storage-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test('a file is put, replaced, read and deleted, and takes its folder along', async () => {
  const storage = createDiskStorage(directory);
  await storage.put('photos/one/original', new Uint8Array([1, 2]));
  await storage.put('photos/one/original', new Uint8Array([3]));
  await storage.put('photos/one/320', new Uint8Array([4]));
  expect([...((await storage.get('photos/one/original')) ?? [])]).toEqual([3]);
  await storage.delete('photos/one/320');
  expect(await readdir(join(directory, 'photos', 'one'))).toEqual(['original']);
  await storage.delete('photos/one/original');
  await storage.delete('photos/one/original');
  expect(await storage.get('photos/one/original')).toBeUndefined();
  expect(await readdir(join(directory, 'photos'))).toEqual([]);
});

test.each(['../secret', 'photos/../../secret', '/etc/passwd', 'photos//one', 'Photos', ''])(
  'no name leads out of the directory: %s',
  async (name) => {
    const storage = createDiskStorage(directory);
    await expect(storage.put(name, new Uint8Array([1]))).rejects.toThrow('cannot be called');
  },
);
