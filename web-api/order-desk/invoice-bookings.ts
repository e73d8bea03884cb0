import type { Queries } from '@blattwerk/database/database.ts';
import { invoices } from '@blattwerk/database/tables/invoices.ts';
import { orders } from '@blattwerk/database/tables/orders.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { orderSchema } from '@blattwerk/schemas/web-api/orders/order.ts';
import { and, asc, eq, gt, gte, lte } from 'drizzle-orm';
import { type InvoiceDocument, invoiceDocumentSchema } from '../orders/invoices/invoice-document.ts';

type Bookings = AnswerOf<'POST /web-api/order-desk/invoice-bookings'>;
export type NumberRange = { first: string; last: string };

const pageSize = 500;
const methodPart = orderSchema.pick({ paymentMethod: true }).strip();

/** What is wrong with a range of numbers; undefined when it is one. */
export function rangeProblem({ first, last }: NumberRange): string | undefined {
  const series = (number: string) => number.slice(0, 'RE-2026'.length);
  if (series(first) !== series(last))
    return 'Both numbers are of one series and year, such as RE-2026-000001 and RE-2026-000120.';
  return last < first ? 'The last number comes before the first one.' : undefined;
}

/** A page of the invoices or credit notes between two numbers, as they add to the books. @param after number of the last one */
export async function findInvoiceBookings(
  queries: Queries,
  { first, last }: NumberRange,
  after: string | undefined,
): Promise<Bookings> {
  const rows = await queries
    .select({ document: invoices.document, paymentMethod: orders.paymentMethod })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(
      and(
        gte(invoices.number, first),
        lte(invoices.number, last),
        after === undefined ? undefined : gt(invoices.number, after),
      ),
    )
    .orderBy(asc(invoices.number))
    .limit(pageSize + 1);
  const bookings = rows
    .slice(0, pageSize)
    .map(({ document, paymentMethod }) =>
      bookingOf(invoiceDocumentSchema.parse(document), methodPart.parse({ paymentMethod }).paymentMethod),
    );
  return { bookings, next: rows.length > pageSize ? (bookings.at(-1)?.document ?? null) : null };
}

function bookingOf(
  document: InvoiceDocument,
  paymentMethod: Bookings['bookings'][number]['paymentMethod'],
): Bookings['bookings'][number] {
  const { kind, number, orderNumber, issuedOn, currency, buyer, deliveredTo, vat } = document;
  const money = (minorUnits: number) => ({ minorUnits, currency });
  return {
    kind: kind === 'invoice' ? 'sale' : 'reversal',
    number: orderNumber,
    document: number,
    day: issuedOn,
    currency,
    country: (deliveredTo ?? buyer).country,
    customer: buyer.company || `${buyer.firstName} ${buyer.lastName}`.trim(),
    vatId: buyer.vatId,
    paymentMethod,
    vat: vat.map((group) => ({ ...group, net: money(group.net), tax: money(group.tax) })),
    giftVoucher: money(voucherOf(document)),
  };
}

/** What a gift voucher has paid of it, or what a credit note gives back to one. */
function voucherOf({ giftVoucher, payment }: InvoiceDocument): number {
  if (giftVoucher) return giftVoucher.amount;
  return payment.kind === 'returned' || payment.kind === 'credited' ? (payment.voucher?.amount ?? 0) : 0;
}
