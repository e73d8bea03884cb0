import { sealedDesigns } from '@blattwerk/database/tables/drafts.ts';
import { orders } from '@blattwerk/database/tables/orders.ts';
import { type PrintFileRow, printFiles } from '@blattwerk/database/tables/print-files.ts';
import { createWebApiClient, type WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { DeskOrder } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localSigningSecret } from '../config.ts';
import { signToken } from '../security/signed-token.ts';
import { anySeal } from '../test-support/any-seal.ts';
import { openBasketVisitor, pen } from '../test-support/basket-visitor.ts';
import { orderBody, sendOrder } from '../test-support/order-of.ts';
import { type SellingBackEnd, startSellingBackEnd } from '../test-support/selling-back-end.ts';
import { ordersSubject } from './order-handlers.ts';

const now = new Date('2026-11-24T08:00:00Z');
const desk = {
  token: signToken('order-desk', ordersSubject, new Date('2026-11-24T09:00:00Z'), localSigningSecret),
  by: 'Mia',
};
const failed = { attempts: 3, lastError: 'differs: front' };
const waiting = { attempts: 0, lastError: null };
const made = { madeAt: now, sha256: 'a'.repeat(64), bytes: 1000, attempts: 1, lastError: null };

let backEnd: SellingBackEnd;
let ask: WebApiClient;
beforeAll(async () => {
  backEnd = await startSellingBackEnd(now);
  ask = createWebApiClient(backEnd.origin, { channel: 'blattwerk', country: 'DE', locale: 'de-DE' });
});
afterAll(() => backEnd.close());

/** An order in print, whose file stays as it is: its job is not due in this test. */
async function inPrint(file: Partial<PrintFileRow>) {
  const visitor = openBasketVisitor(backEnd);
  const { order } = await sendOrder(visitor, orderBody(await visitor.add(pen, 10)));
  const { number } = order;
  const [row] = await backEnd.database.select().from(orders).where(eq(orders.number, number));
  const [seal] = await backEnd.database.insert(sealedDesigns).values(anySeal).returning();
  if (!row || !seal) throw new Error('Nothing was ordered.');
  const job = { orderId: row.id, position: 0, sealId: seal.id, nextAttemptAt: new Date('2100-01-01') };
  await backEnd.database.insert(printFiles).values({ ...job, ...file });
  const move = async (step: object) => {
    const moved = await ask('POST /web-api/order-desk/moves', {
      body: { ...desk, numbers: [number], ...step },
    });
    if (!moved.ok) throw new Error(moved.problem.detail);
    return moved.value.orders[0];
  };
  const shown = async (): Promise<DeskOrder> => {
    const { token } = desk;
    const answer = await ask('POST /web-api/order-desk/orders/{number}', {
      params: { number },
      body: { token },
    });
    if (!answer.ok) throw new Error(answer.problem.detail);
    return answer.value;
  };
  const ship = (more: object = {}) =>
    ask('POST /web-api/order-desk/orders/{number}/parcels/{parcel}', {
      params: { number, parcel: 1 },
      body: { ...desk, ...more },
    });
  if (order.paymentState === 'open') await move({ paymentState: 'paid' });
  expect(await move({ state: 'in_print' })).toMatchObject({ ok: true });
  return { move, shown, ship };
}

test.each([
  ['has failed', failed],
  ['waits to be made', waiting],
])('an order whose print file %s is not shipped unnoticed, neither whole nor by parcel', async (_, file) => {
  const { move, shown, ship } = await inPrint(file);
  expect((await shown()).steps).toContainEqual({
    of: 'order',
    next: 'shipped',
    refusal: null,
    needsReason: true,
  });
  expect(await move({ state: 'shipped' })).toMatchObject({ ok: false, refusal: 'print-unfinished' });
  expect(await ship({ trackingNumber: 'JJD 0001' })).toMatchObject({ ok: false, problem: { status: 409 } });
  expect(await shown()).toMatchObject({ state: 'in_print', parcels: [{ shippedAt: null }], invoices: [] });
});

test('it is shipped anyway with a reason, which is kept', async () => {
  const reason = 'Von Hand gedruckt';
  const whole = await inPrint(failed);
  expect(await whole.move({ state: 'shipped', reason })).toMatchObject({ ok: true, state: 'shipped' });
  expect((await whole.shown()).events.at(-1)).toMatchObject({ kind: 'state:shipped', reason, by: 'Mia' });

  const parcel = await inPrint(failed);
  expect(await parcel.ship({ reason })).toMatchObject({ ok: true, value: { state: 'shipped' } });
  const { events } = await parcel.shown();
  expect(events.find(({ kind }) => kind === 'parcel:shipped')?.reason).toContain(reason);
});

test('once its files are made it is shipped without one', async () => {
  const { move, shown } = await inPrint(made);
  expect((await shown()).steps).toContainEqual({
    of: 'order',
    next: 'shipped',
    refusal: null,
    needsReason: false,
  });
  expect(await move({ state: 'shipped' })).toMatchObject({ ok: true, state: 'shipped' });
});
