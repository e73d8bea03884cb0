import { createHash } from 'node:crypto';
import { invoicePdfs, invoices } from '@blattwerk/database/tables/invoices.ts';
import { mails } from '@blattwerk/database/tables/mails.ts';
import { orders } from '@blattwerk/database/tables/orders.ts';
import type { BasketItem } from '@blattwerk/schemas/web-api/basket/basket-item.ts';
import type { Order } from '@blattwerk/schemas/web-api/orders/order.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attachedInvoice, minorUnits, textsOf } from '../../test-support/attached-invoice.ts';
import { type BasketVisitor, openBasketVisitor, pen } from '../../test-support/basket-visitor.ts';
import { type MailServer, startMailServer } from '../../test-support/mail-server.ts';
import { orderBody, sendOrder } from '../../test-support/order-of.ts';
import { type SellingBackEnd, startSellingBackEnd } from '../../test-support/selling-back-end.ts';
import { signUpCustomer } from '../../test-support/sign-up-customer.ts';

let backEnd: SellingBackEnd;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  const mail = { from: 'service@blattwerk.example', smtpUrl: mailServer.url };
  backEnd = await startSellingBackEnd(undefined, { mail });
});
afterAll(async () => {
  await backEnd.close();
  await mailServer.close();
});

const patient = { timeout: 30_000, interval: 100 };
const shop = 'channel=blattwerk&locale=de-DE';
const invoiceUrl = (number: string, more: string) => `/web-api/orders/${number}/invoice?${shop}${more}`;

async function buy(visitor: BasketVisitor, email: string, item: BasketItem = pen, quantity = 20) {
  const { order } = await sendOrder(visitor, orderBody(await visitor.add(item, quantity), { email }));
  return order;
}

async function ship({ number }: Order): Promise<void> {
  await backEnd.move(number, { state: 'in_print' });
  expect(await backEnd.move(number, { state: 'shipped' })).toMatchObject({ status: 200, state: 'shipped' });
}

async function rowsOf({ number }: Order) {
  return backEnd.database
    .select({ invoice: invoices, pdf: invoicePdfs })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .innerJoin(invoicePdfs, eq(invoicePdfs.invoiceId, invoices.id))
    .where(eq(orders.number, number))
    .orderBy(invoices.number);
}

async function shown(visitor: BasketVisitor, { number, token }: Order): Promise<Order> {
  return (await visitor.browser.ask(`/web-api/orders/${number}?token=${token}`)).json();
}

const receivedBy = (email: string) =>
  mailServer.received.filter(
    ({ to, email: { attachments } }) => to.includes(email) && attachments.length > 0,
  );

test('an order is invoiced when it is shipped: the PDF at its address, and once in a message', async () => {
  const visitor = openBasketVisitor(backEnd);
  const email = 'rechnung@kunde.example';
  const order = await buy(visitor, email);
  await backEnd.move(order.number, { state: 'in_print' });
  expect(await rowsOf(order)).toEqual([]);
  expect((await visitor.browser.ask(invoiceUrl(order.number, `&token=${order.token}`))).status).toBe(404);
  await backEnd.move(order.number, { state: 'shipped' });
  await expect.poll(() => receivedBy(email).length, patient).toBe(1);

  const [row, ...more] = await rowsOf(order);
  expect(more).toEqual([]);
  expect(row?.invoice).toMatchObject({ kind: 'invoice', totalMinorUnits: order.total.minorUnits });
  const number = row?.invoice.number ?? '';
  expect(number).toMatch(/^RE-2026-\d{6}$/);
  expect((await shown(visitor, order)).invoices).toEqual([{ number, kind: 'invoice' }]);

  const answer = await visitor.browser.ask(invoiceUrl(order.number, `&token=${order.token}`));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename=${number}.pdf`);
  const pdf = Buffer.from(await answer.arrayBuffer());
  expect(createHash('sha256').update(pdf).digest('hex')).toBe(row?.pdf.sha256);
  const xml = attachedInvoice(pdf);
  expect(textsOf(xml, 'ram:GrandTotalAmount').map(minorUnits)).toEqual([order.total.minorUnits]);
  expect(textsOf(xml, 'ram:CalculatedAmount').map(minorUnits)).toEqual(
    order.vat.map(({ tax }) => tax.minorUnits),
  );

  const [message] = receivedBy(email);
  expect(message?.email.subject).toBe(`Rechnung ${number}`);
  const [attached] = message?.email.attachments ?? [];
  expect(attached).toMatchObject({ filename: `${number}.pdf`, mimeType: 'application/pdf' });
  expect(attached && Buffer.from(new Uint8Array(toBytes(attached.content))).equals(pdf)).toBe(true);
});

function toBytes(content: ArrayBuffer | Uint8Array | string): Uint8Array {
  if (typeof content === 'string') return Buffer.from(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
}

test('an invoice opens for its customer and by the link of its order, and for no one else', async () => {
  const visitor = openBasketVisitor(backEnd);
  const account = {
    email: 'konto@kunde.example',
    password: 'vier blaue Papierschiffe',
    firstName: 'Anna',
    lastName: 'Konto',
  };
  await signUpCustomer(backEnd, visitor.browser, account);
  const order = await buy(visitor, account.email);
  await ship(order);
  await expect.poll(() => receivedBy(account.email).length, patient).toBe(1);
  const [row] = await rowsOf(order);
  expect(row?.invoice.document).toMatchObject({
    customerNumber: expect.any(Number),
    buyer: { city: 'München' },
  });
  const status = async (who: BasketVisitor, more = '') =>
    (await who.browser.ask(invoiceUrl(order.number, more))).status;
  expect(await status(visitor)).toBe(200);
  const listed = await (await visitor.browser.ask('/web-api/orders')).json();
  expect(listed.orders[0].invoices).toMatchObject([{ kind: 'invoice' }]);
  const stranger = openBasketVisitor(backEnd);
  const other = await buy(stranger, 'fremd@kunde.example');
  expect(await status(stranger)).toBe(404);
  expect(await status(stranger, `&token=${other.token}`)).toBe(404);
  expect(await status(stranger, `&token=${order.token}`)).toBe(200);
});

test('a refund of an invoiced order writes one credit note, with its PDF and message', async () => {
  const visitor = openBasketVisitor(backEnd);
  const email = 'widerruf@kunde.example';
  const order = await buy(visitor, email);
  await backEnd.move(order.number, { paymentState: 'paid' });
  await ship(order);
  expect(await backEnd.move(order.number, { paymentState: 'refunded', reason: 'Widerruf' })).toMatchObject({
    status: 200,
  });
  expect(await backEnd.move(order.number, { paymentState: 'refunded' })).toMatchObject({ status: 409 });
  await expect.poll(() => receivedBy(email).length, patient).toBe(2);
  const [invoice, note, ...more] = (await rowsOf(order)).map((row) => row.invoice);
  expect(more).toEqual([]);
  expect(note).toMatchObject({
    number: expect.stringMatching(/^RK-2026-\d{6}$/),
    kind: 'credit_note',
    credits: invoice?.id,
    totalMinorUnits: invoice?.totalMinorUnits,
  });
  expect((await shown(visitor, order)).invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note']);
  const link = `&document=${note?.number}&token=${order.token}`;
  const pdf = Buffer.from(await (await visitor.browser.ask(invoiceUrl(order.number, link))).arrayBuffer());
  expect(textsOf(attachedInvoice(pdf), 'ram:IssuerAssignedID')).toContain(invoice?.number);
});

test('an invoice that was never paid is taken back when its payment is given up; a cancelled order never had one', async () => {
  const visitor = openBasketVisitor(backEnd);
  const returned = await buy(visitor, 'zurueck@kunde.example');
  await ship(returned);
  await backEnd.move(returned.number, { paymentState: 'cancelled', reason: 'Ware zurück' });
  expect((await rowsOf(returned)).map(({ invoice }) => invoice.kind)).toEqual(['invoice', 'credit_note']);
  // Paid after all, and given back: it was taken back already.
  expect(await backEnd.move(returned.number, { paymentState: 'refunded' })).toMatchObject({ status: 200 });
  expect(await rowsOf(returned)).toHaveLength(2);
  const cancelled = await buy(visitor, 'storno@kunde.example');
  await backEnd.move(cancelled.number, { state: 'cancelled' });
  expect(await rowsOf(cancelled)).toEqual([]);
});

test('gift vouchers alone are invoiced when they are paid, without tax', async () => {
  const visitor = openBasketVisitor(backEnd);
  const order = await buy(visitor, 'gutschein@kunde.example', { kind: 'giftVoucher', minorUnits: 5000 }, 2);
  expect(await rowsOf(order)).toEqual([]);
  await backEnd.move(order.number, { paymentState: 'paid' });
  const [row] = await rowsOf(order);
  expect(row?.invoice.document).toMatchObject({
    total: 10_000,
    vat: [{ treatment: 'voucher', ratePerMille: 0, net: 10_000, tax: 0 }],
    deliveredTo: null,
    payment: { kind: 'paid' },
  });
});

test('a PDF that cannot be made harms neither order nor invoice, and is tried again', async () => {
  const visitor = openBasketVisitor(backEnd);
  const email = 'spaeter@kunde.example';
  const order = await buy(visitor, email);
  const [row] = await backEnd.database.select().from(orders).where(eq(orders.number, order.number));
  const [broken] = await backEnd.database
    .insert(invoices)
    .values({
      number: 'RE-2025-000001',
      kind: 'invoice',
      orderId: row?.id ?? '',
      issuedAt: new Date(),
      currency: 'eur',
      totalMinorUnits: 1,
      document: { kind: 'unreadable' },
    })
    .returning();
  await backEnd.database.insert(invoicePdfs).values({ invoiceId: broken?.id ?? '' });
  const ofBroken = eq(invoicePdfs.invoiceId, broken?.id ?? '');
  const pdf = async () => (await backEnd.database.select().from(invoicePdfs).where(ofBroken))[0];
  await expect.poll(async () => (await pdf())?.lastError, patient).toMatch(/Error/);
  const failed = await pdf();
  expect(failed).toMatchObject({ content: null, attempts: 1 });
  expect(failed?.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 30_000);
  const answer = await visitor.browser.ask(invoiceUrl(order.number, `&token=${order.token}`));
  expect(answer.status).toBe(503);
  // Others are made meanwhile.
  const next = await buy(visitor, email);
  await ship(next);
  await expect.poll(() => receivedBy(email).length, patient).toBe(1);
  const written = await backEnd.database
    .select()
    .from(mails)
    .where(and(eq(mails.kind, 'invoice'), eq(mails.recipient, email)));
  expect(written).toHaveLength(1);
});
