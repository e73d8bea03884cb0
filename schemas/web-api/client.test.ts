import { expect, test } from 'vitest';
import { createWebApiClient } from './client.ts';

const german = { channel: 'blattwerk', country: 'DE', locale: 'de-DE' } as const;

/** A client that goes nowhere, and what it was about to send. */
function watchedClient(shop: Parameters<typeof createWebApiClient>[1] = german) {
  const sent: { address: string; init: RequestInit | undefined }[] = [];
  const ask = createWebApiClient('', shop, async (address, init) => {
    sent.push({ address: String(address), init });
    return Response.json({});
  });
  return { ask, sent };
}

test('addresses are built by contract: lists as name[], parts of the path in their place', async () => {
  const { ask, sent } = watchedClient();
  await ask('GET /api/get-location', {});
  await ask('GET /web-api/collage-designer-design-groups', {
    query: { collageType: ['poster', 'leinwand'], color: ['gold'], page: 2 },
  });
  await ask('GET /web-api/designs/{id}', { params: { id: 2112 } });
  await ask('GET /web-api/photobook-design-group-set/{designGroupSetId}', {
    params: { designGroupSetId: 7001 },
    query: { categoryIds: ['hochzeit', 'reise'] },
  });
  expect(sent.map(({ address }) => address)).toEqual([
    '/api/get-location',
    '/web-api/collage-designer-design-groups?collageType[]=poster&collageType[]=leinwand&color[]=gold&page=2',
    '/web-api/designs/2112',
    '/web-api/photobook-design-group-set/7001?categoryIds[]=hochzeit&categoryIds[]=reise',
  ]);
});

test('every request carries cookies, its channel and its locale', async () => {
  const { ask, sent } = watchedClient();
  await ask('GET /web-api/customer-data', { query: { utm_source: 'brief' } });
  expect(sent[0]?.address).toBe('/web-api/customer-data?utm_source=brief');
  expect(sent[0]?.init?.credentials).toBe('include');
  expect(Object.fromEntries(new Headers(sent[0]?.init?.headers))).toMatchObject({
    'x-channel': 'blattwerk',
    'x-locale': 'blattwerk-de',
  });
});

test('a card without refinement is asked for by leaving it out, where no other is answered unasked', async () => {
  const plainCard = { query: { productType: 'klappkarte-hoch', refinement: 'ohne' } } as const;
  const { ask, sent } = watchedClient();
  await ask('GET /web-api/card-price', plainCard);
  const posters = watchedClient({ ...german, channel: 'myposter' });
  await posters.ask('GET /web-api/card-price', plainCard);
  expect([...sent, ...posters.sent].map(({ address }) => address)).toEqual([
    '/web-api/card-price?productType=klappkarte-hoch',
    '/web-api/card-price?productType=klappkarte-hoch&refinement=ohne',
  ]);
});
