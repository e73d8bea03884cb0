import type { Basket } from '@blattwerk/schemas/web-api/basket/basket.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectBasket } from './basket-change.ts';

const euros = (minorUnits: number) => ({ minorUnits, currency: 'eur' as const });

function line(id: string, quantity: number, unitPrice: number): Basket['lines'][number] {
  return {
    id,
    item: { kind: 'accessory', sku: id },
    name: id,
    details: [],
    picture: null,
    path: null,
    names: [],
    draft: null,
    quantity,
    maximumQuantity: 5000,
    quantities: null,
    unitPrice: euros(unitPrice),
    total: euros(quantity * unitPrice),
    net: null,
    hasWithdrawalRight: true,
    parts: [],
    saving: euros(0),
    state: 'ok',
    substitute: null,
  };
}

function basketOf(lines: Basket['lines'], shipping: number): Basket {
  const subtotal = lines.reduce((sum, { total }) => sum + total.minorUnits, 0);
  return {
    version: 1,
    lines,
    count: lines.length,
    samples: { quantity: 0, free: 0, freeLeft: 3, furtherPrice: euros(190) },
    delivery: { country: 'DE', isParcel: true, choices: [], parcels: [], label: '', price: euros(shipping) },
    subtotal: euros(subtotal),
    discount: null,
    total: euros(subtotal + shipping),
    vat: [],
    vatNote: null,
    net: null,
    giftVoucher: null,
    toPay: euros(subtotal + shipping),
    canPayByInvoice: false,
    payments: [],
    canOrder: true,
    cannotOrder: null,
    hasWithdrawalRight: 'all',
    changes: [],
    termsVersion: '',
  };
}

const baskets = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 100_000 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((lines) =>
    basketOf(
      lines.map(([quantity, price], at) => line(`line-${at}`, quantity, price)),
      499,
    ),
  );

test('what is expected adds up, whatever is done to which line', () => {
  fc.assert(
    fc.property(
      baskets,
      fc.nat(),
      fc.integer({ min: 1, max: 5000 }),
      fc.boolean(),
      (basket, place, quantity, goes) => {
        const id = `line-${place % basket.count}`;
        const next = expectBasket(basket, goes ? { kind: 'remove', id } : { kind: 'quantity', id, quantity });
        const sum = next.lines.reduce((total, each) => total + each.total.minorUnits, 0);
        expect(next.subtotal.minorUnits).toBe(sum);
        expect(next.total.minorUnits).toBe(sum + 499);
        expect(next.toPay).toEqual(next.total);
        expect(next.count).toBe(basket.count - (goes ? 1 : 0));
      },
    ),
  );
});

test('a voucher is for the shop to judge: until it has, nothing changes', () => {
  const basket = basketOf([line('a', 1, 100)], 499);
  expect(expectBasket(basket, { kind: 'redeem', code: 'X' })).toBe(basket);
});
