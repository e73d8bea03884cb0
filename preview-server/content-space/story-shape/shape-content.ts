import type { InsertReferences } from './insert-references.ts';
import { isTranslationKey, languageChain, translationKey } from './language-fields.ts';
import { type Block, isBlock, isPlainObject, type PlainObject } from './plain-object.ts';
import { linkedStory } from './references.ts';

export type ContentContext = {
  spaceId: number;
  storyId: number;
  version: 'draft' | 'published';
  /** `default` or a language code. */
  language: string;
  /** Looked into before the default language where a field has no translation. */
  fallbackLanguage?: string | undefined;
  /** Full slug of a story as it is now: keeps `cached_url` of story links true after a move. */
  slugOf?: ((uuid: string) => string | undefined) | undefined;
  insertReferences?: InsertReferences | undefined;
};

/**
 * Makes the function that turns stored content into delivered content: translations put in place,
 * `_editable` on every block of a draft, links kept fresh, references inserted.
 * What needs no change keeps its identity, and results are remembered by identity, so that shaping
 * a page again after one keystroke costs only the blocks on the way to it. Never changes its input.
 */
export function createContentShaper(context: ContentContext): (value: unknown) => unknown {
  const shaped = new WeakMap<object, unknown>();
  const languages = languageChain(context.language, context.fallbackLanguage);

  const shape = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const known = shaped.get(value);
    if (known !== undefined) return known;
    const result = Array.isArray(value) ? shapeArray(value) : shapeObject(value);
    shaped.set(value, result);
    return result;
  };
  const shapeArray = (value: unknown[]): unknown[] => {
    const result = value.map(shape);
    return result.some((entry, index) => entry !== value[index]) ? result : value;
  };
  const shapeObject = (value: object): unknown => {
    if (!isPlainObject(value) || value._stopResolving) return value;
    const translated = isBlock(value) ? translate(value, languages) : value;
    const fresh = shapeFields(freshLink(translated, context.slugOf), shape);
    const marked = context.version === 'draft' && isBlock(fresh) ? markEditable(fresh, context) : fresh;
    return context.insertReferences?.(marked) ?? marked;
  };
  return shape;
}

function shapeFields(node: PlainObject, shape: (value: unknown) => unknown): PlainObject {
  let result = node;
  for (const key in node) {
    const value = shape(node[key]);
    if (value === node[key]) continue;
    if (result === node) result = { ...node };
    result[key] = value;
  }
  return result;
}

function translate(block: Block, languages: readonly string[]): Block {
  if (!Object.keys(block).some(isTranslationKey)) return block;
  const result: Block = { component: block.component };
  for (const [field, value] of Object.entries(block)) {
    if (isTranslationKey(field)) {
      const original = field.slice(0, field.indexOf('__i18n__'));
      if (original in block) continue;
      const translation = firstTranslation(block, original, languages);
      if (translation !== undefined) result[original] = translation;
    } else result[field] = firstTranslation(block, field, languages) ?? value;
  }
  return result;
}

function firstTranslation(block: Block, field: string, languages: readonly string[]): unknown {
  for (const language of languages) {
    const value = block[translationKey(field, language)];
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return undefined;
}

function freshLink(node: PlainObject, slugOf: ContentContext['slugOf']): PlainObject {
  const uuid = slugOf && linkedStory(node);
  const slug = uuid && slugOf(uuid);
  if (!slug) return node;
  if (typeof node.cached_url === 'string' && trimSlashes(node.cached_url) !== slug)
    return { ...node, cached_url: slug };
  if (typeof node.href === 'string' && trimSlashes(node.href) !== slug) return { ...node, href: `/${slug}` };
  return node;
}

const trimSlashes = (path: string): string => path.replace(/^\/|\/$/g, '');

function markEditable(block: Block, { spaceId, storyId }: ContentContext): Block {
  const values = [
    `"name": ${JSON.stringify(block.component)}`,
    `"space": "${spaceId}"`,
    `"uid": ${JSON.stringify(block._uid ?? '')}`,
    `"id": "${storyId}"`,
  ];
  return { ...block, _editable: `<!--#storyblok#{${values.join(', ')}}-->` };
}
