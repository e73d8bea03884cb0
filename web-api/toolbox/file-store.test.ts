import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { files } from '@blattwerk/database/tables/files.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFileStore } from './file-store.ts';

let database: Database;
let directory: string;
let now: Date;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.delete(files);
  directory = await mkdtemp(join(tmpdir(), 'blattwerk-files-'));
  now = new Date('2026-11-20T12:00:00Z');
});
afterEach(() => rm(directory, { recursive: true }));

const open = (budget = 1000) =>
  createFileStore({
    database,
    directory,
    secret: 'a secret of the test',
    secondsKept: 3600,
    budget,
    clock: () => now,
  });
const file = {
  bytes: new Uint8Array([1, 2, 3]),
  media: 'image/png',
  name: 'bild-druck.png',
  kind: 'toolbox-print' as const,
  sessionId: null,
};
const onDisk = () => readdir(directory);
const rows = () => database.select().from(files);

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
  expect([await onDisk(), await rows()]).toEqual([[], []]);
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

test('every file has a row that says what it is and until when', async () => {
  await saved();
  const [row] = await rows();
  expect(row).toMatchObject({
    kind: 'toolbox-print',
    bytes: 3,
    media: 'image/png',
    sha256: '039058c6f2c0cb492c533b0a4d14ef77cc0f78abccced5287d84a1a2011cfb81',
    createdAt: now,
    expiresAt: new Date('2026-11-20T13:00:00Z'),
    sessionId: null,
  });
  expect(await onDisk()).toEqual([row?.storedName]);
});

test('what has no row goes at the next sweep, half written or whole; what is new and what is not ours stays', async () => {
  const left = [`1995000000-${'0'.repeat(32)}.part`, `1995000000-${'1'.repeat(32)}`];
  const young = `1995000000-${'2'.repeat(32)}`;
  for (const name of [...left, young, 'notes.txt']) await writeFile(join(directory, name), 'left');
  const before = new Date(now.getTime() - 120_000);
  for (const name of [...left, 'notes.txt']) await utimes(join(directory, name), before, before);
  await utimes(join(directory, young), now, now);
  const { id } = await saved();
  const [row] = await rows();
  await utimes(join(directory, row?.storedName ?? ''), before, before);
  await open().sweep();
  expect((await onDisk()).sort()).toEqual([row?.storedName, young, 'notes.txt'].sort());
  expect((await open().read(id)).ok).toBe(true);
});

test('when the row cannot be written there is no file either, and no file can be read whose row is gone', async () => {
  await expect(open().save({ ...file, sessionId: 'nobody’s' })).rejects.toThrow();
  expect(await onDisk()).toEqual([]);
  const { id } = await saved();
  await database.delete(files);
  expect(await open().read(id)).toEqual({ ok: false, refusal: 'expired' });
});
