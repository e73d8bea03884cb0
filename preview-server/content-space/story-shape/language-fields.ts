const separator = '__i18n__';

export const defaultLanguage = 'default';

/** Whether a key holds the translation of another field (`title__i18n__en`). */
export const isTranslationKey = (key: string): boolean => key.includes(separator);

/** Key under which a block stores the translation of a field; codes with a dash use an underscore. */
export const translationKey = (field: string, language: string): string =>
  `${field}${separator}${language.replaceAll('-', '_')}`;

/** The field that a key belongs to: `title` for `title__i18n__en` and for `title`. */
export const fieldOfKey = (key: string): string => key.split(separator, 1)[0] ?? key;

/** Languages to look into, most wanted first; the default language is the untranslated field itself. */
export function languageChain(language: string, fallback: string | undefined): string[] {
  const wanted = fallback === undefined ? [language] : [language, fallback];
  return wanted.filter((code) => code !== '' && code !== defaultLanguage);
}

/** The language of a translation's key, as the content space names it; undefined for the field itself. */
export const languageOfKey = (key: string): string | undefined =>
  key.split(separator, 2)[1]?.replaceAll('_', '-');
