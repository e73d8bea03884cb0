import { mergeAttributes, Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { storedAttributes } from './attributes.ts';

const attributesOf = (name: string) => ({ addAttributes: () => storedAttributes(name) });

const image = (name: string, inline: boolean) =>
  Node.create({
    name,
    inline,
    group: inline ? 'inline' : 'block',
    draggable: true,
    addAttributes: () => ({
      ...storedAttributes('image'),
      src: { default: undefined },
      alt: { default: undefined },
    }),
    parseHTML: () => (inline ? [{ tag: 'img[src]' }] : []),
    renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  });

const emoji = Node.create({
  name: 'emoji',
  inline: true,
  group: 'inline',
  atom: true,
  ...attributesOf('emoji'),
  renderHTML: ({ node }) => ['span', { title: node.attrs.name }, node.attrs.emoji ?? node.attrs.name ?? ''],
});

/** A node this editor does not know: shown as a note, kept as it is. */
const unknown = (name: string, inline: boolean) =>
  Node.create({
    name,
    inline,
    group: inline ? 'inline' : 'block',
    atom: true,
    addAttributes: () => ({ stored: { default: undefined, rendered: false } }),
    renderHTML: ({ node, HTMLAttributes }) => [
      inline ? 'span' : 'div',
      mergeAttributes(HTMLAttributes, { class: 'unknown-node' }),
      String(node.attrs.stored?.type ?? '?'),
    ],
  });

/** The CMS's nodes under the CMS's names; `blok` is given apart because its view needs React. */
export const richTextNodes = [
  Document,
  Text,
  Paragraph.extend(attributesOf('paragraph')),
  Heading.extend({
    addAttributes: () => ({ ...storedAttributes('heading'), level: { default: 2, rendered: false } }),
  }),
  Blockquote.extend(attributesOf('blockquote')),
  BulletList.extend({ name: 'bullet_list', ...attributesOf('bullet_list') }).configure({
    itemTypeName: 'list_item',
  }),
  OrderedList.extend({ name: 'ordered_list', ...attributesOf('ordered_list') }).configure({
    itemTypeName: 'list_item',
  }),
  ListItem.extend({ name: 'list_item', ...attributesOf('list_item') }).configure({
    bulletListTypeName: 'bullet_list',
    orderedListTypeName: 'ordered_list',
  }),
  ListKeymap.configure({
    listTypes: [{ itemName: 'list_item', wrapperNames: ['bullet_list', 'ordered_list'] }],
  }),
  CodeBlock.extend({ name: 'code_block', ...attributesOf('code_block') }),
  HorizontalRule.extend({ name: 'horizontal_rule', ...attributesOf('horizontal_rule') }),
  HardBreak.extend({ name: 'hard_break', ...attributesOf('hard_break') }),
  image('image', true),
  image('block_image', false),
  emoji,
  unknown('unknown_inline', true),
  unknown('unknown_block', false),
];
