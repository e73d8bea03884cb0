import type { Queries } from '@blattwerk/database/database.ts';
import { type EventRow, eventGuests, guestUploads } from '@blattwerk/database/tables/events.ts';
import { countryName, placeLines } from '@blattwerk/schemas/shop/addresses/address-lines.ts';
import { placeSchema } from '@blattwerk/schemas/shop/addresses/address-schema.ts';
import { eventLimits } from '@blattwerk/schemas/shop/events/event-limits.ts';
import { guestColumns } from '@blattwerk/schemas/shop/events/guest-columns.ts';
import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import { deliveryCountryOf } from '@blattwerk/schemas/shop/markets/countries.ts';
import { type Locale, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { guestUploadEndpoints } from '@blattwerk/schemas/web-api/events/guest-upload-endpoints.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { BackEnd } from '../../back-end.ts';
import type { HandlersOf, Visitor } from '../../http/handler.ts';
import { notFound, problem } from '../../http/problems.ts';
import { toEventPage } from '../event-pages.ts';
import { findEvent, guestsOf, lockEvent } from '../event-store.ts';
import { eventView } from '../event-view.ts';
import { createHosts } from '../host.ts';
import type { ReadGuest } from '../read-guest.ts';
import { guessColumns } from './guess-columns.ts';
import { type Line, type ListResult, linesSchema } from './guest-list.ts';
import { judgeLines } from './judge-lines.ts';
import { readFile } from './read-file.ts';
import { readPasted } from './read-text.ts';

const columnsSchema = z.array(z.enum(guestColumns).nullable());
const listed = 200;
const shownGuests = 20;

type Upload = { lines: Line[]; hasHead: boolean; columns: z.infer<typeof columnsSchema> };
type Form = { channel: Channel; locale: Locale; event: string };

/** Lists of guests that are brought along: kept, shown, and taken or forgotten. */
export function guestUploadHandlers(backEnd: BackEnd): HandlersOf<keyof typeof guestUploadEndpoints> {
  const { clock, config, database, limits } = backEnd;
  const { origin } = config;
  const hostOf = createHosts(backEnd);
  return {
    'POST /web-api/events/paste/form': ({ body, visitor }) =>
      keepList(body, visitor, async () => readPasted(body.list)),
    'POST /web-api/events/upload/form': ({ fields, file, visitor }) =>
      keepList(fields, visitor, () => readFile(file.bytes)),
    'POST /web-api/events/columns/form': async ({ body, visitor }) => {
      const event = await eventOf(body, visitor);
      if (!event) return toEventPage(origin, body, '', { notice: 'gone' });
      const columns = [body.column].flat().map((column) => (column === 'nothing' ? null : column));
      await database
        .update(guestUploads)
        .set({ columns, hasHead: body.hasHead === 'on' })
        .where(eq(guestUploads.eventId, event.id));
      return toEventPage(origin, body, `${event.id}/list`);
    },
    'POST /web-api/events/take/form': async ({ body, visitor }) => {
      const host = await hostOf(body, visitor);
      if (!host) return toEventPage(origin, body, `${body.event}/list`);
      const taken = await database.transaction(async (transaction) => {
        const event = await lockEvent(transaction, host, body.event);
        const upload = event && (await findUpload(transaction, event.id));
        if (!event || !upload) return undefined;
        const known = await guestsOf(transaction, event.id);
        const judged = judge(upload, known, body.locale);
        const all = body.duplicates === 'on' ? [...judged.guests, ...judged.duplicates] : judged.guests;
        const room = eventLimits.guests - known.length;
        const guests = all.toSorted((one, other) => one.line - other.line).slice(0, room);
        if (guests.length > 0) {
          const rows = guests.map(({ guest }) => ({ ...guest, eventId: event.id, createdAt: clock() }));
          await transaction.insert(eventGuests).values(rows);
        }
        await transaction.delete(guestUploads).where(eq(guestUploads.eventId, event.id));
        return guests.length;
      });
      if (taken === undefined) return toEventPage(origin, body, body.event);
      return toEventPage(origin, body, body.event, { notice: 'taken', count: taken });
    },
    'POST /web-api/events/discard/form': async ({ body, visitor }) => {
      const event = await eventOf(body, visitor);
      if (!event) return toEventPage(origin, body, '', { notice: 'gone' });
      await database.delete(guestUploads).where(eq(guestUploads.eventId, event.id));
      return toEventPage(origin, body, event.id, { notice: 'discarded' });
    },
    'GET /web-api/events/{event}/upload': async ({ params, shop, visitor }) => {
      const host = await hostOf(shop, visitor);
      if (!host) return { ok: false, problem: problem(401, 'Sign in to see your events.') };
      const event = await findEvent(database, host, params.event);
      const upload = event && (await findUpload(database, event.id));
      if (!event || !upload) return { ok: false, problem: notFound('No list has been brought along.') };
      const known = await guestsOf(database, event.id);
      const judged = judge(upload, known, shop.locale);
      const { lines, hasHead, columns } = upload;
      const body = hasHead ? lines.slice(1) : lines;
      return {
        ok: true,
        value: {
          event: eventView(event),
          hasHead,
          columns: columns.map((holds, at) => ({
            head: hasHead ? (lines[0]?.cells[at] ?? '') : '',
            samples: body.flatMap(({ cells }) => cells[at] || []).slice(0, 2),
            holds,
          })),
          good: judged.guests.length,
          guests: judged.guests
            .slice(0, shownGuests)
            .map(({ line, guest }) => ({ line, name: guest.name, details: detailsOf(guest, shop.locale) })),
          wrong: judged.wrong.slice(0, listed),
          wrongCount: judged.wrong.length,
          duplicates: judged.duplicates
            .slice(0, listed)
            .map(({ line, guest }) => ({ line, name: guest.name })),
          duplicateCount: judged.duplicates.length,
          room: eventLimits.guests - known.length,
        },
      };
    },
  };

  async function eventOf(form: Form, visitor: Visitor): Promise<EventRow | undefined> {
    const host = await hostOf(form, visitor);
    return host && findEvent(database, host, form.event);
  }

  /** Keeps a list in the place of the last one, and leads to the page that shows it. */
  async function keepList(form: Form, visitor: Visitor, read: () => Promise<ListResult>) {
    const host = await hostOf(form, visitor);
    if (!host) return toEventPage(origin, form, form.event);
    if (await limits.take(['guest upload by account', host.id]))
      return toEventPage(origin, form, form.event, { notice: 'later' });
    const event = await findEvent(database, host, form.event);
    if (!event) return toEventPage(origin, form, '', { notice: 'gone' });
    const list = await read();
    if (!list.ok) return toEventPage(origin, form, event.id, { notice: list.refusal });
    const { hasHead, columns } = guessColumns(list.lines, localeTable[form.locale].language);
    const kept = { rows: list.lines, hasHead, columns, createdAt: clock() };
    await database
      .insert(guestUploads)
      .values({ eventId: event.id, ...kept })
      .onConflictDoUpdate({ target: guestUploads.eventId, set: kept });
    return toEventPage(origin, form, `${event.id}/list`);
  }
}

async function findUpload(queries: Queries, eventId: string): Promise<Upload | undefined> {
  const [row] = await queries.select().from(guestUploads).where(eq(guestUploads.eventId, eventId));
  if (!row) return undefined;
  return {
    lines: linesSchema.parse(row.rows),
    hasHead: row.hasHead,
    columns: columnsSchema.parse(row.columns),
  };
}

function judge(
  { lines, hasHead, columns }: Upload,
  known: { name: string; place: unknown }[],
  locale: Locale,
) {
  const { language, country } = localeTable[locale];
  return judgeLines(hasHead ? lines.slice(1) : lines, {
    columns,
    language,
    home: deliveryCountryOf(country) ?? 'DE',
    known: known.map(({ name, place }) => ({ name, place: placeSchema.nullable().parse(place) })),
  });
}

function detailsOf({ place, email, persons }: ReadGuest, locale: Locale): string {
  const isAbroad = place && place.country !== localeTable[locale].country;
  return [
    ...(place ? placeLines(place) : []),
    isAbroad ? countryName(place.country, locale) : '',
    email,
    persons > 1 ? `× ${persons}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
