import type { Queries } from '@blattwerk/database/database.ts';
import { invoicePdfs, invoices } from '@blattwerk/database/tables/invoices.ts';
import type { OrderRow } from '@blattwerk/database/tables/orders.ts';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';

/** Invoices and credit notes of orders whose PDF is there, by order and the oldest first. */
export async function listInvoices(queries: Queries, orderIds: readonly string[]) {
  const rows = await queries
    .select({ orderId: invoices.orderId, number: invoices.number, kind: invoices.kind })
    .from(invoices)
    .innerJoin(invoicePdfs, eq(invoicePdfs.invoiceId, invoices.id))
    .where(and(inArray(invoices.orderId, [...orderIds]), isNotNull(invoicePdfs.content)))
    .orderBy(asc(invoices.issuedAt));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

type Found = { ok: true; number: string; content: Uint8Array } | { ok: false; isBeingMade: boolean };

/** The PDF of an order's invoice. @param number of one of them; without it the invoice itself */
export async function findInvoicePdf(
  queries: Queries,
  { id }: OrderRow,
  number: string | undefined,
): Promise<Found> {
  const wanted = number === undefined ? eq(invoices.kind, 'invoice') : eq(invoices.number, number);
  const [row] = await queries
    .select({ number: invoices.number, content: invoicePdfs.content })
    .from(invoices)
    .innerJoin(invoicePdfs, eq(invoicePdfs.invoiceId, invoices.id))
    .where(and(eq(invoices.orderId, id), wanted));
  if (!row?.content) return { ok: false, isBeingMade: row !== undefined };
  return { ok: true, number: row.number, content: row.content };
}
