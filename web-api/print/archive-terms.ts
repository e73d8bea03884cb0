import { orderEvents, orders } from '@blattwerk/database/tables/orders.ts';
import { type SQL, sql } from 'drizzle-orm';

const day = 24 * 60 * 60 * 1000;
/** After an order has ended, what came damaged or not at all is printed again: also for customers who have left. */
const daysToComplain = 30;
/** Between an order and its parcel, with which the term begins. */
const daysInTheMaking = 90;

/** Until when photos of an order that is being placed are kept: its whole term. */
export function photosKeptUntil(now: Date, archiveDays: number): Date {
  return new Date(now.getTime() + (archiveDays + daysInTheMaking) * day);
}

/**
 * Whether nothing stands against erasing what was designed of an order. It has ended, and its term is over: that of the
 * shop; for customers who asked to be forgotten, and what was cancelled, the time for complaints; for both, none.
 */
export function isTermOver(now: Date, archiveDays: number): SQL {
  const before = (days: number) => sql`${new Date(now.getTime() - days * day).toISOString()}::timestamptz`;
  const term = before(archiveDays);
  const complaints = before(Math.min(daysToComplain, archiveDays));
  const isAsked = sql`${orders.erasureAskedAt} is not null`;
  const isCancelled = sql`${orders.state} = 'cancelled'`;
  const ended = sql`coalesce(
    (select max(${orderEvents.at}) from ${orderEvents}
      where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.kind} like 'state:%'),
    ${orders.placedAt})`;
  // The first two say what the index knows, the third which of it can be due at all.
  return sql`${orders.archiveErasedAt} is null
    and ${orders.state} in ('shipped', 'delivered', 'cancelled')
    and (${orders.placedAt} <= ${term} or ${isAsked} or ${isCancelled})
    and ${ended} <= case
      when ${isAsked} and ${isCancelled} then ${before(0)}
      when ${isAsked} or ${isCancelled} then ${complaints}
      else ${term} end`;
}
