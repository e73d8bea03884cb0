import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackEndStandIn } from '../test-support/back-end-stand-in.ts';
import { rawGet } from '../test-support/raw-get.ts';
import { startStorefront } from '../test-support/running-storefront.ts';
import type { FlagClient } from './flag-client.ts';

const text = (words: string) => [{ component: 'info_text', _uid: words, text: words }];
const tested = {
  component: 'ab_test',
  _uid: 'test',
  flag: 'startseite-vorteile',
  control: text('bisher'),
  treatment: text('neu'),
};
const story = (id: number, slug: string, content: { component: string; [field: string]: unknown }) => ({
  id,
  full_slug: `blattwerk/${slug}`,
  name: slug,
  published: content,
  draft: content,
});
const evaluate: FlagClient['evaluate'] = (key, flags) =>
  Object.fromEntries(flags.map((flag) => [flag, key.startsWith('a') ? 'on' : 'off']));
const flagClient: FlagClient = {
  evaluate,
  evaluateNew: evaluate,
  readiness: () => 'ready',
  onUpdate: () => {},
  leave: () => {},
  destroy: async () => {},
};

let backEnd: Awaited<ReturnType<typeof startBackEndStandIn>>;
let shop: Awaited<ReturnType<typeof startStorefront>>;
beforeAll(async () => {
  backEnd = await startBackEndStandIn({});
  shop = await startStorefront({
    stories: [
      story(1, 'home', { component: 'page', title: 'Start', body: [] }),
      story(2, 'settings', { component: 'settings' }),
      story(3, 'getestet', { component: 'page', title: 'Getestet', body: [tested] }),
    ],
    backEndOrigin: backEnd.origin,
    flags: { kind: 'own', serverKey: 'server', browserKey: 'browser' },
    flagClient,
  });
});
afterAll(async () => {
  await shop.close();
  backEnd.close();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  rawGet(`${shop.origin}${path}`, { host: 'localhost', ...headers });
const edge = { 'x-edge': 'varnish' };

test('a browser is told nothing that is meant for a cache in front', async () => {
  const { headers } = await get('/');
  expect([headers.xkey, headers['cdn-cache-control'], headers.vary]).toEqual([
    undefined,
    undefined,
    'Accept-Encoding',
  ]);
});

test('a page that is kept leaves with its keys, from the first answer on, and for each type of customer', async () => {
  for (const type of ['private', 'business', 'private']) {
    const { status, headers } = await get('/', { ...edge, 'x-customer-type': type });
    expect(status).toBe(200);
    expect(headers.xkey).toMatch(/^pages( [\w-]{10})+$/);
    expect(headers['cdn-cache-control']).toMatch(/^public, max-age=\d+, stale-while-revalidate=60/);
    expect(headers.vary).toContain('x-customer-type');
  }
});

test('what belongs to one visitor is not made for a cache in front', async () => {
  const { status, headers, body } = await get('/warenkorb/', edge);
  expect([status, headers['x-edge-instead'], body.length]).toEqual([204, 'pass', 0]);
});

test('a page with tests is asked for with what they show', async () => {
  for (const round of ['made', 'kept']) {
    const { status, headers } = await get('/getestet/', edge);
    expect([round, status, headers['x-edge-instead'], headers['x-edge-flags']]).toEqual([
      round,
      204,
      'treatments',
      'startseite-vorteile',
    ]);
    expect(headers.xkey).toContain('pages');
    expect(headers['set-cookie']).toBeUndefined();
  }
  const ask = '/_edge/treatments?kind=varnish&flags=startseite-vorteile&page=/getestet/';
  const said = await get(ask, { cookie: 'split-key=abc' });
  expect(said.headers['set-cookie']).toBeUndefined();
  expect(said.headers.xkey).toBe('flags');
  const treatments = String(said.headers['x-edge-treatments']);
  const page = await get('/getestet/', { ...edge, 'x-edge-treatments': treatments });
  expect([page.status, page.headers['set-cookie']]).toEqual([200, undefined]);
  expect(page.body.toString()).toContain('neu');
  const own = await get('/getestet/', { cookie: 'split-key=abc' });
  expect(own.body.toString()).toBe(page.body.toString());
});

test('who has no key gets one, and what is said then is kept by no one', async () => {
  const ask = '/_edge/treatments?kind=varnish&flags=startseite-vorteile&page=/getestet/';
  const { headers } = await get(ask, { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0' });
  expect(headers['set-cookie']?.[0]).toContain('split-key=');
  expect(headers['cdn-cache-control']).toBeUndefined();
});
