import type { Attributes } from '@tiptap/core';

/** Attributes the CMS stores for each node and mark; other stored attributes are kept in `rest`. */
export const knownAttributes: Record<string, readonly string[]> = {
  paragraph: ['textAlign'],
  heading: ['level', 'textAlign'],
  ordered_list: ['order'],
  code_block: ['class'],
  image: ['id', 'src', 'alt', 'title', 'source', 'copyright', 'meta_data'],
  emoji: ['name', 'emoji', 'fallbackImage'],
  blok: ['id', 'body'],
  tableCell: ['colspan', 'rowspan', 'colwidth', 'backgroundColor'],
  tableHeader: ['colspan', 'rowspan', 'colwidth'],
  link: ['href', 'uuid', 'anchor', 'target', 'linktype', 'custom'],
  anchor: ['id'],
  styled: ['class'],
  textStyle: ['color', 'id', 'class'],
  highlight: ['color'],
};

/**
 * Attribute declarations of one node or mark. Their default is undefined, so that an attribute the stored
 * document does not have is not written into it either.
 */
export function storedAttributes(name: string): Attributes {
  const names = [...(knownAttributes[name] ?? []), 'rest'];
  return Object.fromEntries(names.map((each) => [each, { default: undefined, rendered: false }]));
}
