import { Node } from '@tiptap/core';
import { storedAttributes } from './attributes.ts';

/** Blocks embedded in rich text; the form adds a view that names them and opens their forms. */
export const blokNode = Node.create({
  name: 'blok',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => storedAttributes('blok'),
  renderHTML: () => ['div', { 'data-blok': '' }],
});
