import { createDocument, type Editor } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';
import { withNeededAttributes } from '../rules/reading/repair-rich-text.ts';
import { type RichTextDocument, toEditor, toStored } from './convert.ts';

/** What an editor holds, as the CMS stores it. */
export const storedText = (editor: Editor): RichTextDocument =>
  withNeededAttributes(toStored(editor.getJSON()));

/**
 * Shows what another hand (undo, a second editor, a colleague) has made of the text. Only what differs is replaced, so that
 * the caret stays with its words, and stands behind those that are taken back.
 */
export function showStored(editor: Editor, stored: unknown): void {
  const next = createDocument(toEditor(stored), editor.schema);
  editor.commands.command(({ tr }) => {
    replaceDifference(tr, next);
    if (!tr.doc.eq(next)) tr.replaceWith(0, tr.doc.content.size, next.content);
    tr.setMeta('preventUpdate', true);
    return true;
  });
}

function replaceDifference(tr: Transaction, next: Transaction['doc']): void {
  const start = tr.doc.content.findDiffStart(next.content);
  const end = tr.doc.content.findDiffEnd(next.content);
  if (start === null || !end) return;
  // Where words repeat, what is alike at both ends overlaps.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
}
