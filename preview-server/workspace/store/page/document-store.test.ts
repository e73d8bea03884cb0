import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withFreshUids } from '../../../content-space/story-shape/merging/fresh-uids.ts';
import type { Block } from '../../base/content/block.ts';
import { blockOf, indexBlocks } from '../../base/content/block-index.ts';
import type { Edit } from '../../base/content/edits.ts';
import {
  insertAfter,
  insertBlocks,
  moveBlocks,
  removeBlocks,
  setField,
  shiftBlocks,
} from '../../base/content/edits.ts';
import { anyPage, block, embedding, managementStory, uidsOf } from '../../base/content/testing-blocks.ts';
import {
  applyEdit,
  isDirty,
  type OpenDocument,
  openDocument,
  redo,
  sealSteps,
  undo,
} from './document-store.ts';

/** A page as it stands right after opening. */
const documentOf = (content: Block): OpenDocument => openDocument(managementStory(content), content);

const page = () =>
  documentOf(
    block('root', {
      body: [block('a', { title: 'A' }), block('b', { body: [block('b1'), block('b2')] }), block('c')],
      text: embedding(block('e')),
    }),
  );

const order = (document: OpenDocument, uid: string, field = 'body') => {
  const list = blockOf(document.content, document.index, uid)?.[field];
  return Array.isArray(list) ? list.map((each: Block) => each._uid) : list;
};

test('a field takes a value and gives it back', () => {
  const before = page();
  const after = applyEdit(before, setField(before.index, 'a', 'title', 'Neu'));
  expect(blockOf(after.content, after.index, 'a')?.title).toBe('Neu');
  expect(isDirty(after)).toBe(true);
  expect(undo(after).content).toEqual(before.content);
  expect(isDirty(undo(after))).toBe(false);
});

test('typing keeps the index and every block beside the typed one', () => {
  const before = page();
  const after = applyEdit(before, setField(before.index, 'a', 'title', 'Neu'));
  expect(after.index).toBe(before.index);
  expect(after.others).toBe(before.others);
  expect(blockOf(after.content, after.index, 'b')).toBe(blockOf(before.content, before.index, 'b'));
});

test('characters typed quickly are one step, also after the state between was saved', () => {
  let document = page();
  const type = (value: string) => {
    document = applyEdit(document, setField(document.index, 'a', 'title', value), { mergeKey: 'a.title' });
  };
  type('x');
  type('xy');
  expect(document.history.past).toHaveLength(1);
  document = sealSteps(document);
  type('xyz');
  expect(document.history.past).toHaveLength(2);
  expect(blockOf(undo(document).content, document.index, 'a')?.title).toBe('xy');
  expect(blockOf(undo(undo(document)).content, document.index, 'a')?.title).toBe('A');
});

test('a block is inserted, opened, and gone after undo', () => {
  const before = page();
  const edit = insertBlocks(before.index, { parent: 'root', field: 'body', index: 1 }, [block('new')]);
  const after = applyEdit(before, edit, { select: 'new' });
  expect(order(after, 'root')).toEqual(['a', 'new', 'b', 'c']);
  expect(after.selected).toBe('new');
  expect(undo(after).selected).toBe('root');
  expect(order(redo(undo(after)), 'root')).toEqual(['a', 'new', 'b', 'c']);
});

test('an empty field becomes a list with its first block', () => {
  const before = page();
  const after = applyEdit(
    before,
    insertBlocks(before.index, { parent: 'c', field: 'items', index: 0 }, [block('new')]),
  );
  expect(order(after, 'c', 'items')).toEqual(['new']);
});

test.each([
  ['down', 'a', { parent: 'root', field: 'body', index: 2 }, ['b', 'a', 'c']],
  ['up', 'c', { parent: 'root', field: 'body', index: 0 }, ['c', 'a', 'b']],
  ['to the end', 'a', { parent: 'root', field: 'body', index: 3 }, ['b', 'c', 'a']],
  ['out of another block', 'b1', { parent: 'root', field: 'body', index: 3 }, ['a', 'b', 'c', 'b1']],
  ['out of rich text', 'e', { parent: 'root', field: 'body', index: 0 }, ['e', 'a', 'b', 'c']],
  ['into itself: stays', 'b', { parent: 'b1', field: 'body', index: 0 }, ['a', 'b', 'c']],
])('a block moves %s', (_where, uid, target, expected) => {
  const before = page();
  const after = applyEdit(before, moveBlocks(before.index, [uid], target));
  expect(order(after, 'root')).toEqual(expected);
  expect(undo(after).content).toEqual(before.content);
});

test('an embedding left empty disappears from the rich text', () => {
  const before = page();
  const after = applyEdit(before, removeBlocks(before.index, ['e']));
  expect(after.content.text).toEqual({
    type: 'doc',
    content: [expect.objectContaining({ type: 'paragraph' })],
  });
});

const anyEdit = fc.record({
  kind: fc.constantFrom('set', 'insert', 'move', 'shift', 'duplicate', 'remove'),
  blocks: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
  target: fc.nat(),
  position: fc.nat(3),
  value: fc.oneof(fc.string(), fc.constant(undefined), fc.integer(), fc.constant({ id: 1 })),
});
type AnyEdit = typeof anyEdit extends fc.Arbitrary<infer T> ? T : never;

function editFrom(document: OpenDocument, { kind, blocks, target, position, value }: AnyEdit): Edit {
  const uids = uidsOf(document.content);
  const chosen = blocks.map((nth) => uids[nth % uids.length] ?? 'root');
  const [uid = 'root'] = chosen;
  const place = { parent: uids[target % uids.length] ?? 'root', field: 'body', index: position };
  const own = blockOf(document.content, document.index, uid);
  if (kind === 'set') return setField(document.index, uid, 'title', value);
  if (kind === 'insert')
    return insertBlocks(
      document.index,
      place,
      chosen.map(() => block(crypto.randomUUID())),
    );
  if (kind === 'move') return moveBlocks(document.index, chosen, place);
  if (kind === 'shift') return shiftBlocks(document.index, chosen, position % 2 === 0 ? 1 : -1);
  if (kind === 'duplicate' && own) return insertAfter(document.index, uid, [withFreshUids(own)]);
  return removeBlocks(document.index, chosen);
}

test('any edits: undo and redo lead back and forth, the index stays true, no _uid is lost or doubled', () => {
  fc.assert(
    fc.property(anyPage, fc.array(anyEdit, { maxLength: 12 }), (root, edits) => {
      const start = documentOf(root);
      const states = [start];
      let document = start;
      for (const each of edits) {
        const next = applyEdit(document, editFrom(document, each));
        expect(next.index).toEqual(indexBlocks(next.content));
        expect(new Set(uidsOf(next.content)).size).toBe(next.index.size);
        if (each.kind === 'move' || each.kind === 'shift')
          expect([...next.index.keys()].sort()).toEqual([...document.index.keys()].sort());
        if (next !== document) states.push(next);
        document = next;
      }
      for (const state of states.slice(0, -1).reverse()) {
        document = undo(document);
        expect(document.content).toBe(state.content);
        expect(document.index).toEqual(state.index);
      }
      expect(isDirty(document)).toBe(false);
      for (const state of states.slice(1)) {
        document = redo(document);
        expect(document.content).toBe(state.content);
      }
    }),
  );
});
