import fc from 'fast-check';
import { expect, test } from 'vitest';
import { netAmounts } from './net-amounts.ts';
import { type BasketSums, priceBasket } from './price-basket.ts';

const rates = [0, 81, 170, 190, 200, 210, 220];
const basket = fc
  .record({
    prices: fc.array(fc.record({ total: fc.nat(500_000), isGift: fc.boolean() }), { maxLength: 12 }),
    ratePerMille: fc.constantFrom(...rates),
    shipping: fc.nat(4000),
    discount: fc.nat(100_000),
    gift: fc.nat(100_000),
  })
  .map(
    ({ prices, ratePerMille, shipping, ...vouchers }): BasketSums => ({
      lines: prices.map((line) => ({ ...line, ratePerMille: line.isGift ? 0 : ratePerMille })),
      shipping,
      shippingRatePerMille: ratePerMille,
      ...vouchers,
    }),
  );

test('net amounts add up to the cent, and with the taxes to what is charged', () => {
  fc.assert(
    fc.property(basket, (sums) => {
      const totals = priceBasket(sums);
      const net = netAmounts(sums, totals);
      const tax = totals.vat.reduce((sum, group) => sum + group.tax, 0);
      expect(net.lines.reduce((sum, line) => sum + line, 0)).toBe(net.subtotal);
      expect(net.subtotal + net.shipping - net.discount).toBe(net.total);
      expect(net.total + tax).toBe(totals.total);
    }),
  );
});

test('no amount is further from its exact net than its group’s rounding explains', () => {
  fc.assert(
    fc.property(basket, (sums) => {
      const net = netAmounts(sums, priceBasket(sums));
      const exact = (gross: number, ratePerMille: number) => (gross * 1000) / (1000 + ratePerMille);
      sums.lines.forEach(({ total, ratePerMille }, place) => {
        expect(Math.abs((net.lines[place] ?? 0) - exact(total, ratePerMille))).toBeLessThan(1.5);
      });
      expect(Math.abs(net.shipping - exact(sums.shipping, sums.shippingRatePerMille))).toBeLessThan(1.5);
      expect(net.discount).toBeGreaterThanOrEqual(0);
      expect(net.discount).toBeLessThanOrEqual(priceBasket(sums).discount);
    }),
  );
});

test('thirty envelopes with their parcel, at nineteen per cent', () => {
  const sums = {
    lines: [{ total: 2850, ratePerMille: 190, isGift: false }],
    shipping: 499,
    shippingRatePerMille: 190,
    discount: 500,
    gift: 0,
  };
  expect(netAmounts(sums, priceBasket(sums))).toEqual({
    lines: [2395],
    subtotal: 2395,
    shipping: 419,
    discount: 420,
    total: 2394,
  });
});
