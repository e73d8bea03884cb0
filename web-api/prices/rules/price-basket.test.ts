import { vatPerMille } from '@blattwerk/schemas/shop/amounts/vat.ts';
import { deliveryCountries } from '@blattwerk/schemas/shop/markets/countries.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestRemainder } from './largest-remainder.ts';
import { type BasketSums, priceBasket } from './price-basket.ts';

const amount = fc.integer({ min: 0, max: 5_000_000 });
const baskets: fc.Arbitrary<BasketSums> = fc.constantFrom(...deliveryCountries).chain((country) => {
  const ratePerMille = vatPerMille[country];
  const good = amount.map((total) => ({ total, ratePerMille, isGift: false }));
  const gift = amount.map((total) => ({ total, ratePerMille: 0, isGift: true }));
  // A book at another rate than cards: no country has it yet, and the sums must not mind.
  const book = amount.map((total) => ({ total, ratePerMille: 70, isGift: false }));
  return fc.record({
    lines: fc.array(fc.oneof(good, gift, book), { maxLength: 100 }),
    shipping: fc.integer({ min: 0, max: 5000 }),
    shippingRatePerMille: fc.constant(ratePerMille),
    discount: amount,
    gift: amount,
  });
});

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

test('lines and shipping less the discount are the total, and so are net and tax of all rates', () => {
  fc.assert(
    fc.property(baskets, (basket) => {
      const { subtotal, discount, total, vat, giftPaid, toPay } = priceBasket(basket);
      expect(subtotal).toBe(sum(basket.lines.map((line) => line.total)));
      expect(subtotal + basket.shipping - discount).toBe(total);
      expect(sum(vat.map(({ net, tax }) => net + tax))).toBe(total);
      expect(giftPaid + toPay).toBe(total);
      expect(
        Math.min(total, discount, giftPaid, toPay, ...vat.flatMap(({ net, tax }) => [net, tax])),
      ).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('every rate is rounded once: its tax is within half a cent of the exact one', () => {
  fc.assert(
    fc.property(baskets, (basket) => {
      for (const { ratePerMille, net, tax } of priceBasket(basket).vat) {
        const exact = ((net + tax) * ratePerMille) / (1000 + ratePerMille);
        expect(Math.abs(tax - exact)).toBeLessThanOrEqual(0.5);
      }
    }),
  );
});

test('a discount comes off goods alone, and every line has its share of discount and tax', () => {
  fc.assert(
    fc.property(baskets, (basket) => {
      const { discount, shares, vat } = priceBasket(basket);
      expect(sum(shares.map((share) => share.discount))).toBe(discount);
      shares.forEach((share, place) => {
        const line = basket.lines[place];
        expect(share.discount).toBeLessThanOrEqual(line && !line.isGift ? line.total : 0);
      });
      const ofLines = sum(shares.map(({ tax }) => tax));
      const ofAll = sum(vat.map(({ tax }) => tax));
      expect(ofLines).toBeLessThanOrEqual(ofAll);
      if (basket.shipping === 0) expect(ofLines).toBe(ofAll);
    }),
  );
});

test('shares by largest remainder add up, are fair, and stay as they are whatever their order', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(amount, weights, (whole, shared) => {
      const shares = largestRemainder(whole, shared);
      const all = sum(shared);
      expect(sum(shares)).toBe(all === 0 ? 0 : whole);
      shares.forEach((share, place) => {
        if (all > 0) expect(Math.abs(share - (whole * (shared[place] ?? 0)) / all)).toBeLessThan(1);
      });
    }),
  );
});

test('an order in Germany: 3 pens, a gift voucher, shipping, five euros off, paid with what a gift voucher has', () => {
  const basket = priceBasket({
    lines: [
      { total: 1170, ratePerMille: 190, isGift: false },
      { total: 5000, ratePerMille: 0, isGift: true },
    ],
    shipping: 499,
    shippingRatePerMille: 190,
    discount: 500,
    gift: 1000,
  });
  expect(basket).toEqual({
    subtotal: 6170,
    discount: 500,
    total: 6169,
    vat: [
      { ratePerMille: 190, net: 982, tax: 187 },
      { ratePerMille: 0, net: 5000, tax: 0 },
    ],
    giftPaid: 1000,
    toPay: 5169,
    canPayByInvoice: true,
    shares: [
      { discount: 500, tax: 107 },
      { discount: 0, tax: 0 },
    ],
  });
});
