import { createHash } from 'node:crypto';
import { access, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDiskCache } from './disk-cache.ts';

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'blattwerk-cache-'));
});
afterEach(() => rm(directory, { recursive: true }));

const hashOf = (what: string) => createHash('sha256').update(what).digest('hex');
const nameOf = (what: string) => `${hashOf(what)}.webp`;
const pathOf = (what: string) => join(directory, nameOf(what).slice(0, 2), nameOf(what));
const bytes = (length: number) => Buffer.alloc(length, 7);

async function bytesOnDisk(): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('a file is read as it was written, also after the cache is opened again', async () => {
  const cache = createDiskCache(directory, 1_000);
  expect(await cache.read(nameOf('a'))).toBeUndefined();
  await cache.write(nameOf('a'), bytes(100));
  expect(await cache.read(nameOf('a'))).toEqual(bytes(100));
  expect(await createDiskCache(directory, 1_000).read(nameOf('a'))).toEqual(bytes(100));
});

test('a name may be a short hash without a format, and its directory need not exist', async () => {
  const cache = createDiskCache(join(directory, 'new', 'images'), 1_000);
  const name = hashOf('a').slice(0, 40);
  await cache.write(name, bytes(10));
  expect(await cache.read(name)).toEqual(bytes(10));
});

test('beyond its limit the least recently used files go', async () => {
  const cache = createDiskCache(directory, 1_000);
  for (const name of ['a', 'b', 'c']) await cache.write(nameOf(name), bytes(300));
  await cache.read(nameOf('a'));
  await cache.write(nameOf('d'), bytes(300));
  expect(await cache.read(nameOf('b'))).toBeUndefined();
  expect(await cache.read(nameOf('a'))).toEqual(bytes(300));
  expect(await cache.read(nameOf('d'))).toEqual(bytes(300));
  expect(await bytesOnDisk()).toBeLessThanOrEqual(1_000);
});

test('the directory stays below its limit, and room is made for more than one file', async () => {
  const cache = createDiskCache(directory, 1_000);
  for (let at = 0; at < 30; at += 1) {
    await cache.write(nameOf(String(at)), bytes(100));
    expect(await bytesOnDisk()).toBeLessThanOrEqual(1_000);
  }
  expect(await bytesOnDisk()).toBeGreaterThanOrEqual(500);
});

test('what an earlier run left counts, and its oldest files go first', async () => {
  const before = createDiskCache(directory, 10_000);
  for (const name of ['old', 'new']) await before.write(nameOf(name), bytes(400));
  const hoursAgo = new Date(Date.now() - 3_600_000);
  await utimes(pathOf('old'), hoursAgo, hoursAgo);
  const after = createDiskCache(directory, 1_000);
  await after.write(nameOf('now'), bytes(400));
  expect(await after.read(nameOf('old'))).toBeUndefined();
  expect(await after.read(nameOf('new'))).toEqual(bytes(400));
});

test('writing the same file twice keeps it once', async () => {
  const cache = createDiskCache(directory, 1_000);
  await Promise.all([cache.write(nameOf('a'), bytes(700)), cache.write(nameOf('a'), bytes(700))]);
  expect(await bytesOnDisk()).toBe(700);
  expect(await cache.read(nameOf('a'))).toEqual(bytes(700));
});

test('old drafts of a process that ended are removed; other files stay and do not count', async () => {
  const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
  await writeFile(join(directory, 'half.draft'), 'x');
  await utimes(join(directory, 'half.draft'), hoursAgo, hoursAgo);
  await writeFile(join(directory, 'being-written.draft'), 'x');
  await writeFile(join(directory, 'notes.txt'), bytes(2_000));
  const cache = createDiskCache(directory, 1_000);
  await cache.write(nameOf('a'), bytes(500));
  expect(await cache.read(nameOf('a'))).toEqual(bytes(500));
  const left = (await readdir(directory)).filter((name) => name.includes('.'));
  expect(left.sort()).toEqual(['being-written.draft', 'notes.txt']);
});

test('a file removed from disk by hand is written again', async () => {
  const cache = createDiskCache(directory, 1_000);
  await cache.write(nameOf('a'), bytes(10));
  await rm(join(directory, nameOf('a').slice(0, 2)), { recursive: true });
  expect(await cache.read(nameOf('a'))).toBeUndefined();
  await cache.write(nameOf('a'), bytes(20));
  expect(await cache.read(nameOf('a'))).toEqual(bytes(20));
});

test('only hashes are names: no path leads out of the directory', async () => {
  const cache = createDiskCache(join(directory, 'cache'), 1_000);
  expect(await cache.read('../../etc/passwd')).toBeUndefined();
  await expect(cache.write('../outside.webp', bytes(1))).rejects.toThrow('no name of a kept file');
  await expect(access(join(directory, 'outside.webp'))).rejects.toThrow();
});

test('a file that cannot be written leaves no draft behind', async () => {
  const cache = createDiskCache(directory, 1_000);
  // A folder where the file should be.
  await mkdir(pathOf('a'), { recursive: true });
  await expect(cache.write(nameOf('a'), bytes(1))).rejects.toThrow();
  expect((await readdir(directory)).filter((name) => name.endsWith('.draft'))).toEqual([]);
});
