import fc from 'fast-check';
import { expect, test } from 'vitest';
import { netAmounts } from './net-amounts.ts';
import { type BasketSums, priceBasket } from './price-basket.ts';
import { withoutVat } from './without-vat.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
const line = fc.record({
  total: fc.integer({ min: 0, max: 5_000_000 }),
  isGift: fc.boolean(),
});
const basket: fc.Arbitrary<BasketSums> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 20 }),
    ratePerMille: fc.constantFrom(170, 190, 200, 210, 220),
    shipping: fc.integer({ min: 0, max: 5_000 }),
    discount: fc.integer({ min: 0, max: 20_000 }),
    gift: fc.integer({ min: 0, max: 50_000 }),
  })
  .map(({ lines, ratePerMille, ...rest }) => ({
    ...rest,
    lines: lines.map((each) => ({ ...each, ratePerMille: each.isGift ? 0 : ratePerMille })),
    shippingRatePerMille: ratePerMille,
  }));

test('without tax nothing of a basket is taxed, and all of it adds up', () => {
  fc.assert(
    fc.property(basket, (taxed) => {
      const exempt = priceBasket(withoutVat(taxed));
      expect(exempt.vat.every(({ ratePerMille, tax }) => ratePerMille === 0 && tax === 0)).toBe(true);
      expect(exempt.shares.every(({ tax }) => tax === 0)).toBe(true);
      expect(sum(exempt.vat.map(({ net }) => net))).toBe(exempt.total);
      expect(exempt.toPay + exempt.giftPaid).toBe(exempt.total);
    }),
  );
});

test('what is charged without tax is the net total that a business would have seen with it, to the cent', () => {
  fc.assert(
    fc.property(basket, (taxed) => {
      const goods = sum(taxed.lines.filter(({ isGift }) => !isGift).map(({ total }) => total));
      // A voucher that pays all goods leaves shipping alone, and its rounded tax.
      fc.pre(taxed.discount < goods - 100);
      const net = netAmounts(taxed, priceBasket(taxed));
      const exempt = priceBasket(withoutVat(taxed));
      expect(exempt.total).toBe(net.total);
      expect([exempt.subtotal, exempt.discount]).toEqual([net.subtotal, net.discount]);
    }),
  );
});

test('vouchers for gifts keep their price: they are taxed when they are used', () => {
  const sums = withoutVat({
    lines: [
      { total: 12_000, ratePerMille: 200, isGift: false },
      { total: 5_000, ratePerMille: 0, isGift: true },
    ],
    shipping: 600,
    shippingRatePerMille: 200,
    discount: 0,
    gift: 0,
  });
  expect(sums.lines.map(({ total }) => total)).toEqual([10_000, 5_000]);
  expect([sums.shipping, priceBasket(sums).total]).toEqual([500, 15_500]);
});
