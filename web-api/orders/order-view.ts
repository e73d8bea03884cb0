import type { Queries } from '@blattwerk/database/database.ts';
import { type OrderRow, orderEvents, orderLines } from '@blattwerk/database/tables/orders.ts';
import { refunds } from '@blattwerk/database/tables/refunds.ts';
import { localeSchema } from '@blattwerk/schemas/shop/markets/locale-schema.ts';
import { confirmedVatIdSchema } from '@blattwerk/schemas/web-api/orders/confirmed-vat-id.ts';
import { type Order, orderSchema } from '@blattwerk/schemas/web-api/orders/order.ts';
import { and, asc, eq, notLike } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import { sealsOf } from '../basket/basket-content.ts';
import { findProofs } from '../print/find-proofs.ts';
import { sealedOf } from '../seals/sealed-designs.ts';
import { soldDraft } from '../seals/sold-draft.ts';
import { intraCommunityTextsIn } from '../texts/intra-community/intra-community-texts.ts';
import { textLanguage } from '../texts/text-language.ts';
import { chargeSchema } from './charges/charge.ts';
import { listInvoices } from './invoices/find-invoices.ts';
import { orderToken } from './order-link.ts';
import { stepProblem } from './order-steps.ts';
import { parcelsOf } from './parcels-of.ts';

const stepsOf = orderSchema.pick({ state: true, paymentState: true }).strip();

/** An order as it was agreed, and how far it is. */
export async function orderView(
  backEnd: Pick<BackEnd, 'config'>,
  queries: Queries,
  row: OrderRow,
): Promise<Order> {
  const lines = await linesOf(queries, row);
  const events = await queries
    .select({ at: orderEvents.at, kind: orderEvents.kind })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, row.id), notLike(orderEvents.kind, 'desk:%')))
    .orderBy(asc(orderEvents.id));
  const invoices = (await listInvoices(queries, [row.id])).get(row.id) ?? [];
  const { number, locale, placedAt, email, billingAddress, deliveryAddress, shipping } = row;
  const { business, isWhitelabelOrder } = row;
  const { bankAccount } = backEnd.config;
  const isAwaited = row.paymentMethod === 'prepayment' && row.paymentState === 'open';
  const states = stepsOf.parse(row);
  return orderSchema.parse({
    number,
    locale,
    placedAt: placedAt.toISOString(),
    ...states,
    canCancel: stepProblem({ ...states, hasParcel: shipping !== null }, 'cancelled', undefined) === undefined,
    email,
    business,
    isWhitelabelOrder,
    billingAddress,
    deliveryAddress,
    lines,
    shipping,
    parcels: await parcelsOf(queries, row),
    ...totalsOf(row),
    vatNote: vatNoteOf(row),
    paymentMethod: row.paymentMethod,
    canPayOnline: row.paymentMethod === 'online' && row.paymentState === 'open' && row.state !== 'cancelled',
    transfer: isAwaited && bankAccount ? { ...bankAccount, reference: number } : null,
    refunded: await refundedOf(queries, row),
    termsVersion: row.termsVersion,
    invoices: invoices.map(({ number: own, kind }) => ({ number: own, kind })),
    proofs: await findProofs(queries, row),
    erasedAt: row.archiveErasedAt?.toISOString() ?? null,
    erasure: erasureOf(row, lines),
    events: events.map(({ at, kind }) => ({ at: at.toISOString(), kind })),
    token: orderToken(backEnd, row),
  });
}

function erasureOf(
  { archiveErasedAt, erasureAskedAt, customerId }: OrderRow,
  lines: Order['lines'],
): Order['erasure'] {
  if (archiveErasedAt !== null || !lines.some(({ item }) => item.kind === 'design')) return 'none';
  if (erasureAskedAt !== null) return 'asked';
  return customerId === null ? 'open' : 'account';
}

/** What refunds come to that are done; null without one. */
async function refundedOf(queries: Queries, { id, currency }: OrderRow) {
  const rows = await queries
    .select({ charge: refunds.charge })
    .from(refunds)
    .where(and(eq(refunds.orderId, id), eq(refunds.state, 'done')));
  const minorUnits = rows.reduce((sum, { charge }) => sum + chargeSchema.parse(charge).total, 0);
  return minorUnits > 0 ? { minorUnits, currency } : null;
}

/** As they were agreed, those that were designed with where they can be changed now. */
async function linesOf(queries: Queries, { id }: OrderRow): Promise<Order['lines']> {
  const rows = await queries
    .select({ shown: orderLines.shown })
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position));
  const lines = orderSchema.shape.lines.parse(rows.map(({ shown }) => shown));
  const sealed = await sealedOf(queries, sealsOf(lines.map(({ item }) => item)));
  return lines.map((line) => ({ ...line, draft: soldDraft(line.item, sealed) }));
}

const totalsSchema = orderSchema.pick({
  subtotal: true,
  discount: true,
  total: true,
  vat: true,
  net: true,
  giftVoucher: true,
  toPay: true,
});

/** Why it is without tax, where it is. */
function vatNoteOf({ intraCommunity, locale }: OrderRow): string | null {
  if (intraCommunity === null) return null;
  const { vatId } = confirmedVatIdSchema.parse(intraCommunity);
  return intraCommunityTextsIn[textLanguage(localeSchema.parse(locale))].exempt(vatId);
}

function totalsOf({ totals }: OrderRow) {
  return totalsSchema.parse(totals);
}
