import type { Sentence } from '@blattwerk/schemas/rules/model/finding.ts';
import { writeAmounts } from '@blattwerk/schemas/shop/pages/text-amounts.ts';
import { isPlainObject } from '../../../content-space/story-shape/plain-object.ts';
import { type Block, childBlocks } from '../content/block.ts';
import { definitionOf } from './definitions.ts';
import { optionLabel } from './labels.ts';

const textTypes = new Set(['text', 'textarea', 'markdown', 'richtext']);

const maxLength = 80;

/** How deep a block without words of its own is searched for some. */
const maxDepth = 3;

/**
 * A few words of a block that tell it from its neighbours, as shoppers in Germany read them: its own, else what is chosen and
 * the description or name of its picture, else those of a block inside it. Empty when it has none yet.
 */
export function blockTitle(block: Block, language: keyof Sentence): string {
  const title = writeAmounts(titleWithin(block, maxDepth, language), { locale: 'de-DE', company: undefined });
  return title.length > maxLength ? `${title.slice(0, maxLength)}…` : title;
}

function titleWithin(block: Block, depth: number, language: keyof Sentence): string {
  const own = ownWords(block) || pictureWords(block, language);
  if (own || depth === 0) return own;
  for (const child of childBlocks(block)) {
    const words = titleWithin(child.block, depth - 1, language);
    if (words) return words;
  }
  return '';
}

function ownWords(block: Block): string {
  const definition = definitionOf(block.component);
  const names = [
    definition?.preview_field ?? '',
    ...(definition?.fields ?? []).filter(({ type }) => textTypes.has(type)).map(({ name }) => name),
  ];
  for (const name of names) {
    const text = plainText(block[name]).trim();
    if (text) return text;
  }
  return '';
}

function pictureWords(block: Block, language: keyof Sentence): string {
  for (const { name, type } of definitionOf(block.component)?.fields ?? []) {
    const [asset] = type === 'asset' ? [block[name]] : type === 'multiasset' ? [block[name]].flat() : [];
    if (!isPlainObject(asset) || typeof asset.filename !== 'string' || asset.filename === '') continue;
    const alt = typeof asset.alt === 'string' ? asset.alt.trim() : '';
    const words = alt || (asset.filename.split('/').at(-1) ?? '');
    return [...choiceWords(block, language), words].join(': ');
  }
  return '';
}

/** What is chosen for a block besides the usual, such as the screens that a picture is for. */
function choiceWords(block: Block, language: keyof Sentence): string[] {
  const words = (definitionOf(block.component)?.fields ?? []).flatMap((field) => {
    const value = block[field.name];
    if (field.type !== 'option' || !value || value === field.default_value) return [];
    const chosen = field.options?.find((option) => option.value === value);
    return chosen ? optionLabel(field, chosen, language) : [];
  });
  return words.length > 0 ? [words.join(', ')] : [];
}

/** The words of a text or rich text value. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(plainText).join(' ');
  if (!isPlainObject(value)) return '';
  return typeof value.text === 'string' ? value.text : plainText(value.content);
}
