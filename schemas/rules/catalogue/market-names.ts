import { type Country, countryTable } from '../../shop/markets/countries.ts';
import { type Market, parseMarket } from '../../shop/markets/markets.ts';
import type { Sentence } from '../model/finding.ts';

/** „in …“: with the article where the name of a country has one. */
const germanPlaces: Partial<Record<Country, string>> = {
  CH: 'der Schweiz',
  NL: 'den Niederlanden',
  GB: 'Großbritannien',
  US: 'den USA',
};

const englishPlaces: Record<Country, string> = {
  DE: 'Germany',
  AT: 'Austria',
  CH: 'Switzerland',
  LI: 'Liechtenstein',
  LU: 'Luxembourg',
  FR: 'France',
  IT: 'Italy',
  BE: 'Belgium',
  NL: 'the Netherlands',
  ES: 'Spain',
  GB: 'the United Kingdom',
  US: 'the United States',
};

/** What follows the place: „nicht lieferbar“, or with „only“ in front its opposite „lieferbar“. */
export type Wording = { without: Sentence; with: Sentence };

/**
 * Where something lacks, as short as it can be said: „in Österreich und der Schweiz nicht lieferbar“,
 * „nur in Deutschland lieferbar“, „nirgends lieferbar, wo die Seite erscheint“.
 */
export function lackingWhere(
  missing: readonly Market[],
  shown: readonly Market[],
  wording: Wording,
): Sentence {
  const present = shown.filter((market) => !missing.includes(market));
  if (present.length === 0) {
    return {
      de: `in keinem Land ${wording.with.de}, in dem die Seite erscheint`,
      en: `${wording.without.en} in any country the page is shown in`,
    };
  }
  if (present.length < missing.length) {
    const places = placesOf(present);
    return { de: `nur in ${places.de} ${wording.with.de}`, en: `${wording.with.en} only in ${places.en}` };
  }
  const places = placesOf(missing);
  return { de: `in ${places.de} ${wording.without.de}`, en: `${wording.without.en} in ${places.en}` };
}

export const lists = {
  de: new Intl.ListFormat('de', { type: 'conjunction' }),
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
};

/** „Österreich und der Schweiz“, to stand behind „in“. */
export function placesOf(markets: readonly Market[]): Sentence {
  const found = markets.flatMap((market) => parseMarket(market)?.country ?? []);
  return {
    de: lists.de.format(found.map((country) => germanPlaces[country] ?? countryTable[country].label)),
    en: lists.en.format(found.map((country) => englishPlaces[country])),
  };
}
