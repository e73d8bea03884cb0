import type { Queries } from '@blattwerk/database/database.ts';
import { type EventRow, eventGuests, events, type GuestRow } from '@blattwerk/database/tables/events.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Host } from './host.ts';

/** An event of a host; undefined for anybody else's. */
export async function findEvent(queries: Queries, host: Host, id: string): Promise<EventRow | undefined> {
  const [row] = await queries
    .select()
    .from(events)
    .where(and(eq(events.id, id), eq(events.customerId, host.id)));
  return row;
}

/** The same, and its list is locked until the transaction is over. */
export async function lockEvent(transaction: Queries, host: Host, id: string): Promise<EventRow | undefined> {
  const [row] = await transaction
    .select()
    .from(events)
    .where(and(eq(events.id, id), eq(events.customerId, host.id)))
    .for('update');
  return row;
}

/** The guests of an event, in the order in which they were put on the list. */
export async function guestsOf(queries: Queries, eventId: string): Promise<GuestRow[]> {
  return queries
    .select()
    .from(eventGuests)
    .where(eq(eventGuests.eventId, eventId))
    .orderBy(asc(eventGuests.position));
}
