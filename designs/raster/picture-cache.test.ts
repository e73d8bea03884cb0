import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPictureCache } from './picture-cache.ts';

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'blattwerk-pictures-'));
});
afterEach(() => rm(directory, { recursive: true }));

const nameOf = (what: string) => `${createHash('sha256').update(what).digest('hex')}.webp`;
const bytes = (length: number) => Buffer.alloc(length, 7);

test('a picture is read as it was written, also after the cache is opened again', async () => {
  const cache = await openPictureCache(directory, 1_000);
  expect(await cache.read(nameOf('a'))).toBeUndefined();
  await cache.write(nameOf('a'), bytes(100));
  expect(await cache.read(nameOf('a'))).toEqual(bytes(100));
  const again = await openPictureCache(directory, 1_000);
  expect(await again.read(nameOf('a'))).toEqual(bytes(100));
  expect(again.size()).toBe(100);
});

test('beyond its limit the least used pictures go', async () => {
  const cache = await openPictureCache(directory, 1_000);
  for (const name of ['a', 'b', 'c']) await cache.write(nameOf(name), bytes(300));
  await cache.read(nameOf('a'));
  await cache.write(nameOf('d'), bytes(300));
  expect(await cache.read(nameOf('b'))).toBeUndefined();
  expect(await cache.read(nameOf('a'))).toEqual(bytes(300));
  expect(await cache.read(nameOf('d'))).toEqual(bytes(300));
  expect(cache.size()).toBeLessThanOrEqual(1_000);
});

test('writing the same picture twice counts it once', async () => {
  const cache = await openPictureCache(directory, 1_000);
  await Promise.all([cache.write(nameOf('a'), bytes(200)), cache.write(nameOf('a'), bytes(200))]);
  expect(cache.size()).toBe(200);
});

test('what another process writes into the same directory is read', async () => {
  const cache = await openPictureCache(directory, 1_000);
  const other = await openPictureCache(directory, 1_000);
  await other.write(nameOf('a'), bytes(100));
  expect(await cache.read(nameOf('a'))).toEqual(bytes(100));
  expect(cache.size()).toBe(100);
});

test('old drafts of an interrupted run are removed; other files stay and do not count', async () => {
  const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
  await writeFile(join(directory, 'half.draft'), 'x');
  await utimes(join(directory, 'half.draft'), hoursAgo, hoursAgo);
  await writeFile(join(directory, 'being-written.draft'), 'x');
  await writeFile(join(directory, 'notes.txt'), 'x');
  const cache = await openPictureCache(directory, 1_000);
  expect(await readdir(directory)).toEqual(['being-written.draft', 'notes.txt']);
  expect(cache.size()).toBe(0);
});

test('a picture removed from disk by hand is drawn again', async () => {
  const cache = await openPictureCache(directory, 1_000);
  await cache.write(nameOf('a'), bytes(10));
  await rm(join(directory, nameOf('a').slice(0, 2)), { recursive: true });
  expect(await cache.read(nameOf('a'))).toBeUndefined();
  expect(cache.size()).toBe(0);
});

test('only hashes are names: no path leads out of the directory', async () => {
  const cache = await openPictureCache(directory, 1_000);
  expect(await cache.read('../../etc/passwd')).toBeUndefined();
  await expect(cache.write('../outside.webp', bytes(1))).rejects.toThrow('no name of a picture');
});
