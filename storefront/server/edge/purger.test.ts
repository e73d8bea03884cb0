import { createServer, type IncomingMessage } from 'node:http';
import { listen } from '@blattwerk/server-kit/testing/listen.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { edgeKey } from './edge-keys.ts';
import { createPurger, type Purger } from './purger.ts';

type Asked = {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
};

let asked: Asked[];
let status: number;
let server: Awaited<ReturnType<typeof listen>>;
let purger: Purger | undefined;
const said: string[] = [];
const log = { info: () => {}, warn: (_: unknown, text = '') => void said.push(text) };
const token = 'token-of-the-cache';

beforeEach(async () => {
  asked = [];
  said.length = 0;
  status = 200;
  server = await listen(
    createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      const { method, url, headers } = request;
      asked.push({ method, url, headers, body: Buffer.concat(parts).toString() });
      response.writeHead(status).end();
    }),
  );
});
afterEach(async () => {
  await purger?.close();
  server.server.close();
});

const start = (kind: 'varnish' | 'fastly' | 'cloudflare') => {
  purger = createPurger({ kind, urls: [server.origin], token }, log);
  return purger;
};
const versand = new Set(['story versand']);

test('Varnish is told which pages may stand in and which may not', async () => {
  const { outdate, forget } = start('varnish');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.headers['xkey-softpurge']).toBe('pages flags');
  outdate(versand);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject({
    method: 'PURGE',
    headers: { 'x-purge-token': token, 'xkey-softpurge': `much ${edgeKey('story versand')}` },
  });
  forget(versand);
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[2]?.headers['xkey-purge']).toBe(`much ${edgeKey('story versand')}`);
});

test('vendors are told by their own addresses', async () => {
  start('fastly');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({
    method: 'POST',
    url: '/purge',
    headers: { 'fastly-key': token, 'surrogate-key': 'pages flags', 'fastly-soft-purge': '1' },
  });
  await purger?.close();
  start('cloudflare');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject({ url: '/purge_cache', headers: { authorization: `Bearer ${token}` } });
  expect(JSON.parse(asked[1]?.body ?? '')).toEqual({ tags: ['pages', 'flags'] });
});

test('a cache that does not take it is told again until it does, with what came meanwhile', async () => {
  status = 503;
  const { outdate } = start('varnish');
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
  outdate(versand);
  status = 200;
  await vi.waitFor(() =>
    expect(asked.at(-1)?.headers['xkey-softpurge']).toBe(`pages flags much ${edgeKey('story versand')}`),
  );
  expect(said).toHaveLength(1);
});
