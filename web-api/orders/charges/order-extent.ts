import type { Queries } from '@blattwerk/database/database.ts';
import { type OrderRow, orderLines } from '@blattwerk/database/tables/orders.ts';
import { type RefundRow, refunds } from '@blattwerk/database/tables/refunds.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { type Charge, chargeOf } from './charge.ts';
import { addExtents, allOf, type Extent, nothingOf, reducibleOf } from './part-of-charge.ts';

/** An order's charge, and how much of it refunds have taken. */
export type OrderExtent = {
  charge: Charge;
  taken: Extent;
  /** What is left to give back: by pieces all of it, by reductions at most so much of each line. */
  left: Extent;
};

/** Refunds of an order, the oldest first. */
export async function refundsOf(queries: Queries, orderId: string): Promise<RefundRow[]> {
  return queries
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}

/** @param states of the refunds that count: those that are under way too, or only those that are done */
export async function orderExtent(
  queries: Queries,
  order: OrderRow,
  states: readonly ('asked' | 'done')[],
): Promise<OrderExtent> {
  const lines = await queries
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  const charge = chargeOf(order, lines);
  const rows = await queries
    .select({
      quantities: refunds.quantities,
      reductions: refunds.reductions,
      shipping: refunds.shippingMinorUnits,
    })
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), inArray(refunds.state, [...states])));
  const taken = rows.reduce<Extent>(addExtents, nothingOf(charge));
  const all = allOf(charge);
  const left = {
    reductions: reducibleOf(charge, taken),
    quantities: all.quantities.map((quantity, place) => quantity - (taken.quantities[place] ?? 0)),
    shipping: all.shipping - taken.shipping,
  };
  return { charge, taken, left };
}
