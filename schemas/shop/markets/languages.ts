/** Languages the shop speaks; German is the content space's default language. */
export const languages = ['de', 'en', 'es', 'fr', 'it', 'nl'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'de';
/** Stands in for a missing translation before German does: more visitors read it. */
export const fallbackLanguage: Language = 'en';

export const languageLabels: Record<Language, string> = {
  de: 'Deutsch',
  en: 'Englisch',
  es: 'Spanisch',
  fr: 'Französisch',
  it: 'Italienisch',
  nl: 'Niederländisch',
};

/** What stands before and behind a name, French with its spaces. */
export const quotationMarks: Record<Language, readonly [open: string, close: string]> = {
  de: ['„', '“'],
  en: ['“', '”'],
  es: ['«', '»'],
  fr: ['«\u00a0', '\u00a0»'],
  it: ['«', '»'],
  nl: ['“', '”'],
};

/** Languages that exist as field-level translations (`field__i18n__en`). */
export const translationLanguages = ['en', 'es', 'fr', 'it', 'nl'] as const;

/** The `language` parameter of the delivery API for a shop language. */
export function contentLanguage(language: Language): string {
  return language === defaultLanguage ? 'default' : language;
}
