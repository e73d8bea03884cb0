import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFileStore } from './file-store.ts';

let directory: string;
let now: Date;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'blattwerk-files-'));
  now = new Date('2026-11-20T12:00:00Z');
});
afterEach(() => rm(directory, { recursive: true }));

const open = (budget = 1000) =>
  createFileStore({ directory, secret: 'a secret of the test', secondsKept: 3600, budget, clock: () => now });
const file = { bytes: new Uint8Array([1, 2, 3]), media: 'image/png', name: 'bild-druck.png' };
const files = () => readdir(directory);

async function saved(store = open()) {
  const result = await store.save(file);
  if (!result.ok) throw new Error(result.refusal);
  return result;
}

test('a file is read again, by another process too', async () => {
  const { id, expiresAt } = await saved();
  expect(expiresAt).toEqual(new Date('2026-11-20T13:00:00Z'));
  const read = await open().read(id);
  expect(read).toMatchObject({ ok: true, file: { media: 'image/png', name: 'bild-druck.png' } });
  expect(read.ok && [...read.file.bytes]).toEqual([1, 2, 3]);
});

test('after an hour it is expired, and the next sweep takes it from the disk', async () => {
  const store = open();
  const { id } = await saved(store);
  now = new Date('2026-11-20T13:00:01Z');
  expect(await store.read(id)).toEqual({ ok: false, refusal: 'expired' });
  await store.sweep();
  expect(await files()).toEqual([]);
});

test('forged, foreign and changed ids open nothing', async () => {
  const { id } = await saved();
  const [header, payload, signature] = id.split('.');
  const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
  const changed = Buffer.from(JSON.stringify({ ...claims, sub: '../key' })).toString('base64url');
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  const forged = [
    `${header}.${changed}.${signature}`,
    `${unsigned}.${payload}.`,
    '../key',
    'key',
    '',
    id.slice(1),
  ];
  for (const one of forged) expect(await open().read(one)).toEqual({ ok: false, refusal: 'unknown-file' });
});

test('a full store refuses; what it promised stays until it expires', async () => {
  const store = open(5);
  const { id } = await saved(store);
  expect(await store.save(file)).toEqual({ ok: false, refusal: 'full' });
  expect((await store.read(id)).ok).toBe(true);
  now = new Date('2026-11-20T13:00:01Z');
  expect((await store.save(file)).ok).toBe(true);
});

test('what a process left half written goes too, and nothing else', async () => {
  await writeFile(join(directory, `1795000000-${'0'.repeat(32)}.part`), 'half');
  await writeFile(join(directory, 'notes.txt'), 'not ours');
  await open().sweep();
  expect(await files()).toEqual(['notes.txt']);
});
