import type { PlainObject } from '../../story-shape/plain-object.ts';
import { isPlainObject } from '../../story-shape/plain-object.ts';
import { linkKeys } from './file-values.ts';
import { scaledFocus } from './scaled-focus.ts';

/** A file with all that pages copy of it. */
export type PageFile = {
  id: number;
  filename: string;
  alt: string;
  title: string;
  copyright: string;
  source: string;
  focus: string;
  metaData: Record<string, unknown>;
};

/** One file in another one's place; or in its own, with its words and focus as the library has them now. */
export type Exchange = {
  from: PageFile;
  to: PageFile;
  /** The same asset with a new file: it shows the same, so that pages keep their words and the spot in focus. */
  isNewFile: boolean;
};

/**
 * A file value with the other file in it. Another picture brings its own words and focus along; where it has no
 * alternative text the page's own stays, since a page without one cannot be published.
 */
export function exchanged(value: PlainObject, exchange: Exchange): PlainObject {
  const { to } = exchange;
  if (value.fieldtype === 'asset')
    return {
      ...value,
      id: to.id,
      filename: to.filename,
      focus: exchange.isNewFile ? scaledFocus(value.focus, exchange.from.filename, to.filename) : to.focus,
      ...wordsOf(exchange),
      ...(exchange.isNewFile || to.alt === '' ? {} : { meta_data: to.metaData }),
    };
  if (isPlainObject(value.attrs))
    return { ...value, attrs: { ...value.attrs, id: to.id, src: to.filename, ...wordsOf(exchange) } };
  const addresses = linkKeys.filter((key) => typeof value[key] === 'string' && value[key] !== '');
  return { ...value, ...Object.fromEntries(addresses.map((key) => [key, to.filename])) };
}

function wordsOf({ to, isNewFile }: Exchange): PlainObject {
  if (isNewFile) return {};
  const { alt, title, copyright, source } = to;
  return { ...(alt === '' ? {} : { alt }), title, copyright, source };
}

/** A changed value with only its file as it was before: the words that were written since stay. */
export function withFileOf(value: PlainObject, before: PlainObject): PlainObject {
  if (value.fieldtype === 'asset')
    return { ...value, id: before.id, filename: before.filename, focus: before.focus };
  if (isPlainObject(value.attrs) && isPlainObject(before.attrs))
    return { ...value, attrs: { ...value.attrs, id: before.attrs.id, src: before.attrs.src } };
  const addresses = linkKeys.filter((key) => key in before);
  return { ...value, ...Object.fromEntries(addresses.map((key) => [key, before[key]])) };
}
