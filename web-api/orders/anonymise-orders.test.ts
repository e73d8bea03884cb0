import { contractWithdrawals } from '@blattwerk/database/tables/contract-withdrawals.ts';
import { invoices } from '@blattwerk/database/tables/invoices.ts';
import { orders } from '@blattwerk/database/tables/orders.ts';
import { deskListSchema, deskOrderSchema } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetWhatIsOver } from '../background/housekeeping.ts';
import { localSigningSecret } from '../config.ts';
import { signToken } from '../security/signed-token.ts';
import { openBasketVisitor, pen } from '../test-support/basket-visitor.ts';
import { anna, orderBody, sendOrder } from '../test-support/order-of.ts';
import { type SellingBackEnd, startSellingBackEnd } from '../test-support/selling-back-end.ts';
import { askForErasure } from './ask-for-erasure.ts';
import { ordersSubject } from './order-handlers.ts';

const placed = new Date('2026-11-24T08:00:00Z');
const later = (days: number) => new Date(placed.getTime() + days * 24 * 60 * 60 * 1000);
let backEnd: SellingBackEnd;
let count = 0;
let email: string;
beforeAll(async () => {
  backEnd = await startSellingBackEnd(placed);
});
beforeEach(() => {
  count += 1;
  email = `geht-${count}@kunde.example`;
});
afterAll(() => backEnd.close());

const names = /Sommer|Anna|Am Markt|80331|München|geht-/;

/** An order whose customer asks to be forgotten; what is known of it, by what its page and the desk show. */
async function orderOfWhoLeaves() {
  const visitor = openBasketVisitor(backEnd);
  const basket = await visitor.add(pen, 10);
  const deliveryAddress = { ...anna, firstName: 'Emil' };
  const { order } = await sendOrder(visitor, orderBody(basket, { email, deliveryAddress }));
  const { number } = order;
  await askForErasure(backEnd.database, eq(orders.number, number), placed);
  const token = signToken('order-desk', ordersSubject, backEnd.soon, localSigningSecret);
  const desk = (path: string, body: Record<string, unknown> = {}) =>
    visitor.browser.ask(`/web-api/order-desk${path}`, { body: { token, ...body } });
  return {
    number,
    desk,
    page: async () => (await visitor.browser.ask(`/web-api/orders/${number}?token=${order.token}`)).text(),
    detail: async () => deskOrderSchema.parse(await (await desk(`/orders/${number}`)).json()),
    move: (step: Record<string, unknown>) => backEnd.move(number, step),
    row: async () => (await backEnd.database.select().from(orders).where(eq(orders.number, number)))[0],
  };
}

async function shippedAndPaid() {
  const order = await orderOfWhoLeaves();
  await order.move({ paymentState: 'paid' });
  await order.move({ state: 'in_print' });
  expect(await order.move({ state: 'shipped' })).toMatchObject({ status: 200 });
  return order;
}

test('of an order nothing is left to say whose it was, once nothing stands against it; its invoice stays', async () => {
  const order = await shippedAndPaid();
  const row = await order.row();
  await backEnd.database.insert(contractWithdrawals).values({
    ...{ channel: 'blattwerk', locale: 'de-DE', name: 'Anna Sommer', email, orderNumber: order.number },
    ...{ orderId: row?.id, createdAt: placed, confirmedAt: placed },
  });
  await forgetWhatIsOver(backEnd.database, later(29));
  expect(await order.page()).toMatch(names);

  await forgetWhatIsOver(backEnd.database, later(31));
  const gone = await order.detail();
  expect(JSON.stringify(gone)).not.toMatch(names);
  expect(gone).toMatchObject({ email: '', billingAddress: { country: 'DE' }, number: order.number });
  expect(gone.events.map(({ kind }) => kind)).toContain('anonymised');
  expect(await order.page()).not.toMatch(names);
  const [statement] = await backEnd.database
    .select()
    .from(contractWithdrawals)
    .where(eq(contractWithdrawals.orderNumber, order.number));
  expect(statement).toMatchObject({ name: '', email: '' });
  const [invoice] = await backEnd.database
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, row?.id ?? ''));
  expect(JSON.stringify(invoice)).toContain('Sommer');

  // It is found by its number, and no longer by a name.
  const found = async (search: string) =>
    deskListSchema
      .parse(await (await order.desk('/list', { search })).json())
      .orders.map(({ number }) => number);
  expect(await found(order.number)).toEqual([order.number]);
  expect(await found(email)).toEqual([]);
});

test('no message goes out any more, and the desk is told why', async () => {
  const order = await shippedAndPaid();
  await forgetWhatIsOver(backEnd.database, later(31));
  const mail = await order.desk(`/orders/${order.number}/mails`, { mail: 'order-placed', by: 'Jonas' });
  expect([mail.status, await mail.text()]).toEqual([410, expect.stringContaining('has no mailbox')]);
  const before = await backEnd.mailsTo('');
  await order.move({ state: 'delivered' });
  expect(await backEnd.mailsTo('')).toEqual(before);
  expect(before).toEqual([]);
});

test('what is on its way or to be paid keeps its names; what was cancelled without a payment does not', async () => {
  const open = await orderOfWhoLeaves();
  const unpaid = await orderOfWhoLeaves();
  await backEnd.database
    .update(orders)
    .set({ state: 'shipped', paymentState: 'open' })
    .where(eq(orders.number, unpaid.number));
  const cancelled = await orderOfWhoLeaves();
  expect(await cancelled.move({ state: 'cancelled' })).toMatchObject({ status: 200 });
  await forgetWhatIsOver(backEnd.database, later(365));
  expect((await open.row())?.anonymisedAt).toBeNull();
  expect((await unpaid.row())?.anonymisedAt).toBeNull();
  expect((await cancelled.row())?.anonymisedAt).toEqual(later(365));
});

test('a customer who stays keeps everything', async () => {
  const visitor = openBasketVisitor(backEnd);
  const { order } = await sendOrder(visitor, orderBody(await visitor.add(pen, 10), { email }));
  const isOrder = eq(orders.number, order.number);
  await backEnd.database.update(orders).set({ state: 'shipped', paymentState: 'paid' }).where(isOrder);
  await forgetWhatIsOver(backEnd.database, later(365));
  const [row] = await backEnd.database.select().from(orders).where(isOrder);
  expect(row).toMatchObject({ email, anonymisedAt: null });
});
