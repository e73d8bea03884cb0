import { newsletterSubscriptions } from '@blattwerk/database/tables/newsletter.ts';
import { products } from '@blattwerk/database/tables/products.ts';
import { blockSales, visitCounts } from '@blattwerk/database/tables/visit-counts.ts';
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
  await backEnd.database.delete(blockSales);
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

test('an order is added to each page and block on the way to it, in the money it was paid in', async () => {
  const sale = (subject: string, minorUnits: number, path = '/hochzeit/', currency = 'eur') => ({
    ...{ subject, path, currency, minorUnits },
  });
  const order = (sales: object[], country = 'DE') =>
    post('/web-api/visit-counts', {
      ...{ channel: 'blattwerk', country },
      ...{ counts: [count('sale', 'card 1234', 50, '/')], sales },
    });
  await hand([count('pageView', '', 8), count('blockView', 'usp_bar 5f84', 8)]);
  expect((await order([sale('', 7450), sale('usp_bar 5f84', 7450)])).status).toBe(202);
  await order([sale('', 2550), sale('usp_bar 5f84', 2550), sale('image_teaser a1', 2000)]);
  await order(
    [sale('', 9900, '/fr/mariage/', 'chf'), sale('usp_bar 5f84', 9900, '/fr/mariage/', 'chf')],
    'CH',
  );
  const euros = [{ minorUnits: 10_000, currency: 'eur' }];
  const { body } = await read();
  expect(body.pages).toMatchObject([
    { path: '/hochzeit/', views: 8, orders: 2, revenue: euros },
    { path: '/fr/mariage/', views: 0, orders: 1, revenue: [{ minorUnits: 9900, currency: 'chf' }] },
  ]);
  expect(body.blocks).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ path: '/hochzeit/', block: '5f84', views: 8, orders: 2, revenue: euros }),
      expect.objectContaining({ path: '/hochzeit/', component: 'image_teaser', views: 0, orders: 1 }),
    ]),
  );
  const page = await post('/web-api/figures/page', {
    ...{ token: token(), channel: 'blattwerk', days: 7, paths: ['/hochzeit/', '/fr/mariage/'] },
  });
  expect(page.body).toMatchObject({ views: 8, orders: 3 });
  expect(page.body.blocks.find((one: { block: string }) => one.block === '5f84')).toMatchObject({
    orders: 3,
    revenue: expect.arrayContaining([...euros, { minorUnits: 9900, currency: 'chf' }]),
  });
});

test('of an order no sum is believed that no order has, and no subject that names anybody', async () => {
  const sale = { subject: 'usp_bar 5f84', path: '/hochzeit/', currency: 'eur', minorUnits: 100 };
  const order = (changes: object) =>
    post('/web-api/visit-counts', {
      ...{ ...shop, counts: [count('pageView', '')], sales: [{ ...sale, ...changes }] },
    });
  expect((await order({ minorUnits: 10_000_001 })).status).toBe(400);
  expect((await order({ minorUnits: -1 })).status).toBe(400);
  expect((await order({ currency: 'xyz' })).status).toBe(400);
  expect((await order({ order: '2026-000001' })).status).toBe(400);
  await order({ subject: 'anna@example.org' });
  await order({ path: '/bestellung/2026-000001/' });
  expect(await backEnd.database.select().from(blockSales)).toMatchObject([
    { subject: 'usp_bar 5f84', path: '/bestellung/*/', orders: 1, minorUnits: 100 },
  ]);
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
