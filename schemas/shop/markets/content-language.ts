import type { Language } from './languages.generated.ts';

/** The content space's default language. */
export const defaultLanguage: Language = 'de';
/** Stands in for a missing translation before German does: more visitors read it. */
export const fallbackLanguage: Language = 'en';

/** The `language` parameter of the delivery API for a shop language. */
export function contentLanguage(language: Language): string {
  return language === defaultLanguage ? 'default' : language;
}
