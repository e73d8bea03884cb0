import type { Sentence } from '@blattwerk/schemas/rules/model/finding.ts';
import {
  Held,
  type Part,
  type Parts,
  partsOf,
  rootKey,
} from '../../content-space/story-shape/difference/story-parts.ts';
import { isPlainObject, type PlainObject } from '../../content-space/story-shape/plain-object.ts';
import { knownBlock } from './block-definitions.ts';
import { blockWords } from './field-words.ts';

/** How programs name the page itself, whose `_uid` no list shows. */
export const pageName = 'page';

/** Longest values in sum; a page with more is told block by block. */
const mostCharacters = 60_000;

/** A block without those inside of it, which it names by their `_uid`. */
function toldBlock({ uid, component, fields, parent, field }: Part) {
  const { _uid, component: _component, _editable, ...values } = fields;
  return {
    ...{ block: uid === rootKey ? pageName : uid, component },
    ...(parent !== undefined && { in: parent === rootKey ? pageName : parent, field }),
    values: held(values),
  };
}

/** A page block by block in reading order, and what each kind of block takes. */
export function toldContent(content: PlainObject, language: keyof Sentence) {
  const parts = partsOf(content);
  const blocks = [...parts.values()].map(toldBlock);
  const isLong = JSON.stringify(blocks).length > mostCharacters;
  return {
    ...(isLong && { note: 'The page is long: ask for the values of its blocks with read_block.' }),
    blocks: isLong ? blocks.map(({ values, ...block }) => ({ ...block, words: wordsIn(values) })) : blocks,
    schema: isLong ? [] : schemaOf(parts, language),
  };
}

/** What the kinds of block among some take. */
export function schemaOf(parts: Parts, language: keyof Sentence) {
  const components = new Set([...parts.values()].map(({ component }) => component));
  return [...components].flatMap((component) => {
    const block = knownBlock(component);
    return block ? [blockWords(block, language)] : [];
  });
}

/** A value in which other blocks are named by their `_uid`. */
function held(value: unknown): unknown {
  if (value instanceof Held) return { block: value.uid };
  if (Array.isArray(value)) return value.map(held);
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, held(each)]));
}

/** The first words of a block, by which it is known again. */
function wordsIn(value: unknown): string {
  const texts: string[] = [];
  const visit = (each: unknown): void => {
    if (typeof each === 'string') texts.push(each);
    else if (Array.isArray(each)) for (const entry of each) visit(entry);
    else if (isPlainObject(each)) for (const entry of Object.values(each)) visit(entry);
  };
  visit(value);
  return texts
    .filter((text) => text.includes(' '))
    .join(' · ')
    .slice(0, 80);
}
