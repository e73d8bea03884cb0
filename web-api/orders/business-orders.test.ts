import { customers } from '@blattwerk/database/tables/customers.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textsOf } from '../test-support/attached-invoice.ts';
import { type BasketVisitor, envelope, openBasketVisitor } from '../test-support/basket-visitor.ts';
import { signUpBusiness } from '../test-support/business.ts';
import { openDesk } from '../test-support/desk.ts';
import { invoiceOf } from '../test-support/invoice-of.ts';
import { orderBody, sendOrder } from '../test-support/order-of.ts';
import { type SellingBackEnd, startSellingBackEnd } from '../test-support/selling-back-end.ts';
import { invoiceTextsIn } from '../texts/invoices/invoice-texts.ts';
import { facturX } from './invoices/factur-x.ts';

let backEnd: SellingBackEnd;
beforeAll(async () => {
  backEnd = await startSellingBackEnd();
});
afterAll(() => backEnd.close());

const patient = { timeout: 30_000, interval: 100 };
const checkoutOf = async ({ browser }: BasketVisitor) => (await browser.ask('/web-api/checkout')).json();
const customerNumber = async (email: string) => {
  const [row] = await backEnd.database.select().from(customers).where(eq(customers.email, email));
  return String(row?.number);
};

async function approve(email: string): Promise<void> {
  const desk = openDesk(backEnd);
  const decided = await desk.ask('POST /web-api/order-desk/companies/{number}/decision', {
    params: { number: await customerNumber(email) },
    body: { token: desk.token, by: 'Jonas', state: 'approved' },
  });
  expect(decided.ok).toBe(true);
}

test('a business sees net beside gross, to the cent; a guest does not', async () => {
  const guest = openBasketVisitor(backEnd);
  const asGuest = await guest.add(envelope, 40);
  expect([asGuest.net, asGuest.lines[0]?.net]).toEqual([null, null]);

  const visitor = await signUpBusiness(backEnd, 'netto@sommer.example');
  const basket = await visitor.add(envelope, 40);
  const { net, vat, lines, total } = basket;
  expect(total).toEqual(asGuest.total);
  const sum = (amounts: readonly { minorUnits: number }[]) =>
    amounts.reduce((all, { minorUnits }) => all + minorUnits, 0);
  expect(net?.subtotal.minorUnits).toBe(sum(lines.flatMap((line) => line.net ?? [])));
  expect(net?.total.minorUnits).toBe(sum(vat.map((group) => group.net)));
  expect((net?.total.minorUnits ?? 0) + sum(vat.map(({ tax }) => tax))).toBe(total.minorUnits);
});

test('a business is told of no right of withdrawal: at the checkout, in the message, on the order', async () => {
  const email = 'ohne-widerruf@sommer.example';
  const guest = openBasketVisitor(backEnd);
  expect(await guest.add(envelope, 40)).toMatchObject({
    hasWithdrawalRight: 'all',
    lines: [{ hasWithdrawalRight: true }],
  });
  const visitor = await signUpBusiness(backEnd, email);
  const basket = await visitor.add(envelope, 40);
  expect(basket).toMatchObject({
    hasWithdrawalRight: 'business',
    lines: [{ hasWithdrawalRight: false }],
  });
  const { billingAddress } = await checkoutOf(visitor);
  const { order } = await sendOrder(visitor, orderBody(basket, { email, billingAddress }));
  expect(order.lines[0]?.hasWithdrawalRight).toBe(false);
  const [message] = (await backEnd.mailsTo(email)).filter(({ kind }) => kind === 'order-placed');
  expect(message?.text?.replaceAll(email, '')).not.toMatch(/widerruf/i);
});

test('the company fills the checkout, and the order carries its number, term and invoice address', async () => {
  const email = 'bestellt@sommer.example';
  const visitor = await signUpBusiness(backEnd, email);
  const basket = await visitor.add(envelope, 40);
  const filledIn = await checkoutOf(visitor);
  expect(filledIn).toMatchObject({
    email,
    billingAddress: { company: 'Sommer & Söhne GmbH', vatId: 'DE136695976', street: 'Am Markt 3' },
    business: { reference: '', invoiceEmail: `buchhaltung-${email}`, daysToPay: 14 },
    isWhitelabelOrder: null,
    errors: {},
  });
  const { billingAddress, business } = filledIn;
  const given = { email, billingAddress, invoiceEmail: business.invoiceEmail, paymentMethod: 'invoice' };
  const refused = await sendOrder(visitor, orderBody(basket, { ...given, reference: 'x'.repeat(31) }));
  expect(refused.problem.payload?.errors).toHaveProperty('reference');
  const { order } = await sendOrder(visitor, orderBody(basket, { ...given, reference: ' PO-4711 ' }));
  expect(order).toMatchObject({
    business: { reference: 'PO-4711', invoiceEmail: business.invoiceEmail, daysToPay: 14 },
    isWhitelabelOrder: false,
    net: basket.net,
  });
  const [placed] = await backEnd
    .mailsTo(email)
    .then((mails) => mails.filter(({ kind }) => kind === 'order-placed'));
  expect(placed?.text).toContain('Ihre Bestellnummer: PO-4711');

  await backEnd.move(order.number, { state: 'in_print' });
  await backEnd.move(order.number, { state: 'shipped' });
  const invoicesTo = async (recipient: string) =>
    (await backEnd.mailsTo(recipient)).filter(({ kind }) => kind === 'invoice');
  await expect.poll(async () => (await invoicesTo(email)).length, patient).toBe(1);
  const [accounting, ...more] = await invoicesTo(business.invoiceEmail);
  expect(more).toEqual([]);
  expect(accounting?.invoiceId).not.toBeNull();
  expect(accounting?.text).toContain('PO-4711');
  // The link opens and cancels orders: it goes to who ordered.
  expect(accounting?.text).not.toContain('token=');

  const desk = openDesk(backEnd);
  for (const search of ['söhne', 'DE136695976', 'po-4711'])
    expect(await desk.find(search), search).toContain(order.number);
  const row = (await desk.list({ search: order.number })).orders[0];
  expect(row).toMatchObject({ company: 'Sommer & Söhne GmbH', isBusiness: true, isWhitelabelOrder: false });
});

test('what a checkout without scripts has sent comes back filled in', async () => {
  const visitor = await signUpBusiness(backEnd, 'schritt@sommer.example');
  const { version, toPay, termsVersion } = await visitor.add(envelope, 40);
  const body = new URLSearchParams({
    channel: 'blattwerk',
    locale: 'de-DE',
    idempotencyKey: 'without-scripts-0001',
    version: String(version),
    expectedToPay: String(toPay.minorUnits),
    termsVersion,
    paymentMethod: 'invoice',
    email: 'schritt@sommer.example',
    reference: 'Los 7',
    invoiceEmail: 'nicht-ganz',
    'billingAddress.country': 'DE',
  });
  await visitor.browser.ask('/web-api/orders/form', { body });
  expect(await checkoutOf(visitor)).toMatchObject({
    business: { reference: 'Los 7', invoiceEmail: 'nicht-ganz' },
    errors: { invoiceEmail: [expect.any(String)], 'billingAddress.city': [expect.any(String)] },
  });
});

test('an approved company has longer to pay, by what was agreed with the order', async () => {
  const email = 'treu@sommer.example';
  const visitor = await signUpBusiness(backEnd, email);
  await approve(email);
  const basket = await visitor.add(envelope, 40);
  const { billingAddress, business } = await checkoutOf(visitor);
  expect(business.daysToPay).toBe(30);
  const { order } = await sendOrder(
    visitor,
    orderBody(basket, { email, billingAddress, paymentMethod: 'invoice' }),
  );
  expect(order.business).toEqual({ reference: '', invoiceEmail: '', daysToPay: 30 });
});

test('what only businesses fill in is not kept of guests', async () => {
  const guest = openBasketVisitor(backEnd);
  const body = orderBody(await guest.add(envelope, 40), {
    reference: 'PO-1',
    invoiceEmail: 'fremd@kunde.example',
    isWhitelabelOrder: true,
  });
  const { order } = await sendOrder(guest, body);
  expect([order.business, order.isWhitelabelOrder, order.net]).toEqual([null, false, null]);
});

test('a white-label customer’s order says so to the desk, unless the box was taken out', async () => {
  const email = 'neutral@sommer.example';
  const visitor = await signUpBusiness(backEnd, email);
  await backEnd.database
    .update(customers)
    .set({ isWhitelabelCustomer: true })
    .where(eq(customers.email, email));
  const desk = openDesk(backEnd);
  for (const isWhitelabelOrder of [true, false]) {
    const basket = await visitor.add(envelope, 40);
    const { billingAddress, ...filledIn } = await checkoutOf(visitor);
    expect(filledIn.isWhitelabelOrder).toBe(true);
    const { order } = await sendOrder(
      visitor,
      orderBody(basket, { email, billingAddress, isWhitelabelOrder }),
    );
    expect(order.isWhitelabelOrder).toBe(isWhitelabelOrder);
    const shown = await desk.ask('POST /web-api/order-desk/orders/{number}', {
      params: { number: order.number },
      body: { token: desk.token },
    });
    expect(shown).toMatchObject({ value: { isWhitelabelOrder, business: { daysToPay: 14 } } });
  }
});

test('the invoice of a business names its own number and the agreed term, on paper and for programs', () => {
  const ordered = {
    country: 'DE',
    lines: [{ unitPrice: 95, quantity: 40, isGift: false }],
    shipping: 499,
    discount: 0,
    gift: 0,
  } as const;
  const business = { reference: 'PO-4711', invoiceEmail: '', daysToPay: 30 };
  const invoice = invoiceOf(ordered, { business });
  expect(invoice).toMatchObject({
    reference: 'PO-4711',
    payment: { kind: 'due', on: '2026-12-24', days: 30 },
  });
  const xml = facturX(invoice, invoiceTextsIn.de);
  expect(textsOf(xml, 'ram:BuyerReference')).toEqual(['PO-4711']);
  const issued = (name: string) =>
    new RegExp(`<ram:${name}>\\s*<ram:IssuerAssignedID>([^<]*)`).exec(xml)?.[1];
  expect(issued('BuyerOrderReferencedDocument')).toBe('PO-4711');
  expect(issued('SellerOrderReferencedDocument')).toBe('2026-000042');
  expect(textsOf(xml, 'ram:Description').at(-1)).toContain('innerhalb von 30 Tagen');

  const consumer = invoiceOf(ordered);
  expect(consumer).toMatchObject({ reference: '', payment: { on: '2026-12-08', days: null } });
  expect(facturX(consumer, invoiceTextsIn.de)).not.toMatch(/BuyerReference|BuyerOrderReferenced/);
});
