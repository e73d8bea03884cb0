import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listen } from '@blattwerk/server-kit/testing/listen.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawGet } from '../test-support/raw-get.ts';
import { chooseEncoding } from './accept-encoding.ts';
import { storeText } from './stored-response.ts';
import { writeStored } from './write-stored.ts';

const html = '<p>Papier und Tinte</p>'.repeat(50);
let shop: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  const page = storeText('page', {
    status: 200,
    headers: [['Content-Type', 'text/html']],
    body: Buffer.from(html),
  });
  const answer = (request: IncomingMessage, response: ServerResponse) => writeStored(request, response, page);
  shop = await listen(createServer(answer));
});
afterAll(() => shop.server.close());

const wireBytes = async (encoding: 'br' | 'gzip') =>
  (await rawGet(shop.origin, { 'accept-encoding': encoding })).body;

test('every encoding holds the same page', async () => {
  expect(brotliDecompressSync(await wireBytes('br')).toString()).toBe(html);
  expect(gunzipSync(await wireBytes('gzip')).toString()).toBe(html);
  const plain = await fetch(shop.origin, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(html);
});

test('a browser that has the page gets 304, in the encoding it has', async () => {
  const first = await fetch(shop.origin, { headers: { 'accept-encoding': 'br' } });
  const etag = first.headers.get('etag') ?? '';
  const ask = (encoding: string, tag: string) =>
    fetch(shop.origin, { headers: { 'accept-encoding': encoding, 'if-none-match': tag } });
  expect((await ask('br', etag)).status).toBe(304);
  expect((await ask('br', `${etag.replace('W/', '')}, "other"`)).status).toBe(304);
  expect((await ask('gzip', etag)).status).toBe(200);
});

test('a page is compressed quickly for the first who asks, and well for the others', async () => {
  const text = Array.from({ length: 4000 }, (_, at) => `<li>${Math.imul(at, 2654435761) % 997}</li>`).join(
    '',
  );
  const page = storeText('page', { status: 200, headers: [], body: Buffer.from(text) });
  const { server, origin } = await listen(
    createServer((request, response) => writeStored(request, response, page)),
  );
  const ask = () => rawGet(origin, { 'accept-encoding': 'br' });
  const first = await ask();
  await expect.poll(async () => (await ask()).body.length).toBeLessThan(first.body.length);
  const later = await ask();
  expect(brotliDecompressSync(later.body).toString()).toBe(text);
  expect(later.headers.etag).toBe(first.headers.etag);
  server.close();
});

test('what cannot be compressed is sent as it is', async () => {
  const plain = storeText('page', { status: 200, headers: [], body: Buffer.from(html) });
  const br = { ...plain.encodings.br, make: () => Promise.reject(new Error('out of memory')) };
  const page = { ...plain, encodings: { ...plain.encodings, br } };
  const { server, origin } = await listen(
    createServer((request, response) => writeStored(request, response, page)),
  );
  const { status, headers, body } = await rawGet(origin, { 'accept-encoding': 'br' });
  expect([status, headers['content-encoding'], body.toString()]).toEqual([200, undefined, html]);
  server.close();
});

test('HEAD has the headers and no body', async () => {
  const response = await fetch(shop.origin, { method: 'HEAD' });
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
  expect(await response.text()).toBe('');
});

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.001', 'br'],
  ['identity', 'identity'],
  ['brx', 'identity'],
])('Accept-Encoding %s is answered with %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
