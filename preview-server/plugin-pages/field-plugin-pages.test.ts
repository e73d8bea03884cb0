import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldPluginPages } from './field-plugin-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'blattwerk-plugins-'));
let server: Server;
let port = 0;

beforeAll(async () => {
  mkdirSync(join(folder, 'product'));
  writeFileSync(join(folder, 'product/index.js'), '"built"');
  writeFileSync(join(folder, 'product/index.js.br'), 'packed');
  const app = express();
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
  app.use(
    fieldPluginPages({
      folder,
      origin: `http://plugins.localhost:${port}`,
      editors: ['http://localhost:4000', 'https://app.storyblok.com'],
      storefrontOrigin: 'http://localhost:3000',
      isShared: false,
    }),
  );
  app.use((_request, response) => response.send('the workspace'));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('a plugin may be framed by the editors alone and runs its own script', async () => {
  const { status, headers, body } = await get('/field-plugins/product/', 'plugins.localhost');
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toContain(
    'frame-ancestors http://localhost:4000 https://app.storyblok.com',
  );
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['x-frame-options']).toBeUndefined();
  const [, script = ''] = body.match(/<script src="([^"]+)"/) ?? [];
  expect((await get(`/field-plugins/product/${script}`, 'plugins.localhost')).body).toBe('"built"');
});

test('a plugin travels compressed to whoever takes it, and is kept for good', async () => {
  const script = '/field-plugins/product/index.js?version';
  const packed = await get(script, 'plugins.localhost', { 'accept-encoding': 'gzip, br' });
  expect(packed).toMatchObject({
    body: 'packed',
    headers: {
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    },
  });
  for (const accepted of ['gzip', 'identity', 'br;q=0']) {
    const plain = await get(script, 'plugins.localhost', { 'accept-encoding': accepted });
    expect([plain.body, plain.headers['content-encoding']]).toEqual(['"built"', undefined]);
  }
});

test('the plugins’ host serves nothing else, and the workspace’s host no plugins', async () => {
  expect((await get('/workspace/config.json', 'plugins.localhost')).status).toBe(404);
  expect((await get('/field-plugins/unknown/', 'plugins.localhost')).status).toBe(404);
  expect((await get('/field-plugins/theme/', 'plugins.localhost')).body).toContain('not built yet');
  expect((await get('/field-plugins/product/', 'localhost')).body).toBe('the workspace');
});

type Answer = { status: number; headers: Record<string, unknown>; body: string };

/** `fetch` does not let a program choose the host. */
function get(path: string, hostname: string, headers = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, headers: { host: `${hostname}:${port}`, ...headers } },
      (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => {
          body += chunk.toString();
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      },
    );
    sent.on('error', reject).end();
  });
}
