import { customers } from '@blattwerk/database/tables/customers.ts';
import { invoices } from '@blattwerk/database/tables/invoices.ts';
import { orders } from '@blattwerk/database/tables/orders.ts';
import { vatIdChecks } from '@blattwerk/database/tables/vat-id-checks.ts';
import { shopHeaders } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BasketVisitor, envelope, openBasketVisitor, pen } from '../test-support/basket-visitor.ts';
import { signUpBusiness } from '../test-support/business.ts';
import { openDesk } from '../test-support/desk.ts';
import { anna, newKey, orderBody, sendOrder } from '../test-support/order-of.ts';
import { type SellingBackEnd, startSellingBackEnd } from '../test-support/selling-back-end.ts';
import { type InvoiceDocument, invoiceDocumentSchema } from './invoices/invoice-document.ts';

let backEnd: SellingBackEnd;
beforeAll(async () => {
  backEnd = await startSellingBackEnd(undefined, {
    taxes: { oss: true, swissVatNumber: null, intraCommunity: true },
  });
});
afterAll(() => backEnd.close());

const austrian = shopHeaders({ channel: 'blattwerk', country: 'AT', locale: 'de-AT' });
const huber = {
  country: 'AT',
  company: 'Papier Huber OG',
  street: 'Ring 3',
  postalCode: '1010',
  city: 'Wien',
  vatId: 'ATU12345675',
};
const inAustria = (visitor: BasketVisitor) => openBasketVisitor(backEnd, austrian, visitor.browser);
const sum = (amounts: readonly { minorUnits: number }[]) =>
  amounts.reduce((all, { minorUnits }) => all + minorUnits, 0);
const numberOf = async (email: string) => {
  const [row] = await backEnd.database.select().from(customers).where(eq(customers.email, email));
  return String(row?.number);
};

async function decide(email: string, outcome: 'confirmed' | 'refused', vatId = huber.vatId) {
  const desk = openDesk(backEnd);
  return desk.ask('POST /web-api/order-desk/companies/{number}/vat-id', {
    params: { number: await numberOf(email) },
    body: { token: desk.token, by: 'Jonas', vatId, outcome, note: 'BZSt vom 24.11.2026, Nr. 4711' },
  });
}

async function documentsOf(number: string): Promise<InvoiceDocument[]> {
  const rows = await backEnd.database
    .select({ document: invoices.document })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(orders.number, number))
    .orderBy(invoices.number);
  return rows.map(({ document }) => invoiceDocumentSchema.parse(document));
}

test('until its VAT id is confirmed a business abroad is charged as usual and told why; then the tax falls away', async () => {
  const email = 'einkauf@huber.example';
  const visitor = inAustria(await signUpBusiness(backEnd, email, huber));
  await visitor.add(pen, 7);
  const taxed = await visitor.add(envelope, 40);
  expect(taxed.vat.map(({ ratePerMille }) => ratePerMille)).toEqual([200]);
  expect(taxed.vatNote).toMatch(/^Die USt-IdNr. ATU12345675 ist noch nicht bestätigt/);

  expect(await decide(email, 'confirmed', 'ATU99999999')).toMatchObject({
    ok: false,
    problem: { status: 409 },
  });
  expect(await decide(email, 'confirmed')).toMatchObject({
    ok: true,
    value: { vatIdCheck: { state: 'confirmed', operator: 'Jonas', note: 'BZSt vom 24.11.2026, Nr. 4711' } },
  });
  const exempt = await visitor.show();
  expect(exempt.vatNote).toBe(
    'Ohne Mehrwertsteuer: steuerfreie innergemeinschaftliche Lieferung, USt-IdNr. ATU12345675.',
  );
  // The net price stays what it was, to the cent.
  expect(exempt.total).toEqual(taxed.net?.total);
  expect([exempt.subtotal, exempt.delivery?.price]).toEqual([taxed.net?.subtotal, taxed.net?.shipping]);
  expect(exempt.lines.map(({ total }) => total)).toEqual(taxed.lines.map(({ net }) => net));
  expect(sum(exempt.delivery?.parcels.map(({ price }) => price) ?? [])).toBe(
    exempt.delivery?.price.minorUnits,
  );
  expect(exempt.vat).toMatchObject([{ ratePerMille: 0, net: exempt.total, tax: { minorUnits: 0 } }]);

  expect(await decide(email, 'refused')).toMatchObject({
    ok: true,
    value: { vatIdCheck: { state: 'refused' } },
  });
  expect((await visitor.show()).total).toEqual(taxed.total);
  const told = (await backEnd.mailsTo(email)).filter(({ kind }) => kind.startsWith('vat-id'));
  expect(told.map(({ kind, text }) => [kind, text.includes('ATU12345675')])).toEqual([
    ['vat-id-confirmed', true],
    ['vat-id-refused', true],
  ]);
});

test('an order without tax says so everywhere: message, invoice, credit note, books, desk', async () => {
  const email = 'bestellt@huber.example';
  const visitor = inAustria(await signUpBusiness(backEnd, email, huber));
  await decide(email, 'confirmed');
  await visitor.add(pen, 7);
  const basket = await visitor.add(envelope, 40);
  const checkout = await (await visitor.browser.ask('/web-api/checkout', { headers: austrian })).json();
  const { billingAddress } = checkout;
  const given = { email, paymentMethod: 'invoice' };

  const other = { ...billingAddress, vatId: '', company: 'Huber privat' };
  const refused = await sendOrder(visitor, orderBody(basket, { ...given, billingAddress: other }), austrian);
  expect(refused.problem.payload?.errors).toEqual({
    'billingAddress.vatId': [expect.stringContaining('ATU12345675')],
    'billingAddress.company': [expect.stringContaining('Papier Huber OG')],
  });

  const { order, status } = await sendOrder(
    visitor,
    orderBody(basket, { ...given, billingAddress }),
    austrian,
  );
  expect(status).toBe(201);
  expect(order).toMatchObject({ total: basket.total, vat: basket.vat, vatNote: basket.vatNote, net: null });
  const placed = (await backEnd.mailsTo(email)).find(({ kind }) => kind === 'order-placed');
  expect(placed?.text).toContain('steuerfreie innergemeinschaftliche Lieferung, USt-IdNr. ATU12345675');
  expect(placed?.text).not.toContain('inklusive Mehrwertsteuer');

  await backEnd.move(order.number, { state: 'in_print' });
  await backEnd.move(order.number, { state: 'shipped' });
  const desk = openDesk(backEnd);
  const params = { number: order.number };
  const choice = { quantities: [3, 0], reductions: [0, 0], shippingMinorUnits: 0 };
  const priced = await desk.ask('POST /web-api/order-desk/orders/{number}/refunds/preview', {
    params,
    body: { token: desk.token, ...choice },
  });
  if (!priced.ok || !priced.value.ok) throw new Error('The part has no price.');
  const back = await desk.ask('POST /web-api/order-desk/orders/{number}/refunds', {
    params,
    body: {
      ...{ token: desk.token, by: 'Jonas', reason: 'Bruch', key: newKey(), ...choice },
      expectedMinorUnits: priced.value.sums.total.minorUnits,
    },
  });
  expect(back).toMatchObject({ ok: true, value: { ok: true } });

  const [invoice, note] = await documentsOf(order.number);
  const supply = { treatment: 'intraCommunity', ratePerMille: 0, tax: 0 };
  expect(invoice).toMatchObject({
    kind: 'invoice',
    total: basket.total.minorUnits,
    vat: [{ ...supply, net: basket.total.minorUnits }],
    buyer: { vatId: 'ATU12345675' },
  });
  expect(note).toMatchObject({ kind: 'credit_note', vat: [supply], credits: { isPart: true } });
  // Three of seven pens, of what the line came to.
  expect(note?.total).toBe(Math.round(((order.lines[0]?.total.minorUnits ?? 0) * 3) / 7));

  const books = await desk.ask('POST /web-api/order-desk/bookings', {
    body: { token: desk.token, from: '2026-11-24', to: '2026-11-24' },
  });
  if (!books.ok) throw new Error(books.problem.detail);
  const own = books.value.bookings.filter(({ number }) => number === order.number);
  expect(own).toMatchObject([
    {
      kind: 'sale',
      country: 'AT',
      vatId: 'ATU12345675',
      vat: [{ treatment: 'intraCommunity', net: basket.total }],
    },
    { kind: 'reversal', vat: [{ treatment: 'intraCommunity', net: { minorUnits: note?.total } }] },
  ]);
  const seen = await desk.ask('POST /web-api/order-desk/orders/{number}', {
    params,
    body: { token: desk.token },
  });
  expect(seen).toMatchObject({
    value: { intraCommunity: { operator: 'Jonas', note: 'BZSt vom 24.11.2026, Nr. 4711' } },
  });
});

test('goods that go elsewhere are taxed, and so are guests, consumers, companies at home and in Switzerland', async () => {
  const email = 'anderswo@huber.example';
  const business = await signUpBusiness(backEnd, email, huber);
  await decide(email, 'confirmed');
  const atHome = await openBasketVisitor(backEnd, {}, business.browser).add(pen, 7);
  expect(atHome.vat.map(({ ratePerMille }) => ratePerMille)).toEqual([190]);
  expect(atHome.vatNote).toMatch(/^Ohne Mehrwertsteuer liefern wir nur in das Land/);

  const guest = await openBasketVisitor(backEnd, austrian).add(pen, 7);
  expect([guest.vat[0]?.ratePerMille, guest.vatNote]).toEqual([200, null]);
  const german = await signUpBusiness(backEnd, 'daheim@sommer.example');
  const ofGerman = await inAustria(german).add(pen, 7);
  expect([ofGerman.vat[0]?.ratePerMille, ofGerman.vatNote]).toEqual([200, null]);
});

test('what a database is told to keep is without tax only with the VAT id on the invoice, and without any rate', async () => {
  const visitor = openBasketVisitor(backEnd);
  const { order } = await sendOrder(visitor, orderBody(await visitor.add(pen, 7), { billingAddress: anna }));
  const evidence = { vatId: 'ATU12345675' };
  await expect(
    backEnd.database.update(orders).set({ intraCommunity: evidence }).where(eq(orders.number, order.number)),
  ).rejects.toThrow();
});

test('a confirmation counts for 90 days, and for this company alone', async () => {
  const email = 'frist@huber.example';
  const visitor = inAustria(await signUpBusiness(backEnd, email, huber));
  await decide(email, 'confirmed');
  const [{ id = '' } = {}] = await backEnd.database
    .select()
    .from(customers)
    .where(eq(customers.email, email));
  const longAgo = new Date('2026-08-20T08:00:00Z');
  await backEnd.database.update(vatIdChecks).set({ at: longAgo }).where(eq(vatIdChecks.customerId, id));
  await visitor.add(pen, 7);
  expect((await visitor.show()).vatNote).toMatch(/ist zu lange her/);
  await decide(email, 'confirmed');
  expect((await visitor.show()).vat[0]?.ratePerMille).toBe(0);
  const address = { ...anna, ...huber, company: 'Huber Nachfolger OG' };
  const body = { address, invoiceEmail: '' };
  await visitor.browser.ask('/web-api/customer-company', { method: 'PUT', body, headers: austrian });
  expect((await visitor.show()).vatNote).toMatch(/noch nicht bestätigt/);
});
