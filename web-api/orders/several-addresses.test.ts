import { invoices } from '@blattwerk/database/tables/invoices.ts';
import { orders } from '@blattwerk/database/tables/orders.ts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { envelope, openBasketVisitor, pen } from '../test-support/basket-visitor.ts';
import { type Desk, openDesk } from '../test-support/desk.ts';
import { anna, newKey, orderBody, sendOrder } from '../test-support/order-of.ts';
import { type SellingBackEnd, startSellingBackEnd } from '../test-support/selling-back-end.ts';
import { invoiceDocumentSchema } from './invoices/invoice-document.ts';

let backEnd: SellingBackEnd;
let desk: Desk;
beforeAll(async () => {
  backEnd = await startSellingBackEnd();
  desk = openDesk(backEnd);
});
afterAll(() => backEnd.close());

const oma = { ...anna, firstName: 'Hedwig', street: 'Domplatz 1', postalCode: '50667', city: 'Köln' };
const ida = { ...anna, firstName: 'Ida', street: 'Hafenstr. 9', postalCode: '20457', city: 'Hamburg' };
const to = { country: 'DE', service: 'standard' };

/** A basket of envelopes, pens and a gift voucher that goes to so many addresses. */
async function fill(further: string[], headers?: Record<string, string>) {
  const visitor = openBasketVisitor(backEnd, headers);
  await visitor.add(envelope, 50);
  await visitor.add({ kind: 'giftVoucher', minorUnits: 1000 });
  await visitor.add(pen, 3);
  const changed = await visitor.change('PUT delivery', { ...to, further });
  if (!changed.ok) throw new Error(changed.problem.detail);
  return { visitor, basket: changed.basket };
}

const ship = async (number: string, parcel: number, trackingNumber?: string) =>
  desk.ask('POST /web-api/order-desk/orders/{number}/parcels/{parcel}', {
    params: { number, parcel },
    body: { token: desk.token, by: 'Jonas', ...(trackingNumber && { trackingNumber }) },
  });

test('each address is a parcel with its own service, price and days; the total has all of them', async () => {
  const { basket } = await fill(['express', 'standard']);
  expect(basket.delivery).toMatchObject({
    label: '3 Pakete an 3 Adressen',
    price: { minorUnits: 499 + 1299 + 499 },
    parcels: [{ service: 'standard' }, { service: 'express' }, { service: 'standard' }],
  });
  const [first, second] = basket.delivery?.parcels ?? [];
  expect(second?.deliveryTo.localeCompare(first?.deliveryTo ?? '')).toBeLessThan(0);
  expect(basket.total.minorUnits).toBe(basket.subtotal.minorUnits + 499 + 1299 + 499);
});

test('whatever goes wherever, what parcels cost and what is taxed adds up to the total', async () => {
  const services = fc.array(fc.constantFrom('standard', 'express', 'saturdayExpress'), { maxLength: 9 });
  const { visitor } = await fill([]);
  await fc.assert(
    fc.asyncProperty(services, async (further) => {
      const changed = await visitor.change('PUT delivery', { ...to, further });
      if (!changed.ok) throw new Error(changed.problem.detail);
      const { delivery, subtotal, total, vat } = changed.basket;
      const parcels = delivery?.parcels ?? [];
      expect(parcels).toHaveLength(further.length + 1);
      const shipping = parcels.reduce((sum, { price }) => sum + price.minorUnits, 0);
      expect(delivery?.price.minorUnits).toBe(shipping);
      expect(total.minorUnits).toBe(subtotal.minorUnits + shipping);
      expect(vat.reduce((sum, { net, tax }) => sum + net.minorUnits + tax.minorUnits, 0)).toBe(
        total.minorUnits,
      );
    }),
    { numRuns: 20 },
  );
});

test('an order is divided among its addresses, and says so on its page, in its message and at the desk', async () => {
  const { visitor, basket } = await fill(['express', 'standard']);
  const further = [
    { address: oma, pieces: [20, 0, 1] },
    { address: ida, pieces: [5, 0, 0] },
  ];
  const body = orderBody(basket, { email: 'drei@kunde.example', further });
  const { status, order } = await sendOrder(visitor, body);
  expect(status).toBe(201);
  expect(order.parcels).toMatchObject([
    { address: { city: 'München' }, pieces: [25, 0, 2], service: 'standard', shippedAt: null },
    { address: { city: 'Köln' }, pieces: [20, 0, 1], service: 'express' },
    { address: { city: 'Hamburg' }, pieces: [5, 0, 0], price: { minorUnits: 499 } },
  ]);
  expect(order.shipping).toMatchObject({ price: { minorUnits: 2297 }, label: '3 Pakete an 3 Adressen' });
  expect(order.total).toEqual(basket.total);
  // The same request once more is the same order.
  expect((await sendOrder(visitor, body)).order.number).toBe(order.number);

  const [mail] = await backEnd.mailsTo('drei@kunde.example');
  expect(mail?.text).toContain('3 Pakete an 3 Adressen: 22,97');
  expect(mail?.text).toContain('Hedwig Sommer, Domplatz 1, 50667 Köln');
  expect(mail?.text).toMatch(/20 × Briefumschlag[^\n]*, 1 × /);
  for (const typed of ['hedwig', '20457', 'münchen', 'domplatz'])
    expect(await desk.find(typed)).toEqual(
      typed === 'domplatz' ? [] : expect.arrayContaining([order.number]),
    );
});

test('a parcel each is sent with its own number; the order is shipped with the last, and invoiced then', async () => {
  const { visitor, basket } = await fill(['standard', 'standard']);
  const further = [
    { address: oma, pieces: [20, 0, 0] },
    { address: ida, pieces: [0, 0, 1] },
  ];
  const { order } = await sendOrder(visitor, orderBody(basket, { further }));
  const { number } = order;
  expect(await ship(number, 1)).toMatchObject({ ok: false, problem: { status: 409 } });
  await backEnd.move(number, { state: 'in_print' });
  expect(await ship(number, 2, 'JJD 0001-77')).toMatchObject({
    ok: true,
    value: { state: 'in_print', parcels: [{}, { trackingNumber: 'JJD 0001-77' }, { shippedAt: null }] },
  });
  expect(await ship(number, 2)).toMatchObject({ ok: false, problem: { status: 409 } });
  expect(await ship(number, 7)).toMatchObject({ ok: false, problem: { status: 409 } });
  // What is on its way does not come back from print.
  expect(await backEnd.move(number, { state: 'placed', reason: 'Druckfehler' })).toMatchObject({
    status: 409,
  });

  const both = await Promise.all([ship(number, 1), ship(number, 3, '0034043416')]);
  expect(both.map(({ ok }) => ok)).toEqual([true, true]);
  const shown = await desk.ask('POST /web-api/order-desk/orders/{number}', {
    params: { number },
    body: { token: desk.token },
  });
  if (!shown.ok) throw new Error(shown.problem.detail);
  expect(shown.value.state).toBe('shipped');
  expect(shown.value.events.filter(({ kind }) => kind === 'parcel:shipped')).toHaveLength(3);
  expect(shown.value.events.filter(({ kind }) => kind === 'state:shipped')).toHaveLength(1);
  expect(await desk.find('0034043416')).toEqual([number]);

  const [row] = await backEnd.database
    .select({ document: invoices.document })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(orders.number, number));
  const document = invoiceDocumentSchema.parse(row?.document);
  expect([document.deliveredTo, ...document.alsoDeliveredTo].map((address) => address?.city)).toEqual([
    'München',
    'Köln',
    'Hamburg',
  ]);
  expect(document.total).toBe(basket.total.minorUnits);
});

test('each parcel has its message: to whom it goes, what is in it, its number; the last says that all are on their way', async () => {
  const email = 'pakete@kunde.example';
  const { visitor, basket } = await fill(['standard', 'standard']);
  const further = [
    { address: oma, pieces: [20, 0, 1] },
    { address: ida, pieces: [5, 0, 0] },
  ];
  const { order } = await sendOrder(visitor, orderBody(basket, { email, further }));
  await backEnd.move(order.number, { state: 'in_print' });
  const written = async () => (await backEnd.mailsTo(email)).filter(({ kind }) => kind === 'parcel-shipped');

  await Promise.all([ship(order.number, 2, 'JJD 0002'), ship(order.number, 2, 'JJD 0002')]);
  const [second, ...others] = await written();
  expect(others).toEqual([]);
  expect(second?.subject).toBe(`Bestellung ${order.number}: Paket 2 von 3 ist unterwegs`);
  expect(second?.text).toContain('Es geht an: Hedwig Sommer, Domplatz 1, 50667 Köln');
  expect(second?.text).toMatch(/Darin: 20 × Briefumschlag[^\n]*, 1 × /);
  expect(second?.text).toContain('Sendungsnummer: JJD 0002');
  expect(second?.text).toContain('2 Pakete der Bestellung');
  expect(second?.text).not.toContain('Hafenstr.');

  await ship(order.number, 1);
  await ship(order.number, 3);
  const [, first, last] = await written();
  expect(first?.text).toContain('Ein Paket der Bestellung');
  expect(first?.text).not.toContain('Sendungsnummer');
  expect(last?.subject).toContain('Paket 3 von 3');
  expect(last?.text).toContain(`Damit sind alle 3 Pakete der Bestellung ${order.number} auf dem Weg.`);
  expect(await written()).toHaveLength(3);
});

test('parcels that leave together share a message; one alone is the order itself', async () => {
  const email = 'zusammen@kunde.example';
  const { visitor, basket } = await fill(['standard', 'standard']);
  const further = [
    { address: oma, pieces: [20, 0, 0] },
    { address: ida, pieces: [0, 0, 1] },
  ];
  const { order } = await sendOrder(visitor, orderBody(basket, { email, further }));
  await backEnd.move(order.number, { state: 'in_print' });
  await ship(order.number, 1);
  await backEnd.move(order.number, { state: 'shipped' });
  const mails = (await backEnd.mailsTo(email)).filter(({ kind }) => kind === 'parcel-shipped');
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Bestellung ${order.number}: Paket 1 von 3 ist unterwegs`,
    `Bestellung ${order.number}: Pakete 2 und 3 von 3 sind unterwegs`,
  ]);
  expect(mails[1]?.text).toMatch(/Köln[\s\S]*Hamburg/);

  const alone = await fill([]);
  const whole = await sendOrder(alone.visitor, orderBody(alone.basket, { email: 'allein@kunde.example' }));
  await backEnd.move(whole.order.number, { state: 'in_print' });
  await backEnd.move(whole.order.number, { state: 'shipped' });
  const [, message] = await backEnd.mailsTo('allein@kunde.example');
  expect(message?.subject).toBe(`Bestellung ${whole.order.number} ist unterwegs`);
});

test('shipping the whole order ships every parcel that had not left', async () => {
  const { visitor, basket } = await fill(['standard']);
  const { order } = await sendOrder(visitor, orderBody(basket, { further: [{ address: oma, pieces: [1] }] }));
  await backEnd.move(order.number, { state: 'in_print' });
  await ship(order.number, 2, 'ABCD1234');
  await backEnd.move(order.number, { state: 'shipped' });
  const shown = await visitor.browser.ask(`/web-api/orders/${order.number}?token=${order.token}`);
  const { parcels } = await shown.json();
  expect(parcels).toMatchObject([
    { shippedAt: expect.any(String), trackingNumber: null },
    { shippedAt: expect.any(String), trackingNumber: 'ABCD1234' },
  ]);
});

test('what cannot be divided is said at its field, and nothing is ordered', async () => {
  const { visitor, basket } = await fill(['standard', 'standard']);
  const [envelopes] = basket.lines;
  const send = (further: unknown) => sendOrder(visitor, orderBody(basket, { further }));
  const pieces = (place: number) => `further.${place}.pieces.${envelopes?.id}`;
  const over = await send([
    { address: oma, pieces: [40] },
    { address: { ...ida, postalCode: '2045' }, pieces: [11] },
  ]);
  expect(over.problem.payload?.errors).toEqual({
    'further.1.postalCode': [expect.stringContaining('80331')],
    [pieces(1)]: ['So oft ist es nicht im Warenkorb: 1 zu viel, zu verteilen sind 50.'],
  });
  const nothing = await send([
    { address: oma, pieces: [50, 0, 3] },
    { address: { ...ida, country: 'AT', postalCode: '1010' }, pieces: [] },
  ]);
  expect(nothing.problem.payload?.errors).toEqual({
    [pieces(0)]: [expect.stringContaining('Für die erste Adresse bleibt nichts übrig.')],
    [pieces(1)]: [expect.stringContaining('mindestens ein Stück')],
    'further.1.country': [
      'Alle Adressen einer Bestellung liegen in einem Land, hier: Deutschland. Für ein anderes bitte getrennt bestellen.',
    ],
  });
  // Another number of addresses than was shown is another price.
  expect((await send([{ address: oma, pieces: [1] }])).status).toBe(409);
  expect((await send(undefined)).status).toBe(409);
  const wrongTotal = orderBody(basket, { expectedToPay: 1, further: [] });
  expect((await sendOrder(visitor, wrongTotal)).status).toBe(409);
  expect((await visitor.show()).lines).toHaveLength(3);
});

test('another country has other services: those that it has not become standard', async () => {
  const { visitor } = await fill(['saturdayExpress', 'express']);
  const changed = await visitor.change('PUT delivery', { country: 'AT', service: 'standard' });
  expect(changed).toMatchObject({
    ok: true,
    basket: { delivery: { parcels: [{}, { service: 'standard' }, { service: 'express' }] } },
  });
  const refused = await visitor.change('PUT delivery', {
    country: 'AT',
    service: 'standard',
    further: ['saturdayExpress'],
  });
  expect(refused).toMatchObject({ ok: false, problem: { status: 422 } });
});

test('without scripts addresses are added, filled in, taken away and ordered', async () => {
  const visitor = openBasketVisitor(backEnd);
  const basket = await visitor.add(envelope, 50);
  const line = basket.lines[0]?.id;
  const form = async (fields: Record<string, string>) => {
    const { version, toPay, termsVersion } = await visitor.show();
    const address = Object.entries(anna).map(([field, value]) => [`billingAddress.${field}`, value]);
    const body = new URLSearchParams({
      channel: 'blattwerk',
      locale: 'de-DE',
      idempotencyKey: newKey(),
      version: String(version),
      expectedToPay: String(toPay.minorUnits),
      termsVersion,
      email: 'ohne@kunde.example',
      paymentMethod: 'invoice',
      ...Object.fromEntries(address),
      ...fields,
    });
    const response = await visitor.browser.ask('/web-api/orders/form', { body });
    return response.headers.get('location') ?? '';
  };
  const checkout = async () => (await visitor.browser.ask('/web-api/checkout')).json();
  expect(await form({ step: 'add' })).toMatch(/\/kasse\/#further$/);
  expect(await checkout()).toMatchObject({ email: 'ohne@kunde.example', further: [{}], errors: {} });
  await form({ step: 'add', 'further.0.city': 'Köln' });
  expect(await checkout()).toMatchObject({ further: [{ address: { city: 'Köln' } }, {}] });
  await form({ step: 'remove-1', 'further.0.city': 'Köln' });
  expect((await visitor.show()).delivery?.parcels).toHaveLength(2);
  expect(
    await form({ 'further.0.country': 'DE', 'further.0.city': 'Köln', [`further.0.pieces.${line}`]: 'zwei' }),
  ).toMatch(/notice=incomplete/);
  expect((await checkout()).errors).toMatchObject({
    [`further.0.pieces.${line}`]: ['Bitte eine ganze Zahl eintragen, zum Beispiel 10.'],
    'further.0.street': ['Bitte ausfüllen.'],
  });
  const whole = {
    ...Object.fromEntries(Object.entries(oma).map(([field, value]) => [`further.0.${field}`, value])),
    [`further.0.pieces.${line}`]: '20',
  };
  // Faster than was shown costs more: the page is shown again first.
  expect(await form({ ...whole, 'further.0.service': 'express' })).toMatch(/notice=changed/);
  expect(await form({ ...whole, 'further.0.service': 'express' })).toMatch(/notice=placed/);
  const [mail] = await backEnd.mailsTo('ohne@kunde.example');
  expect(mail?.text).toContain('2 Pakete an 2 Adressen');
});
