import type { GuestRow } from '@blattwerk/database/tables/events.ts';
import { placeSchema } from '@blattwerk/schemas/shop/addresses/address-schema.ts';
import { eventLimits } from '@blattwerk/schemas/shop/events/event-limits.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { QueryOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { plainText } from './plain-text.ts';

type Wanted = QueryOf<'GET /web-api/events/{event}'>;
type Selected<Row> = { guests: Row[]; found: number; part: number; parts: number };

const replyRanks: Readonly<Record<string, number>> = { yes: 0, open: 1, no: 2 };

/**
 * One page of an event's guests: those that are looked for, in the order that is wanted. A page beyond the end is the last.
 * @param rows in the order in which they were put on the list
 */
export function selectGuests<Row extends GuestRow>(
  rows: readonly Row[],
  { find = '', state, by, part: wanted }: Wanted,
  locale: Locale,
): Selected<Row> {
  const words = plainText(find).split(' ').filter(Boolean);
  const found = rows.filter((row) => {
    if (state !== undefined && row.reply !== state) return false;
    const text = textOf(row);
    return words.every((word) => text.includes(word));
  });
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const orders: Record<Wanted['by'], (one: Row, other: Row) => number> = {
    added: (one, other) => other.position - one.position,
    name: (one, other) => compare(one.name, other.name),
    reply: (one, other) => (replyRanks[one.reply] ?? 1) - (replyRanks[other.reply] ?? 1),
    place: (one, other) => compare(placeText(one), placeText(other)),
  };
  const parts = Math.max(1, Math.ceil(found.length / eventLimits.pageSize));
  const part = Math.min(wanted, parts);
  const first = (part - 1) * eventLimits.pageSize;
  const guests = found.toSorted(orders[by]).slice(first, first + eventLimits.pageSize);
  return { guests, found: found.length, part, parts };
}

function textOf(row: GuestRow): string {
  return plainText([row.name, row.envelope, row.email, placeText(row)].join(' '));
}

function placeText({ place }: GuestRow): string {
  const known = placeSchema.nullable().parse(place);
  // Without an address, last.
  return known ? `${known.country} ${known.postalCode} ${known.city} ${known.street}` : '￿';
}
