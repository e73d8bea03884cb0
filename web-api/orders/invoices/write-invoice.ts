import type { Queries } from '@blattwerk/database/database.ts';
import { customers } from '@blattwerk/database/tables/customers.ts';
import { type InvoiceRow, invoicePdfs, invoices } from '@blattwerk/database/tables/invoices.ts';
import type { OrderRow } from '@blattwerk/database/tables/orders.ts';
import type { RefundRow } from '@blattwerk/database/tables/refunds.ts';
import { and, eq } from 'drizzle-orm';
import type { BackEnd } from '../../back-end.ts';
import { type Charge, chargeSchema } from '../charges/charge.ts';
import { orderExtent } from '../charges/order-extent.ts';
import { allOf, partOfCharge } from '../charges/part-of-charge.ts';
import { parcelsOf } from '../parcels-of.ts';
import { takeNumber } from '../take-number.ts';
import { composeCreditNote, composeInvoice, type Settled } from './compose-invoice.ts';
import { type InvoiceDocument, invoiceDocumentSchema } from './invoice-document.ts';

const prefixes = { invoice: 'RE', credit_note: 'RK' } as const;

/**
 * Writes an order's invoice, last in the transaction that supplies the order; its PDF is made afterwards. An order has
 * one at most, and none when it costs nothing. What was given back before is no longer on it.
 */
export async function writeInvoice(
  { config, clock }: Pick<BackEnd, 'config' | 'clock'>,
  transaction: Queries,
  order: OrderRow,
): Promise<void> {
  if (await invoiceOf(transaction, order)) return;
  const { charge, taken } = await orderExtent(transaction, order, ['done']);
  const parcels = await parcelsOf(transaction, order);
  const isPart = taken.shipping > 0 || [...taken.quantities, ...taken.reductions].some((one) => one > 0);
  const now = clock();
  const customerNumber = await customerNumberOf(transaction, order);
  const left = isPart ? partOfCharge(charge, taken, allOf(charge)) : charge;
  const document = composeInvoice(order, left, config, { number: '', customerNumber, parcels, now });
  if (document.total > 0) await issue(transaction, order, document, now);
}

/**
 * Takes back an order's invoice, or what a refund gives back of it; last in the transaction that gives it back. Each
 * refund has one at most.
 * @returns whether there is one: goods that were never invoiced need none
 */
export async function writeCreditNote(
  { clock }: Pick<BackEnd, 'clock'>,
  transaction: Queries,
  order: OrderRow,
  refund: RefundRow,
): Promise<boolean> {
  const invoice = await invoiceOf(transaction, order);
  if (!invoice) return false;
  const now = clock();
  const part = chargeSchema.parse(refund.charge);
  const payment = await settledBy(transaction, order, refund, part);
  const document = composeCreditNote(invoiceDocumentSchema.parse(invoice.document), part, {
    number: '',
    now,
    payment,
  });
  await issue(transaction, order, document, now, { credits: invoice.id, refundId: refund.id });
  return true;
}

async function settledBy(
  queries: Queries,
  order: OrderRow,
  { settles }: RefundRow,
  { toPay, giftVoucher }: Charge,
): Promise<Settled> {
  if (settles === 'back') return { kind: 'returned', money: toPay, voucher: giftVoucher };
  const { charge, taken } = await orderExtent(queries, order, ['done']);
  return {
    kind: 'credited',
    left: partOfCharge(charge, taken, allOf(charge)).toPay,
    voucher: giftVoucher,
  };
}

async function issue(
  transaction: Queries,
  { id: orderId }: OrderRow,
  document: InvoiceDocument,
  issuedAt: Date,
  credit?: { credits: string; refundId: string },
): Promise<void> {
  const { kind, currency, total } = document;
  const number = `${prefixes[kind]}-${await takeNumber(transaction, kind, issuedAt)}`;
  const [row] = await transaction
    .insert(invoices)
    .values({
      number,
      kind,
      orderId,
      ...credit,
      issuedAt,
      currency,
      totalMinorUnits: total,
      document: { ...document, number },
    })
    .returning({ id: invoices.id });
  if (!row) throw new Error(`The invoice ${number} was not written.`);
  await transaction.insert(invoicePdfs).values({ invoiceId: row.id });
}

async function customerNumberOf(queries: Queries, { customerId }: OrderRow): Promise<number | null> {
  if (customerId === null) return null;
  const [row] = await queries
    .select({ number: customers.number })
    .from(customers)
    .where(eq(customers.id, customerId));
  return row?.number ?? null;
}

async function invoiceOf(queries: Queries, { id }: OrderRow): Promise<InvoiceRow | undefined> {
  const [row] = await queries
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, id), eq(invoices.kind, 'invoice')));
  return row;
}
