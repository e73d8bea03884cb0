import { numbers, orders, voucherRedemptions } from '@blattwerk/database/tables/orders.ts';
import { vouchers } from '@blattwerk/database/tables/vouchers.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBasketVisitor, pen } from '../test-support/basket-visitor.ts';
import { newKey, orderBody, sendOrder } from '../test-support/order-of.ts';
import { type SellingBackEnd, startSellingBackEnd } from '../test-support/selling-back-end.ts';
import { issueVoucher } from '../vouchers/issue-voucher.ts';
import { takeNumber } from './take-number.ts';

let backEnd: SellingBackEnd;
beforeAll(async () => {
  backEnd = await startSellingBackEnd();
});
afterAll(() => backEnd.close());

const times = 50;
const many = <Value>(of: (place: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: times }, (_, place) => of(place)));
const ordersOf = (email: string) => backEnd.database.select().from(orders).where(eq(orders.email, email));

test.each([
  ['the same key', () => 'one-key-for-all-of-them'],
  ['keys of their own', () => newKey()],
  ['keys that some share', (place: number) => `shared-key-number-${place % 5}`],
])('fifty posts of one basket at once, with %s: one order, one number, one message', async (name, key) => {
  const visitor = openBasketVisitor(backEnd);
  const email = `${name.replaceAll(' ', '-')}@kunde.example`;
  const body = orderBody(await visitor.add(pen, 10), { email });
  const replies = await many((place) => sendOrder(visitor, { ...body, idempotencyKey: key(place) }));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(replies.map(({ order }) => order.number)).size).toBe(1);
  expect(await ordersOf(email)).toHaveLength(1);
  expect(await backEnd.mailsTo(email)).toHaveLength(1);
  const later = await sendOrder(visitor, { ...body, idempotencyKey: key(0) });
  expect(later).toMatchObject({ status: 201, order: { number: replies[0]?.order.number } });
});

test('a key that belongs to another shopper’s order places none and shows none', async () => {
  const [one, other] = [openBasketVisitor(backEnd), openBasketVisitor(backEnd)];
  const idempotencyKey = newKey();
  await sendOrder(one, orderBody(await one.add(pen, 10), { idempotencyKey }));
  const refused = await sendOrder(other, orderBody(await other.add(pen, 10), { idempotencyKey }));
  expect(refused).toMatchObject({
    status: 409,
    problem: { detail: expect.stringContaining('another order') },
  });
  expect((await other.show()).count).toBe(1);
});

test('a voucher that ten baskets use at once is redeemed once; the others are told, and keep their baskets', async () => {
  const validUntil = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const amount = { minorUnits: 500, currency: 'eur' as const };
  const issued = { channel: 'blattwerk' as const, amount, isForFirstOrder: false, validUntil };
  const { code } = await issueVoucher(backEnd.database, issued);
  const ready = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const visitor = openBasketVisitor(backEnd);
      await visitor.add(pen, 10);
      const used = await visitor.change('PUT voucher', { code });
      if (!used.ok) throw new Error(used.problem.detail);
      return { visitor, body: orderBody(used.basket) };
    }),
  );
  const replies = await Promise.all(ready.map(({ visitor, body }) => sendOrder(visitor, body)));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  const redeemed = await backEnd.database
    .select()
    .from(voucherRedemptions)
    .where(eq(voucherRedemptions.code, code));
  expect(redeemed).toMatchObject([{ minorUnits: 500 }]);
  const told = replies.find(({ status }) => status === 409);
  expect(told?.problem).toMatchObject({ basket: { discount: null, changes: [{ kind: 'voucher-refused' }] } });
});

test('a gift voucher pays for as many orders at once as it has money for, and no more', async () => {
  const validUntil = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const amount = { minorUnits: 2000, currency: 'eur' as const };
  const gift = {
    channel: 'blattwerk' as const,
    kind: 'gift' as const,
    amount,
    isForFirstOrder: false,
    validUntil,
  };
  const { code } = await issueVoucher(backEnd.database, gift);
  const ready = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const visitor = openBasketVisitor(backEnd);
      await visitor.add({ kind: 'giftVoucher', minorUnits: 1000 });
      const used = await visitor.change('PUT voucher', { code });
      if (!used.ok) throw new Error(used.problem.detail);
      return { visitor, body: orderBody(used.basket) };
    }),
  );
  const replies = await Promise.all(ready.map(({ visitor, body }) => sendOrder(visitor, body)));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(2);
  const [row] = await backEnd.database.select().from(vouchers).where(eq(vouchers.code, code));
  expect(row).toMatchObject({ spentMinorUnits: 2000, redeemedAt: expect.any(Date) });
});

test('two first orders of one address at once: the voucher for a first one counts for one of them', async () => {
  const validUntil = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const amount = { minorUnits: 500, currency: 'eur' as const };
  const ready = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const first = { channel: 'blattwerk' as const, amount, isForFirstOrder: true, validUntil };
      const { code } = await issueVoucher(backEnd.database, first);
      const visitor = openBasketVisitor(backEnd);
      await visitor.add(pen, 10);
      const used = await visitor.change('PUT voucher', { code });
      if (!used.ok) throw new Error(used.problem.detail);
      return { visitor, body: orderBody(used.basket, { email: 'erste@kunde.example' }) };
    }),
  );
  const replies = await Promise.all(ready.map(({ visitor, body }) => sendOrder(visitor, body)));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
});

test('numbers have no gaps, though every third transaction that takes one comes to nothing', async () => {
  const now = new Date('2031-05-01T12:00:00Z');
  const given = await many(async (place) => {
    try {
      return await backEnd.database.transaction(async (transaction) => {
        const number = await takeNumber(transaction, 'test', now);
        if (place % 3 === 0) throw new Error('Nothing of this stays.');
        return number;
      });
    } catch {
      return undefined;
    }
  });
  const kept = given.filter((number) => number !== undefined).sort();
  expect(kept).toEqual(kept.map((_, place) => `2031-${String(place + 1).padStart(6, '0')}`));
  const [row] = await backEnd.database.select().from(numbers).where(eq(numbers.series, 'test'));
  expect(row?.next).toBe(kept.length + 1);
});

test('all orders of this file are numbered without a gap', async () => {
  const rows = await backEnd.database.select({ number: orders.number }).from(orders);
  const year = new Date().getFullYear();
  expect(rows.map(({ number }) => number).sort()).toEqual(
    rows.map((_, place) => `${year}-${String(place + 1).padStart(6, '0')}`),
  );
});
