import type { Country } from './countries.ts';
import type { Currency } from './currencies.ts';
import type { Language } from './languages.ts';

export const locales = [
  'de-AT',
  'de-CH',
  'de-DE',
  'de-IT',
  'de-LI',
  'de-LU',
  'en-GB',
  'en-US',
  'es-ES',
  'fr-BE',
  'fr-CH',
  'fr-FR',
  'fr-LU',
  'it-CH',
  'it-IT',
  'nl-BE',
  'nl-NL',
] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'de-DE';

/** Two letters, dash, two letters; says nothing about whether the shop knows the locale. */
export const localePattern = /^[a-z]{2}-[A-Z]{2}$/;

/** The locale that stands for a language where no country is known. */
export const homeLocales: Record<Language, Locale> = {
  de: 'de-DE',
  en: 'en-GB',
  es: 'es-ES',
  fr: 'fr-FR',
  it: 'it-IT',
  nl: 'nl-NL',
};

type LocaleEntry = {
  language: Language;
  country: Country;
  currency: Currency;
  /** Label before the channel's host: `at` in `at.localhost`, empty for Germany. */
  hostPrefix: string;
  /** First path segment in countries with several languages, empty for the country's default language. */
  pathPrefix: string;
  /** The locale's name in its own language, for the country switch. */
  nativeLabel: string;
};

export const localeTable: Record<Locale, LocaleEntry> = {
  'de-AT': entry('de', 'AT', 'eur', 'at', '', 'Österreich'),
  'de-CH': entry('de', 'CH', 'chf', 'ch', '', 'Schweiz (Deutsch)'),
  'de-DE': entry('de', 'DE', 'eur', '', '', 'Deutschland'),
  'de-IT': entry('de', 'IT', 'eur', 'it', 'de', 'Italien (Deutsch)'),
  'de-LI': entry('de', 'LI', 'chf', 'li', '', 'Liechtenstein'),
  'de-LU': entry('de', 'LU', 'eur', 'lu', '', 'Luxemburg (Deutsch)'),
  'en-GB': entry('en', 'GB', 'gbp', 'gb', '', 'United Kingdom'),
  'en-US': entry('en', 'US', 'usd', 'us', '', 'United States'),
  'es-ES': entry('es', 'ES', 'eur', 'es', '', 'España'),
  'fr-BE': entry('fr', 'BE', 'eur', 'be', 'fr', 'Belgique (français)'),
  'fr-CH': entry('fr', 'CH', 'chf', 'ch', 'fr', 'Suisse (français)'),
  'fr-FR': entry('fr', 'FR', 'eur', 'fr', '', 'France'),
  'fr-LU': entry('fr', 'LU', 'eur', 'lu', 'fr', 'Luxembourg (français)'),
  'it-CH': entry('it', 'CH', 'chf', 'ch', 'it', 'Svizzera (italiano)'),
  'it-IT': entry('it', 'IT', 'eur', 'it', '', 'Italia (italiano)'),
  'nl-BE': entry('nl', 'BE', 'eur', 'be', '', 'België (Nederlands)'),
  'nl-NL': entry('nl', 'NL', 'eur', 'nl', '', 'Nederland'),
};

function entry(
  language: Language,
  country: Country,
  currency: Currency,
  hostPrefix: string,
  pathPrefix: string,
  nativeLabel: string,
): LocaleEntry {
  return { language, country, currency, hostPrefix, pathPrefix, nativeLabel };
}
