import { translationKey } from '../../../content-space/story-shape/language-fields.ts';
import { isPlainObject } from '../../../content-space/story-shape/plain-object.ts';
import type { TranslatableText } from '../../../content-space/story-shape/translation/texts-in.ts';

type Picture = NonNullable<TranslatableText['picture']>;

/** The words of a picture in a language, as typed, out of the value of its field. */
export function pictureWords(value: unknown, { at, words }: Picture, language: string): string {
  const file = Array.isArray(value) ? value[at ?? 0] : value;
  const metaData = isPlainObject(file) && isPlainObject(file.meta_data) ? file.meta_data : {};
  const text = metaData[translationKey(words, language)];
  return typeof text === 'string' ? text : '';
}

/** The field's value with other words for the picture in a language; empty ones go. */
export function withPictureWords(
  value: unknown,
  { at, words }: Picture,
  language: string,
  text: string,
): unknown {
  if (Array.isArray(value)) return value.map((file, index) => (index === at ? changed(file) : file));
  return changed(value);

  function changed(file: unknown): unknown {
    if (!isPlainObject(file)) return file;
    const key = translationKey(words, language);
    const { [key]: _, ...others } = isPlainObject(file.meta_data) ? file.meta_data : {};
    return { ...file, meta_data: text.trim() === '' ? others : { ...others, [key]: text } };
  }
}
