import { randomUUID } from 'node:crypto';
import type { Queries } from '@blattwerk/database/database.ts';
import { invoices } from '@blattwerk/database/tables/invoices.ts';
import { type OrderRow, orders, paymentAttempts } from '@blattwerk/database/tables/orders.ts';
import { type RefundRow, refunds } from '@blattwerk/database/tables/refunds.ts';
import type { MoveRefusal } from '@blattwerk/schemas/web-api/orders/order-desk.ts';
import { and, eq } from 'drizzle-orm';
import type { BackEnd } from '../../back-end.ts';
import type { Charge } from '../charges/charge.ts';
import { orderExtent } from '../charges/order-extent.ts';
import { addExtents, type Extent, partOfCharge } from '../charges/part-of-charge.ts';
import { endSomeGifts } from '../end-gifts.ts';

export type AskedRefund = {
  /** Sent again, it finds the refund that it has made. */
  key: string;
  /** Pieces of each line and what of shipping, or all that is left. */
  extent: Extent | 'rest';
  /** What was shown, in minor units; another amount is refused. */
  expected?: number | undefined;
  reason?: string | undefined;
  by?: string | undefined;
};

/** `back`: what was paid goes back. `due`: it is on invoice, and less has to be paid. */
export type Settles = 'back' | 'due';
type Refused = { ok: false; refusal: MoveRefusal; reason: string };
type Begun = { ok: true; refund: RefundRow } | Refused;
type Priced = { ok: true; extent: Extent; part: Charge; settles: Settles } | Refused;

/** A key for a refund that no page has made one for. */
export const newRefundKey = ({ id }: Pick<OrderRow, 'id'>) => `${id}:refund:${randomUUID()}`;

/**
 * Writes down that something is about to be given back, with its amounts. The order's row is held meanwhile: of two
 * refunds at once the second sees what the first has left. Gift vouchers that are given back end here, before money moves.
 */
export async function beginRefund(backEnd: BackEnd, orderId: string, asked: AskedRefund): Promise<Begun> {
  const { database, clock } = backEnd;
  return database.transaction(async (transaction): Promise<Begun> => {
    const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order) return refused('unknown-order', 'The order is gone.');
    const known = await findRefund(transaction, order, eq(refunds.key, asked.key));
    if (known) return { ok: true, refund: known };
    if (await findRefund(transaction, order, eq(refunds.state, 'asked')))
      return refused('moved-elsewhere', 'Another refund of this order is under way: try again shortly.');
    const priced = await priceRefund(transaction, order, asked);
    if (!priced.ok) return priced;
    const { extent, part, settles } = priced;
    const ended = await endSomeGifts(transaction, order, giftsIn(part), clock());
    if (!ended) return refused('gift-used', 'A gift voucher of this order has been used: the money stays.');
    const { key, reason, by } = asked;
    const [refund] = await transaction
      .insert(refunds)
      .values({
        orderId,
        key,
        state: 'asked',
        settles,
        quantities: [...extent.quantities],
        reductions: [...extent.reductions],
        shippingMinorUnits: extent.shipping,
        charge: part,
        endedVouchers: ended,
        reason,
        by,
        createdAt: clock(),
      })
      .returning();
    if (!refund) throw new Error('The refund was not written.');
    const asks = { orderId, key, provider: order.paymentMethod, state: 'started', minorUnits: part.toPay };
    if (settles === 'back' && part.toPay > 0) await transaction.insert(paymentAttempts).values(asks);
    return { ok: true, refund };
  });
}

/** What a refund would come to, or why it cannot be. */
export async function priceRefund(
  queries: Queries,
  order: OrderRow,
  { extent: wanted, expected }: Pick<AskedRefund, 'extent' | 'expected'>,
): Promise<Priced> {
  const settles = await settlesBy(queries, order);
  if (!settles)
    return refused('not-paid', `A payment that is ${order.paymentState} has nothing to give back.`);
  const { charge, taken, left } = await orderExtent(queries, order, ['asked', 'done']);
  // The rest is all pieces: reductions have nothing left then.
  const extent = wanted === 'rest' ? { ...left, reductions: left.reductions.map(() => 0) } : wanted;
  if (extent.quantities.length !== charge.lines.length || !isWithin(extent, left))
    return refused('more-than-left', 'That is more than this order has left to give back.');
  const part = partOfCharge(charge, taken, addExtents(taken, extent));
  if (part.total === 0)
    return refused('nothing-chosen', 'Choose what is given back: it costs nothing so far.');
  if (expected !== undefined && part.total !== expected)
    return refused('amount-changed', 'The amount is another one by now: look at it once more.');
  return { ok: true, extent, part, settles };
}

/** How a refund of an order would be settled now; undefined where there is nothing to give back. */
export async function settlesBy(queries: Queries, order: OrderRow): Promise<Settles | undefined> {
  if (order.paymentState === 'paid') return 'back';
  if (order.paymentState !== 'authorized') return undefined;
  const [invoice] = await queries
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.orderId, order.id), eq(invoices.kind, 'invoice')));
  return invoice ? 'due' : undefined;
}

async function findRefund(queries: Queries, { id }: OrderRow, which: ReturnType<typeof eq>) {
  const [row] = await queries
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, id), which));
  return row;
}

function isWithin(extent: Extent, left: Extent): boolean {
  return (
    extent.shipping <= left.shipping &&
    // Pieces that go back have no price left to reduce.
    extent.reductions.every((reduction, place) =>
      extent.quantities[place] === 0 ? reduction <= (left.reductions[place] ?? 0) : reduction === 0,
    ) &&
    extent.quantities.every((quantity, place) => quantity <= (left.quantities[place] ?? 0))
  );
}

/** What each gift voucher in it is worth, one entry a piece. */
function giftsIn({ lines }: Charge): number[] {
  return lines.flatMap(({ treatment, quantity, unitPrice }) =>
    treatment === 'voucher' ? Array<number>(quantity).fill(unitPrice) : [],
  );
}

function refused(refusal: MoveRefusal, reason: string): Refused {
  return { ok: false, refusal, reason };
}
