import { defaultLocale, type Locale, locales } from '@blattwerk/schemas/shop/locales.ts';

/** The locale the server rendered the document in. */
export function documentLocale(): Locale {
  const { lang } = document.documentElement;
  return locales.find((locale) => locale === lang) ?? defaultLocale;
}
