import { vatPerMille } from '@blattwerk/schemas/shop/amounts/vat.ts';
import { deliveryCountries } from '@blattwerk/schemas/shop/markets/countries.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardShops } from '../../test-support/seeded-prices.ts';
import { seededPriceTables } from '../seed/seeded-price-tables.ts';
import { accessoryOrder, samplesPrice } from './accessory-order.ts';
import { vatIn } from './vat.ts';
import { withVoucher } from './voucher.ts';

const tables = seededPriceTables();
const amounts = fc.integer({ min: 0, max: 10_000_000 });

function orderIn(country: string, body: Parameters<typeof accessoryOrder>[0]) {
  const shop = cardShops.find((candidate) => candidate.country === country);
  if (!shop) throw new Error('No shop.');
  const reply = accessoryOrder(body, tables, shop);
  if (!reply.ok) throw new Error(reply.problem.detail);
  return reply.value;
}

test('VAT is contained in the total: 19 % of net in Germany, 8,1 % in Switzerland', () => {
  expect(vatIn({ minorUnits: 11_900, currency: 'eur' }, 'DE', 190)).toMatchObject({
    net: { minorUnits: 10_000 },
    amount: { minorUnits: 1900 },
  });
  expect(vatIn({ minorUnits: 10_810, currency: 'chf' }, 'CH', 81).amount.minorUnits).toBe(810);
});

test('net and VAT add up to any total in every country', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom(...deliveryCountries), (minorUnits, country) => {
      const { net, amount } = vatIn({ minorUnits, currency: 'eur' }, country, vatPerMille[country]);
      expect(net.minorUnits + amount.minorUnits).toBe(minorUnits);
      expect(Math.min(net.minorUnits, amount.minorUnits)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a voucher takes its amount off, never more than there is, nothing in another currency', () => {
  fc.assert(
    fc.property(amounts, amounts, (minorUnits, off) => {
      const { discount, total } = withVoucher(
        { minorUnits, currency: 'eur' },
        { minorUnits: off, currency: 'eur' },
      );
      expect(discount.minorUnits).toBe(Math.min(minorUnits, off));
      expect(discount.minorUnits + total.minorUnits).toBe(minorUnits);
    }),
  );
  const foreign = withVoucher({ minorUnits: 900, currency: 'chf' }, { minorUnits: 500, currency: 'eur' });
  expect(foreign.total).toEqual({ minorUnits: 900, currency: 'chf' });
});

test('three sample cards are free, each further one costs 1,90 € or 3,50 CHF', () => {
  expect([0, 3, 4, 6].map((quantity) => samplesPrice(quantity, 190))).toEqual([0, 0, 190, 570]);
  expect(orderIn('CH', { items: [], sampleCards: 5 }).total).toEqual({ minorUnits: 700, currency: 'chf' });
});

test('an order adds up its lines, offers purchase on invoice from 25, and lists kinds of shipping', () => {
  const pens = { sku: 'pen-gel-gold', quantity: 3 };
  const envelopes = { sku: 'envelope-pointed-162x114', quantity: 13 };
  const order = orderIn('DE', { items: [pens, envelopes, pens], sampleCards: 4 });
  expect(order.lines.map(({ quantity, total }) => [quantity, total.minorUnits])).toEqual([
    [6, 2340],
    [13, 1235],
  ]);
  expect(order.total.minorUnits).toBe(2340 + 1235 + 190);
  expect(order.canPayByInvoice).toBe(true);
  expect(order.shipping.map(({ kind, price }) => [kind, price.minorUnits])).toEqual([
    ['standard', 499],
    ['expressSurcharge', 800],
    ['sameDaySurcharge', 590],
    ['saturdayDeliverySurcharge', 1000],
    ['expressSaturday', 2299],
  ]);
});

test.each([
  [26, 2470, false],
  [27, 2565, true],
])('%i envelopes cost %i cents: invoice %s', (quantity, total, canPayByInvoice) => {
  const items = [{ sku: 'envelope-pointed-162x114', quantity }];
  expect(orderIn('DE', { items, sampleCards: 0 })).toMatchObject({
    total: { minorUnits: total },
    canPayByInvoice,
  });
});

test('delivery abroad contains that country’s VAT and is paid in the money of the shop', () => {
  const items = [{ sku: 'pen-gel-gold', quantity: 1 }];
  const toSwitzerland = orderIn('DE', { items, sampleCards: 0, deliveryCountry: 'CH' });
  expect(toSwitzerland.vat.ratePerMille).toBe(81);
  expect(toSwitzerland.shipping[0]?.price).toEqual({ minorUnits: 1099, currency: 'eur' });
  const toAustria = orderIn('DE', { items, sampleCards: 0, deliveryCountry: 'AT' });
  expect(toAustria.shipping.map(({ kind }) => kind)).toEqual([
    'standard',
    'expressSurcharge',
    'sameDaySurcharge',
  ]);
});

test('unknown articles are named', () => {
  const [german] = cardShops;
  if (!german) throw new Error('No shop.');
  const items = [
    { sku: 'pen-gel-gold', quantity: 1 },
    { sku: 'pen-of-my-aunt', quantity: 1 },
  ];
  expect(accessoryOrder({ items, sampleCards: 0 }, tables, german)).toMatchObject({
    problem: { status: 404, errors: [{ in: 'body', path: ['items', 1, 'sku'] }] },
  });
});
