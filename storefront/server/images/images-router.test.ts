import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@blattwerk/server-kit/testing/listen.ts';
import express from 'express';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageBlurs, imageQualities, imageWidths } from '../../page/endpoints/image-sizes.ts';
import { createImageService } from './image-service.ts';
import { imagesRouter } from './images-router.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script><rect width="40" height="20" fill="#2f4a3f"/></svg>';

let originals: { server: Server; origin: string };
let shop: { server: Server; origin: string };
let directory: string;
let files: Record<string, Buffer | undefined>;
const asked: string[] = [];

beforeAll(async () => {
  const photo = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#eed5c9' } })
    .jpeg()
    .toBuffer();
  files = {
    '/f/1/800x400/aa/photo.jpg': photo,
    '/f/1/40x20/bb/drawing.svg': Buffer.from(drawing),
    '/f/1/0x0/cc/text.jpg': Buffer.from('no picture'),
  };
  originals = await listen(
    createServer((request, response) => {
      asked.push(request.url ?? '');
      if (request.url?.startsWith('/f/1/silent/')) return;
      const file = files[request.url ?? ''];
      response.writeHead(file ? 200 : 404).end(file);
    }),
  );
  directory = await mkdtemp(join(tmpdir(), 'images-'));
  const service = createImageService(directory, 10 * 2 ** 20);
  const app = express().set('trust proxy', 'loopback');
  app.use(imagesRouter(service, { origins: [originals.origin], spaceId: '1' }, pino({ level: 'silent' })));
  shop = await listen(createServer(app));
});

afterAll(async () => {
  originals.server.close();
  shop.server.close();
  await rm(directory, { recursive: true });
});

function get(
  path: string,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
  signal?: AbortSignal,
) {
  const search = new URLSearchParams({ src: `${originals.origin}${path}`, ...query });
  return fetch(`${shop.origin}/_images?${search}`, { headers, signal });
}

test('a photo is scaled, encoded for the browser and may be kept forever', async () => {
  const response = await get('/f/1/800x400/aa/photo.jpg', { w: '320' }, { accept: 'image/webp' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('vary')).toBe('Accept');
  const { width, height, format } = await sharp(await response.bytes()).metadata();
  expect({ width, height, format }).toEqual({ width: 320, height: 160, format: 'webp' });
});

test('a crop has the size asked for, and a photo is never enlarged', async () => {
  const crop = await get('/f/1/800x400/aa/photo.jpg', { w: '240', h: '240', format: 'png' });
  expect(await sharp(await crop.bytes()).metadata()).toMatchObject({ width: 240, height: 240 });
  const large = await get('/f/1/800x400/aa/photo.jpg', { w: '1600', format: 'jpeg' });
  expect(await sharp(await large.bytes()).metadata()).toMatchObject({ width: 800, height: 400 });
});

test('a drawing is drawn at the size asked for; its source is not handed on', async () => {
  const response = await get('/f/1/40x20/bb/drawing.svg', { w: '320' });
  const bytes = await response.bytes();
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 320, height: 160 });
  expect(Buffer.from(bytes).includes('script')).toBe(false);
});

test('equal questions make one image, and a finished one is not made again', async () => {
  asked.length = 0;
  const query = { w: '160', format: 'webp' };
  await Promise.all([1, 2, 3].map(() => get('/f/1/800x400/aa/photo.jpg', query)));
  const again = await get('/f/1/800x400/aa/photo.jpg', query);
  const etag = again.headers.get('etag') ?? '';
  expect((await get('/f/1/800x400/aa/photo.jpg', query, { 'if-none-match': etag })).status).toBe(304);
  expect(asked.length).toBeLessThanOrEqual(1);
});

test.each([
  ['/f/1/0x0/dd/missing.jpg', {}, 404, 'answered 404'],
  ['/f/1/0x0/cc/text.jpg', {}, 422, 'cannot be read as a picture'],
  ['/f/1/800x400/aa/photo.jpg', { w: '321' }, 400, 'w: must be one of'],
])('%s %o ends in %i and one sentence', async (path, query, status, sentence) => {
  const response = await get(path, query);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(sentence);
  expect(response.headers.get('cache-control')).toBe(status === 400 ? null : 'no-store');
});

test('what was no picture for a while is asked for again', async () => {
  const path = '/f/1/800x400/ee/later.jpg';
  files[path] = Buffer.from('<html>maintenance</html>');
  expect((await get(path)).status).toBe(422);
  files[path] = files['/f/1/800x400/aa/photo.jpg'];
  expect((await get(path)).status).toBe(200);
});

test('originals that never come hold up no picture whose original is there', async () => {
  const path = '/f/1/800x400/aa/photo.jpg';
  await get(path, { w: '320' }, { accept: 'image/avif' });
  const silent = Array.from({ length: 16 }, (_, at) =>
    get(`/f/1/silent/${at}.jpg`, {}, { 'x-forwarded-for': `203.0.113.${at % 2}` }).catch(() => undefined),
  );
  await expect.poll(() => asked.filter((url) => url.startsWith('/f/1/silent/')).length).toBe(16);
  expect((await get(path, { w: '480' }, { accept: 'image/webp' })).status).toBe(200);
  originals.server.closeAllConnections();
  expect((await Promise.all(silent)).map((response) => response?.status)).toEqual(Array(16).fill(502));
});

test('a flood of one visitor is held to a share, others have their turn, and who has left is not worked for', async () => {
  const path = '/f/1/800x400/aa/flood.jpg';
  files[path] = files['/f/1/800x400/aa/photo.jpg'];
  await get(path, { w: '32' });
  const questions = ['avif', 'webp', 'jpeg', 'png'].flatMap((format) =>
    imageWidths.flatMap((w) =>
      imageQualities.flatMap((quality) =>
        imageBlurs.map((blur) => ({ format, w: String(w), quality: String(quality), blur: String(blur) })),
      ),
    ),
  );
  const leave = new AbortController();
  const answers: string[] = [];
  const flood = questions.map(async (query) => {
    const answer = await get(path, query, {}, leave.signal).catch(() => undefined);
    if (answer) answers.push(`${answer.status} ${answer.headers.get('retry-after')}`);
  });
  const other = await get(path, { w: '480' }, { 'x-forwarded-for': '203.0.113.7' });
  expect(other.status).toBe(200);
  await expect.poll(() => answers, { timeout: 10_000 }).toContain('503 5');
  leave.abort();
  await Promise.all(flood);
  expect((await get(path, { w: '640' })).status).toBe(200);
});
