import { eventGuests } from '@blattwerk/database/tables/events.ts';
import { eventLimits } from '@blattwerk/schemas/shop/events/event-limits.ts';
import { type Locale, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { and, count, eq } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf } from '../http/handler.ts';
import { dropDraft, keepDraft } from './event-drafts.ts';
import { toEventPage } from './event-pages.ts';
import { findEvent, lockEvent } from './event-store.ts';
import { createHosts, type Host } from './host.ts';
import { type ReadGuest, readGuest } from './read-guest.ts';
import { readReply } from './read-reply.ts';

type Names =
  | 'POST /web-api/events/guest/form'
  | 'POST /web-api/events/guest/save/form'
  | 'POST /web-api/events/guest/delete/form';

/** Puts guests on the list one by one, changes them and takes them off. */
export function guestFormHandlers(backEnd: BackEnd): HandlersOf<Names> {
  const { clock, config, database, limits } = backEnd;
  const { origin } = config;
  const hostOf = createHosts(backEnd);
  return {
    'POST /web-api/events/guest/form': async ({ body, visitor }) => {
      const { channel: _, locale, event, ...form } = body;
      const host = await hostOf(body, visitor);
      if (!host) return toEventPage(origin, body, event);
      if (await limits.take(['event change by account', host.id]))
        return toEventPage(origin, body, event, { notice: 'later' });
      const read = readGuest(form, languageOf(locale));
      if (!read.ok) {
        await keepDraft(backEnd, host, `next ${event}`, form, read.errors);
        return toEventPage(origin, body, event, { notice: 'incomplete' });
      }
      const added = await addGuest(host, event, read.guest);
      if (added === 'gone') return toEventPage(origin, body, '', { notice: 'gone' });
      if (added === 'full') return toEventPage(origin, body, event, { notice: 'full' });
      await dropDraft(backEnd, host);
      return toEventPage(origin, body, event, { notice: 'guest-added' });
    },
    'POST /web-api/events/guest/save/form': async ({ body, visitor }) => {
      const { channel: _, locale, event: id, guest, ...form } = body;
      const page = `${id}/${guest}`;
      const host = await hostOf(body, visitor);
      if (!host) return toEventPage(origin, body, page);
      if (await limits.take(['event change by account', host.id]))
        return toEventPage(origin, body, page, { notice: 'later' });
      const event = await findEvent(database, host, id);
      if (!event) return toEventPage(origin, body, '', { notice: 'gone' });
      const read = readGuest(form, languageOf(locale));
      const persons = read.ok ? read.guest.persons : eventLimits.persons;
      const reply = readReply(
        { ...form, reply: form.reply ?? 'open', message: '' },
        persons,
        languageOf(locale),
      );
      if (!read.ok || !reply.ok) {
        const errors = { ...(!read.ok && read.errors), ...(!reply.ok && reply.errors) };
        await keepDraft(backEnd, host, `guest ${guest}`, form, errors);
        return toEventPage(origin, body, page, { notice: 'incomplete' });
      }
      const { message: _message, ...replied } = reply.reply;
      const [saved] = await database
        .update(eventGuests)
        .set({ ...read.guest, ...replied, updatedAt: clock() })
        .where(and(eq(eventGuests.id, guest), eq(eventGuests.eventId, event.id)))
        .returning({ id: eventGuests.id });
      await dropDraft(backEnd, host);
      return toEventPage(origin, body, id, { notice: saved ? 'guest-saved' : 'gone' });
    },
    'POST /web-api/events/guest/delete/form': async ({ body, visitor }) => {
      const { event: id, guest } = body;
      const host = await hostOf(body, visitor);
      if (!host) return toEventPage(origin, body, id);
      const event = await findEvent(database, host, id);
      if (!event) return toEventPage(origin, body, '', { notice: 'gone' });
      await database
        .delete(eventGuests)
        .where(and(eq(eventGuests.id, guest), eq(eventGuests.eventId, event.id)));
      return toEventPage(origin, body, id, { notice: 'guest-deleted' });
    },
  };

  function addGuest(host: Host, id: string, guest: ReadGuest): Promise<'added' | 'full' | 'gone'> {
    return database.transaction(async (transaction) => {
      const event = await lockEvent(transaction, host, id);
      if (!event) return 'gone';
      const [known] = await transaction
        .select({ number: count() })
        .from(eventGuests)
        .where(eq(eventGuests.eventId, event.id));
      if ((known?.number ?? 0) >= eventLimits.guests) return 'full';
      await transaction.insert(eventGuests).values({ ...guest, eventId: event.id, createdAt: clock() });
      return 'added';
    });
  }
}

const languageOf = (locale: Locale) => localeTable[locale].language;
