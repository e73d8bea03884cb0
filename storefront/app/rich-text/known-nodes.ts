import type { SbRichTextMark, SbRichTextNode } from '@storyblok/react';

const nodeTypes = new Set<unknown>([
  'doc',
  'text',
  'paragraph',
  'heading',
  'blockquote',
  'bullet_list',
  'ordered_list',
  'list_item',
  'code_block',
  'horizontal_rule',
  'hard_break',
  'image',
  'emoji',
  'blok',
  'table',
  'tableRow',
  'tableCell',
  'tableHeader',
]);

const markTypes = new Set<unknown>([
  'bold',
  'italic',
  'strike',
  'underline',
  'code',
  'link',
  'anchor',
  'styled',
  'superscript',
  'subscript',
  'textStyle',
  'highlight',
]);

const reported = new Set<string>();

/** A stored document as the renderer knows it: unknown nodes are logged once and left out, `strong` is `bold`. */
export function knownNodes(stored: unknown): SbRichTextNode[] {
  if (!isKnownNode(stored)) {
    report('node', stored);
    return [];
  }
  const node = { ...stored };
  if (node.content) node.content = node.content.flatMap(knownNodes);
  if ('marks' in node && node.marks) node.marks = node.marks.flatMap(knownMarks);
  return [node];
}

function knownMarks(stored: unknown): SbRichTextMark[] {
  if (isKnownMark(stored)) return [stored];
  if (typeOf(stored) === 'strong') return [{ type: 'bold' }];
  report('mark', stored);
  return [];
}

function isKnownNode(stored: unknown): stored is SbRichTextNode {
  return nodeTypes.has(typeOf(stored));
}

function isKnownMark(stored: unknown): stored is SbRichTextMark {
  return markTypes.has(typeOf(stored));
}

function typeOf(stored: unknown): unknown {
  return typeof stored === 'object' && stored !== null && 'type' in stored ? stored.type : undefined;
}

function report(kind: 'node' | 'mark', stored: unknown): void {
  const text = `Unknown rich text ${kind}: ${String(typeOf(stored))}`;
  if (reported.has(text)) return;
  reported.add(text);
  console.error(text);
}
