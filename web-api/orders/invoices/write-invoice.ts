import type { Queries } from '@blattwerk/database/database.ts';
import { customers } from '@blattwerk/database/tables/customers.ts';
import { invoicePdfs, invoices } from '@blattwerk/database/tables/invoices.ts';
import { type OrderRow, orderLines } from '@blattwerk/database/tables/orders.ts';
import { asc, eq } from 'drizzle-orm';
import type { BackEnd } from '../../back-end.ts';
import { takeNumber } from '../take-number.ts';
import { composeCreditNote, composeInvoice } from './compose-invoice.ts';
import { type InvoiceDocument, invoiceDocumentSchema } from './invoice-document.ts';

const prefixes = { invoice: 'RE', credit_note: 'RK' } as const;

/**
 * Writes an order's invoice, last in the transaction that supplies the order; its PDF is made afterwards. An order has
 * one at most, and none when it costs nothing.
 */
export async function writeInvoice(
  { config, clock }: Pick<BackEnd, 'config' | 'clock'>,
  transaction: Queries,
  order: OrderRow,
): Promise<void> {
  if ((await issuedFor(transaction, order)).invoice) return;
  const lines = await transaction
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  const now = clock();
  const customerNumber = await customerNumberOf(transaction, order);
  const document = composeInvoice(order, lines, config, { number: '', customerNumber, now });
  if (document.total > 0) await issue(transaction, order, document, now);
}

/**
 * Takes back an order's invoice, last in the transaction that gives back or gives up its payment; nothing without one, and
 * nothing a second time: a payment that was given up may arrive late and go back.
 */
export async function writeCreditNote(
  { clock }: Pick<BackEnd, 'clock'>,
  transaction: Queries,
  order: OrderRow,
): Promise<void> {
  const { invoice, note } = await issuedFor(transaction, order);
  if (!invoice || note) return;
  const now = clock();
  const document = composeCreditNote(invoiceDocumentSchema.parse(invoice.document), { number: '', now });
  await issue(transaction, order, document, now, invoice.id);
}

async function issue(
  transaction: Queries,
  { id: orderId }: OrderRow,
  document: InvoiceDocument,
  issuedAt: Date,
  credits?: string,
): Promise<void> {
  const { kind, currency, total } = document;
  const number = `${prefixes[kind]}-${await takeNumber(transaction, kind, issuedAt)}`;
  const [row] = await transaction
    .insert(invoices)
    .values({
      number,
      kind,
      orderId,
      credits,
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

async function issuedFor(queries: Queries, { id }: OrderRow) {
  const rows = await queries.select().from(invoices).where(eq(invoices.orderId, id));
  return {
    invoice: rows.find(({ kind }) => kind === 'invoice'),
    note: rows.find(({ kind }) => kind === 'credit_note'),
  };
}
