import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packedFiles } from './packed-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'packed-files-'));
let server: Server;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'outside.js.br'), 'outside');
  writeFileSync(join(folder, 'assets/app.js'), 'plain');
  writeFileSync(join(folder, 'assets/app.js.gz'), 'packed');
  writeFileSync(join(folder, 'assets/small.css'), 'plain');
  const app = express();
  app.use(packedFiles(join(folder, 'assets')), express.static(join(folder, 'assets')));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

test.each([
  ['/app.js?v=1', { status: 200, type: 'text/javascript', encoding: 'gzip', body: 'packed' }],
  ['/small.css', { status: 200, type: 'text/css', encoding: undefined, body: 'plain' }],
  ['/../outside.js', { status: 404, encoding: undefined }],
  ['/%2e%2e/outside.js', { status: 404, encoding: undefined }],
])('%s is answered with what the build has compressed, and only from its folder', async (path, expected) => {
  expect(await get(path)).toMatchObject(expected);
});

/** `fetch` would resolve the path and unpack the answer. */
function get(path: string) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A server on loopback has a port.');
  const headers = { 'accept-encoding': 'gzip, br' };
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: address.port, path, headers }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          type: response.headers['content-type']?.split(';')[0],
          encoding: response.headers['content-encoding'],
          body,
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}
