import type { Editor } from '@tiptap/core';

/** Ranks of headings by the tools that make them. */
export const headings = [
  ['h1', 1],
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
  ['h5', 5],
  ['h6', 6],
] as const;

export type ParagraphStyle = 'paragraph' | (typeof headings)[number][0];

/** Whether the paragraph is a heading, and of which rank. */
export const paragraphStyle = (editor: Editor): ParagraphStyle =>
  headings.find(([, level]) => editor.isActive('heading', { level }))?.[0] ?? 'paragraph';

/** Makes the paragraph a heading of a rank, or a paragraph again. */
export function setParagraphStyle(editor: Editor, style: string): void {
  const level = headings.find(([each]) => each === style)?.[1];
  const chain = editor.chain().focus();
  if (level === undefined) chain.setNode('paragraph').run();
  else chain.setNode('heading', { level }).run();
}
