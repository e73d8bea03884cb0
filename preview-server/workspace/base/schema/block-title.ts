import { isPlainObject } from '../../../content-space/story-shape/plain-object.ts';
import type { Block } from '../content/block.ts';
import { definitionOf } from './definitions.ts';

const textTypes = new Set(['text', 'textarea', 'markdown', 'richtext']);

/** A few words of a block that tell it from its neighbours; empty when it has no text yet. */
export function blockTitle(block: Block): string {
  const definition = definitionOf(block.component);
  const names = [
    definition?.preview_field ?? '',
    ...(definition?.fields ?? []).filter(({ type }) => textTypes.has(type)).map(({ name }) => name),
  ];
  for (const name of names) {
    const text = plainText(block[name]).trim();
    if (text) return text.length > 80 ? `${text.slice(0, 80)}…` : text;
  }
  return '';
}

/** The words of a text or rich text value. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(plainText).join(' ');
  if (!isPlainObject(value)) return '';
  return typeof value.text === 'string' ? value.text : plainText(value.content);
}
