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

const daysBefore = (now: Date, days: number) =>
  sql`${new Date(now.getTime() - days * day).toISOString()}::timestamptz`;
const isCancelled = sql`${orders.state} = 'cancelled'`;
const hasEnded = sql`${orders.state} in ('shipped', 'delivered', 'cancelled')`;
const endedAt = sql`coalesce(
  (select max(${orderEvents.at}) from ${orderEvents}
    where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.kind} like 'state:%'),
  ${orders.placedAt})`;

/** Whether an order has ended, and nothing of it can come back damaged any more. */
export function areComplaintsOver(now: Date): SQL {
  return sql`${hasEnded} and ${endedAt} <= case when ${isCancelled} then ${daysBefore(now, 0)} else ${daysBefore(now, daysToComplain)} end`;
}

/**
 * Whether nothing stands against erasing what was designed of an order. It has ended, and its term is over: that of the
 * shop; for customers who asked to be forgotten, and what was cancelled, the time for complaints; for both, none.
 */
export function isTermOver(now: Date, archiveDays: number): SQL {
  const term = daysBefore(now, archiveDays);
  const complaints = daysBefore(now, Math.min(daysToComplain, archiveDays));
  const isAsked = sql`${orders.erasureAskedAt} is not null`;
  // The first two say what the index knows, the third which of it can be due at all.
  return sql`${orders.archiveErasedAt} is null
    and ${hasEnded}
    and (${orders.placedAt} <= ${term} or ${isAsked} or ${isCancelled})
    and ${endedAt} <= case
      when ${isAsked} and ${isCancelled} then ${daysBefore(now, 0)}
      when ${isAsked} or ${isCancelled} then ${complaints}
      else ${term} end`;
}
