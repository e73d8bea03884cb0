import type { Queries } from '@blattwerk/database/database.ts';
import { eventGuests, events, guestUploads } from '@blattwerk/database/tables/events.ts';
import { eventLimits } from '@blattwerk/schemas/shop/events/event-limits.ts';
import { localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { plainSlug } from '@blattwerk/schemas/shop/pages/slugs.ts';
import type { eventEndpoints } from '@blattwerk/schemas/web-api/events/event-endpoints.ts';
import type { eventFormEndpoints } from '@blattwerk/schemas/web-api/events/event-form-endpoints.ts';
import type { eventReplyEndpoints } from '@blattwerk/schemas/web-api/events/event-reply-endpoints.ts';
import type { guestUploadEndpoints } from '@blattwerk/schemas/web-api/events/guest-upload-endpoints.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { BackEnd } from '../back-end.ts';
import type { HandlersOf } from '../http/handler.ts';
import { notFound, problem } from '../http/problems.ts';
import { eventTextsIn } from '../texts/events/event-texts.ts';
import { berlinDay } from './berlin-day.ts';
import { findDraft } from './event-drafts.ts';
import { eventFormHandlers } from './event-form-handlers.ts';
import { findEvent, guestsOf } from './event-store.ts';
import { eventView, guestView, totalsOf } from './event-view.ts';
import { envelopeTable, guestTable } from './export-guests.ts';
import { guestFormHandlers } from './guest-form-handlers.ts';
import { createHosts } from './host.ts';
import { replyHandlers } from './reply-handlers.ts';
import { selectGuests } from './select-guests.ts';
import { guestUploadHandlers } from './upload/guest-upload-handlers.ts';

type Names =
  | keyof typeof eventEndpoints
  | keyof typeof eventFormEndpoints
  | keyof typeof guestUploadEndpoints
  | keyof typeof eventReplyEndpoints;

const signIn = { ok: false as const, problem: problem(401, 'Sign in to see your events.') };
const unknown = { ok: false as const, problem: notFound('There is no such event of yours.') };

/** Events, their guests, and what those reply. */
export function eventHandlers(backEnd: BackEnd): HandlersOf<Names> {
  const { clock, database } = backEnd;
  const hostOf = createHosts(backEnd);
  return {
    ...eventFormHandlers(backEnd),
    ...guestFormHandlers(backEnd),
    ...guestUploadHandlers(backEnd),
    ...replyHandlers(backEnd),
    'GET /web-api/events': async ({ shop, visitor }) => {
      const host = await hostOf(shop, visitor);
      if (!host) return signIn;
      const rows = await database
        .select()
        .from(events)
        .where(eq(events.customerId, host.id))
        .orderBy(asc(events.date));
      const ids = rows.map(({ id }) => id);
      const guests = ids.length === 0 ? [] : await countedGuests(database, ids);
      const byEvent = Map.groupBy(guests, ({ eventId }) => eventId);
      const today = berlinDay(clock());
      // What is to come first, what is over behind it.
      const sorted = [
        ...rows.filter(({ date }) => date >= today),
        ...rows.filter(({ date }) => date < today).reverse(),
      ];
      const value = sorted.map((row) => ({ ...eventView(row), totals: totalsOf(byEvent.get(row.id) ?? []) }));
      return {
        ok: true,
        value: {
          events: value,
          canAdd: rows.length < eventLimits.events,
          draft: await findDraft(backEnd, host, 'new'),
        },
      };
    },
    'GET /web-api/events/{event}': async ({ params, query, shop, visitor }) => {
      const host = await hostOf(shop, visitor);
      if (!host) return signIn;
      const event = await findEvent(database, host, params.event);
      if (!event) return unknown;
      const rows = await guestsOf(database, event.id);
      const { guests, ...page } = selectGuests(rows, query, shop.locale);
      const [upload] = await database
        .select({ id: guestUploads.eventId })
        .from(guestUploads)
        .where(eq(guestUploads.eventId, event.id));
      return {
        ok: true,
        value: {
          event: eventView(event),
          totals: totalsOf(rows),
          guests: guests.map((row) => guestView(backEnd, event, row)),
          ...page,
          hasUpload: upload !== undefined,
          canAdd: rows.length < eventLimits.guests,
          draft: await findDraft(backEnd, host, `next ${event.id}`),
          eventDraft: await findDraft(backEnd, host, `event ${event.id}`),
        },
      };
    },
    'GET /web-api/events/{event}/guests/{guest}': async ({ params, shop, visitor }) => {
      const host = await hostOf(shop, visitor);
      if (!host) return signIn;
      const event = await findEvent(database, host, params.event);
      if (!event) return unknown;
      const [row] = await database
        .select()
        .from(eventGuests)
        .where(and(eq(eventGuests.id, params.guest), eq(eventGuests.eventId, event.id)));
      if (!row) return { ok: false, problem: notFound('There is no such guest.') };
      const draft = await findDraft(backEnd, host, `guest ${row.id}`);
      return { ok: true, value: { event: eventView(event), guest: guestView(backEnd, event, row), draft } };
    },
    'GET /web-api/event-export': async ({ query, visitor }) => {
      const host = await hostOf(query, visitor);
      if (!host) return signIn;
      const event = await findEvent(database, host, query.event);
      if (!event) return unknown;
      const rows = await guestsOf(database, event.id);
      const guests = rows.map((row) => guestView(backEnd, event, row));
      const texts = eventTextsIn[localeTable[query.locale].language];
      const isAll = query.what === 'guests';
      const body = isAll ? guestTable(guests, texts) : envelopeTable(guests, query.locale, texts);
      const fileName = `${[texts.files[query.what], plainSlug(event.name)].filter(Boolean).join('-')}.csv`;
      return { ok: true, value: { media: 'text/csv', body, fileName } };
    },
  };
}

function countedGuests(queries: Queries, eventIds: string[]) {
  const { eventId, persons, reply, coming, place } = eventGuests;
  return queries
    .select({ eventId, persons, reply, coming, place })
    .from(eventGuests)
    .where(inArray(eventId, eventIds));
}
