import { type Locale, localeTable } from '@blattwerk/schemas/shop/locales.ts';

/** Languages the back end's own texts exist in; messages, pages and form sentences. */
export type TextLanguage = 'de' | 'en';

/** German for German-speaking shops, English for all others. */
export function textLanguage(locale: Locale): TextLanguage {
  return localeTable[locale].language === 'de' ? 'de' : 'en';
}
