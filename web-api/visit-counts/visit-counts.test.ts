import { newsletterSubscriptions } from '@blattwerk/database/tables/newsletter.ts';
import { products } from '@blattwerk/database/tables/products.ts';
import { visitCounts } from '@blattwerk/database/tables/visit-counts.ts';
import type { VisitCount } from '@blattwerk/schemas/shop/visitors/visit-counts.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { localSigningSecret } from '../config.ts';
import { signToken } from '../security/signed-token.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';
import { createCountKeeper } from './keep-counts.ts';
import { figuresSubject } from './visit-count-handlers.ts';

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd();
});
beforeEach(async () => {
  await backEnd.database.delete(visitCounts);
});
afterAll(() => backEnd.close());

async function post(address: string, body: unknown) {
  const response = await backEnd.ask(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

const shop = { channel: 'blattwerk', country: 'DE' };
const hand = (counts: unknown) => post('/web-api/visit-counts', { ...shop, counts });
const count = (kind: VisitCount['kind'], subject: string, amount = 1, path = '/hochzeit/') => ({
  kind,
  subject,
  path,
  amount,
});

const token = () => signToken('figures', figuresSubject, new Date(Date.now() + 60_000), localSigningSecret);
const read = (changes = {}) =>
  post('/web-api/figures', { token: token(), channel: 'blattwerk', days: 7, ...changes });

test('what browsers hand in is added up and read by page, block, product and search', async () => {
  expect((await hand([count('pageView', ''), count('blockView', 'usp_bar 5f84')])).status).toBe(202);
  await hand([
    count('pageView', ''),
    count('blockView', 'usp_bar 5f84'),
    count('blockClick', 'usp_bar 5f84'),
  ]);
  await hand([count('productClick', 'card 1234', 2), count('sale', 'card 1234', 50, '/')]);
  await hand([
    count('searchWithoutResult', '  Goldene  Hochzeit'),
    count('searchWithoutResult', 'goldene hochzeit'),
  ]);
  await hand([count('addToBasket', 'sample 1234', 3), count('newsletterSignUp', '')]);
  const { status, body } = await read();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    newsletterSignUps: 0,
    pages: [{ path: '/hochzeit/', views: 2, clicks: 1, basket: 3 }],
    blocks: [{ path: '/hochzeit/', component: 'usp_bar', block: '5f84', views: 2, clicks: 1, baskets: 0 }],
    products: [
      { kind: 'card', id: '1234', name: null, clicks: 2, sales: 50 },
      { kind: 'sample', id: '1234', basket: 3, sales: 0 },
    ],
    searches: [{ term: 'goldene hochzeit', amount: 2 }],
  });
  expect((await read({ channel: 'myposter' })).body.pages).toEqual([]);
});

test('a newsletter is signed up for when its address is confirmed, not when it is asked for', async () => {
  const on = (day: number) => new Date(Date.now() - day * 86_400_000);
  const subscription = { channel: 'blattwerk', locale: 'de-DE' };
  await backEnd.database.insert(newsletterSubscriptions).values([
    { ...subscription, email: 'gefragt@example.org' },
    { ...subscription, email: 'heute@example.org', confirmedAt: on(0) },
    { ...subscription, email: 'frueher@example.org', confirmedAt: on(20) },
    { ...subscription, channel: 'myposter', email: 'heute@example.org', confirmedAt: on(0) },
  ]);
  await hand([count('newsletterSignUp', '')]);
  expect((await read()).body.newsletterSignUps).toBe(1);
  expect((await read({ days: 30 })).body.newsletterSignUps).toBe(2);
  await backEnd.database.delete(newsletterSubscriptions);
});

test('the blocks of one page are read by its paths in all countries, with what was bought after them', async () => {
  await hand([
    count('pageView', '', 3),
    count('blockView', 'usp_bar 5f84', 3),
    count('blockClick', 'usp_bar 5f84', 2),
    count('blockBasket', 'usp_bar 5f84', 1),
    count('blockView', 'usp_bar 5f84', 9, '/taufe/'),
  ]);
  await post('/web-api/visit-counts', {
    ...{ channel: 'blattwerk', country: 'CH' },
    counts: [count('pageView', '', 1, '/fr/mariage/'), count('blockView', 'usp_bar 5f84', 1, '/fr/mariage/')],
  });
  const page = (changes = {}) =>
    post('/web-api/figures/page', {
      ...{ token: token(), channel: 'blattwerk', days: 7, paths: ['/hochzeit/', '/fr/mariage/'] },
      ...changes,
    });
  expect((await page()).body).toMatchObject({
    views: 4,
    blocks: [{ component: 'usp_bar', block: '5f84', views: 4, clicks: 2, baskets: 1 }],
  });
  expect((await page({ channel: 'myposter' })).body).toMatchObject({ views: 0, blocks: [] });
  expect((await page({ token: 'forged' })).status).toBe(403);
  expect((await page({ paths: [] })).status).toBe(400);
});

test('products and samples are read by the name they have in the catalogue', async () => {
  const card = { kind: 'card', id: '1234', name: 'Einladungskarte „Eukalyptus“' };
  await backEnd.database
    .insert(products)
    .values({ ...card, productType: 'klappkarte-hoch', designId: null, popularity: 1 });
  await hand([count('sale', 'card 1234', 50), count('addToBasket', 'sample 1234')]);
  const { body } = await read();
  expect(body.products).toMatchObject([
    { kind: 'card', id: '1234', name: card.name },
    { kind: 'sample', id: '1234', name: card.name },
  ]);
  await backEnd.database.delete(products);
});

test('nothing of a person is kept, whatever a browser sends', async () => {
  await hand([
    count('searchWithoutResult', 'anna@example.org'),
    count('searchWithoutResult', '0151 2345678'),
    count('pageView', 'anna', 1, '/bestellung/2026-000001/?token=abc'),
    count('blockView', 'Anna Muster, Hauptstraße 1'),
    count('sale', 'card anna@example.org'),
  ]);
  expect(await backEnd.database.select().from(visitCounts)).toMatchObject([
    { kind: 'pageView', subject: '', path: '/bestellung/*/', amount: 1 },
  ]);
});

test.each([
  [[]],
  [[count('pageView', '', 0)]],
  [[count('pageView', '', 5001)]],
  [[count('pageView', '', 1, 'https://example.org/')]],
  [[{ ...count('pageView', ''), visitor: 'anna' }]],
  [Array.from({ length: 51 }, () => count('pageView', ''))],
])('%j is refused', async (counts) => expect((await hand(counts)).status).toBe(400));

test('figures are for those whom the shop knows, and of the days asked for', async () => {
  expect((await read({ token: 'forged' })).status).toBe(403);
  const day = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10);
  await backEnd.database.insert(visitCounts).values({ ...shop, day, ...count('pageView', '', 9) });
  expect((await read()).body.pages).toEqual([]);
  expect((await read({ days: 30 })).body.pages).toMatchObject([{ views: 9 }]);
});

test('a flood of made-up pages comes to an end, while known ones go on being counted', async () => {
  const keeper = createCountKeeper(backEnd.database, 3);
  const now = new Date();
  for (const path of ['/a/', '/b/', '/c/', '/d/', '/e/', '/a/'])
    await keeper.keep(shop, [count('pageView', '', 1, path)], now);
  const kept = await backEnd.database.select().from(visitCounts);
  expect(kept.map(({ path, amount }) => `${path} ${amount}`).sort()).toEqual(['/a/ 2', '/b/ 1', '/c/ 1']);
});
