const translationMark = '__i18n__';

/** `headline__i18n__en` is the English `headline`; a key without the mark is the default language's. */
export function splitKey(key: string): { name: string; language: string | undefined } {
  const mark = key.indexOf(translationMark);
  if (mark === -1) return { name: key, language: undefined };
  return { name: key.slice(0, mark), language: key.slice(mark + translationMark.length) };
}

export function isTranslationKey(key: string): boolean {
  return key.includes(translationMark);
}
