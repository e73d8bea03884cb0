import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDiskCache } from './disk-cache.ts';
import { bytesOf, nameOf } from './testing/numbered-files.ts';

let directory = '';
const children: ChildProcess[] = [];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'blattwerk-cache-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(directory, { recursive: true });
});

type Work = { limit: number; first: number; last: number; turns: number };

/** Starts a process that writes numbered files into the cache. */
function start({ limit, first, last, turns }: Work): ChildProcess {
  const script = fileURLToPath(new URL('./testing/writing-process.ts', import.meta.url));
  const numbers = [limit, first, last, turns].map(String);
  const child = spawn(process.execPath, [script, directory, ...numbers], { stdio: 'ignore' });
  children.push(child);
  return child;
}

/** Names of kept files, without drafts. */
async function keptNames(): Promise<string[]> {
  const names = await readdir(directory, { recursive: true });
  return names.filter((name) => name.endsWith('.webp'));
}

test('two processes that fill one directory keep its limit together', async () => {
  const limit = 2_000_000;
  const ends = [0, 100].map((first) => once(start({ limit, first, last: first + 59, turns: 1 }), 'exit'));
  expect(await Promise.all(ends)).toEqual([
    [0, null],
    [0, null],
  ]);
  const kept = await keptNames();
  // Each process counts anew after a tenth of the limit.
  expect(kept.length * 100_000).toBeLessThanOrEqual(limit * 1.2);
  expect(kept.length * 100_000).toBeGreaterThanOrEqual(limit / 2);
});

test('what another process writes is read', async () => {
  const cache = createDiskCache(directory, 10_000_000);
  await once(start({ limit: 10_000_000, first: 1, last: 3, turns: 1 }), 'exit');
  expect(await cache.read(nameOf(2))).toEqual(bytesOf(2));
});

test('a process that is killed while it writes leaves whole files only', async () => {
  const child = start({ limit: 100_000_000, first: 0, last: 20, turns: 100_000 });
  await expect.poll(async () => (await keptNames()).length, { timeout: 20_000 }).toBeGreaterThan(3);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const cache = createDiskCache(directory, 100_000_000);
  for (let number = 0; number <= 20; number += 1) {
    const read = await cache.read(nameOf(number));
    if (read) expect(read.equals(bytesOf(number))).toBe(true);
  }
  const drafts = (await readdir(directory)).filter((name) => name.endsWith('.draft'));
  const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const draft of drafts) await utimes(join(directory, draft), hoursAgo, hoursAgo);
  await cache.write(nameOf(30), bytesOf(30));
  expect((await readdir(directory)).filter((name) => name.endsWith('.draft'))).toEqual([]);
});
