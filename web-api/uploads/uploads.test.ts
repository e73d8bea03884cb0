import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabasePlace } from '@blattwerk/database/open-test-database.ts';
import { photoUploadParts, photoUploads } from '@blattwerk/database/tables/photo-uploads.ts';
import { photos } from '@blattwerk/database/tables/photos.ts';
import { shopHeaders } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import sharp from 'sharp';
import { DetailedError, Upload, type UploadOptions } from 'tus-js-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createDiskStorage } from '../storage/disk-storage.ts';
import { killBackEndProcesses, startBackEndProcess } from '../test-support/back-end-processes.ts';
import { type RunningBackEnd, serveBeside, startBackEnd } from '../test-support/running-back-end.ts';
import { createUploadStore } from './upload-store.ts';

const shop = shopHeaders({ channel: 'blattwerk', country: 'DE', locale: 'de-DE' });
let backEnd: RunningBackEnd;
let directory: string;
let large: Buffer;
let now = new Date('2026-11-26T12:00:00Z');

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'blattwerk-uploads-'));
  backEnd = await startBackEnd({ storage: { kind: 'disk', directory } }, () => now);
  // Noise does not get smaller: some megabytes.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 1800, height: 1200, channels: 3, background: '#888', noise } as const;
  large = await sharp({ create }).jpeg({ quality: 100 }).toBuffer();
});
afterEach(killBackEndProcesses);
afterAll(async () => {
  await backEnd.close();
  await rm(directory, { recursive: true });
});

type Sent = { url: string | null; error: Error | undefined };

/** Sends with the client that browsers use, as it is. */
function send(origin: string, file: Buffer, options: UploadOptions = {}): Promise<Sent> {
  return new Promise((resolve) => {
    const upload = new Upload(file, {
      endpoint: `${origin}/web-api/uploads`,
      retryDelays: null,
      onSuccess: () => resolve({ url: upload.url, error: undefined }),
      onError: (error) => resolve({ url: upload.url, error }),
      ...options,
    });
    upload.start();
  });
}

const statusOf = ({ error }: Sent) =>
  error instanceof DetailedError ? error.originalResponse?.getStatus() : undefined;
const photoOf = (url: string | null, origin = backEnd.origin) =>
  fetch(`${url}/photo`.replace(/^https?:\/\/[^/]+/, origin), { method: 'POST', headers: shop });

/** Sends until so much has arrived, and breaks the connection. */
function sendPart(origin: string, file: Buffer, bytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: `${origin}/web-api/uploads`,
      retryDelays: null,
      chunkSize: bytes,
      onError: reject,
      onChunkComplete: () => {
        void upload.abort();
        resolve(upload.url ?? '');
      },
    });
    upload.start();
  });
}

test('a large photo arrives in parts and is one photo, however often it is asked for', async () => {
  expect(large.length).toBeGreaterThan(2_000_000);
  const { url, error } = await send(backEnd.origin, large);
  expect(error).toBeUndefined();
  expect(url).toMatch(/\/web-api\/uploads\/[0-9a-f-]{36}\.[\w-]{43}$/);
  const [first, second] = await Promise.all([photoOf(url), photoOf(url)]);
  expect(first.status).toBe(201);
  const photo = await first.json();
  expect(photo).toMatchObject({ width: 1800, height: 1200 });
  expect(await second.json()).toMatchObject({ id: photo.id });
  expect(await (await photoOf(url)).json()).toMatchObject({ id: photo.id, likeness: photo.likeness });
  expect((await backEnd.ask(`${photo.url}?width=320`)).status).toBe(200);
  expect(await backEnd.database.select().from(photos)).toHaveLength(1);
  // Of the parts nothing is left.
  expect(await backEnd.database.select().from(photoUploadParts)).toEqual([]);
  expect(await readdir(join(directory, 'uploads'))).toEqual([]);
});

test('after a broken connection it goes on where it was; a wrong place is refused', async () => {
  const url = await sendPart(backEnd.origin, large, 700_000);
  const patch = (offset: string) =>
    fetch(url, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': offset,
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array([1, 2, 3]),
    });
  for (const offset of ['0', '699999', '700001', '99999999']) expect((await patch(offset)).status).toBe(409);
  expect((await patch('nonsense')).status).toBe(400);
  expect((await photoOf(url)).status).toBe(409);
  const head = await fetch(url, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } });
  expect(head.headers.get('upload-offset')).toBe('700000');
  const starts: string[] = [];
  const rest = await send(backEnd.origin, large, {
    uploadUrl: url,
    onBeforeRequest: (request) => {
      if (request.getMethod() === 'PATCH') starts.push(request.getHeader('Upload-Offset') ?? '');
    },
  });
  expect(rest.error).toBeUndefined();
  expect(starts).toEqual(['700000']);
  expect((await photoOf(url)).status).toBe(201);
});

test('what had arrived is kept when the connection dies amid a part', async () => {
  const created = await fetch(`${backEnd.origin}/web-api/uploads`, {
    method: 'POST',
    headers: { 'tus-resumable': '1.0.0', 'upload-length': String(large.length) },
  });
  const url = new URL(created.headers.get('location') ?? '', backEnd.origin).href;
  const dying = new AbortController();
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(large.subarray(0, 300_000)));
      setTimeout(() => dying.abort(), 300);
    },
  });
  const headers = {
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
  };
  const options = { method: 'PATCH', headers, body, signal: dying.signal, duplex: 'half' };
  await expect(fetch(url, options)).rejects.toThrow();
  const kept = async () => {
    const head = await fetch(url, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } });
    return Number(head.headers.get('upload-offset'));
  };
  await expect.poll(kept).toBeGreaterThan(0);
  const { error } = await send(backEnd.origin, large, { uploadUrl: url });
  expect(error).toBeUndefined();
  expect((await photoOf(url)).status).toBe(201);
});

test('a process that ends keeps what has arrived and says so; the file goes on at another one', async () => {
  const storage = { kind: 'disk' as const, directory: join(directory, 'ended') };
  const first = await serveBeside(backEnd.database, { storage }, () => now);
  const created = await fetch(`${first.origin}/web-api/uploads`, {
    method: 'POST',
    headers: { 'tus-resumable': '1.0.0', 'upload-length': String(large.length) },
  });
  const { pathname } = new URL(created.headers.get('location') ?? '', first.origin);
  const sent = 1_300_000;
  // Its sender has more, and does not come to an end with it.
  const patch = request(`${first.origin}${pathname}`, {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': large.length,
    },
  });
  const answered = once(patch, 'response');
  patch.write(large.subarray(0, sent));
  const keptAt = async (origin: string) => {
    const head = await fetch(origin + pathname, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } });
    return Number(head.headers.get('upload-offset'));
  };
  await expect
    .poll(async () => (await backEnd.database.select().from(photoUploads)).at(-1)?.received)
    .toBeGreaterThan(0);
  first.endStreams();
  const [answer] = await answered;
  expect([answer.statusCode, answer.headers['upload-offset'], answer.headers.connection]).toEqual([
    204,
    String(sent),
    'close',
  ]);
  patch.destroy();
  await first.close();
  const second = await serveBeside(backEnd.database, { storage }, () => now);
  expect(await keptAt(second.origin)).toBe(sent);
  expect((await send(second.origin, large, { uploadUrl: second.origin + pathname })).error).toBeUndefined();
  expect((await photoOf(second.origin + pathname, second.origin)).status).toBe(201);
  await second.close();
});

test('too large a file, somebody else’s address and another kind of file are refused', async () => {
  const tooLarge = await send(backEnd.origin, Buffer.alloc(0), { uploadSize: 30_000_001 });
  expect(statusOf(tooLarge)).toBe(413);
  // It may not grow while it arrives either.
  const small = await sendPart(backEnd.origin, large.subarray(0, 20), 10);
  const more = await fetch(small, {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': '10',
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(1000),
  });
  expect(more.status).toBe(413);
  const forged = `${small.slice(0, -3)}abc`;
  expect((await fetch(forged, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } })).status).toBe(404);
  expect((await photoOf(forged)).status).toBe(404);
  const foreign = { 'tus-resumable': '1.0.0', 'upload-length': '5', origin: 'https://elsewhere.example' };
  const fromElsewhere = await fetch(`${backEnd.origin}/web-api/uploads`, {
    method: 'POST',
    headers: foreign,
  });
  expect(fromElsewhere.status).toBe(403);
  const text = await send(backEnd.origin, Buffer.from('no picture at all'));
  const refused = await photoOf(text.url);
  expect(refused.status).toBe(415);
  expect((await refused.json()).message.text).toMatch(/JPEG/);
  // It was forgotten.
  expect((await photoOf(text.url)).status).toBe(404);
  const given = await send(backEnd.origin, large.subarray(0, 2000));
  await Upload.terminate(given.url ?? '');
  expect((await photoOf(given.url)).status).toBe(404);
});

test('of two parts for one place the first counts, and what never became a photo goes after a day', async () => {
  const storage = createDiskStorage(directory);
  const uploads = createUploadStore(backEnd.database, storage, () => now);
  const id = crypto.randomUUID();
  await uploads.begin({ id, size: 4, linkId: null });
  const kept = await Promise.all(
    [1, 2].map((value) => uploads.append(id, 0, new Uint8Array([value, value]))),
  );
  expect(kept.toSorted()).toEqual([false, true]);
  expect(await uploads.append(id, 2, new Uint8Array([3, 3]))).toBe(true);
  const row = await uploads.find(id);
  expect(row && [...((await uploads.fileOf(row)) ?? [])]).toEqual([kept[0] ? 1 : 2, kept[0] ? 1 : 2, 3, 3]);
  await sendPart(backEnd.origin, large, 500_000);
  now = new Date(now.getTime() + 25 * 60 * 60 * 1000);
  expect(await uploads.find(id)).toBeUndefined();
  await uploads.sweep();
  expect(await backEnd.database.select().from(photoUploads)).toEqual([]);
  expect(await readdir(join(directory, 'uploads'))).toEqual([]);
});

test('a killed server goes on with what it had when it is there again', { timeout: 120_000 }, async () => {
  const { location, remove } = await testDatabasePlace();
  const storage = join(directory, 'killed');
  const first = await startBackEndProcess({ location, storage });
  const url = await sendPart(first.origin, large, 1_200_000);
  await first.kill();
  expect((await send(first.origin, large, { uploadUrl: url })).error).toBeDefined();
  const second = await startBackEndProcess({ location, storage });
  const moved = url.replace(first.origin, second.origin);
  const head = await fetch(moved, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } });
  expect(head.headers.get('upload-offset')).toBe('1200000');
  expect((await send(second.origin, large, { uploadUrl: moved })).error).toBeUndefined();
  expect((await photoOf(moved, second.origin)).status).toBe(201);
  await second.kill();
  await remove();
});
