const translationMark = '__i18n__';

type SplitKey = { name: string; language: string | undefined };

/** The same few keys stand in every block; stories that make theirs up are not remembered. */
const split = new Map<string, SplitKey>();
const mostRemembered = 5000;

/** `headline__i18n__en` is the English `headline`; a key without the mark is the default language's. */
export function splitKey(key: string): SplitKey {
  const known = split.get(key);
  if (known) return known;
  const mark = key.indexOf(translationMark);
  const parts =
    mark === -1
      ? { name: key, language: undefined }
      : { name: key.slice(0, mark), language: key.slice(mark + translationMark.length) };
  if (split.size < mostRemembered) split.set(key, parts);
  return parts;
}
