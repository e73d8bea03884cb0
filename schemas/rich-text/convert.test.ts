import { getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRecord } from '../rules/model/is-record.ts';
import { sameValue } from '../rules/model/same-value.ts';
import { blokNode } from './blok-node.ts';
import { toEditor, toStored } from './convert.ts';
import { colouredMarks, richTextMarks } from './marks.ts';
import { richTextNodes } from './nodes.ts';
import { richTextTable } from './table.ts';

const schema = getSchema([...richTextNodes, ...richTextTable, blokNode, ...richTextMarks, ...colouredMarks]);

const throughEditor = (stored: unknown) => toStored(Node.fromJSON(schema, toEditor(stored)).toJSON());
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const text = (value: string, ...marks: unknown[]) => ({
  type: 'text',
  text: value,
  ...(marks.length && { marks }),
});

test.each([
  [
    'a link to a page',
    paragraph(
      text('hier', {
        type: 'link',
        attrs: { href: '/x', uuid: 'u', anchor: null, target: '_self', linktype: 'story' },
      }),
    ),
  ],
  [
    'an attribute of tomorrow',
    { type: 'paragraph', attrs: { textAlign: 'center', mood: 'calm' }, content: [text('a')] },
  ],
  ['a node of tomorrow', { type: 'poll', attrs: { question: 'Warum?' } }],
  ['an inline node of tomorrow', paragraph({ type: 'mention', attrs: { id: 4 } }, text(' grüßt'))],
  ['a mark of tomorrow', paragraph(text('laut', { type: 'blink', attrs: { speed: 2 } }))],
  ['an image on its own', { type: 'image', attrs: { id: 3, src: '/a.jpg', alt: '' } }],
  ['an image in text', paragraph({ type: 'image', attrs: { id: 3, src: '/a.jpg', alt: null } })],
  [
    'an embedded block',
    { type: 'blok', attrs: { id: 'x', body: [{ _uid: 'b', component: 'quote', text: 'Schön' }] } },
  ],
])('%s comes back as it was', (_name, node) => {
  expect(throughEditor(doc(node))).toEqual(doc(node));
});

test.each([[undefined], [null], [''], [[]], [{ type: 'doc' }]])('%j is an empty text', (value) => {
  expect(throughEditor(value)).toEqual(doc({ type: 'paragraph' }));
});

const value = fc.oneof(fc.string({ maxLength: 4 }), fc.integer(), fc.constant(null), fc.boolean());
const attributes = (...names: string[]) =>
  fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.constantFrom('fremd', 'data')), value, {
    minKeys: 1,
    maxKeys: 3,
  });
const withAttributes = (type: string, ...names: string[]) =>
  fc.option(attributes(...names), { nil: undefined }).map((attrs) => (attrs ? { type, attrs } : { type }));

const mark = fc.oneof(
  ...['bold', 'strong', 'italic', 'underline', 'strike', 'code', 'superscript', 'subscript'].map((type) =>
    fc.constant({ type }),
  ),
  withAttributes('link', 'href', 'uuid', 'anchor', 'target', 'linktype'),
  withAttributes('anchor', 'id'),
  withAttributes('styled', 'class'),
  withAttributes('textStyle', 'color'),
  withAttributes('highlight', 'color'),
  fc.record({ type: fc.constant('blink'), attrs: attributes('speed') }),
);
const rank = (type: string) => Object.keys(schema.marks).indexOf(type === 'blink' ? 'unknown_mark' : type);
/** ProseMirror keeps marks in the order of its schema; their order has no meaning. */
const marks = fc
  .uniqueArray(mark, { selector: ({ type }) => type, maxLength: 3 })
  .map((list) => list.sort((one, other) => rank(one.type) - rank(other.type)));

const anyText = fc
  .tuple(fc.string({ minLength: 1, maxLength: 8 }), marks)
  .map(([content, list]) => text(content, ...list));
const inline = fc.oneof(
  anyText,
  fc.constant({ type: 'hard_break' }),
  withAttributes('emoji', 'name', 'emoji', 'fallbackImage'),
  withAttributes('image', 'src', 'alt', 'title'),
  fc.record({ type: fc.constant('mention'), attrs: attributes('id') }),
);
const filled = <T extends object>(node: fc.Arbitrary<T>, content: fc.Arbitrary<unknown>, minLength = 1) =>
  fc
    .tuple(node, fc.array(content, { minLength, maxLength: 3 }))
    .map(([own, children]) => (children.length > 0 ? { ...own, content: children } : own));
const heading = fc.integer({ min: 1, max: 6 }).map((level) => ({ type: 'heading', attrs: { level } }));
const cell = fc
  .constantFrom('tableCell', 'tableHeader')
  .map((type) => ({ type, attrs: { colspan: 1, rowspan: 1, colwidth: null } }));

function blocks(depth: number): fc.Arbitrary<unknown> {
  const flat = fc.oneof(
    filled(withAttributes('paragraph', 'textAlign'), inline, 0),
    filled(heading, inline, 0),
    filled(
      withAttributes('code_block', 'class'),
      fc.string({ minLength: 1 }).map((each) => text(each)),
      0,
    ),
    fc.constant({ type: 'horizontal_rule' }),
    withAttributes('image', 'src', 'alt'),
    fc.record({ type: fc.constant('poll'), attrs: attributes('question') }),
    fc.record({
      type: fc.constant('blok'),
      attrs: fc.record({ id: fc.uuid(), body: fc.array(fc.object()) }),
    }),
  );
  if (depth === 0) return flat;
  const below = blocks(depth - 1);
  const item = filled(fc.constant({ type: 'list_item' }), below);
  const row = filled(fc.constant({ type: 'tableRow' }), filled(cell, below));
  return fc.oneof(
    flat,
    filled(fc.constant({ type: 'blockquote' }), below),
    filled(fc.constant({ type: 'bullet_list' }), item),
    filled(withAttributes('ordered_list', 'order'), item),
    filled(fc.constant({ type: 'table' }), row),
  );
}

/** Neighbouring texts with the same marks are one text: ProseMirror joins them. */
function joined(node: unknown): unknown {
  if (!isRecord(node) || !Array.isArray(node.content)) return node;
  const content: unknown[] = [];
  for (const child of node.content.map(joined)) {
    const last = content.at(-1);
    if (
      isRecord(child) &&
      isRecord(last) &&
      child.type === 'text' &&
      last.type === 'text' &&
      sameValue(child.marks, last.marks)
    )
      content[content.length - 1] = { ...last, text: `${last.text}${child.text}` };
    else content.push(child);
  }
  return { ...node, content };
}

test('any document of the CMS comes back as it was', () => {
  fc.assert(
    fc.property(fc.array(blocks(2), { minLength: 1, maxLength: 4 }), (content) => {
      expect(throughEditor(doc(...content))).toEqual(joined(doc(...content)));
    }),
  );
});
