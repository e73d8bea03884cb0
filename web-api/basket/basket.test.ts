import { baskets } from '@blattwerk/database/tables/baskets.ts';
import type { Currency } from '@blattwerk/schemas/shop/markets/currencies.ts';
import { shopHeaders } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedCatalogue } from '../catalogue/seed-catalogue.ts';
import { localSigningSecret } from '../config.ts';
import { allPrices } from '../prices/seed/all-prices.ts';
import { seedPrices } from '../prices/seed-prices.ts';
import { seedProducts } from '../products/seed/seed-products.ts';
import { catalogueSubject } from '../products/withdrawal-handlers.ts';
import { signToken } from '../security/signed-token.ts';
import { envelope, frame, openBasketVisitor, pen } from '../test-support/basket-visitor.ts';
import { openBrowser } from '../test-support/browser.ts';
import { generatedCatalogue } from '../test-support/generated-catalogue.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';
import { signUpCustomer } from '../test-support/sign-up-customer.ts';
import { issueVoucher } from '../vouchers/issue-voucher.ts';
import { seedVoucherCampaigns } from '../vouchers/seed/seed-voucher-campaigns.ts';

// A Tuesday before the deadline in Germany.
let now = new Date('2026-11-24T08:00:00Z');
const day = 24 * 60 * 60 * 1000;

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd({}, () => now);
  const catalogue = generatedCatalogue(24);
  const postcard = { productType: 'postkarte-hoch', format: '105x148' };
  const designs = catalogue.designs.map((design) => ({ ...design, ...postcard }));
  await seedPrices(backEnd.database, allPrices);
  await seedCatalogue(backEnd.database, { ...catalogue, designs });
  await seedProducts(backEnd.database, { designs, accessories: allPrices.accessories });
  await seedVoucherCampaigns(backEnd.database);
});
afterAll(() => backEnd.close());

const shop = (country: 'DE' | 'AT' | 'CH' | 'GB', locale: 'de-DE' | 'de-AT' | 'fr-CH' | 'en-GB') =>
  shopHeaders({ channel: 'blattwerk', country, locale });

function voucher(terms: {
  kind?: 'gift' | 'discount';
  campaignId?: string;
  minorUnits?: number;
  currency?: Currency;
}) {
  const { minorUnits = 500, currency = 'eur', ...rest } = terms;
  const validUntil = new Date(now.getTime() + 30 * day);
  const amount = { minorUnits, currency };
  return issueVoucher(backEnd.database, {
    channel: 'blattwerk',
    amount,
    isForFirstOrder: false,
    validUntil,
    ...rest,
  });
}

test('a visitor without a basket has an empty one, and none is kept of who only looks', async () => {
  const visitor = openBasketVisitor(backEnd);
  const basket = await visitor.show();
  expect(basket).toMatchObject({ version: 0, lines: [], count: 0, canOrder: false });
  expect(basket.cannotOrder).toBe('Der Warenkorb ist leer.');
  expect(visitor.browser.cookies.size).toBe(0);
});

test('what needs no design is put in, priced as its page says, and paid with shipping and VAT', async () => {
  const visitor = openBasketVisitor(backEnd);
  await visitor.add(pen, 3);
  await visitor.add(frame);
  await visitor.add({ kind: 'giftVoucher', minorUnits: 2500 });
  const basket = await visitor.add({ kind: 'sample', designId: 7 });

  const quoted = await backEnd.ask(
    '/price-api/frame?frameFamily=fotorahmen&frameType=fotorahmen-eiche&format=200x300',
  );
  const { quote } = await quoted.json();
  expect(basket.lines.map(({ unitPrice }) => unitPrice.minorUnits)).toEqual([
    390,
    quote.unitPrice.minorUnits,
    2500,
    0,
  ]);
  expect(basket.lines.map(({ details }) => details)).toEqual([
    [],
    ['Rahmen ohne Bild', '20\u00a0×\u00a030\u00a0cm', 'Passepartout weiß'],
    ['Kommt per E-Mail'],
    [],
  ]);
  expect(basket.lines[3]?.name).toMatch(/^Musterkarte: /);
  expect(basket.lines[0]).toMatchObject({ path: 'zubehoer-artikel/pen-gel-gold', hasWithdrawalRight: true });
  const subtotal = 1170 + quote.unitPrice.minorUnits + 2500;
  const taxed = subtotal - 2500 + 499;
  const tax = Math.round((taxed * 19) / 119);
  expect(basket).toMatchObject({
    version: 4,
    count: 4,
    subtotal: { minorUnits: subtotal },
    total: { minorUnits: subtotal + 499 },
    toPay: { minorUnits: subtotal + 499 },
    vat: [
      { ratePerMille: 190, tax: { minorUnits: tax }, net: { minorUnits: taxed - tax } },
      { ratePerMille: 0, net: { minorUnits: 2500 } },
    ],
    payments: ['invoice', 'prepayment'],
    hasWithdrawalRight: 'all',
    changes: [],
  });
  expect(await visitor.show()).toEqual(basket);
});

test('delivery promises days of the country it goes to, and a service it has', async () => {
  const visitor = openBasketVisitor(backEnd);
  const { delivery } = await visitor.add(pen);
  expect(delivery).toMatchObject({
    country: 'DE',
    isParcel: true,
    choices: [
      { service: 'standard', deliveryFrom: '2026-11-26', deliveryTo: '2026-11-30', isSelected: true },
      { service: 'express', deliveryFrom: '2026-11-25', deliveryTo: '2026-11-25' },
      { service: 'saturdayExpress', deliveryFrom: '2026-11-28' },
    ],
  });
  const express = await visitor.change('PUT delivery', { country: 'AT', service: 'express' });
  expect(express).toMatchObject({
    basket: {
      delivery: { country: 'AT', price: { minorUnits: 2299 } },
      vat: [{ ratePerMille: 200 }],
      changes: [],
    },
  });
  const saturday = await visitor.change('PUT delivery', { country: 'AT', service: 'saturdayExpress' });
  expect(saturday).toMatchObject({
    problem: { status: 422, errors: [{ allowed: ['standard', 'express'] }] },
  });
});

test('three sample cards are free and travel without shipping, alone; a voucher needs no parcel', async () => {
  const visitor = openBasketVisitor(backEnd);
  for (const designId of [1, 2, 3, 3]) await visitor.add({ kind: 'sample', designId });
  const free = await visitor.show();
  expect(free).toMatchObject({
    samples: { quantity: 3, freeLeft: 0 },
    toPay: { minorUnits: 0 },
    payments: ['covered'],
  });
  const four = await visitor.add({ kind: 'sample', designId: 4 });
  expect(four.toPay.minorUnits).toBe(190);
  expect(four.delivery?.choices.map(({ service }) => service)).toEqual(['standard']);
  // The fourth is free again once another goes, which is nothing the shopper has to be told.
  const third = four.lines[2];
  const three = await visitor.change(`DELETE lines/${third?.id}`);
  expect(three).toMatchObject({ basket: { toPay: { minorUnits: 0 }, changes: [] } });

  const gift = await openBasketVisitor(backEnd).add({ kind: 'giftVoucher', minorUnits: 1000 });
  expect(gift.delivery).toMatchObject({ isParcel: false, choices: [], price: { minorUnits: 0 } });
});

test('more of the same is one line, up to the most it may have', async () => {
  const visitor = openBasketVisitor(backEnd);
  await visitor.add(envelope, 30);
  const more = await visitor.add(envelope, 20);
  expect(more.lines.map(({ quantity }) => quantity)).toEqual([50]);
  const most = await visitor.add(envelope, 5000);
  expect(most.lines[0]?.quantity).toBe(5000);
  expect(most.changes).toMatchObject([{ kind: 'quantity-limited', lineId: most.lines[0]?.id }]);
  const less = await visitor.change(`PUT lines/${most.lines[0]?.id}`, { quantity: 4 });
  expect(less).toMatchObject({ basket: { subtotal: { minorUnits: 380 }, changes: [] } });
});

test('a change of a version that is no longer the present one is refused with the basket as it is', async () => {
  const visitor = openBasketVisitor(backEnd);
  const [first, second] = [await visitor.add(pen), await visitor.add(envelope)];
  const late = await visitor.change(`PUT lines/${first.lines[0]?.id}`, {
    quantity: 9,
    version: first.version,
  });
  expect(late).toMatchObject({
    problem: {
      status: 409,
      type: 'urn:blattwerk:basket-changed',
      basket: { version: second.version, count: 2 },
    },
  });
});

test('four pieces put in at the same time are all there', async () => {
  const visitor = openBasketVisitor(backEnd);
  await visitor.add(pen);
  await Promise.all(Array.from({ length: 4 }, () => visitor.add(pen)));
  expect((await visitor.show()).lines[0]?.quantity).toBe(5);
});

test('what is unknown, not sold here or not made is refused, and the basket stays', async () => {
  const visitor = openBasketVisitor(backEnd);
  const asked = [
    [{ kind: 'accessory', sku: 'pen-of-my-aunt' }, 404],
    [{ kind: 'sample', designId: 999_999 }, 404],
    [{ kind: 'photoframe', frameType: 'holzrahmen-eiche', format: '200x300' }, 422],
    [{ kind: 'photoframe', frameType: 'fotorahmen-eiche', format: '5x5' }, 422],
    [{ kind: 'photoframe', frameType: 'aus-gold', format: '200x300' }, 404],
    [{ kind: 'giftVoucher', minorUnits: 1 }, 422],
    [{ kind: 'card', id: 7 }, 400],
  ] as const;
  for (const [item, status] of asked) {
    const reply = await visitor.browser.ask('/web-api/basket/lines', { body: { item } });
    expect([item, reply.status]).toEqual([item, status]);
  }
  expect((await visitor.show()).version).toBe(0);
});

test('a frame made to measure cannot be sent back, one of a listed size can', async () => {
  const visitor = openBasketVisitor(backEnd);
  await visitor.add(frame);
  const own = await visitor.add({ ...frame, format: '211x333' });
  expect(own.lines.map(({ hasWithdrawalRight }) => hasWithdrawalRight)).toEqual([true, false]);
  expect(own.hasWithdrawalRight).toBe('some');
});

test('vouchers: one takes off, one pays, and what its terms refuse is said', async () => {
  const visitor = openBasketVisitor(backEnd);
  await visitor.add(pen, 3);
  const [off, gift] = [await voucher({}), await voucher({ kind: 'gift', minorUnits: 10_000 })];
  await visitor.change('PUT voucher', { code: off.code.toLowerCase() });
  const paid = await visitor.change('PUT voucher', { code: gift.code });
  expect(paid).toMatchObject({
    basket: {
      discount: { code: off.code, amount: { minorUnits: 500 } },
      total: { minorUnits: 1170 + 499 - 500 },
      vat: [{ ratePerMille: 190, tax: { minorUnits: 187 } }],
      giftVoucher: { amount: { minorUnits: 1169 }, left: { minorUnits: 8831 } },
      toPay: { minorUnits: 0 },
      payments: ['covered'],
    },
  });
  const without = await visitor.change('DELETE voucher', { code: gift.code });
  expect(without).toMatchObject({ basket: { giftVoucher: null, toPay: { minorUnits: 1169 } } });

  const demanding = await voucher({ campaignId: 'firmenstart', minorUnits: 2500 });
  const refused = await visitor.change('PUT voucher', { code: demanding.code });
  expect(refused).toMatchObject({
    problem: { status: 422, message: { text: expect.stringContaining('150,00') } },
  });
  const unknown = await visitor.change('PUT voucher', { code: 'BLATT-AAAAA-AAAAA' });
  expect(unknown).toMatchObject({ problem: { status: 404 } });
});

test('a voucher that a smaller basket no longer carries is said, and counts again with a larger one', async () => {
  const visitor = openBasketVisitor(backEnd);
  const { lines } = await visitor.add(pen, 40);
  const { code } = await voucher({ campaignId: 'firmenstart', minorUnits: 2500 });
  await visitor.change('PUT voucher', { code });
  const smaller = await visitor.change(`PUT lines/${lines[0]?.id}`, { quantity: 2 });
  expect(smaller).toMatchObject({ basket: { discount: null, changes: [{ kind: 'voucher-refused' }] } });
  const larger = await visitor.change(`PUT lines/${lines[0]?.id}`, { quantity: 50 });
  expect(larger).toMatchObject({ basket: { discount: { amount: { minorUnits: 2500 } }, changes: [] } });
});

test('a basket is its shop’s: in Switzerland it is another, in francs and in French', async () => {
  const german = openBasketVisitor(backEnd);
  await german.add(pen);
  const swiss = openBasketVisitor(backEnd, shop('CH', 'fr-CH'), german.browser);
  expect((await swiss.show()).lines).toEqual([]);
  const basket = await swiss.add({ kind: 'giftVoucher', minorUnits: 1000 });
  expect(basket.lines[0]).toMatchObject({ details: ['Envoyé par e-mail'], total: { currency: 'chf' } });
  expect((await german.show()).count).toBe(1);
});

test('a shop whose country gets no parcels shows its goods, and says so', async () => {
  const british = openBasketVisitor(backEnd, shop('GB', 'en-GB'));
  const basket = await british.add(pen);
  expect(basket).toMatchObject({ delivery: null, canOrder: false, payments: [] });
  expect(basket.cannotOrder).toMatch(/do not deliver/);
  expect(await british.change('PUT delivery', { country: 'DE' })).toMatchObject({ problem: { status: 422 } });
});

test('signing in takes the guest’s basket along: of equal lines the larger quantity, never the sum', async () => {
  const account = {
    email: 'korb@kunde.example',
    password: 'vier blaue Papierschiffe',
    firstName: 'Anna',
    lastName: 'Korb',
  };
  const guest = openBasketVisitor(backEnd);
  await guest.add(envelope, 100);
  await signUpCustomer(backEnd, guest.browser, account);
  const taken = await guest.show();
  expect(taken.lines.map(({ quantity }) => quantity)).toEqual([100]);
  expect(guest.browser.cookies.has('basket')).toBe(false);

  const elsewhere = openBasketVisitor(backEnd);
  await elsewhere.add(envelope, 80);
  await elsewhere.add(pen, 2);
  const { email, password } = account;
  await elsewhere.browser.ask('/web-api/customer-login', { body: { email, password } });
  const merged = await elsewhere.show();
  expect(merged.lines.map(({ quantity }) => quantity)).toEqual([100, 2]);
  expect(merged.changes).toMatchObject([{ kind: 'joined', lineId: merged.lines[0]?.id }]);
  expect(merged.changes[0]?.text).toContain('100 × „');
  expect((await guest.show()).version).toBe(merged.version);
  await elsewhere.change(`PUT lines/${merged.lines[1]?.id}`, { quantity: 3 });
  expect((await elsewhere.show()).changes).toEqual([]);
});

test('only a hash of a guest’s token is kept, and a forged one opens nothing', async () => {
  const visitor = openBasketVisitor(backEnd);
  await visitor.add(pen);
  const [subject = ''] = (visitor.browser.cookies.get('basket') ?? '').split('.');
  const rows = await backEnd.database.select().from(baskets);
  expect(JSON.stringify(rows)).not.toContain(subject);
  const thief = openBrowser(backEnd);
  thief.cookies.set('basket', `${subject}.zzzzzz.${'A'.repeat(43)}`);
  expect(await (await thief.ask('/web-api/basket')).json()).toMatchObject({ lines: [] });
});

test('what is withdrawn afterwards costs nothing, names what comes nearest, and has to go before ordering', async () => {
  const visitor = openBasketVisitor(backEnd);
  await visitor.add({ kind: 'accessory', sku: 'pen-gel-silver' }, 2);
  await visitor.add(envelope, 10);
  const token = signToken(
    'catalogue',
    catalogueSubject,
    new Date(now.getTime() + 60_000),
    localSigningSecret,
  );
  const body = { token, action: 'withdraw', product: 'accessory:pen-gel-silver', markets: ['blattwerk:DE'] };
  expect((await visitor.browser.ask('/web-api/catalogue-withdrawals', { body })).status).toBe(200);
  const basket = await visitor.show();
  expect(basket.lines[0]).toMatchObject({
    state: 'withdrawn',
    total: { minorUnits: 0 },
    substitute: { item: { kind: 'accessory' } },
  });
  expect(basket.lines[0]?.name).toMatch(/silber/);
  expect(basket.changes).toMatchObject([{ kind: 'withdrawn', lineId: basket.lines[0]?.id }]);
  expect(basket).toMatchObject({ subtotal: { minorUnits: 950 }, canOrder: false, payments: [] });
  const left = await visitor.change(`DELETE lines/${basket.lines[0]?.id}`);
  expect(left).toMatchObject({ basket: { canOrder: true, changes: [] } });
});

test('a price that has changed is said until the shopper changes the basket', async () => {
  const visitor = openBasketVisitor(backEnd);
  await visitor.add(envelope, 10);
  const dearer = { ...allPrices.prices, 'envelope/standard': [120, 120, 120, 120] as const };
  await seedPrices(backEnd.database, { ...allPrices, prices: dearer });
  await expect
    .poll(async () => (await visitor.show()).subtotal.minorUnits, { timeout: 10_000, interval: 500 })
    .toBe(1200);
  const basket = await visitor.show();
  expect(basket.changes).toMatchObject([
    { kind: 'price', before: { minorUnits: 95 }, after: { minorUnits: 120 } },
  ]);
  expect(basket.changes[0]?.text).toContain('1,20\u00a0€ statt 0,95\u00a0€');
  const changed = await visitor.add(pen);
  expect(changed.changes).toMatchObject([{ kind: 'price' }]);
  expect((await visitor.show()).changes).toEqual([]);
});

test('a guest’s basket lasts thirty days from its last change', async () => {
  const visitor = openBasketVisitor(backEnd);
  await visitor.add(pen);
  now = new Date(now.getTime() + 29 * day);
  await visitor.add(pen);
  now = new Date(now.getTime() + 29 * day);
  expect((await visitor.show()).lines[0]?.quantity).toBe(2);
  now = new Date(now.getTime() + 2 * day);
  expect((await visitor.show()).lines).toEqual([]);
});
