import { Dropcursor, Gapcursor } from '@tiptap/extensions';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { blokNode } from './blok-node.ts';
import { BlokView } from './blok-view.tsx';
import { richTextMarks } from './marks.ts';
import { richTextNodes } from './nodes.ts';
import { richTextTable } from './table.ts';

/** Everything the editor of rich text fields knows. Undo is the page's own. */
export const richTextExtensions = [
  ...richTextNodes,
  ...richTextTable,
  ...richTextMarks,
  blokNode.extend({ addNodeView: () => ReactNodeViewRenderer(BlokView) }),
  Dropcursor,
  Gapcursor,
];
