import { invoices } from '@blattwerk/database/tables/invoices.ts';
import { orderEvents, orders, voucherRedemptions } from '@blattwerk/database/tables/orders.ts';
import { refunds } from '@blattwerk/database/tables/refunds.ts';
import { standInPayments } from '@blattwerk/database/tables/stand-in-payments.ts';
import { vouchers } from '@blattwerk/database/tables/vouchers.ts';
import type { BasketItem } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import type { Order } from '@blattwerk/schemas/web-api/orders/order.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BasketVisitor, envelope, openBasketVisitor, pen } from '../../test-support/basket-visitor.ts';
import { type Desk, openDesk } from '../../test-support/desk.ts';
import { orderBody, sendOrder } from '../../test-support/order-of.ts';
import { type SellingBackEnd, startSellingBackEnd } from '../../test-support/selling-back-end.ts';
import { invoiceDocumentSchema } from '../invoices/invoice-document.ts';

let backEnd: SellingBackEnd;
let desk: Desk;
beforeAll(async () => {
  backEnd = await startSellingBackEnd(undefined, { onlinePayment: { kind: 'stand-in' } });
  desk = openDesk(backEnd);
});
afterAll(() => backEnd.close());

let keys = 0;
function newKey(): string {
  keys += 1;
  return `refund-key-${String(keys).padStart(8, '0')}`;
}

/** An order of some pens and envelopes, in that order. */
async function buy(more: Record<string, unknown> = {}, code?: string): Promise<Order> {
  const visitor = openBasketVisitor(backEnd);
  await visitor.add(pen, 4);
  let basket = await visitor.add(envelope, 40);
  if (code !== undefined) {
    const used = await visitor.change('PUT voucher', { code });
    if (!used.ok) throw new Error(used.problem.detail);
    basket = used.basket;
  }
  return (await sendOrder(visitor, orderBody(basket, { paymentMethod: 'invoice', ...more }))).order;
}

async function ship({ number }: Order): Promise<void> {
  await backEnd.move(number, { state: 'in_print' });
  await backEnd.move(number, { state: 'shipped' });
}

const choose = (quantities: number[], shippingMinorUnits = 0) => ({ quantities, shippingMinorUnits });
type Choice = ReturnType<typeof choose> & { reductions?: number[] };

async function price({ number }: Order, choice: Choice) {
  const body = { token: desk.token, ...choice };
  const answered = await desk.ask('POST /web-api/order-desk/orders/{number}/refunds/preview', {
    params: { number },
    body,
  });
  if (!answered.ok) throw new Error(answered.problem.detail);
  return answered.value;
}

async function refund(order: Order, choice: Choice, more: Record<string, unknown> = {}) {
  const priced = await price(order, choice);
  const expectedMinorUnits = priced.ok ? priced.sums.total.minorUnits : 1;
  const asked = { key: newKey(), by: 'Jonas', reason: 'Widerruf', expectedMinorUnits, ...choice, ...more };
  const answered = await desk.ask('POST /web-api/order-desk/orders/{number}/refunds', {
    params: { number: order.number },
    body: { token: desk.token, ...asked },
  });
  if (!answered.ok) throw new Error(answered.problem.detail);
  return answered.value;
}

async function shown({ number }: Order) {
  const answered = await desk.ask('POST /web-api/order-desk/orders/{number}', {
    params: { number },
    body: { token: desk.token },
  });
  if (!answered.ok) throw new Error(answered.problem.detail);
  return answered.value;
}

async function notesOf({ number }: Order) {
  const rows = await backEnd.database
    .select({ document: invoices.document })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(orders.number, number))
    .orderBy(invoices.number);
  return rows.map(({ document }) => invoiceDocumentSchema.parse(document));
}

test('lines go back one after the other, each with its credit note, until all of it is refunded', async () => {
  const order = await buy();
  await backEnd.move(order.number, { paymentState: 'paid' });
  await ship(order);
  const first = await refund(order, choose([1, 0]));
  expect(first).toMatchObject({
    ok: true,
    order: {
      paymentState: 'paid',
      refundable: { settles: 'back', quantities: [3, 40] },
      refunds: [{ state: 'done', names: ['1 × Gelstift, goldfarben'], by: 'Jonas', reason: 'Widerruf' }],
    },
  });
  expect(await refund(order, choose([0, 40], order.shipping?.price.minorUnits))).toMatchObject({ ok: true });
  expect(await refund(order, choose([4, 0]))).toMatchObject({ ok: false, refusal: 'more-than-left' });
  expect(await refund(order, choose([0, 0]))).toMatchObject({ ok: false, refusal: 'nothing-chosen' });
  expect(await refund(order, choose([1, 0]), { expectedMinorUnits: 1 })).toMatchObject({
    refusal: 'amount-changed',
  });
  expect(await refund(order, choose([3, 0]))).toMatchObject({
    ok: true,
    order: { paymentState: 'refunded', refundable: null },
  });
  expect(await refund(order, choose([1, 0]))).toMatchObject({ ok: false, refusal: 'not-paid' });

  const [invoice, ...notes] = (await notesOf(order)).sort((one, other) => Number(one.kind > other.kind));
  const all = [invoice, ...notes];
  const written = all.filter((document) => document?.kind === 'credit_note');
  expect(written).toHaveLength(3);
  const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0);
  expect(sum(written.map((note) => note?.total ?? 0))).toBe(order.total.minorUnits);
  expect(sum(written.flatMap((note) => note?.vat.map(({ tax }) => tax) ?? []))).toBe(
    order.vat[0]?.tax.minorUnits,
  );
  for (const note of written)
    expect(note).toMatchObject({ credits: { isPart: true }, payment: { kind: 'returned', voucher: null } });
  const { events } = await shown(order);
  expect(events.map(({ kind }) => kind).filter((kind) => kind.includes('refund'))).toEqual([
    'payment:part-refunded',
    'payment:part-refunded',
    'payment:refunded',
  ]);
});

test('a refund that is sent again happens once, and of two at once the second sees what is left', async () => {
  const order = await buy();
  await backEnd.move(order.number, { paymentState: 'paid' });
  const key = newKey();
  const once = await refund(order, choose([2, 0]), { key });
  expect(once).toMatchObject({ ok: true });
  const { expectedMinorUnits } = {
    expectedMinorUnits: once.ok ? once.order.refunds[0]?.total.minorUnits : 0,
  };
  expect(await refund(order, choose([2, 0]), { key, expectedMinorUnits })).toMatchObject({
    ok: true,
    order: { refunds: [{ state: 'done' }] },
  });
  const both = await Promise.all([refund(order, choose([2, 0])), refund(order, choose([2, 0]))]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  const { refundable, refunds: rows } = await shown(order);
  expect(refundable?.quantities).toEqual([0, 40]);
  expect(rows.filter(({ state }) => state === 'done')).toHaveLength(2);
  const events = await backEnd.database
    .select({ kind: orderEvents.kind })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(eq(orders.number, order.number));
  expect(events.filter(({ kind }) => kind === 'payment:part-refunded')).toHaveLength(2);
});

test('what is given back before it is shipped is not on the invoice, and a message says so once', async () => {
  const email = 'vorher@kunde.example';
  const order = await buy({ email });
  await backEnd.move(order.number, { paymentState: 'paid' });
  await refund(order, choose([4, 0]));
  const mails = (await backEnd.mailsTo(email)).filter(({ kind }) => kind === 'refund');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('4 × Gelstift, goldfarben');
  await ship(order);
  const seen = await openBasketVisitor(backEnd).browser.ask(
    `/web-api/orders/${order.number}?token=${order.token}`,
  );
  expect((await seen.json()).refunded.minorUnits).toBe(4 * 390);
  const [invoice, ...more] = await notesOf(order);
  expect(more).toEqual([]);
  expect(invoice?.lines.map(({ quantity }) => quantity)).toEqual([40]);
  const taken = (await shown(order)).refunds[0]?.total.minorUnits ?? 0;
  expect(invoice?.total).toBe(order.total.minorUnits - taken);
});

test('on invoice and not paid yet, less is to be paid; all of it, and nothing is', async () => {
  const order = await buy();
  expect(await price(order, choose([1, 0]))).toMatchObject({ ok: false, refusal: 'not-paid' });
  await ship(order);
  expect(await refund(order, choose([1, 0]))).toMatchObject({
    ok: true,
    order: { paymentState: 'authorized', refundable: { settles: 'due' } },
  });
  const [, note] = await notesOf(order);
  const left = order.toPay.minorUnits - (note?.total ?? 0);
  expect(note).toMatchObject({ kind: 'credit_note', payment: { kind: 'credited', left } });
  await backEnd.move(order.number, { paymentState: 'paid' });
  const { payments } = await shown(order);
  expect(payments.find(({ state }) => state === 'paid')?.amount.minorUnits).toBe(left);
  expect(await refund(order, choose([3, 40], order.shipping?.price.minorUnits))).toMatchObject({
    ok: true,
    order: { paymentState: 'refunded' },
  });
  const settled = (await shown(order)).refunds.map(({ settles, total }) => [settles, total.minorUnits]);
  expect(settled).toEqual(
    expect.arrayContaining([
      ['due', note?.total],
      ['back', left],
    ]),
  );

  const other = await buy();
  await ship(other);
  expect(await refund(other, choose([4, 40], other.shipping?.price.minorUnits))).toMatchObject({
    ok: true,
    order: { paymentState: 'cancelled', refundable: null },
  });
});

test('money goes back first, and then the gift voucher that had paid; a discount code only with all of it', async () => {
  const gift = await backEnd.voucher('gift', 1000);
  const order = await buy({}, gift.code);
  await backEnd.move(order.number, { paymentState: 'paid' });
  const left = async () => {
    const [row] = await backEnd.database.select().from(vouchers).where(eq(vouchers.code, gift.code));
    return (row?.minorUnits ?? 0) - (row?.spentMinorUnits ?? 0);
  };
  expect(await left()).toBe(0);
  await refund(order, choose([1, 0]));
  expect(await left()).toBe(0);
  const rest = await price(order, choose([3, 40], order.shipping?.price.minorUnits));
  expect(rest).toMatchObject({ ok: true, sums: { voucher: { minorUnits: 1000 } } });
  await refund(order, choose([3, 40], order.shipping?.price.minorUnits));
  expect(await left()).toBe(1000);
  expect(
    await backEnd.database.select().from(voucherRedemptions).where(eq(voucherRedemptions.code, gift.code)),
  ).toEqual([]);

  const discount = await backEnd.voucher('discount', 500);
  const cheaper = await buy({}, discount.code);
  await backEnd.move(cheaper.number, { paymentState: 'paid' });
  const redeemedAt = async () =>
    (await backEnd.database.select().from(vouchers).where(eq(vouchers.code, discount.code)))[0]?.redeemedAt;
  await refund(cheaper, choose([4, 0]));
  expect(await redeemedAt()).not.toBeNull();
  await backEnd.move(cheaper.number, { paymentState: 'refunded' });
  expect(await redeemedAt()).toBeNull();
  expect((await shown(cheaper)).refunds).toHaveLength(2);
});

test('gift vouchers end with their line, and one that was used keeps the money of that line alone', async () => {
  const visitor = openBasketVisitor(backEnd);
  await visitor.add(pen, 4);
  const voucher: BasketItem = { kind: 'giftVoucher', minorUnits: 2500 };
  const basket = await visitor.add(voucher, 2);
  const { order } = await sendOrder(visitor, orderBody(basket, { paymentMethod: 'prepayment' }));
  await backEnd.move(order.number, { paymentState: 'paid' });
  const bought = await backEnd.database
    .select({ code: vouchers.code })
    .from(vouchers)
    .innerJoin(orders, eq(orders.id, vouchers.boughtWith))
    .where(eq(orders.number, order.number));
  await spend(openBasketVisitor(backEnd), bought[0]?.code);
  expect(await refund(order, choose([0, 2]))).toMatchObject({ ok: false, refusal: 'gift-used' });
  expect(await refund(order, choose([4, 1]))).toMatchObject({ ok: true });
  const late = openBasketVisitor(backEnd);
  await late.add(pen, 1);
  expect(await late.change('PUT voucher', { code: bought[1]?.code })).toMatchObject({
    problem: { status: 410 },
  });
});

async function spend(visitor: BasketVisitor, code: string | undefined): Promise<void> {
  await visitor.add(pen, 3);
  const used = await visitor.change('PUT voucher', { code });
  if (!used.ok) throw new Error(used.problem.detail);
  expect((await sendOrder(visitor, orderBody(used.basket))).status).toBe(201);
}

test('a company that takes the money is asked for each part once, also when the answer was lost', async () => {
  const visitor = openBasketVisitor(backEnd);
  const basket = await visitor.add(pen, 10);
  const { order } = await sendOrder(visitor, orderBody(basket, { paymentMethod: 'online' }));
  const shop = 'channel=blattwerk&locale=de-DE';
  const answer = await visitor.browser.ask(
    `/web-api/orders/${order.number}/payment?${shop}&token=${order.token}`,
  );
  const page = new URL(answer.headers.get('location') ?? '');
  const body = new URLSearchParams({ outcome: 'pay' });
  const back = await visitor.browser.ask(page.pathname, { body });
  const returned = new URL(back.headers.get('location') ?? '');
  await visitor.browser.ask(returned.pathname + returned.search);
  const atCompany = async () => {
    const [row] = await backEnd.database
      .select()
      .from(standInPayments)
      .where(eq(standInPayments.orderNumber, order.number));
    return row;
  };
  const priced = await price(order, choose([3]));
  const part = priced.ok ? priced.sums.total.minorUnits : 0;
  expect(await refund(order, choose([3]))).toMatchObject({ ok: true });
  expect(await atCompany()).toMatchObject({ state: 'paid', refundedMinorUnits: part });

  // The process ended after the company had paid back and before that was noted.
  const [done] = await backEnd.database
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(orders.number, order.number));
  await backEnd.database
    .update(refunds)
    .set({ state: 'asked' })
    .where(eq(refunds.id, done?.id ?? ''));
  expect(await refund(order, choose([7], order.shipping?.price.minorUnits))).toMatchObject({
    ok: true,
    order: { paymentState: 'refunded' },
  });
  expect(await atCompany()).toMatchObject({
    state: 'refunded',
    refundedMinorUnits: order.total.minorUnits,
  });
});

test('the books take back each part on its day, and a cancelled order the rest', async () => {
  const order = await buy();
  await backEnd.move(order.number, { paymentState: 'paid' });
  await refund(order, choose([2, 0]));
  await backEnd.move(order.number, { state: 'cancelled' });
  const asked = await desk.ask('POST /web-api/order-desk/bookings', {
    body: { token: desk.token, from: '2026-11-24', to: '2026-11-24' },
  });
  if (!asked.ok) throw new Error(asked.problem.detail);
  const ours = asked.value.bookings.filter(({ number }) => number === order.number);
  expect(ours.map(({ kind }) => kind)).toEqual(['sale', 'reversal', 'reversal']);
  const [sale, ...reversals] = ours.map(({ vat }) =>
    vat.reduce((sum, { net, tax }) => sum + net.minorUnits + tax.minorUnits, 0),
  );
  expect(reversals.reduce((sum, each) => sum + each, 0)).toBe(sale);
});

test('the books get invoices and credit notes by ranges of their numbers', async () => {
  const order = await buy();
  await ship(order);
  await refund(order, choose([2, 0]));
  const documents = (await notesOf(order)).map(({ number, total }) => ({ number, total }));
  const ask = (first: string, last: string) =>
    desk.ask('POST /web-api/order-desk/invoice-bookings', { body: { token: desk.token, first, last } });
  for (const { number, total } of documents) {
    const answered = await ask(number, number);
    if (!answered.ok) throw new Error(answered.problem.detail);
    const [booking, ...more] = answered.value.bookings;
    expect(more).toEqual([]);
    expect(booking).toMatchObject({
      document: number,
      number: order.number,
      kind: number.startsWith('RE') ? 'sale' : 'reversal',
    });
    expect(booking?.vat.reduce((sum, { net, tax }) => sum + net.minorUnits + tax.minorUnits, 0)).toBe(total);
  }
  const all = await ask('RE-2026-000001', 'RE-2026-999999');
  expect(all.ok && all.value.bookings.map(({ document }) => document)).toContain(
    documents.find(({ number }) => number.startsWith('RE'))?.number,
  );
  expect(await ask('RE-2026-000002', 'RE-2026-000001')).toMatchObject({ problem: { status: 422 } });
  expect(await ask('RE-2026-000001', 'RK-2026-000001')).toMatchObject({ problem: { status: 422 } });
});

test('something is taken off a price and the goods stay: a credit note by rate, and the rest goes back later to the cent', async () => {
  const order = await buy();
  await backEnd.move(order.number, { paymentState: 'paid' });
  await ship(order);
  const reduce = (reductions: number[]) => ({ ...choose([0, 0]), reductions });
  expect(await price(order, reduce([0, 1_000_000]))).toMatchObject({ ok: false, refusal: 'more-than-left' });
  expect(await price(order, { ...choose([0, 1]), reductions: [0, 100] })).toMatchObject({ ok: false });
  expect(await price(order, reduce([0, 333]))).toMatchObject({
    ok: true,
    sums: {
      total: { minorUnits: 333 },
      vat: [{ ratePerMille: 190, net: { minorUnits: 280 }, tax: { minorUnits: 53 } }],
    },
  });
  const reduced = await refund(order, reduce([0, 333]));
  if (!reduced.ok) throw new Error(reduced.detail);
  expect(reduced.order.refunds.at(-1)).toMatchObject({
    names: [expect.stringMatching(/^Preisnachlass: /)],
    total: { minorUnits: 333 },
  });
  expect(reduced.order.refundable?.reducible[1]?.minorUnits).toBe(
    (order.lines[1]?.total.minorUnits ?? 0) - 333,
  );
  const left = reduced.order.refundable?.total.minorUnits ?? 0;
  expect(left).toBe(order.total.minorUnits - 333);
  const all = choose(
    reduced.order.refundable?.quantities ?? [],
    reduced.order.refundable?.shipping.minorUnits,
  );
  const rest = await refund(order, all);
  if (!rest.ok) throw new Error(rest.detail);
  expect(rest.order.paymentState).toBe('refunded');
  const totals = rest.order.refunds.map(({ total }) => total.minorUnits);
  expect(totals.toSorted((one, other) => one - other)).toEqual([333, left]);
});
