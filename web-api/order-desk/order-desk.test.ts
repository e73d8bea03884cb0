import { orders } from '@blattwerk/database/tables/orders.ts';
import { vouchers } from '@blattwerk/database/tables/vouchers.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localSigningSecret } from '../config.ts';
import { signToken } from '../security/signed-token.ts';
import { envelope, openBasketVisitor, pen } from '../test-support/basket-visitor.ts';
import { type Desk, openDesk } from '../test-support/desk.ts';
import { anna, orderBody, sendOrder } from '../test-support/order-of.ts';
import { type SellingBackEnd, startSellingBackEnd } from '../test-support/selling-back-end.ts';

let backEnd: SellingBackEnd;
let desk: Desk;
beforeAll(async () => {
  backEnd = await startSellingBackEnd(undefined, { onlinePayment: { kind: 'stand-in' } });
  desk = openDesk(backEnd);
});
afterAll(() => backEnd.close());

/** Envelopes are worth an invoice, a pen is paid beforehand. */
async function place(item: typeof pen, more: Record<string, unknown> = {}): Promise<string> {
  const visitor = openBasketVisitor(backEnd);
  const basket = await visitor.add(item, item === pen ? 2 : 40);
  const paymentMethod = basket.payments.find((method) => method !== 'online');
  const { order } = await sendOrder(visitor, orderBody(basket, { paymentMethod, ...more }));
  return order.number;
}

const by = 'Jonas';
const show = async (number: string) => {
  const shown = await desk.ask('POST /web-api/order-desk/orders/{number}', {
    params: { number },
    body: { token: desk.token },
  });
  if (!shown.ok) throw new Error(shown.problem.detail);
  return shown.value;
};
const move = async (
  numbers: string[],
  step: {
    state?: 'in_print' | 'shipped' | 'cancelled' | 'placed';
    paymentState?: 'paid' | 'refunded';
    reason?: string;
  },
) => {
  const moved = await desk.ask('POST /web-api/order-desk/moves', {
    body: { token: desk.token, by, numbers, ...step },
  });
  if (!moved.ok) throw new Error(moved.problem.detail);
  return moved.value.orders;
};

test('nobody reads an order without a token of the shop’s, nor with one for something else', async () => {
  const number = await place(pen);
  const forged = [
    signToken('order-desk', 'orders', backEnd.soon, 'another secret'),
    signToken('order', number, backEnd.soon, localSigningSecret),
    signToken('order-desk', 'orders', new Date('2026-11-24T07:59:00Z'), localSigningSecret),
  ];
  for (const token of forged) {
    const refused = await Promise.all([
      desk.ask('POST /web-api/order-desk/list', { body: { token } }),
      desk.ask('POST /web-api/order-desk/orders/{number}', { params: { number }, body: { token } }),
      desk.ask('POST /web-api/order-desk/moves', {
        body: { token, by, numbers: [number], state: 'cancelled' },
      }),
      desk.ask('POST /web-api/order-desk/orders/{number}/notes', {
        params: { number },
        body: { token, by, text: 'x' },
      }),
      desk.ask('POST /web-api/order-desk/bookings', {
        body: { token, from: '2026-11-01', to: '2026-11-30' },
      }),
    ]);
    expect(refused.map((answer) => !answer.ok && answer.problem.status)).toEqual([403, 403, 403, 403, 403]);
  }
  expect((await show(number)).state).toBe('placed');
});

test('an order is found by number, name, company, e-mail, postal code and town, or how they begin', async () => {
  const billingAddress = {
    ...anna,
    firstName: 'Émile',
    lastName: 'Özgür-Straßer',
    company: 'Papier & Söhne',
  };
  const deliveryAddress = { ...anna, postalCode: '50667', city: 'Köln', lastName: 'Lüdenscheidt' };
  const number = await place(envelope, { email: 'emile@post.example', billingAddress, deliveryAddress });
  for (const search of [
    number,
    number.slice(0, 10),
    number.slice(5),
    'ozgur',
    'Straßer',
    'strasser',
    'papier söhne',
    'EMILE@post',
    '50667',
    'koln 506',
    'lüdensch',
  ])
    expect(await desk.find(search), search).toContain(number);
  for (const search of ['50668', 'köln 80999', "' | 'x", 'quetzal', '%', '\\'])
    expect(await desk.find(`${search} zz`), search).not.toContain(number);
});

test('names are found however they are typed: without umlauts, accents and apostrophes', async () => {
  const billingAddress = { ...anna, firstName: 'Søren', lastName: 'O’Neill-Jäger', city: 'Überlingen' };
  const deliveryAddress = { ...anna, firstName: 'Łucja', lastName: 'Nguyễn', city: 'Æbeltoft' };
  const number = await place(envelope, { billingAddress, deliveryAddress });
  for (const search of [
    "o'neill",
    'ONEILL',
    'jaeger',
    'Jager',
    'soren',
    'SØREN',
    'ueberl',
    'lucja',
    'nguyen',
    'aebeltoft',
  ])
    expect(await desk.find(search), search).toContain(number);
});

test('a search with a typing error finds what is written nearly so, and says that it is', async () => {
  const billingAddress = { ...anna, firstName: 'Hildegunde', lastName: 'Brömmelkamp', city: 'Quakenbrück' };
  const number = await place(envelope, { billingAddress });
  for (const search of [
    'bromelkamp',
    'Brömmelkapm',
    'hildegunde brömelkamp',
    'quackenbrück',
    'xuakenbrück',
  ]) {
    const found = await desk.list({ search });
    expect(found.isSimilar, search).toBe(true);
    expect(found.orders.map((order) => order.number)).toEqual([number]);
  }
  expect(await desk.list({ search: 'brömmelkamp' })).toMatchObject({
    isSimilar: false,
    orders: [{ number }],
  });
  // A filter that leaves nothing is no typing error, and another number is another order.
  expect(await desk.list({ search: 'brömmelkamp', state: 'shipped' })).toMatchObject({ isSimilar: false });
  expect(await desk.find('brömmelkamp 80332')).toEqual([]);
  expect(await desk.find('zzzzzzzz')).toEqual([]);
});

test('pages go on where the last one ended, filters hold, and counts say what each would find', async () => {
  const [seed] = await backEnd.database.select().from(orders);
  if (!seed) throw new Error('An order is needed to copy.');
  const { id: _, ...copied } = seed;
  await backEnd.database.insert(orders).values(
    Array.from({ length: 120 }, (_, place) => ({
      ...copied,
      number: `2025-${String(place + 1).padStart(6, '0')}`,
      idempotencyKey: `copy-${place}`,
      basketId: crypto.randomUUID(),
      email: 'menge@kunde.example',
      state: place % 3 === 0 ? 'shipped' : 'placed',
      paymentState: place % 2 === 0 ? 'paid' : 'open',
    })),
  );
  const numbers: string[] = [];
  let before: string | null = null;
  do {
    const page: Awaited<ReturnType<Desk['list']>> = await desk.list({
      search: 'menge@kunde.example',
      ...(before !== null && { before }),
    });
    numbers.push(...page.orders.map(({ number }) => number));
    before = page.next;
  } while (before !== null);
  expect(numbers).toHaveLength(120);
  expect(numbers).toEqual(numbers.toSorted().reverse());

  const shipped = await desk.list({ search: 'menge@kunde.example', state: 'shipped', paymentState: 'open' });
  expect(new Set(shipped.orders.map(({ state, paymentState }) => `${state} ${paymentState}`))).toEqual(
    new Set(['shipped open']),
  );
  expect(shipped.counts).toContainEqual({ state: 'shipped', paymentState: 'open', count: 20 });
  expect(shipped.counts.reduce((sum, { count }) => sum + count, 0)).toBe(120);
  await backEnd.database.delete(orders).where(eq(orders.email, 'menge@kunde.example'));
});

test('of a batch each order answers for itself, and history says who did it', async () => {
  const paid = await place(envelope);
  const unpaid = await place(pen);
  expect(await move([paid, unpaid, '2026-999999'], { state: 'in_print' })).toEqual([
    { ok: true, number: paid, state: 'in_print', paymentState: 'authorized' },
    expect.objectContaining({ ok: false, number: unpaid, refusal: 'payment-unsafe' }),
    expect.objectContaining({ ok: false, refusal: 'unknown-order' }),
  ]);
  expect((await show(unpaid)).steps).toEqual([
    { of: 'order', next: 'in_print', refusal: 'payment-unsafe', needsReason: false },
    { of: 'order', next: 'cancelled', refusal: null, needsReason: false },
    { of: 'payment', next: 'paid', refusal: null, needsReason: false },
  ]);
  expect(await move([paid], { state: 'placed' })).toMatchObject([{ refusal: 'reason-missing' }]);
  expect(await move([paid], { state: 'placed', reason: 'Falsches Papier' })).toMatchObject([{ ok: true }]);
  expect((await show(paid)).events.at(-1)).toMatchObject({
    kind: 'state:placed',
    reason: 'Falsches Papier',
    by,
  });
  const both = { state: 'in_print', paymentState: 'paid' } as const;
  const body = { token: desk.token, by, numbers: [paid], ...both };
  expect(await desk.ask('POST /web-api/order-desk/moves', { body })).toMatchObject({
    problem: { status: 422 },
  });
});

test('money that a company takes is waited for: only it says that it has come', async () => {
  const number = await place(pen, { paymentMethod: 'online' });
  expect((await show(number)).steps.map(({ of, next }) => `${of} ${next}`)).toEqual([
    'order in_print',
    'order cancelled',
  ]);
  await move([number], { state: 'cancelled' });
  expect((await show(number)).steps).toEqual([]);
});

test('a refund happens once, and a voucher that was spent keeps the money', async () => {
  const number = await place(envelope);
  await move([number], { paymentState: 'paid' });
  expect((await show(number)).steps).toContainEqual({
    of: 'payment',
    next: 'refunded',
    refusal: null,
    needsReason: true,
  });
  const refund = { paymentState: 'refunded', reason: 'Verdruckt' } as const;
  expect(await move([number], refund)).toMatchObject([{ ok: true, paymentState: 'refunded' }]);
  expect(await move([number], refund)).toMatchObject([{ ok: false, refusal: 'no-step' }]);
  expect(await move([number], { state: 'cancelled' })).toMatchObject([
    { ok: true, state: 'cancelled', paymentState: 'refunded' },
  ]);
  const { payments } = await show(number);
  expect(payments.filter(({ state }) => state === 'refunded')).toHaveLength(1);

  const gift = openBasketVisitor(backEnd);
  const bought = await sendOrder(gift, orderBody(await gift.add({ kind: 'giftVoucher', minorUnits: 1000 })));
  await move([bought.order.number], { paymentState: 'paid' });
  const [voucher] = await backEnd.database
    .select({ code: vouchers.code })
    .from(vouchers)
    .innerJoin(orders, eq(orders.id, vouchers.boughtWith))
    .where(eq(orders.number, bought.order.number));
  const spender = openBasketVisitor(backEnd);
  await spender.add(pen, 2);
  const used = await spender.change('PUT voucher', { code: voucher?.code });
  if (!used.ok) throw new Error(used.problem.detail);
  expect((await sendOrder(spender, orderBody(used.basket))).status).toBe(201);
  expect(await move([bought.order.number], refund)).toMatchObject([{ ok: false, refusal: 'gift-used' }]);
});

test('notes and messages that went out again stand in the history, and the customer sees none of it', async () => {
  const email = 'notiz@kunde.example';
  const number = await place(envelope, { email });
  const noted = await desk.ask('POST /web-api/order-desk/orders/{number}/notes', {
    params: { number },
    body: { token: desk.token, by, text: 'Ruft morgen an.' },
  });
  expect(noted.ok && noted.value.events.at(-1)).toMatchObject({
    kind: 'desk:note',
    reason: 'Ruft morgen an.',
    by,
  });
  for (let time = 0; time < 2; time += 1)
    await desk.ask('POST /web-api/order-desk/orders/{number}/mails', {
      params: { number },
      body: { token: desk.token, by, mail: 'order-placed' },
    });
  const mails = await backEnd.mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual(Array(3).fill(`Bestellung ${number}`));
  const early = await desk.ask('POST /web-api/order-desk/orders/{number}/mails', {
    params: { number },
    body: { token: desk.token, by, mail: 'order-cancelled' },
  });
  expect(early).toMatchObject({ problem: { status: 409 } });

  const { pageUrl } = await show(number);
  const token = new URL(pageUrl).searchParams.get('token');
  const seen = await (await backEnd.ask(`/web-api/orders/${number}?token=${token}`)).text();
  expect(seen).not.toMatch(/desk|Ruft morgen|Jonas/);
});

test('the books get a sale for what was placed and one reversal for what was taken back', async () => {
  const number = await place(envelope);
  await move([number], { paymentState: 'paid' });
  await move([number], { state: 'cancelled' });
  const { vat, paymentState } = await show(number);
  expect(paymentState).toBe('refunded');
  const asked = await desk.ask('POST /web-api/order-desk/bookings', {
    body: { token: desk.token, from: '2026-11-24', to: '2026-11-24' },
  });
  if (!asked.ok) throw new Error(asked.problem.detail);
  const ours = asked.value.bookings.filter((booking) => booking.number === number);
  expect(ours.map(({ kind, day }) => [kind, day])).toEqual([
    ['sale', '2026-11-24'],
    ['reversal', '2026-11-24'],
  ]);
  expect(ours[0]?.vat).toEqual(vat.map((group) => ({ treatment: 'taxed', ...group })));
  const before = await desk.ask('POST /web-api/order-desk/bookings', {
    body: { token: desk.token, from: '2026-11-01', to: '2026-11-23' },
  });
  expect(before.ok && before.value.bookings).toEqual([]);
});
