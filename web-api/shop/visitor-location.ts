import { countries } from '@blattwerk/schemas/shop/markets/countries.ts';
import {
  countryLocales,
  type Locale,
  localeTable,
} from '@blattwerk/schemas/shop/markets/locales.generated.ts';

export type VisitorLocation = {
  /** ISO 3166-1 alpha-2; any country, with a shop or without. */
  country: string | null;
  source: 'network' | 'address' | 'language' | null;
  /** A locale of that country's shop. */
  locale: Locale | null;
};

/** Codes that networks send instead of a country: unknown, and the anonymous network. */
const noCountries = new Set(['XX', 'T1']);

type Asked = {
  headers: Headers;
  /** By the table of addresses. */
  countryOfAddress: string | null;
  /** Name of the header that the network in front sets; null: none is believed. */
  countryHeader: string | null;
};

/**
 * The visitor's country by a header that the network in front sets, else by the address, else by the first region in
 * `Accept-Language`.
 */
export function visitorLocation({ headers, countryOfAddress, countryHeader }: Asked): VisitorLocation {
  const languages = acceptedLanguages(headers.get('accept-language') ?? '');
  const named = countryHeader === null ? null : headers.get(countryHeader)?.trim().toUpperCase();
  if (named && /^[A-Z]{2}$/.test(named) && !noCountries.has(named)) {
    return { country: named, source: 'network', locale: localeOf(named, languages) };
  }
  if (countryOfAddress !== null) {
    return { country: countryOfAddress, source: 'address', locale: localeOf(countryOfAddress, languages) };
  }
  const region = languages.find((language) => language.region !== undefined)?.region;
  if (region === undefined) return { country: null, source: null, locale: null };
  return { country: region, source: 'language', locale: localeOf(region, languages) };
}

type AcceptedLanguage = { language: string; region: string | undefined };

function localeOf(name: string, languages: readonly AcceptedLanguage[]): Locale | null {
  const country = countries.find((candidate) => candidate === name);
  if (!country) return null;
  const locales = countryLocales[country];
  for (const { language } of languages) {
    const spoken = locales.find((locale) => localeTable[locale].language === language);
    if (spoken) return spoken;
  }
  return locales[0];
}

/** Languages in the order of their weights; `de-AT;q=0.8`, and `zh-Hant-TW` with a script between. */
function acceptedLanguages(header: string): AcceptedLanguage[] {
  const read = header
    .slice(0, 500)
    .split(',')
    .flatMap((part) => {
      const match =
        /^\s*([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}))?\s*(?:;\s*q=([01](?:\.\d{1,3})?))?\s*$/i.exec(part);
      if (!match) return [];
      const [, language = '', region, weight] = match;
      return [
        { language: language.toLowerCase(), region: region?.toUpperCase(), weight: Number(weight ?? 1) },
      ];
    });
  return read.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
}
