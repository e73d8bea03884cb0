import { accessories, prices } from '@blattwerk/database/tables/prices.ts';
import { createWebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';
import { allPrices } from './seed/all-prices.ts';
import { seedPrices } from './seed-prices.ts';

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd();
  await seedPrices(backEnd.database, allPrices);
});
afterAll(() => backEnd.close());

const german = { channel: 'blattwerk', country: 'DE', locale: 'de-DE' } as const;
const swiss = { channel: 'blattwerk', country: 'CH', locale: 'fr-CH' } as const;
const call = (shop: typeof german | typeof swiss = german) => createWebApiClient(backEnd.origin, shop);

test('a card has its price in the shop’s currency and the VAT of where it goes', async () => {
  const query = { productType: 'klappkarte-quadratisch', quantity: 100, refinement: 'gold' } as const;
  const answer = await call(swiss)('GET /web-api/card-price', { query: { ...query, deliveryCountry: 'LI' } });
  expect(answer).toMatchObject({
    ok: true,
    value: {
      choice: { paper: 'feinstpapier', refinement: 'gold', format: '145x145' },
      quote: { quantity: 100, total: { currency: 'chf' }, vat: { country: 'LI', ratePerMille: 81 } },
      samples: { furtherPrice: { minorUnits: 350, currency: 'chf' } },
    },
  });
});

test('a refinement on the wrong paper is a refusal that names the right ones', async () => {
  const query = { productType: 'booklet', refinement: 'relief', paper: 'perlmutt' } as const;
  expect(await call()('GET /web-api/card-price', { query })).toMatchObject({
    ok: false,
    problem: {
      status: 422,
      errors: [{ path: ['paper'], allowed: expect.arrayContaining(['feinstpapier']) }],
    },
  });
});

test('accessories that go with a card, by kind', async () => {
  const query = { productType: 'klappkarte-quer', kind: ['envelope', 'pen'] } as const;
  const answer = await call()('GET /web-api/card-accessories', {
    query: { ...query, kind: [...query.kind] },
  });
  if (!answer.ok) throw new Error(answer.problem.detail);
  const [envelopes, pens] = answer.value.groups;
  expect([envelopes?.kind, pens?.kind, pens?.accessories.length]).toEqual(['envelope', 'pen', 4]);
  expect(new Set(envelopes?.accessories.map(({ width, height }) => `${width}x${height}`))).toEqual(
    new Set(['176x125']),
  );
});

test('one accessory has a price and a description; an unknown one is not found', async () => {
  const query = { sku: 'envelope-pointed-220x110', quantity: 20 };
  const expected = { ok: true, value: { quote: { total: { minorUnits: 1900, currency: 'eur' } } } };
  expect(await call()('GET /web-api/card-accessory-price', { query })).toMatchObject(expected);
  expect(await call()('GET /price-api/accessory', { query })).toMatchObject(expected);
  expect(await call()('GET /accessory', { query: { sku: 'seal-kupfer' } })).toMatchObject({
    ok: true,
    value: { kind: 'seal', label: 'Siegel, kupferfarben', width: null },
  });
  expect(await call()('GET /accessory', { query: { sku: 'seal-of-solomon' } })).toMatchObject({
    ok: false,
    problem: { status: 404 },
  });
});

test('an order of accessories and samples', async () => {
  const body = { items: [{ sku: 'seal-gold', quantity: 30 }], sampleCards: 3 };
  expect(await call()('POST /web-api/card-accessory-order', { body })).toMatchObject({
    ok: true,
    value: {
      total: { minorUnits: 2670 },
      samples: { free: 3, total: { minorUnits: 0 } },
      canPayByInvoice: true,
    },
  });
});

test('seeding the same prices again changes nothing; prices are whole and never negative', async () => {
  expect(await seedPrices(backEnd.database, allPrices)).toEqual({ changed: false });
  const changed = { ...allPrices, prices: { ...allPrices.prices, seal: [99, 160, 88, 110] as const } };
  expect(await seedPrices(backEnd.database, changed)).toEqual({ changed: true });
  expect(await seedPrices(backEnd.database, allPrices)).toEqual({ changed: true });
  const rows = await backEnd.database.select().from(prices);
  expect(rows.length).toBe(Object.keys(allPrices.prices).length * 4 + 3);
  expect(rows.every(({ minorUnits }) => Number.isInteger(minorUnits) && minorUnits >= 0)).toBe(true);
  expect(await backEnd.database.$count(accessories)).toBe(allPrices.accessories.length);
});

test('without prices the shop says so and asks to come back', async () => {
  const empty = await startBackEnd();
  const response = await empty.ask('/web-api/card-price?productType=sitzplan');
  expect(response.status).toBe(503);
  await empty.close();
});

test.each([
  ['/web-api/calendar-price?calendarType=terminkalender&mounting=lochung', 422],
  ['/web-api/calendar-price?calendarType=tischkalender&mounting=holzfuss', 200],
  ['/web-api/photobook-price?photobookType=echtfotobuch&pages=40&quantity=2', 200],
  ['/web-api/photobook-price?photobookType=echtfotobuch&cover=soft', 422],
  ['/web-api/photobook-types', 200],
  ['/web-api/collage-designer-merch-price?collageType=leinwand', 200],
  ['/web-api/collage-designer-merch-price?article=tasse-emaille&quantity=6', 200],
  ['/web-api/product-selection-photo-frame/price-article?frameFamily=artbox&format=600x400', 200],
  ['/web-api/product-selection-photo-frame/price-article?frameFamily=artbox&format=60x40', 422],
  [
    '/web-api/product-selection-photo-frame/format-limits?material=leinwand&frameFamily=schattenfuge-leinwand',
    200,
  ],
  ['/web-api/product-selection-photo-frame/prices-format-group?group=square&material=acrylglas', 200],
  ['/web-api/product-selection-photo-frame/prices-formats?frameFamily=holzrahmen', 200],
  ['/web-api/product-selection-photo-frame/prices-from', 200],
  ['/web-api/product-selection-photo-frame/data', 200],
  ['/web-api/variants-for-frame-types?frameType[]=holzrahmen-eiche', 200],
  ['/web-api/variants-for-frame-types?frameType[]=besenstiel', 404],
  ['/web-api/calculator/reference?material[]=poster&material[]=leinwand', 200],
  ['/web-api/aspect-ratio?width=4000&height=3000', 200],
  ['/price-api/frame?frameFamily=alurahmen&format=300x400', 200],
  ['/price-api/photo-options-groups', 200],
  ['/price-api/photoboxes?type=small', 200],
  ['/price-api/prices/article?format=100x150&quantity=100', 200],
  ['/price-api/prices/article?format=101x150', 422],
  ['/price-api/prices/format-group?group=poster', 200],
  ['/price-api/prices/formats', 200],
  ['/price-api/prices/format-group-prices-images?group=retro', 200],
])('%s answers %i by its contract in every currency', async (path, status) => {
  for (const [channel, locale, language] of [
    ['blattwerk', 'blattwerk-de', 'de'],
    ['myposter', 'myposter-ch', 'it'],
    ['myposter', 'myposter-gb', 'en'],
    ['blattwerk', 'blattwerk-us', 'en'],
  ]) {
    const response = await backEnd.ask(path, {
      headers: { 'x-channel': `${channel}`, 'x-locale': `${locale}`, 'x-language': `${language}` },
    });
    expect(response.status).toBe(status);
  }
});
