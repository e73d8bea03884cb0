import { orderLines, orders } from '@blattwerk/database/tables/orders.ts';
import { shopHeaders } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localSigningSecret } from '../config.ts';
import { allPrices } from '../prices/seed/all-prices.ts';
import { seedPrices } from '../prices/seed-prices.ts';
import { catalogueSubject } from '../products/withdrawal-handlers.ts';
import { signToken } from '../security/signed-token.ts';
import { envelope, frame, openBasketVisitor, pen } from '../test-support/basket-visitor.ts';
import { anna, orderBody, sendOrder } from '../test-support/order-of.ts';
import { type SellingBackEnd, startSellingBackEnd } from '../test-support/selling-back-end.ts';
import { signUpCustomer } from '../test-support/sign-up-customer.ts';

let backEnd: SellingBackEnd;
beforeAll(async () => {
  backEnd = await startSellingBackEnd();
});
afterAll(() => backEnd.close());

test('a guest orders on invoice: the order, its number, its message, and an empty basket', async () => {
  const visitor = openBasketVisitor(backEnd);
  await visitor.add(envelope, 30);
  const basket = await visitor.add(frame);
  const { status, order } = await sendOrder(visitor, orderBody(basket, { email: 'Gast@Kunde.example' }));
  expect(status).toBe(201);
  expect(order).toMatchObject({
    number: expect.stringMatching(/^2026-\d{6}$/),
    state: 'placed',
    paymentState: 'authorized',
    paymentMethod: 'invoice',
    email: 'gast@kunde.example',
    total: basket.total,
    vat: basket.vat,
    transfer: null,
    shipping: { service: 'standard', deliveryFrom: '2026-11-26', deliveryTo: '2026-11-30' },
    deliveryAddress: { city: 'München', company: '' },
    canCancel: true,
    events: [{ kind: 'placed' }, { kind: 'payment:authorized' }],
  });
  expect(order.lines.map(({ name, total }) => [name, total])).toEqual(
    basket.lines.map(({ name, total }) => [name, total]),
  );
  expect((await visitor.show()).lines).toEqual([]);

  const [mail, ...more] = await backEnd.mailsTo('gast@kunde.example');
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`Bestellung ${order.number}`);
  expect(mail?.text).toContain('30 × Briefumschlag');
  expect(mail?.text).toContain(`/bestellung/${order.number}/?token=`);

  const byLink = await openBasketVisitor(backEnd).browser.ask(
    `/web-api/orders/${order.number}?token=${order.token}`,
  );
  expect(await byLink.json()).toEqual(order);
  for (const token of ['', `?token=${order.token.slice(0, -1)}x`]) {
    const refused = await openBasketVisitor(backEnd).browser.ask(`/web-api/orders/${order.number}${token}`);
    expect(refused.status).toBe(404);
  }
});

test('the shares of its lines add up to discount and tax of an order', async () => {
  const visitor = openBasketVisitor(backEnd);
  await visitor.add(envelope, 33);
  await visitor.add({ kind: 'giftVoucher', minorUnits: 1000 });
  await visitor.add(pen, 7);
  const { code } = await backEnd.voucher('discount', 777);
  const used = await visitor.change('PUT voucher', { code });
  if (!used.ok) throw new Error(used.problem.detail);
  const { order } = await sendOrder(visitor, orderBody(used.basket));
  const [row] = await backEnd.database.select().from(orders).where(eq(orders.number, order.number));
  const lines = await backEnd.database
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, row?.id ?? ''));
  expect(lines.reduce((sum, line) => sum + line.discountMinorUnits, 0)).toBe(777);
  const shippingTax =
    (order.vat[0]?.tax.minorUnits ?? 0) - lines.reduce((sum, line) => sum + line.taxMinorUnits, 0);
  expect(Math.abs(shippingTax - (499 * 190) / 1190)).toBeLessThanOrEqual(1);
  expect(lines.map(({ ratePerMille }) => ratePerMille).sort()).toEqual([0, 190, 190]);
});

test('what is wrong with the form is said at its fields, in the language of the shop, and nothing is ordered', async () => {
  const headers = shopHeaders({ channel: 'blattwerk', country: 'CH', locale: 'fr-CH' });
  const visitor = openBasketVisitor(backEnd, headers);
  const basket = await visitor.add(pen, 10);
  const address = { ...anna, country: 'CH', postalCode: '80331', street: ' ' };
  const body = orderBody(basket, { email: 'anna', billingAddress: address });
  const { status, problem } = await sendOrder(visitor, body, headers);
  expect(status).toBe(400);
  expect(problem.payload?.errors).toEqual({
    email: ['Merci de saisir une adresse e-mail valide.'],
    'billingAddress.street': ['Merci de remplir ce champ.'],
    'billingAddress.postalCode': ['Merci de vérifier le code postal, par exemple 8001.'],
  });
  const elsewhere = await sendOrder(visitor, orderBody(basket, { billingAddress: anna }), headers);
  expect(Object.keys(elsewhere.problem.payload?.errors ?? {})).toEqual(['billingAddress.country']);
  const swiss = { ...anna, country: 'CH', postalCode: '8001' };
  const two = orderBody(basket, { billingAddress: anna, deliveryAddress: swiss });
  expect((await sendOrder(visitor, two, headers)).order.deliveryAddress.country).toBe('CH');
});

test('a shop whose country gets no parcels takes no order, and says so', async () => {
  const headers = shopHeaders({ channel: 'blattwerk', country: 'GB', locale: 'en-GB' });
  const visitor = openBasketVisitor(backEnd, headers);
  const basket = await visitor.add(pen, 10);
  const body = orderBody(basket, { paymentMethod: 'invoice' });
  const { status, problem } = await sendOrder(visitor, body, headers);
  expect([status, problem.message?.text]).toEqual([422, expect.stringMatching(/do not deliver/)]);
});

test('below 25 there is no invoice; a transfer is awaited, and print waits for it', async () => {
  const visitor = openBasketVisitor(backEnd);
  const basket = await visitor.add(pen, 2);
  expect(basket.payments).toEqual(['prepayment']);
  const onInvoice = await sendOrder(visitor, orderBody(basket, { paymentMethod: 'invoice' }));
  expect(onInvoice).toMatchObject({ status: 422, problem: { errors: [{ allowed: ['prepayment'] }] } });
  const { order } = await sendOrder(visitor, orderBody(basket, { email: 'vorkasse@kunde.example' }));
  expect(order).toMatchObject({
    paymentState: 'open',
    transfer: { iban: 'DE02120300000000202051', reference: order.number },
  });
  const [mail] = await backEnd.mailsTo('vorkasse@kunde.example');
  expect(mail?.text).toContain(`Verwendungszweck ${order.number}`);

  expect(await backEnd.move(order.number, { state: 'in_print' })).toMatchObject({ status: 409 });
  expect(await backEnd.move(order.number, { paymentState: 'paid' })).toMatchObject({
    status: 200,
    paymentState: 'paid',
  });
  expect(await backEnd.move(order.number, { state: 'in_print' })).toMatchObject({
    status: 200,
    state: 'in_print',
  });
  const back = await backEnd.move(order.number, { state: 'placed' });
  expect([back.status, back.detail]).toEqual([409, 'Say why the order comes back from print.']);
  expect(await backEnd.move(order.number, { state: 'shipped' })).toMatchObject({ state: 'shipped' });
  expect(await backEnd.move(order.number, { state: 'placed', reason: 'Falsch gedruckt' })).toMatchObject({
    status: 409,
  });
  expect(await backEnd.move(order.number, { paymentState: 'open' })).toMatchObject({ status: 409 });
});

test('only the operator’s token moves orders, and one for the catalogue is none', async () => {
  const { browser } = openBasketVisitor(backEnd);
  const token = signToken('catalogue', 'catalogue', backEnd.soon, localSigningSecret);
  const response = await browser.ask('/web-api/orders/2026-000001/state', {
    body: { token, state: 'cancelled' },
  });
  expect(response.status).toBe(403);
});

test('what is in print cannot be cancelled any more', async () => {
  const visitor = openBasketVisitor(backEnd);
  const { order } = await sendOrder(visitor, orderBody(await visitor.add(pen, 10)));
  await backEnd.move(order.number, { state: 'in_print' });
  const response = await visitor.browser.ask(`/web-api/orders/${order.number}/cancel`, {
    body: { token: order.token },
  });
  expect([response.status, (await response.json()).detail]).toEqual([
    409,
    'An order that is in_print cannot become cancelled.',
  ]);
});

test('a price that changes between show and order: 409 with old and new, and nothing is written', async () => {
  const visitor = openBasketVisitor(backEnd);
  const basket = await visitor.add(envelope, 40);
  const before = await backEnd.database.select({ id: orders.id }).from(orders);
  await seedPrices(backEnd.database, {
    ...allPrices,
    prices: { ...allPrices.prices, 'envelope/standard': [120, 120, 120, 120] },
  });
  const seen = async () => (await visitor.show()).subtotal.minorUnits;
  await expect.poll(seen, { timeout: 20_000, interval: 500 }).toBe(4800);
  const { status, problem } = await sendOrder(visitor, orderBody(basket));
  expect(status).toBe(409);
  expect(problem).toMatchObject({
    type: 'urn:blattwerk:price-changed',
    basket: {
      toPay: { minorUnits: 4800 + 499 },
      changes: [{ kind: 'price', before: { minorUnits: 95 }, after: { minorUnits: 120 } }],
    },
  });
  expect(await backEnd.database.select({ id: orders.id }).from(orders)).toHaveLength(before.length);
  const again = await sendOrder(visitor, orderBody(await visitor.show()));
  expect([again.status, again.order.total.minorUnits]).toEqual([201, 4800 + 499]);
  await seedPrices(backEnd.database, allPrices);
});

test('an order can be put into the basket again, beside what is in it, by who may open it', async () => {
  const visitor = openBasketVisitor(backEnd);
  await visitor.add(pen, 10);
  const { order } = await sendOrder(visitor, orderBody(await visitor.add(frame)));
  const later = openBasketVisitor(backEnd);
  await later.add(pen, 2);
  const again = await later.browser.ask(`/web-api/orders/${order.number}/reorder`, {
    body: { token: order.token },
  });
  const { basket, unavailable } = await again.json();
  expect(unavailable).toEqual([]);
  expect(basket.lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([12, 1]);
  expect(await later.show()).toEqual(basket);

  const fresh = openBasketVisitor(backEnd);
  const form = { channel: 'blattwerk', locale: 'de-DE', number: order.number };
  const sent = await fresh.browser.ask('/web-api/orders/reorder/form', {
    body: new URLSearchParams({ ...form, token: order.token }),
  });
  expect(sent.headers.get('location')).toMatch(/\/warenkorb\/\?notice=added$/);
  expect((await fresh.show()).count).toBe(2);
  const stranger = openBasketVisitor(backEnd);
  expect((await stranger.browser.ask(`/web-api/orders/${order.number}/reorder`, { body: {} })).status).toBe(
    404,
  );
});

test('what is sold no more is named when an order is put into the basket again; the rest goes in', async () => {
  const visitor = openBasketVisitor(backEnd);
  await visitor.add(frame, 2);
  const { order } = await sendOrder(visitor, orderBody(await visitor.add(pen, 10)));
  const token = signToken('catalogue', catalogueSubject, backEnd.soon, localSigningSecret);
  const product = { product: `photoframe:${frame.frameType}`, markets: ['blattwerk:DE'] };
  const sell = async (action: 'withdraw' | 'restore') => {
    const body = { token, action, ...product };
    expect((await visitor.browser.ask('/web-api/catalogue-withdrawals', { body })).status).toBe(200);
  };
  await sell('withdraw');
  const later = openBasketVisitor(backEnd);
  const again = await later.browser.ask(`/web-api/orders/${order.number}/reorder`, {
    body: { token: order.token },
  });
  const { basket, unavailable } = await again.json();
  expect([again.status, unavailable]).toEqual([200, [order.lines[0]?.name]]);
  expect(basket.lines).toMatchObject([{ item: pen, quantity: 10, state: 'ok' }]);
  expect(await later.show()).toEqual(basket);

  const form = { channel: 'blattwerk', locale: 'de-DE', number: order.number, token: order.token };
  const sent = await openBasketVisitor(backEnd).browser.ask('/web-api/orders/reorder/form', {
    body: new URLSearchParams(form),
  });
  expect(sent.headers.get('location')).toMatch(/\/warenkorb\/\?notice=changed$/);
  await sell('restore');
});

test('other terms than the present ones are refused', async () => {
  const visitor = openBasketVisitor(backEnd);
  const basket = await visitor.add(pen, 10);
  const { status } = await sendOrder(visitor, orderBody(basket, { termsVersion: '2020-01-01' }));
  expect(status).toBe(409);
});

test('customers find their orders, and the checkout knows their last address', async () => {
  const account = {
    email: 'stamm@kunde.example',
    password: 'vier blaue Papierschiffe',
    firstName: 'Anna',
    lastName: 'Stamm',
  };
  const visitor = openBasketVisitor(backEnd);
  await signUpCustomer(backEnd, visitor.browser, account);
  const filled = await (await visitor.browser.ask('/web-api/checkout')).json();
  expect(filled).toMatchObject({
    email: account.email,
    billingAddress: { firstName: 'Anna', country: 'DE' },
    errors: {},
  });
  const { order } = await sendOrder(visitor, orderBody(await visitor.add(pen, 10), { email: account.email }));
  const listed = await (await visitor.browser.ask('/web-api/orders')).json();
  expect(listed.orders).toMatchObject([
    { number: order.number, state: 'placed', total: order.total, count: 1 },
  ]);
  expect((await visitor.browser.ask(`/web-api/orders/${order.number}`)).status).toBe(200);
  expect(await (await visitor.browser.ask('/web-api/checkout')).json()).toMatchObject({
    billingAddress: { street: 'Am Markt 3' },
  });
  expect((await openBasketVisitor(backEnd).browser.ask('/web-api/orders')).status).toBe(401);
});

test('a form without scripts: what is wrong stands at the checkout, then the order leads to its page', async () => {
  const visitor = openBasketVisitor(backEnd);
  const basket = await visitor.add(pen, 10);
  const { billingAddress, expectedToPay, version, ...fields } = orderBody(basket, {
    email: 'ohne@kunde.example',
  });
  const typed = Object.entries({ ...billingAddress, city: '' }).map(([name, value]) => [
    `billingAddress.${name}`,
    value,
  ]);
  const form = {
    channel: 'blattwerk',
    locale: 'de-DE',
    ...fields,
    expectedToPay: String(expectedToPay),
    version: String(version),
  };
  const send = async (more: Record<string, string> = {}) => {
    const body = new URLSearchParams({ ...Object.fromEntries(typed), ...form, ...more });
    const response = await visitor.browser.ask('/web-api/orders/form', { body });
    return [response.status, response.headers.get('location')];
  };
  expect(await send()).toEqual([303, `${backEnd.origin}/kasse/?notice=incomplete`]);
  expect(await (await visitor.browser.ask('/web-api/checkout')).json()).toMatchObject({
    email: 'ohne@kunde.example',
    billingAddress: { street: 'Am Markt 3' },
    errors: { 'billingAddress.city': ['Bitte ausfüllen.'] },
  });
  const [status, location] = await send({ 'billingAddress.city': 'München' });
  expect([status, location]).toEqual([
    303,
    expect.stringMatching(/\/bestellung\/2026-\d{6}\/\?token=.*&notice=placed$/),
  ]);
  const [row] = await backEnd.database
    .select()
    .from(orders)
    .where(and(eq(orders.email, 'ohne@kunde.example'), eq(orders.state, 'placed')));
  expect(row?.number).toBeTruthy();
  const page = new URL(String(location));
  const cancel = new URLSearchParams({
    channel: 'blattwerk',
    locale: 'de-DE',
    number: row?.number ?? '',
    token: page.searchParams.get('token') ?? '',
  });
  const cancelled = await visitor.browser.ask('/web-api/orders/cancel/form', { body: cancel });
  expect(cancelled.headers.get('location')).toContain('&notice=cancelled');
});

test('one mailbox is not filled with orders; another at the same address still orders', async () => {
  const visitor = openBasketVisitor(backEnd);
  const basket = await visitor.add(pen);
  const tried = async (email: string) => {
    // Another price than it has: nothing is ordered.
    const body = orderBody(basket, { email, expectedToPay: 1 });
    return (await sendOrder(visitor, body)).status;
  };
  const statuses = new Set<number>();
  for (let order = 0; order < 60; order += 1) statuses.add(await tried('Voll@Kunde.example'));
  expect([...statuses]).toEqual([409]);
  expect(await tried('voll@kunde.example')).toBe(429);
  expect(await tried('leer@kunde.example')).toBe(409);
});
