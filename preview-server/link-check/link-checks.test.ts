import { createServer } from 'node:http';
import { publicAnd } from '@blattwerk/server-kit/http/reachable-networks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLinkChecks } from './link-checks.ts';

let asked: string[] = [];
const server = createServer((request, response) => {
  const { url = '', method = '' } = request;
  asked.push(`${method} ${url}`);
  const moves: Record<string, [number, string]> = {
    '/alt': [301, '/neu'],
    '/kurz': [302, '/neu'],
    '/kreis': [301, '/kreis'],
    '/hinein': [302, 'http://10.0.0.1/'],
    '/datei': [302, 'file:///etc/passwd'],
  };
  const move = moves[url];
  if (move) response.writeHead(move[0], { location: move[1] }).end();
  else if (url === '/ohne-head') response.writeHead(method === 'HEAD' ? 405 : 200).end();
  else if (url === '/verboten') response.writeHead(403).end();
  else response.writeHead(url === '/neu' ? 200 : 404).end('x'.repeat(10_000));
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => void server.close());

const here = () => createLinkChecks(publicAnd(['127.0.0.0/8']));

test.each([
  ['/neu', { state: 'works' }],
  ['/weg', { state: 'broken', status: 404 }],
  ['/kurz', { state: 'works' }],
  ['/ohne-head', { state: 'works' }],
  ['/verboten', { state: 'works' }],
  ['/kreis', { state: 'broken', status: 310 }],
  ['/hinein', { state: 'private' }],
  ['/datei', { state: 'foreign' }],
])('%s', async (path, state) => {
  expect(await here()([`${origin}${path}`])).toEqual([state]);
});

test('a page that has moved for good is named where it is now', async () => {
  expect(await here()([`${origin}/alt`])).toEqual([{ state: 'moved', to: `${origin}/neu` }]);
});

test('no network that is not public is looked into, by number or by name', async () => {
  const check = createLinkChecks(publicAnd([]));
  asked = [];
  expect(
    await check([
      `${origin}/neu`,
      origin.replace('127.0.0.1', 'localhost'),
      'http://[::1]/',
      'http://169.254.169.254/',
    ]),
  ).toEqual([{ state: 'private' }, { state: 'private' }, { state: 'private' }, { state: 'private' }]);
  expect(asked).toEqual([]);
});

test('what is no page is not asked', async () => {
  expect(await here()(['mailto:service@blattwerk.de', 'tel:+49', 'keine Adresse'])).toEqual([
    { state: 'foreign' },
    { state: 'foreign' },
    { state: 'foreign' },
  ]);
});

test('the same page is asked once, whatever its parts', async () => {
  const check = here();
  asked = [];
  await check([`${origin}/neu`, `${origin}/neu#unten`]);
  await check([`${origin}/neu`]);
  expect(asked).toEqual(['HEAD /neu']);
});

test('a server that is not there is silent', async () => {
  expect(await here()(['http://127.0.0.1:9/'])).toEqual([{ state: 'silent' }]);
});
