import { createServer } from 'node:http';
import { listen } from '@blattwerk/server-kit/testing/listen.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rawGet } from '../test-support/raw-get.ts';
import { startStorefront } from '../test-support/running-storefront.ts';

const page = { component: 'page', title: 'Versand', robots: 'index,follow', body: [] };
const settings = { component: 'settings' };

let shop: Awaited<ReturnType<typeof startStorefront>>;
let backEnd: Awaited<ReturnType<typeof listen>>;
/** What was asked of the back end, each with the cookies that came along. */
let asked: { path: string; cookie: string | undefined }[];

beforeEach(async () => {
  asked = [];
  backEnd = await listen(
    createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://back-end');
      asked.push({ path: pathname, cookie: request.headers.cookie });
      // Slow enough that two visitors ask at the same time.
      setTimeout(() => {
        response.writeHead(404, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ type: 'about:blank', status: 404, title: 'x', detail: 'x' }));
      }, 20);
    }),
  );
  shop = await startStorefront({
    backEndOrigin: backEnd.origin,
    stories: [
      { id: 1, full_slug: 'blattwerk/versand', name: 'Versand', published: page, draft: page },
      { id: 2, full_slug: 'blattwerk/settings', name: 'Settings', published: settings, draft: settings },
    ],
  });
});
afterEach(async () => {
  await shop.close();
  backEnd.server.close();
});

const open = (path: string, cookie: string) => rawGet(`${shop.origin}${path}`, { host: 'localhost', cookie });

test.each(['/warenkorb/', '/kasse/'])(
  '%s is made for one visitor: with its own cookies, never shared, never kept',
  async (path) => {
    const answers = await Promise.all([open(path, 'basket=anna'), open(path, 'basket=ben')]);
    const again = await open(path, 'basket=anna');
    for (const { status, headers } of [...answers, again])
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(shop.rendered).toHaveLength(3);
    const baskets = asked.filter(({ path: each }) => each === '/web-api/basket');
    expect(baskets.map(({ cookie }) => cookie).sort()).toEqual(['basket=anna', 'basket=anna', 'basket=ben']);
  },
);

test.each(['/gaesteliste/', '/antwort/?token=abc.def'])(
  '%s is made for one visitor, shared and kept for nobody',
  async (path) => {
    const answers = await Promise.all([open(path, 'session=anna'), open(path, 'session=ben')]);
    for (const { headers } of answers) expect(headers['cache-control']).toMatch(/^no-(store|cache)$/);
    expect(shop.rendered).toHaveLength(2);
    const own = asked.filter(({ path: each }) => each.startsWith('/web-api/event'));
    expect(own.map(({ cookie }) => cookie).sort()).toEqual(['session=anna', 'session=ben']);
  },
);

test('an order is asked for with the token of its link; one that is not there is not found', async () => {
  const { status } = await open('/bestellung/2026-000001/?token=abc', 'basket=anna');
  expect(status).toBe(404);
  expect(asked).toContainEqual({ path: '/web-api/orders/2026-000001', cookie: 'basket=anna' });
});

test('no other page takes a visitor’s cookies to the back end', async () => {
  await open('/versand/', 'basket=anna');
  await open('/kundenkonto/', 'basket=anna');
  expect(asked.filter(({ cookie }) => cookie !== undefined)).toEqual([]);
});
