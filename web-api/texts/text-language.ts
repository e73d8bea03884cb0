import { type Language, languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { type Locale, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';

/** The language that messages, pages and form sentences of a shop are written in. */
export function textLanguage(locale: Locale): Language {
  return localeTable[locale].language;
}

/** The first of a browser's languages that the shop speaks, else English; German when it names none. */
export function browserLanguage(acceptLanguage: string | undefined): Language {
  const named = (acceptLanguage ?? '*').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  if (named[0]?.startsWith('*')) return 'de';
  return languages.find((language) => language === named.find((one) => isLanguage(one))) ?? 'en';
}

function isLanguage(code: string): boolean {
  return languages.some((language) => language === code);
}
