import type { Place } from '@blattwerk/schemas/shop/addresses/address-schema.ts';
import type { GuestColumn } from '@blattwerk/schemas/shop/events/guest-columns.ts';
import type { DeliveryCountry } from '@blattwerk/schemas/shop/markets/countries.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { eventTextsIn } from '../../texts/events/event-texts.ts';
import { plainText } from '../plain-text.ts';
import { type ReadGuest, readGuest, type TypedGuest } from '../read-guest.ts';
import type { Columns } from './guess-columns.ts';
import type { Line } from './guest-list.ts';
import { readCountry } from './read-country.ts';

type Judged = {
  guests: { line: number; guest: ReadGuest }[];
  duplicates: { line: number; guest: ReadGuest }[];
  wrong: { line: number; text: string; faults: string[] }[];
};
type Known = { name: string; place: Place | null };
type Ways = {
  columns: Columns;
  language: Language;
  /** Of the host; that of every address that names none. */
  home: DeliveryCountry;
  /** Who is on the list already. */
  known: readonly Known[];
};

/** What can be taken of a list, what seems to be on it twice, and what is wrong with every other line. */
export function judgeLines(lines: readonly Line[], ways: Ways): Judged {
  const seen = new Map(Map.groupBy(ways.known, ({ name }) => plainText(name)));
  const judged: Judged = { guests: [], duplicates: [], wrong: [] };
  for (const { number: line, cells } of lines) {
    const read = readLine(cells, ways);
    if (!read.ok) {
      judged.wrong.push({ line, text: cells.filter(Boolean).join(', '), faults: read.faults });
      continue;
    }
    const { guest } = read;
    const key = plainText(guest.name);
    const namesakes = seen.get(key) ?? [];
    const place = namesakes.some((other) => livesAlike(other.place, guest.place))
      ? judged.duplicates
      : judged.guests;
    place.push({ line, guest });
    seen.set(key, [...namesakes, guest]);
  }
  return judged;
}

/** Two of one name are two, once each has an address of its own. */
function livesAlike(one: Place | null, other: Place | null): boolean {
  if (!one || !other) return true;
  const [first, second] = [one, other].map(({ postalCode, street }) => plainText(`${postalCode} ${street}`));
  return first === second;
}

type LineResult = { ok: true; guest: ReadGuest } | { ok: false; faults: string[] };

function readLine(cells: readonly string[], { columns, language, home }: Ways): LineResult {
  const { upload, columns: labels } = eventTextsIn[language];
  const cell = (column: GuestColumn) => cells[columns.indexOf(column)] ?? '';
  const countryText = cell('country');
  const country = countryText === '' ? home : readCountry(countryText);
  const placeText = cell('place');
  const place = splitPlace(placeText);
  const typed: TypedGuest = {
    name: nameOf(cell, columns),
    envelope: cell('envelope'),
    careOf: cell('careOf'),
    street: streetOf(cell('street'), cell('houseNumber'), country),
    postalCode: withLostZero(cell('postalCode') || (place?.postalCode ?? ''), country),
    city: cell('city') || (place?.city ?? ''),
    province: cell('province'),
    country: country ?? home,
    email: cell('email'),
    persons: cell('persons'),
  };
  const own = [
    ...(typed.name === '' ? [upload.noName] : []),
    ...(country ? [] : [upload.fault(labels.country, upload.country(countryText))]),
    ...(placeText !== '' && !place ? [upload.fault(labels.place, upload.place)] : []),
  ];
  const read = readGuest(typed, language);
  if (read.ok && own.length === 0) return read;
  const isTold = (field: string) =>
    (field === 'name' && typed.name === '') ||
    // Rules of a country that is not known say nothing.
    (!country && field !== 'name' && field !== 'email' && field !== 'persons') ||
    (placeText !== '' && !place && (field === 'postalCode' || field === 'city'));
  const faults = Object.entries(read.ok ? {} : read.errors).flatMap(([field, sentences]) =>
    isTold(field) ? [] : sentences.map((sentence) => upload.fault(labelOf(field, labels), sentence)),
  );
  return { ok: false, faults: [...own, ...faults] };
}

function labelOf(field: string, labels: Readonly<Record<string, string>>): string {
  return labels[field] ?? field;
}

/** “Name” beside “Vorname” is the family’s alone. */
function nameOf(cell: (column: GuestColumn) => string, columns: Columns): string {
  const [name, firstName, lastName] = [cell('name'), cell('firstName'), cell('lastName')];
  const isFamilyName = columns.includes('firstName') && !columns.includes('lastName');
  if (name !== '' && !isFamilyName) return name;
  return [firstName, isFamilyName ? name : lastName].filter(Boolean).join(' ');
}

function streetOf(street: string, houseNumber: string, country: DeliveryCountry | undefined): string {
  const parts = country === 'FR' ? [houseNumber, street] : [street, houseNumber];
  return parts.filter(Boolean).join(' ');
}

/** Spreadsheets take 01067 for the number 1067. */
function withLostZero(postalCode: string, country: DeliveryCountry | undefined): string {
  const hasFive = country !== undefined && ['DE', 'FR', 'IT', 'ES'].includes(country);
  return hasFive && /^\d{4}$/.test(postalCode) ? `0${postalCode}` : postalCode;
}

/** `1012 JS Amsterdam`, `D-80331 München`. */
function splitPlace(text: string): { postalCode: string; city: string } | undefined {
  const [, postalCode, city] = /^((?:[A-Z]{1,2}-)?\d{4,5}(?: ?[A-Z]{2}(?= ))?)\s+(\S.*)$/.exec(text) ?? [];
  return postalCode !== undefined && city !== undefined ? { postalCode, city } : undefined;
}
