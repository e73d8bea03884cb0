import type { Currency } from './currencies.ts';
import type { Locale } from './locales.ts';

/** Countries with a shop of their own (ISO 3166-1 alpha-2). */
export const countries = ['DE', 'AT', 'CH', 'LI', 'LU', 'FR', 'IT', 'BE', 'NL', 'ES', 'GB', 'US'] as const;
export type Country = (typeof countries)[number];

type CountryEntry = {
  label: string;
  currency: Currency;
  /** In the order of the language switch; the first is the country's default and has no path prefix. */
  locales: readonly [Locale, ...Locale[]];
};

export const countryTable: Record<Country, CountryEntry> = {
  DE: { label: 'Deutschland', currency: 'eur', locales: ['de-DE'] },
  AT: { label: 'Österreich', currency: 'eur', locales: ['de-AT'] },
  CH: { label: 'Schweiz', currency: 'chf', locales: ['de-CH', 'fr-CH', 'it-CH'] },
  LI: { label: 'Liechtenstein', currency: 'chf', locales: ['de-LI'] },
  LU: { label: 'Luxemburg', currency: 'eur', locales: ['de-LU', 'fr-LU'] },
  FR: { label: 'Frankreich', currency: 'eur', locales: ['fr-FR'] },
  IT: { label: 'Italien', currency: 'eur', locales: ['it-IT', 'de-IT'] },
  BE: { label: 'Belgien', currency: 'eur', locales: ['nl-BE', 'fr-BE'] },
  NL: { label: 'Niederlande', currency: 'eur', locales: ['nl-NL'] },
  ES: { label: 'Spanien', currency: 'eur', locales: ['es-ES'] },
  GB: { label: 'Vereinigtes Königreich', currency: 'gbp', locales: ['en-GB'] },
  US: { label: 'Vereinigte Staaten', currency: 'usd', locales: ['en-US'] },
};

/** Countries of which one host serves several languages, told apart by a path prefix. */
export const multiLanguageCountries: readonly Country[] = countries.filter(
  (country) => countryTable[country].locales.length > 1,
);

export const deliveryCountries = ['DE', 'AT', 'CH', 'LI', 'LU', 'FR', 'IT', 'BE', 'NL', 'ES'] as const;
export type DeliveryCountry = (typeof deliveryCountries)[number];

/** The country as one that parcels go to; undefined where none do. */
export function deliveryCountryOf(country: Country): DeliveryCountry | undefined {
  return deliveryCountries.find((candidate) => candidate === country);
}
