import type { JSONContent } from '@tiptap/core';
import { isRecord } from '../rules/model/is-record.ts';
import { knownAttributes } from './attributes.ts';

type Attributes = Record<string, unknown>;

/** A rich text value as the CMS stores it. */
export type RichTextDocument = { type: 'doc'; content: Attributes[] };

type EditorMark = { type: string; attrs?: Attributes };

const knownNodes = new Set([
  ...['doc', 'text', 'paragraph', 'heading', 'blockquote', 'bullet_list', 'ordered_list', 'list_item'],
  ...['code_block', 'horizontal_rule', 'hard_break', 'image', 'emoji', 'blok'],
  ...['table', 'tableRow', 'tableCell', 'tableHeader'],
]);
const knownMarks = new Set([
  ...['link', 'bold', 'italic', 'underline', 'strike', 'code', 'strong', 'superscript', 'subscript'],
  ...['highlight', 'textStyle', 'styled', 'anchor'],
]);
const textblocks = new Set(['paragraph', 'heading', 'code_block']);
const emptyParagraph: JSONContent = { type: 'paragraph' };

/** Stored rich text as the editor reads it. Anything that is no document becomes an empty one. */
export function toEditor(stored: unknown): JSONContent {
  const content = isRecord(stored) && stored.type === 'doc' ? childrenOf(stored, 'doc') : [];
  return { type: 'doc', content: content.length > 0 ? content : [emptyParagraph] };
}

/** The editor's document as the CMS stores it. */
export function toStored(document: JSONContent): RichTextDocument {
  return { type: 'doc', content: (document.content ?? []).map(nodeToStored) };
}

function childrenOf(node: Attributes, parent: string): JSONContent[] {
  const content = Array.isArray(node.content) ? node.content : [];
  return content.filter(isRecord).flatMap((child) => nodeToEditor(child, parent));
}

function nodeToEditor(node: Attributes, parent: string): JSONContent[] {
  const type = typeof node.type === 'string' ? node.type : '';
  const isInline = textblocks.has(parent);
  if (type === 'text') {
    // ProseMirror refuses empty text.
    if (typeof node.text !== 'string' || node.text === '') return [];
    return [{ type, text: node.text, ...marksToEditor(node.marks) }];
  }
  if (!knownNodes.has(type))
    return [{ type: isInline ? 'unknown_inline' : 'unknown_block', attrs: { stored: node } }];
  return [
    {
      type: type === 'image' && !isInline ? 'block_image' : type,
      ...attributesToEditor(type, node.attrs),
      ...(Array.isArray(node.content) ? { content: childrenOf(node, type) } : {}),
      ...marksToEditor(node.marks),
    },
  ];
}

function attributesToEditor(type: string, attributes: unknown): { attrs?: Attributes } {
  if (!isRecord(attributes)) return {};
  const known = knownAttributes[type] ?? [];
  const attrs: Attributes = {};
  const rest: Attributes = {};
  for (const [key, value] of Object.entries(attributes)) (known.includes(key) ? attrs : rest)[key] = value;
  return { attrs: Object.keys(rest).length > 0 ? { ...attrs, rest } : attrs };
}

function marksToEditor(marks: unknown): { marks?: EditorMark[] } {
  if (!Array.isArray(marks) || marks.length === 0) return {};
  return {
    marks: marks.filter(isRecord).map((mark) => {
      const type = typeof mark.type === 'string' ? mark.type : '';
      if (!knownMarks.has(type)) return { type: 'unknown_mark', attrs: { stored: mark } };
      return { type, ...attributesToEditor(type, mark.attrs) };
    }),
  };
}

function nodeToStored(node: JSONContent): Attributes {
  if (node.attrs && (node.type === 'unknown_block' || node.type === 'unknown_inline'))
    return node.attrs.stored;
  return {
    type: node.type === 'block_image' ? 'image' : node.type,
    ...attributesToStored(node.attrs),
    ...(node.text === undefined ? {} : { text: node.text }),
    ...(node.content ? { content: node.content.map(nodeToStored) } : {}),
    ...(node.marks?.length ? { marks: node.marks.map(markToStored) } : {}),
  };
}

function markToStored(mark: { type: string; attrs?: Attributes }): unknown {
  if (mark.type === 'unknown_mark') return mark.attrs?.stored;
  return { type: mark.type, ...attributesToStored(mark.attrs) };
}

function attributesToStored(attributes: Attributes | undefined): { attrs?: Attributes } {
  const { rest, ...known } = attributes ?? {};
  const present = Object.entries(known).filter(([, value]) => value !== undefined);
  const attrs = { ...Object.fromEntries(present), ...(isRecord(rest) ? rest : {}) };
  return Object.keys(attrs).length > 0 ? { attrs } : {};
}
