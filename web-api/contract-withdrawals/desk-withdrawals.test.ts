import { contractWithdrawals } from '@blattwerk/database/tables/contract-withdrawals.ts';
import { orders } from '@blattwerk/database/tables/orders.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBasketVisitor, pen } from '../test-support/basket-visitor.ts';
import { openDesk } from '../test-support/desk.ts';
import { orderBody, sendOrder } from '../test-support/order-of.ts';
import { type SellingBackEnd, startSellingBackEnd } from '../test-support/selling-back-end.ts';

let backEnd: SellingBackEnd;
beforeAll(async () => {
  backEnd = await startSellingBackEnd();
});
afterAll(() => backEnd.close());

const received = new Date('2026-11-24T07:00:00Z');

test('those at the desk see what was declared, of no known order too, settle it, and take that back', async () => {
  const email = 'widerruf@kunde.example';
  const visitor = openBasketVisitor(backEnd);
  const { order } = await sendOrder(visitor, orderBody(await visitor.add(pen, 10), { email }));
  const statement = { channel: 'blattwerk', locale: 'de-DE', name: 'Anna Sommer', createdAt: received };
  const [ordered] = await backEnd.database.select().from(orders).where(eq(orders.number, order.number));
  await backEnd.database.insert(contractWithdrawals).values([
    { ...statement, email, orderNumber: order.number, orderId: ordered?.id, confirmedAt: received },
    { ...statement, email: 'fremd@kunde.example', orderNumber: '4711', confirmedAt: backEnd.soon },
    // Without its second step nothing was declared.
    { ...statement, email: 'halb@kunde.example', orderNumber: order.number },
  ]);
  const desk = openDesk(backEnd);
  const list = async (isSettled: boolean) => {
    const body = { token: desk.token, isSettled };
    const answer = await desk.ask('POST /web-api/order-desk/withdrawals', { body });
    if (!answer.ok) throw new Error(answer.problem.detail);
    return answer.value;
  };
  const open = await list(false);
  expect(open).toMatchObject({
    found: 2,
    open: 2,
    withdrawals: [
      { email, order: order.number, settled: null },
      { email: 'fremd@kunde.example', orderNumber: '4711', order: null },
    ],
  });

  const id = open.withdrawals[0]?.id ?? '';
  const settle = (isSettled: boolean, by: string) =>
    desk.ask('POST /web-api/order-desk/withdrawals/{id}/settlement', {
      params: { id },
      body: { token: desk.token, by, isSettled },
    });
  expect(await settle(true, 'Petra')).toMatchObject({ ok: true, value: { settled: { by: 'Petra' } } });
  // The first is kept.
  expect(await settle(true, 'Jonas')).toMatchObject({ ok: true, value: { settled: { by: 'Petra' } } });
  expect(await list(true)).toMatchObject({ found: 1, open: 1, withdrawals: [{ id }] });
  expect(await settle(false, 'Jonas')).toMatchObject({ ok: true, value: { settled: null } });
  expect(await list(false)).toMatchObject({ open: 2 });
});

test('a stranger sees none, and one that there is not is told', async () => {
  const desk = openDesk(backEnd);
  const forged = { token: `${desk.token}x`, isSettled: false };
  expect(await desk.ask('POST /web-api/order-desk/withdrawals', { body: forged })).toMatchObject({
    ok: false,
    problem: { status: 403 },
  });
  const unknown = await desk.ask('POST /web-api/order-desk/withdrawals/{id}/settlement', {
    params: { id: '0b9f2f6e-7c1d-4a39-9a3b-0f4b8c1d2e3f' },
    body: { token: desk.token, by: 'Petra', isSettled: true },
  });
  expect(unknown).toMatchObject({ ok: false, problem: { status: 404 } });
});
