import type { Currency } from './currencies.ts';
import type { Language } from './languages.generated.ts';

/** Countries with a shop of their own (ISO 3166-1 alpha-2). */
export const countries = ['DE', 'AT', 'CH', 'LI', 'LU', 'FR', 'IT', 'BE', 'NL', 'ES', 'GB', 'US'] as const;
export type Country = (typeof countries)[number];

type CountryEntry = {
  label: string;
  currency: Currency;
  /** Label before the channel's host: `at` in `at.localhost`, empty for Germany. */
  hostPrefix: string;
  /** Its default language, whose pages have no path prefix. */
  language: Language;
};

/** The languages of each country's shop are in `countryLocales`. */
export const countryTable: Record<Country, CountryEntry> = {
  DE: { label: 'Deutschland', currency: 'eur', hostPrefix: '', language: 'de' },
  AT: { label: 'Österreich', currency: 'eur', hostPrefix: 'at', language: 'de' },
  CH: { label: 'Schweiz', currency: 'chf', hostPrefix: 'ch', language: 'de' },
  LI: { label: 'Liechtenstein', currency: 'chf', hostPrefix: 'li', language: 'de' },
  LU: { label: 'Luxemburg', currency: 'eur', hostPrefix: 'lu', language: 'de' },
  FR: { label: 'Frankreich', currency: 'eur', hostPrefix: 'fr', language: 'fr' },
  IT: { label: 'Italien', currency: 'eur', hostPrefix: 'it', language: 'it' },
  BE: { label: 'Belgien', currency: 'eur', hostPrefix: 'be', language: 'nl' },
  NL: { label: 'Niederlande', currency: 'eur', hostPrefix: 'nl', language: 'nl' },
  ES: { label: 'Spanien', currency: 'eur', hostPrefix: 'es', language: 'es' },
  GB: { label: 'Vereinigtes Königreich', currency: 'gbp', hostPrefix: 'gb', language: 'en' },
  US: { label: 'Vereinigte Staaten', currency: 'usd', hostPrefix: 'us', language: 'en' },
};

export const deliveryCountries = ['DE', 'AT', 'CH', 'LI', 'LU', 'FR', 'IT', 'BE', 'NL', 'ES'] as const;
export type DeliveryCountry = (typeof deliveryCountries)[number];

/** The country as one that parcels go to; undefined where none do. */
export function deliveryCountryOf(country: Country): DeliveryCountry | undefined {
  return deliveryCountries.find((candidate) => candidate === country);
}
