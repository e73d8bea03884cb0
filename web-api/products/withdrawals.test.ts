import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { createWebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedCatalogue } from '../catalogue/seed-catalogue.ts';
import { localSigningSecret } from '../config.ts';
import { allPrices } from '../prices/seed/all-prices.ts';
import { seedPrices } from '../prices/seed-prices.ts';
import { signToken } from '../security/signed-token.ts';
import { generatedCatalogue } from '../test-support/generated-catalogue.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';
import { seedProducts } from './seed/seed-products.ts';
import { catalogueSubject } from './withdrawal-handlers.ts';

const generated = generatedCatalogue(60);
const postcard = { productType: 'postkarte-hoch', format: '105x148' };
const catalogue = { ...generated, designs: generated.designs.map((design) => ({ ...design, ...postcard })) };
const seed = { designs: catalogue.designs, accessories: allPrices.accessories };

/** Receives the message of a new version; waited for with `next`. */
const listener = { waiting: (_message: { body: string; signature: unknown }) => {} };
const next = () =>
  new Promise<{ body: string; signature: unknown }>((resolve) => (listener.waiting = resolve));
const listening = createServer(async (request, response) => {
  listener.waiting({ body: await text(request), signature: request.headers['webhook-signature'] });
  response.end();
});

let backEnd: RunningBackEnd;
beforeAll(async () => {
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  const endpoint = `http://127.0.0.1:${address.port}/`;
  backEnd = await startBackEnd({ webhooks: [{ endpoint, secret: 'geheim' }] });
  await seedPrices(backEnd.database, allPrices);
  await seedCatalogue(backEnd.database, catalogue);
  await seedProducts(backEnd.database, seed);
});
afterAll(async () => {
  await backEnd.close();
  listening.close();
});

const shopIn = (country: 'AT' | 'DE') =>
  createWebApiClient(backEnd.origin, { channel: 'blattwerk', country, locale: `de-${country}` });
const token = () =>
  signToken('catalogue', catalogueSubject, new Date(Date.now() + 60_000), localSigningSecret);
const change = (
  action: 'withdraw' | 'restore' | 'list',
  more: { product?: string; markets?: ('blattwerk:AT' | 'myposter:AT')[]; token?: string } = {},
) => shopIn('DE')('POST /web-api/catalogue-withdrawals', { body: { token: token(), action, ...more } });

async function cardIn(country: 'AT' | 'DE') {
  const chosen = await shopIn(country)('GET /web-api/products/chosen', { query: { products: ['card:12'] } });
  const listed = await shopIn(country)('GET /web-api/products', { query: { kinds: ['card'], pageSize: 48 } });
  if (!chosen.ok || !listed.ok) throw new Error('The shop does not answer.');
  const [product] = chosen.value.products;
  return { total: listed.value.total, why: product?.found === true ? product.unavailable : 'lost' };
}

test('a product is taken out of a country and put back; everybody hears of it, and a new seed brings nothing back', async () => {
  const before = await change('list');
  expect(await cardIn('AT')).toEqual({ total: 60, why: undefined });
  const told = next();
  const withdrawn = await change('withdraw', { product: 'card:12', markets: ['blattwerk:AT'] });
  expect(withdrawn).toMatchObject({
    ok: true,
    value: { changed: ['blattwerk:AT'], withdrawals: [{ product: 'card:12', market: 'blattwerk:AT' }] },
  });
  expect(await cardIn('AT')).toEqual({ total: 59, why: 'not-in-country' });
  expect(await cardIn('DE')).toEqual({ total: 60, why: undefined });
  const overview = await shopIn('AT')('GET /web-api/themes', { query: {} });
  expect(overview.ok && overview.value.total).toBe(59);

  const { body, signature } = await told;
  expect(signature).toBe(createHmac('sha1', 'geheim').update(body).digest('hex'));
  const news = JSON.parse(body);
  expect(news.action).toBe('catalogue.changed');
  expect(withdrawn.ok && news.version.startsWith(withdrawn.value.version)).toBe(true);
  expect(news.version).not.toBe(before.ok && before.value.version);

  const fewer = { ...seed, designs: seed.designs.slice(0, 30) };
  expect(await seedProducts(backEnd.database, fewer)).toEqual({ changed: true });
  await change('list');
  expect(await cardIn('AT')).toEqual({ total: 29, why: 'not-in-country' });

  const restored = await change('restore', { product: 'card:12', markets: ['blattwerk:AT'] });
  expect(restored).toMatchObject({ ok: true, value: { changed: ['blattwerk:AT'], withdrawals: [] } });
  expect(await cardIn('AT')).toEqual({ total: 30, why: undefined });
});

test('what was withdrawn everywhere is gone, and doing it twice changes nothing', async () => {
  const everywhere = await change('withdraw', { product: 'card:12' });
  expect(everywhere.ok && everywhere.value.changed.length).toBe(12);
  expect((await cardIn('DE')).why).toBe('gone');
  expect(await change('withdraw', { product: 'card:12' })).toMatchObject({
    ok: true,
    value: { changed: [] },
  });
  await change('restore', { product: 'card:12' });
});

test.each([
  ['without a token of ours', { product: 'card:12', token: 'AAAA' }, 403],
  ['a product that does not exist', { product: 'card:4711' }, 404],
  ['a market that does not sell it', { product: 'card:12', markets: ['myposter:AT' as const] }, 409],
  ['no product', {}, 422],
])('%s is refused', async (_, more, status) => {
  expect(await change('withdraw', more)).toMatchObject({ ok: false, problem: { status } });
});
