import { flagNames } from '@blattwerk/schemas/shop/flags/flags.ts';
import { deliveryCountries } from '@blattwerk/schemas/shop/markets/countries.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localSigningSecret } from '../config.ts';
import { catalogueSubject } from '../products/withdrawal-handlers.ts';
import { signToken } from '../security/signed-token.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';
import { seedVoucherCampaigns } from '../vouchers/seed/seed-voucher-campaigns.ts';

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd(
    { origin: 'http://localhost:3000', countryHeader: 'cf-ipcountry' },
    () => new Date('2026-11-20T08:00:00Z'),
    (key): Record<string, string> => (key === 'anna' ? { 'hochzeit-einstieg': 'zitat' } : {}),
  );
  await seedVoucherCampaigns(backEnd.database);
});
afterAll(() => backEnd.close());

const swiss = { 'x-channel': 'blattwerk', 'x-locale': 'blattwerk-ch' };

test('delivery costs and times of the shop’s own country', async () => {
  const response = await backEnd.ask('/web-api/shipping-information', { headers: swiss });
  expect(await response.json()).toMatchObject({
    country: 'CH',
    services: [
      { service: 'standard', price: { minorUnits: 999, currency: 'chf' }, isFrom: false },
      { service: 'express', price: { minorUnits: 3499, currency: 'chf' }, isFrom: true },
    ],
    kinds: [
      { kind: 'standard', price: { minorUnits: 999 } },
      { kind: 'expressSurcharge', price: { minorUnits: 2500 } },
      { kind: 'sameDaySurcharge', price: { minorUnits: 890 } },
    ],
    expressOrderDeadline: '11:00',
    hasSaturdayDelivery: false,
  });
});

test.each([...deliveryCountries])(
  'parcels to %s are priced in the money of the shop, with labels in its language',
  async (country) => {
    const british = { 'x-channel': 'blattwerk', 'x-locale': 'blattwerk-gb' };
    const path = `/web-api/shipping-information?country=${country}`;
    const { services, kinds } = await (await backEnd.ask(path, { headers: british })).json();
    const saturday = country === 'DE' ? ['Express with Saturday delivery'] : [];
    expect(services.map(({ label }: { label: string }) => label)).toEqual([
      'Standard delivery',
      'Express delivery',
      ...saturday,
    ]);
    for (const { price } of [...services, ...kinds]) expect(price.currency).toBe('gbp');
    expect(kinds).toHaveLength(country === 'DE' ? 5 : 3);
  },
);

test('a country without parcels has to name another', async () => {
  const british = { 'x-channel': 'blattwerk', 'x-locale': 'blattwerk-gb' };
  const response = await backEnd.ask('/web-api/shipping-information', { headers: british });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    errors: [{ path: ['country'], allowed: expect.arrayContaining(['DE']) }],
  });
});

test('article numbers become type and size', async () => {
  const response = await backEnd.ask(
    '/web-api/sku/container?sku[]=envelope-pointed-162x114&sku[]=inlay-142x104',
  );
  expect(await response.json()).toEqual({
    items: [
      { sku: 'envelope-pointed-162x114', type: 'envelope-pointed', width: 162, height: 114 },
      { sku: 'inlay-142x104', type: 'inlay', width: 142, height: 104 },
    ],
  });
});

test('an unreadable article number is named', async () => {
  const response = await backEnd.ask('/web-api/sku/container?sku[]=inlay-142x104&sku[]=inlay-0x9');
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ in: 'query', path: ['sku', 1] }] });
});

test('a frontend learns what its shop is and has', async () => {
  const response = await backEnd.ask('/web-api/shop-frontends-initial-data', {
    headers: { 'x-channel': 'myposter', 'x-locale': 'myposter-ch', 'x-language': 'fr' },
  });
  const data = await response.json();
  expect(data).toMatchObject({
    locale: 'fr-CH',
    currency: { code: 'chf', isoCode: 'CHF' },
    otherChannel: { channel: 'blattwerk' },
    sampleCards: { free: 3, furtherPrice: { minorUnits: 350, currency: 'chf' } },
    invoiceMinimum: { minorUnits: 2500, currency: 'chf' },
    supportHours: { firstDay: 1, lastDay: 5, from: '08:00', to: '17:00', timeZone: 'Europe/Berlin' },
    defaults: { themeId: 1461, collageId: 13, refinement: 'gold' },
    hasWishlist: false,
    hasGuestbooks: false,
    hasCondolenceBooks: false,
    hasApps: true,
  });
  expect(await (await backEnd.ask('/web-api/shop-frontends-initial-data')).json()).toMatchObject({
    hasWishlist: true,
    hasGuestbooks: true,
    hasCondolenceBooks: true,
    hasApps: false,
  });
  expect(data.languages.map(({ locale }: { locale: string }) => locale)).toEqual(['de-CH', 'fr-CH', 'it-CH']);
});

test('offers are made where they can be kept', async () => {
  const ids = async (headers: Record<string, string>) => {
    const { campaigns } = await (await backEnd.ask('/web-api/campaign-data', { headers })).json();
    return campaigns.map(({ id }: { id: string }) => id);
  };
  expect(await ids({})).toEqual(['newsletter-voucher', 'free-samples', 'express-photo-booklet']);
  expect(await ids(swiss)).toEqual(['newsletter-voucher', 'free-samples', 'express-photo-booklet']);
  expect(await ids({ 'x-channel': 'myposter', 'x-locale': 'myposter-fr' })).toEqual(['newsletter-voucher']);
});

test('a newsletter voucher is offered no longer once its campaign has ended', async () => {
  const validUntil = new Date('2026-11-20T08:01:00Z');
  const token = signToken('catalogue', catalogueSubject, validUntil, localSigningSecret);
  const ended = await backEnd.ask('/web-api/voucher-campaigns/newsletter-voucher/end', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  expect(ended.status).toBe(200);
  const { campaigns } = await (await backEnd.ask('/web-api/campaign-data')).json();
  expect(campaigns.map(({ id }: { id: string }) => id)).toEqual(['free-samples', 'express-photo-booklet']);
});

test('an express order placed before eleven arrives the next working day', async () => {
  const answer = await (await backEnd.ask('/web-api/express-shop')).json();
  expect(answer).toMatchObject({
    country: 'DE',
    deadline: '11:00',
    deliveries: [
      { service: 'express', orderBy: '2026-11-20T10:00:00.000Z', deliveryDate: '2026-11-23' },
      { service: 'saturdayExpress', orderBy: '2026-11-20T10:00:00.000Z', deliveryDate: '2026-11-21' },
    ],
  });
  const british = { 'x-channel': 'blattwerk', 'x-locale': 'blattwerk-gb' };
  const abroad = await (await backEnd.ask('/web-api/express-shop', { headers: british })).json();
  expect(abroad).toMatchObject({ country: null, deliveries: [] });
  const gift = await (await backEnd.ask('/web-api/express-shop?country=FR', { headers: british })).json();
  expect(gift.deliveries).toMatchObject([
    { label: 'Express delivery', price: { minorUnits: 2449, currency: 'gbp' } },
  ]);
});

test('the visitor’s country leads to its shop', async () => {
  const headers = { 'cf-ipcountry': 'BE', 'accept-language': 'fr' };
  const answer = await (await backEnd.ask('/api/get-location/', { headers })).json();
  expect(answer).toMatchObject({ country: 'BE', source: 'network', shop: { locale: 'fr-BE' } });
});

test('the channel is switched without leaving the shops', async () => {
  const response = await backEnd.ask('/whitelabel/switch?path=//evil.example/');
  const { channel, url } = await response.json();
  expect(channel).toBe('myposter');
  expect(new URL(url).hostname).toBe('myposter.localhost');
});

test('flags say what pages show the visitor of the key, and control to everybody else', async () => {
  const ask = async (headers: Record<string, string>) =>
    (await backEnd.ask('/web-api/feature-flags', { headers })).json();
  const allControl = { flags: flagNames.map((name) => ({ name, treatment: 'control' })) };
  expect(await ask({})).toEqual(allControl);
  expect(await ask({ cookie: 'split-key=anna', 'user-agent': 'Googlebot/2.1' })).toEqual(allControl);
  expect(await ask({ cookie: 'split-key=ben' })).toEqual(allControl);
  expect(await ask({ cookie: 'split-key=anna' })).toEqual({
    flags: flagNames.map((name) => ({ name, treatment: name === 'hochzeit-einstieg' ? 'zitat' : 'control' })),
  });
});
