import { isEmptyValue } from '@blattwerk/schemas/rules/model/empty-value.ts';
import { translationKey } from '../language-fields.ts';
import { isPlainObject, type PlainObject } from '../plain-object.ts';
import { type BlockTexts, textsOfBlock } from './translatable-fields.ts';

/** What a picture says in words; `title` is its name among editors, which the shop shows nowhere. */
type PictureWords = 'alt' | 'title';

/** A text of a page that is written in several languages, with all that is written. */
export type TranslatableText = {
  /** `_uid` of its block. */
  uid: string;
  /** The field; for the words of a picture also which picture and which words: `image/12/alt`. */
  key: string;
  field: string;
  /** Undefined for the text of a field itself. */
  picture: { at: number | undefined; filename: string; words: PictureWords } | undefined;
  /** What is translated. */
  source: unknown;
  /** Undefined where there is no translation. */
  targetIn(language: string): unknown;
};

/** Names a text within its page; blocks keep their `_uid` when they move. */
export const textId = ({ uid, key }: Pick<TranslatableText, 'uid' | 'key'>): string => `${uid} ${key}`;

/**
 * All texts of a page, in its order: the page's own first, a block's before those of the blocks inside it. What lies within a
 * translated text belongs to that.
 */
export function textsIn(content: unknown): TranslatableText[] {
  const texts: TranslatableText[] = [];
  visit(content);
  return texts;

  function visit(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    if (!isPlainObject(value)) {
      if (Array.isArray(value)) for (const entry of value) visit(entry);
      return;
    }
    const { component, _uid: uid } = value;
    if (typeof component !== 'string' || typeof uid !== 'string') {
      for (const key in value) visit(value[key]);
      return;
    }
    const { translatable, pictures } = textsOfBlock(component);
    for (const field of translatable) fieldText(value, uid, field);
    for (const name of pictures) pictureTexts(value, uid, name);
    for (const key in value) {
      if (!key.includes('__i18n__') && !translatable.some(({ name }) => name === key)) visit(value[key]);
    }
  }

  function fieldText(
    block: PlainObject,
    uid: string,
    { name, type }: BlockTexts['translatable'][number],
  ): void {
    const filled = (value: unknown) => (isEmptyValue(type, value) ? undefined : value);
    add({
      ...{ uid, key: name, field: name, picture: undefined, source: filled(block[name]) },
      targetIn: (language) => filled(block[translationKey(name, language)]),
    });
  }

  function pictureTexts(block: PlainObject, uid: string, name: string): void {
    const value = block[name];
    const files = Array.isArray(value) ? value : [value];
    const keys = new Set<string>();
    for (const [index, file] of files.entries()) {
      if (!isPlainObject(file) || typeof file.filename !== 'string' || file.filename === '') continue;
      const { filename } = file;
      const at = Array.isArray(value) ? index : undefined;
      const metaData = isPlainObject(file.meta_data) ? file.meta_data : {};
      for (const words of ['alt', 'title'] as const) {
        let key = `${name}/${file.id ?? filename}/${words}`;
        while (keys.has(key)) key += '+';
        keys.add(key);
        add({
          ...{ uid, key, field: name, picture: { at, filename, words }, source: written(file[words]) },
          targetIn: (language) => written(metaData[translationKey(words, language)]),
        });
      }
    }
  }

  function add(text: TranslatableText): void {
    texts.push(text);
  }
}

const written = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;
