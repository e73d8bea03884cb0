import type { AnyExtension } from '@tiptap/core';
import { Dropcursor, Gapcursor } from '@tiptap/extensions';
import { colouredMarks, richTextMarks } from './marks.ts';
import { richTextNodes } from './nodes.ts';
import { richTextTable } from './table.ts';

/**
 * Everything an editor of formatted text knows, in the form and upon the page. Undo is the page's own.
 * @param blok blocks between the paragraphs, with the view that the editor has of them
 */
export const richTextExtensions = (blok: AnyExtension): AnyExtension[] => [
  ...richTextNodes,
  ...richTextTable,
  ...richTextMarks,
  ...colouredMarks,
  blok,
  Dropcursor,
  Gapcursor,
];
