import type { Country } from './countries.ts';
import type { Currency } from './currencies.ts';
import type { Language } from './languages.generated.ts';
import type { Locale } from './locales.generated.ts';

export type LocaleEntry = {
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

export const defaultLocale: Locale = 'de-DE';

/** Two letters, dash, two letters; says nothing about whether the shop knows the locale. */
export const localePattern = /^[a-z]{2}-[A-Z]{2}$/;
