import { customers } from '@blattwerk/database/tables/customers.ts';
import { events } from '@blattwerk/database/tables/events.ts';
import { eventLimits } from '@blattwerk/schemas/shop/events/event-limits.ts';
import { localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { and, count, eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf } from '../http/handler.ts';
import { eventTextsIn } from '../texts/events/event-texts.ts';
import { berlinDay } from './berlin-day.ts';
import { dropDraft, keepDraft } from './event-drafts.ts';
import { toEventPage } from './event-pages.ts';
import { findEvent } from './event-store.ts';
import { createHosts, type Host } from './host.ts';
import { type ReadEvent, readEvent } from './read-event.ts';

type Names = 'POST /web-api/events/form' | 'POST /web-api/events/delete/form';
type Shop = Pick<typeof events.$inferInsert, 'channel' | 'locale'>;

/** Makes, changes and deletes events. */
export function eventFormHandlers(backEnd: BackEnd): HandlersOf<Names> {
  const { clock, config, database, limits } = backEnd;
  const { origin } = config;
  const hostOf = createHosts(backEnd);
  return {
    'POST /web-api/events/form': async ({ body, visitor }) => {
      const { channel, locale, event: id, ...form } = body;
      const page = id === undefined ? '' : `${id}/edit`;
      const host = await hostOf(body, visitor);
      if (!host) return toEventPage(origin, body, page);
      if (await limits.take(['event change by account', host.id]))
        return toEventPage(origin, body, page, { notice: 'later' });
      const read = readEvent(body, berlinDay(clock()), eventTextsIn[localeTable[locale].language]);
      if (!read.ok) {
        await keepDraft(backEnd, host, id === undefined ? 'new' : `event ${id}`, form, read.errors);
        return toEventPage(origin, body, page, { notice: 'incomplete' });
      }
      const saved =
        id === undefined
          ? await addEvent(host, read.event, { channel, locale })
          : await changeEvent(host, id, read.event);
      if (saved === undefined)
        return toEventPage(origin, body, '', { notice: id === undefined ? 'full' : 'gone' });
      await dropDraft(backEnd, host);
      return toEventPage(origin, body, saved, { notice: 'event-saved' });
    },
    'POST /web-api/events/delete/form': async ({ body, visitor }) => {
      const host = await hostOf(body, visitor);
      const event = host && (await findEvent(database, host, body.event));
      if (!host || !event) return toEventPage(origin, body, '', host ? { notice: 'gone' } : {});
      await database.delete(events).where(eq(events.id, event.id));
      return toEventPage(origin, body, '', { notice: 'event-deleted' });
    },
  };

  /** The new event's id; undefined when there are as many as may be. Two at a time cannot both be the last. */
  function addEvent(host: Host, event: ReadEvent, shop: Shop): Promise<string | undefined> {
    return database.transaction(async (transaction) => {
      await transaction
        .select({ id: customers.id })
        .from(customers)
        .where(eq(customers.id, host.id))
        .for('update');
      const [known] = await transaction
        .select({ number: count() })
        .from(events)
        .where(eq(events.customerId, host.id));
      if ((known?.number ?? 0) >= eventLimits.events) return undefined;
      const [row] = await transaction
        .insert(events)
        .values({ ...event, ...shop, customerId: host.id })
        .returning({ id: events.id });
      return row?.id;
    });
  }

  async function changeEvent(host: Host, id: string, event: ReadEvent): Promise<string | undefined> {
    const [row] = await database
      .update(events)
      .set({ ...event, updatedAt: clock() })
      .where(and(eq(events.id, id), eq(events.customerId, host.id)))
      .returning({ id: events.id });
    return row?.id;
  }
}
