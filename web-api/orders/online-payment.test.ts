import { orderEvents, orders, paymentAttempts } from '@blattwerk/database/tables/orders.ts';
import { standInPayments } from '@blattwerk/database/tables/stand-in-payments.ts';
import type { Order } from '@blattwerk/schemas/web-api/orders/order.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localSigningSecret } from '../config.ts';
import { standInMessage } from '../payments/stand-in/stand-in-message.ts';
import { type BasketVisitor, openBasketVisitor, pen } from '../test-support/basket-visitor.ts';
import { orderBody, sendOrder } from '../test-support/order-of.ts';
import { serveBeside } from '../test-support/running-back-end.ts';
import { type SellingBackEnd, startSellingBackEnd } from '../test-support/selling-back-end.ts';

// Later than what the database writes by itself, so that everything has been lying for a while.
const now = new Date(Date.now() + 5 * 60_000);
const onlinePayment = { kind: 'stand-in' } as const;

let backEnd: SellingBackEnd;
beforeAll(async () => {
  backEnd = await startSellingBackEnd(now, { onlinePayment });
});
afterAll(() => backEnd.close());

/** A guest who has ordered ten pens and is to pay for them online. */
async function orderOnline(): Promise<{ visitor: BasketVisitor; order: Order }> {
  const visitor = openBasketVisitor(backEnd);
  const basket = await visitor.add(pen, 10);
  const { order } = await sendOrder(visitor, orderBody(basket, { paymentMethod: 'online' }));
  return { visitor, order };
}

const shop = 'channel=blattwerk&locale=de-DE';

async function goToPay({ browser }: BasketVisitor, { number, token }: Order): Promise<string> {
  const answer = await browser.ask(`/web-api/orders/${number}/payment?${shop}&token=${token}`);
  return answer.headers.get('location') ?? '';
}

const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;

async function press({ browser }: BasketVisitor, page: string, outcome: 'pay' | 'give-up'): Promise<string> {
  const body = new URLSearchParams({ outcome });
  const answer = await browser.ask(pathOf(page), { body });
  return answer.headers.get('location') ?? '';
}

async function noticeAfter({ browser }: BasketVisitor, address: string): Promise<string | null> {
  const { headers } = await browser.ask(pathOf(address));
  return new URL(headers.get('location') ?? '').searchParams.get('notice');
}

async function stateOf({ number, token }: Order): Promise<Order> {
  return (await openBasketVisitor(backEnd).browser.ask(`/web-api/orders/${number}?token=${token}`)).json();
}

async function eventsOf({ number }: Order): Promise<string[]> {
  const rows = await backEnd.database
    .select({ kind: orderEvents.kind })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(eq(orders.number, number));
  return rows.map(({ kind }) => kind);
}

test('a shopper pays at the company’s page, comes back, and the order is paid once', async () => {
  const { visitor, order } = await orderOnline();
  expect(order).toMatchObject({ paymentState: 'open', canPayOnline: true, transfer: null });
  // Two windows at once are led to one payment.
  const [page = '', other] = await Promise.all([goToPay(visitor, order), goToPay(visitor, order)]);
  expect(page).toContain('/web-api/payments/stand-in/');
  expect(other).toBe(page);
  const shown = await (await visitor.browser.ask(pathOf(page))).text();
  expect(shown).toContain('Pay €');
  expect(shown).toContain(order.number);
  const back = await press(visitor, page, 'pay');
  // The company's own message and the shopper race; either may be first.
  expect(await noticeAfter(visitor, back)).toBe('paid');
  expect(await noticeAfter(visitor, back)).toBe('paid');
  expect(await stateOf(order)).toMatchObject({ paymentState: 'paid', canPayOnline: false });
  expect((await eventsOf(order)).filter((kind) => kind === 'payment:paid')).toHaveLength(1);
  expect(await goToPay(visitor, order)).toContain('notice=paid');
});

test('one who gives up finds the order and a new payment; strangers are led to none', async () => {
  const { visitor, order } = await orderOnline();
  const first = await goToPay(visitor, order);
  expect(await noticeAfter(visitor, await press(visitor, first, 'give-up'))).toBe('unpaid');
  expect(await stateOf(order)).toMatchObject({ paymentState: 'open', canPayOnline: true });
  const second = await goToPay(visitor, order);
  expect(second).toContain('/web-api/payments/stand-in/');
  expect(second).not.toBe(first);
  expect(await goToPay(openBasketVisitor(backEnd), { ...order, token: 'x' })).toContain('notice=refused');
});

test('a message pays nothing by itself: forged, old, early and repeated ones change nothing', async () => {
  const { visitor, order } = await orderOnline();
  const page = await goToPay(visitor, order);
  const reference = new URL(page).pathname.split('/').at(-1) ?? '';
  const send = (message: { body: string; headers: Record<string, string> }) =>
    backEnd.ask('/web-api/payments/events', { method: 'POST', ...message });
  const right = standInMessage(reference, localSigningSecret, new Date());
  expect(await (await send(right)).json()).toEqual({ isKnown: true });
  expect(await stateOf(order)).toMatchObject({ paymentState: 'open' });
  const forged = standInMessage(reference, 'another secret', new Date());
  expect((await send(forged)).status).toBe(400);
  const old = standInMessage(reference, localSigningSecret, new Date(Date.now() - 6 * 60_000));
  expect((await send(old)).status).toBe(400);
  await press(visitor, page, 'pay');
  await Promise.all([send(right), send(right), send(right)]);
  expect((await eventsOf(order)).filter((kind) => kind === 'payment:paid')).toHaveLength(1);
  const unknown = standInMessage('stand-in-0', localSigningSecret, new Date());
  expect(await (await send(unknown)).json()).toEqual({ isKnown: false });
});

test('a cancelled order takes no money: what was paid goes back, also when it was paid too late', async () => {
  const paid = await orderOnline();
  const page = await goToPay(paid.visitor, paid.order);
  await noticeAfter(paid.visitor, await press(paid.visitor, page, 'pay'));
  const cancel = ({ visitor, order }: typeof paid) =>
    visitor.browser.ask(`/web-api/orders/${order.number}/cancel`, { body: { token: order.token } });
  expect(await (await cancel(paid)).json()).toMatchObject({ state: 'cancelled', paymentState: 'refunded' });

  const late = await orderOnline();
  const latePage = await goToPay(late.visitor, late.order);
  expect((await cancel(late)).status).toBe(200);
  // The company took the money in the moment in which the order was cancelled.
  await payUnseen(latePage);
  const back = `${backEnd.origin}/web-api/orders/${late.order.number}/payment/return?${shop}&token=${late.order.token}`;
  await noticeAfter(late.visitor, back);
  expect(await stateOf(late.order)).toMatchObject({ state: 'cancelled', paymentState: 'refunded' });
  const [row] = await backEnd.database
    .select()
    .from(standInPayments)
    .where(eq(standInPayments.orderNumber, late.order.number));
  expect(row?.state).toBe('refunded');
});

test('a payment whose shopper and message never came back is found, as is one whose process ended before it began', async () => {
  const { visitor, order } = await orderOnline();
  await payUnseen(await goToPay(visitor, order));
  const begun = openBasketVisitor(backEnd);
  const { order: invoiced } = await sendOrder(
    begun,
    orderBody(await begun.add(pen, 30), { paymentMethod: 'invoice' }),
  );
  const [row] = await backEnd.database.select().from(orders).where(eq(orders.number, invoiced.number));
  const orderId = row?.id ?? '';
  await backEnd.database.update(orders).set({ paymentState: 'open' }).where(eq(orders.id, orderId));
  await backEnd.database
    .update(paymentAttempts)
    .set({ state: 'started', updatedAt: new Date() })
    .where(eq(paymentAttempts.orderId, orderId));
  await backEnd.database.update(paymentAttempts).set({ updatedAt: new Date() });

  const another = await serveBeside(backEnd.database, { onlinePayment }, () => now);
  await expect.poll(async () => (await stateOf(order)).paymentState).toBe('paid');
  await expect.poll(async () => (await stateOf(invoiced)).paymentState).toBe('authorized');
  await another.close();
});

/** Paid at the company, whose message is lost. */
async function payUnseen(page: string): Promise<void> {
  const reference = new URL(page).pathname.split('/').at(-1) ?? '';
  await backEnd.database
    .update(standInPayments)
    .set({ state: 'paid' })
    .where(eq(standInPayments.reference, reference));
}
