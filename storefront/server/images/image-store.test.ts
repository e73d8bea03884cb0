import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createImageStore, imageName } from './image-store.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'store-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('what was written is read, also by the next process', async () => {
  const name = imageName({ source: 'a' });
  await createImageStore(directory, 1000).write(name, Buffer.from('picture'));
  expect((await createImageStore(directory, 1000).read(name))?.toString()).toBe('picture');
});

test('the directory stays below its limit', async () => {
  const store = createImageStore(directory, 1000);
  for (let at = 0; at < 30; at += 1) await store.write(imageName({ at }), Buffer.alloc(100));
  const files = (await readdir(directory, { recursive: true })).filter((path) => path.includes('/'));
  expect(files.length).toBeLessThanOrEqual(10);
  expect(files.length).toBeGreaterThanOrEqual(5);
});
