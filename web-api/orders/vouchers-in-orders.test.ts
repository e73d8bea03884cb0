import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBasketVisitor, pen } from '../test-support/basket-visitor.ts';
import { orderBody, sendOrder } from '../test-support/order-of.ts';
import { type SellingBackEnd, startSellingBackEnd } from '../test-support/selling-back-end.ts';

let backEnd: SellingBackEnd;
beforeAll(async () => {
  backEnd = await startSellingBackEnd();
});
afterAll(() => backEnd.close());

test('a gift voucher pays and keeps what is left; cancelling gives it back, once, and says so', async () => {
  const gift = await backEnd.voucher('gift', 5000);
  const visitor = openBasketVisitor(backEnd);
  await visitor.add(pen, 3);
  const used = await visitor.change('PUT voucher', { code: gift.code });
  if (!used.ok) throw new Error(used.problem.detail);
  const body = orderBody(used.basket, { email: 'gutschein@kunde.example' });
  const { order } = await sendOrder(visitor, body);
  expect(order).toMatchObject({
    paymentMethod: 'covered',
    paymentState: 'paid',
    toPay: { minorUnits: 0 },
    giftVoucher: { amount: { minorUnits: 1669 }, left: { minorUnits: 3331 } },
  });
  const next = openBasketVisitor(backEnd);
  await next.add(pen, 20);
  const left = await next.change('PUT voucher', { code: gift.code });
  expect(left).toMatchObject({
    basket: { giftVoucher: { amount: { minorUnits: 3331 }, left: { minorUnits: 0 } } },
  });

  const cancel = () =>
    visitor.browser.ask(`/web-api/orders/${order.number}/cancel`, { body: { token: order.token } });
  expect(await (await cancel()).json()).toMatchObject({
    state: 'cancelled',
    paymentState: 'refunded',
    canCancel: false,
  });
  expect((await cancel()).status).toBe(409);
  const whole = await next.show();
  expect(whole.giftVoucher).toMatchObject({ amount: { minorUnits: 5000 } });
  const kinds = (await backEnd.mailsTo('gutschein@kunde.example')).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(['order-cancelled', 'order-placed']);
});

test('gift vouchers that were bought are made and sent once they are paid, and end with a cancelled order', async () => {
  const visitor = openBasketVisitor(backEnd);
  const basket = await visitor.add({ kind: 'giftVoucher', minorUnits: 2500 }, 2);
  const email = 'schenkt@kunde.example';
  const { order } = await sendOrder(visitor, orderBody(basket, { email, paymentMethod: 'prepayment' }));
  expect((await backEnd.mailsTo(email)).map(({ kind }) => kind)).toEqual(['order-placed']);
  expect(await backEnd.move(order.number, { paymentState: 'paid' })).toMatchObject({
    state: 'delivered',
    paymentState: 'paid',
  });
  expect(await backEnd.move(order.number, { paymentState: 'paid' })).toMatchObject({ status: 409 });
  const [mail, ...more] = (await backEnd.mailsTo(email)).filter(({ kind }) => kind === 'gift-vouchers');
  expect(more).toEqual([]);
  expect(mail?.text).toContain('Gültig bis 31. Dezember 2029.');
  const codes = mail?.text.match(/BLATT-\w{5}-\w{5}/g) ?? [];
  expect(new Set(codes).size).toBe(2);

  const spender = openBasketVisitor(backEnd);
  await spender.add(pen, 3);
  const paid = await spender.change('PUT voucher', { code: codes[0] });
  expect(paid).toMatchObject({
    basket: { toPay: { minorUnits: 0 }, giftVoucher: { left: { minorUnits: 831 } } },
  });
});

test('an order with gift vouchers that were paid is cancelled as long as none is used, and they end with it', async () => {
  const bought = async (email: string) => {
    const visitor = openBasketVisitor(backEnd);
    await visitor.add(pen, 3);
    const basket = await visitor.add({ kind: 'giftVoucher', minorUnits: 1000 });
    const { order } = await sendOrder(visitor, orderBody(basket, { email, paymentMethod: 'prepayment' }));
    await backEnd.move(order.number, { paymentState: 'paid' });
    const mail = (await backEnd.mailsTo(email)).find(({ kind }) => kind === 'gift-vouchers');
    const [code = ''] = mail?.text.match(/BLATT-\w{5}-\w{5}/) ?? [];
    const cancel = () =>
      visitor.browser.ask(`/web-api/orders/${order.number}/cancel`, { body: { token: order.token } });
    return { code, cancel };
  };
  const unused = await bought('storniert@kunde.example');
  expect((await unused.cancel()).status).toBe(200);
  const late = openBasketVisitor(backEnd);
  await late.add(pen);
  expect(await late.change('PUT voucher', { code: unused.code })).toMatchObject({ problem: { status: 410 } });

  const used = await bought('benutzt@kunde.example');
  const spender = openBasketVisitor(backEnd);
  await spender.add(pen, 3);
  const paid = await spender.change('PUT voucher', { code: used.code });
  if (!paid.ok) throw new Error(paid.problem.detail);
  await sendOrder(spender, orderBody(paid.basket));
  expect((await used.cancel()).status).toBe(409);
});

test('a first-order voucher is no good to an address that has ordered before', async () => {
  const first = openBasketVisitor(backEnd);
  await sendOrder(first, orderBody(await first.add(pen, 10), { email: 'treu@kunde.example' }));
  const { code } = await backEnd.voucher('discount', 500, true);
  const second = openBasketVisitor(backEnd);
  await second.add(pen, 10);
  const used = await second.change('PUT voucher', { code });
  if (!used.ok) throw new Error(used.problem.detail);
  const refused = await sendOrder(second, orderBody(used.basket, { email: 'Treu@kunde.example' }));
  expect(refused).toMatchObject({
    status: 409,
    problem: {
      basket: {
        discount: null,
        changes: [{ kind: 'voucher-refused', text: expect.stringContaining('erste Bestellung') }],
      },
    },
  });
  expect((await sendOrder(second, orderBody(used.basket, { email: 'neu@kunde.example' }))).status).toBe(201);
});
