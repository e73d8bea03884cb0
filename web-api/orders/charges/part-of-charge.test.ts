import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invoiceOf, type Ordered } from '../../test-support/invoice-of.ts';
import type { Charge } from './charge.ts';
import {
  addExtents,
  allOf,
  type Extent,
  isWhole,
  nothingOf,
  partOfCharge,
  reducibleOf,
} from './part-of-charge.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);
const amount = fc.integer({ min: 0, max: 20_000 });
const line = fc
  .record({
    unitPrice: fc.integer({ min: 0, max: 50_000 }),
    quantity: fc.integer({ min: 1, max: 400 }),
    isGift: fc.boolean(),
  })
  .map((each) => (each.isGift ? { ...each, unitPrice: each.unitPrice + 1 } : each));
const ordered: fc.Arbitrary<Ordered> = fc
  .record({
    country: fc.constantFrom('DE', 'AT', 'CH', 'FR'),
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    shipping: amount,
    discount: amount,
    gift: amount,
  })
  .map((order) => (order.lines.some(({ isGift }) => !isGift) ? order : { ...order, shipping: 0 }));
const vatIds = { AT: 'ATU12345675', FR: 'FR32123456789' } as const;
/** Supplied without tax, where it goes to a country of the EU; of e-mails alone nothing is supplied there. */
const exempt = ordered.map((order): Ordered => {
  const areGoods = order.lines.some(({ isGift, unitPrice }) => !isGift && unitPrice > 0);
  const { country } = order;
  return areGoods && (country === 'AT' || country === 'FR') ? { ...order, vatId: vatIds[country] } : order;
});
const anyOrder = fc.oneof(ordered, exempt);
const registrations = fc.record({ oss: fc.boolean(), switzerland: fc.boolean() });

/** Refunds one after the other, each of a share of what is left; the last takes the rest. */
function refundsOf(charge: Charge, shares: readonly (readonly number[])[]): Charge[] {
  const all = allOf(charge);
  let taken = nothingOf(charge);
  const parts: Charge[] = [];
  const take = (extent: Extent) => {
    const next = addExtents(taken, extent);
    parts.push(partOfCharge(charge, taken, next));
    taken = next;
  };
  for (const share of shares) {
    const of = (place: number, left: number) => Math.floor(left * (share[place % share.length] ?? 0));
    // Something off what stays with the customer, of lines of which no piece goes back this time.
    const reducible = reducibleOf(charge, taken);
    take({
      ...nothingOf(charge),
      reductions: reducible.map((left, place) => (place % 2 ? 0 : of(place + 3, left))),
    });
    take({
      reductions: all.reductions,
      quantities: all.quantities.map((quantity, place) =>
        of(place, quantity - (taken.quantities[place] ?? 0)),
      ),
      shipping: of(7, all.shipping - taken.shipping),
    });
  }
  take({
    reductions: all.reductions,
    quantities: all.quantities.map((quantity, place) => quantity - (taken.quantities[place] ?? 0)),
    shipping: all.shipping - taken.shipping,
  });
  expect(isWhole(charge, taken)).toBe(true);
  return parts;
}

const shares = fc.array(
  fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 8 }),
  {
    maxLength: 5,
  },
);

test('however it is divided, refunds add up to what was paid: at every rate, of money and of vouchers', () => {
  fc.assert(
    fc.property(anyOrder, registrations, shares, (order, registered, chosen) => {
      const charge = invoiceOf(order, {}, registered);
      const parts = refundsOf(charge, chosen);
      expect(sum(parts.map(({ total }) => total))).toBe(charge.total);
      expect(sum(parts.map(({ toPay }) => toPay))).toBe(charge.toPay);
      expect(sum(parts.map(({ giftVoucher }) => giftVoucher?.amount ?? 0))).toBe(
        charge.giftVoucher?.amount ?? 0,
      );
      // What was taken off a price is listed twice: when it is taken off, and with the piece that it was taken off.
      const listed = parts.map(({ subtotal, reduction }) => subtotal - reduction);
      expect(sum(listed)).toBe(charge.subtotal);
      expect(sum(parts.map(({ discount }) => discount?.amount ?? 0))).toBe(charge.discount?.amount ?? 0);
      for (const group of charge.vat) {
        const own = parts.flatMap(({ vat }) =>
          vat.filter(
            ({ treatment, ratePerMille }) =>
              treatment === group.treatment && ratePerMille === group.ratePerMille,
          ),
        );
        expect(sum(own.map(({ net }) => net))).toBe(group.net);
        expect(sum(own.map(({ tax }) => tax))).toBe(group.tax);
      }
    }),
  );
});

test('each refund is whole in itself, takes nothing twice, and money goes back before the voucher', () => {
  fc.assert(
    fc.property(anyOrder, registrations, shares, (order, registered, chosen) => {
      const charge = invoiceOf(order, {}, registered);
      let money = 0;
      for (const part of refundsOf(charge, chosen)) {
        const { lines, shipping, subtotal, discount, reduction, total, vat, giftVoucher, toPay } = part;
        expect(subtotal + (shipping?.price ?? 0) - (discount?.amount ?? 0) - reduction).toBe(total);
        expect(toPay + (giftVoucher?.amount ?? 0)).toBe(total);
        expect(sum(vat.map(({ net, tax }) => net + tax))).toBe(total);
        for (const { net, tax, treatment, ratePerMille } of vat) {
          expect(Math.min(net, tax)).toBeGreaterThanOrEqual(0);
          const own = [...lines, ...(shipping ? [shipping] : [])].filter(
            (each) => each.treatment === treatment && each.ratePerMille === ratePerMille,
          );
          expect(sum(own.map((each) => each.net))).toBe(net);
          expect(sum(own.map((each) => each.tax))).toBe(tax);
          // No part's tax is off by more than the cent that rounding leaves.
          expect(Math.abs(tax - ((net + tax) * ratePerMille) / (1000 + ratePerMille))).toBeLessThanOrEqual(1);
        }
        money += toPay;
        if (giftVoucher) expect(money).toBe(charge.toPay);
      }
    }),
  );
});

test('all of a charge is the charge itself', () => {
  fc.assert(
    fc.property(anyOrder, registrations, (order, registered) => {
      const charge = invoiceOf(order, {}, registered);
      const { lines, shipping, total, vat, toPay, giftVoucher } = partOfCharge(
        charge,
        nothingOf(charge),
        allOf(charge),
      );
      expect({ lines, total, vat, toPay }).toEqual({
        lines: charge.lines,
        total: charge.total,
        vat: charge.vat.filter(({ net, tax }) => net + tax > 0 || vat.length > 0),
        toPay: charge.toPay,
      });
      expect(giftVoucher).toEqual(charge.giftVoucher);
      if (charge.shipping && charge.shipping.price > 0) expect(shipping).toEqual(charge.shipping);
    }),
  );
});
