import { type Envelope, envelopesOf } from '@blattwerk/schemas/shop/events/envelopes.ts';
import type { GuestColumn } from '@blattwerk/schemas/shop/events/guest-columns.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { Guest } from '@blattwerk/schemas/web-api/events/event.ts';
import { stringify } from 'csv-stringify/sync';
import type { EventTexts } from '../texts/events/de.ts';

const options = {
  delimiter: ';',
  record_delimiter: 'windows',
  // A name that begins with = is a name, and no formula that a spreadsheet runs.
  escape_formulas: true,
} as const;
/** So that spreadsheets read umlauts as what they are. */
const byteOrderMark = '\ufeff';

/** Columns whose heads a list may be uploaded with again. */
const columns = [
  'name',
  'envelope',
  'careOf',
  'street',
  'postalCode',
  'city',
  'province',
  'country',
  'email',
  'persons',
] as const satisfies readonly GuestColumn[];

/** All that is known of the guests. */
export function guestTable(guests: readonly Guest[], texts: EventTexts): string {
  const { more } = texts;
  const head = [
    ...columns.map((column) => texts.columns[column]),
    more.reply,
    more.coming,
    more.message,
    more.diet,
    more.link,
  ];
  const lines = guests.map(({ place, ...guest }) => [
    guest.name,
    guest.envelope,
    place?.careOf,
    place?.street,
    place?.postalCode,
    place?.city,
    place?.province,
    place?.country,
    guest.email,
    guest.persons,
    texts.replies[guest.reply],
    guest.coming,
    guest.message,
    guest.diet,
    guest.replyUrl,
  ]);
  return byteOrderMark + stringify([head, ...lines], options);
}

/** The lines of the envelopes as they are printed, for labels; all of one length. */
export function envelopeTable(guests: readonly Guest[], locale: Locale, texts: EventTexts): string {
  const envelopes: Envelope[] = envelopesOf(guests, locale);
  const most = Math.max(1, ...envelopes.map(({ lines }) => lines.length));
  const places = Array.from({ length: most }, (_, place) => place);
  const head = places.map((place) => texts.envelopeLine(place + 1));
  const rows = envelopes.map(({ lines }) => places.map((place) => lines[place] ?? ''));
  return byteOrderMark + stringify([head, ...rows], options);
}
