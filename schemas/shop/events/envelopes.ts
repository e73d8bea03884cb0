import { countryName, placeLines } from '../addresses/address-lines.ts';
import type { Place } from '../addresses/address-schema.ts';
import { type Locale, localeTable } from '../markets/locales.generated.ts';

/** A guest or household as far as its envelope is concerned. */
export type Addressee = {
  id: string;
  name: string;
  /** Names on the envelope, a line each; without them the name stands there. */
  envelope: string;
  place: Place | null;
};

export type Envelope = { id: string; lines: string[] };

/** The names that stand on a guest's card and envelope, a line each. */
function envelopeNames({ name, envelope }: Pick<Addressee, 'name' | 'envelope'>): string[] {
  const lines = envelope
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.length > 0 ? lines : [name];
}

/**
 * What is printed on the envelopes, in the order of the guests; who has no address yet gets none. The country is the
 * last line, in capitals as the post asks for, and only where a letter goes abroad.
 * @param locale of the host's shop, from whose country letters are sent
 */
export function envelopesOf(guests: readonly Addressee[], locale: Locale): Envelope[] {
  const home: string = localeTable[locale].country;
  return guests.flatMap(({ id, place, ...names }) => {
    if (!place) return [];
    const abroad =
      place.country === home ? [] : [countryName(place.country, locale).toLocaleUpperCase(locale)];
    return [{ id, lines: [...envelopeNames(names), ...placeLines(place), ...abroad] }];
  });
}

/** The names that cards are addressed with, one a card; of every guest on the list, with an address or without. */
export function nameList(guests: readonly Pick<Addressee, 'name' | 'envelope'>[]): string[] {
  return guests.map((guest) => envelopeNames(guest).join(' '));
}
