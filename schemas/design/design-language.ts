import { type Language, languages } from '../shop/markets/languages.generated.ts';
import type { Locale } from '../shop/markets/locales.generated.ts';

/** What the words of designs are written in: a language as it is written at home, and as America writes English. */
export const designLanguages = [...languages, 'en-us'] as const;
export type DesignLanguage = (typeof designLanguages)[number];

/** What a shop writes the words of designs in. */
export function designLanguageOf({
  language,
  locale,
}: {
  language: Language;
  locale: Locale;
}): DesignLanguage {
  return locale === 'en-US' ? 'en-us' : language;
}

export function languageOf(written: DesignLanguage): Language {
  return written === 'en-us' ? 'en' : written;
}
