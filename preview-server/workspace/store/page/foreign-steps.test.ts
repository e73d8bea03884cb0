import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block } from '../../base/content/block.ts';
import { ancestry, blockOf } from '../../base/content/block-index.ts';
import { removeBlocks, replaceContent, setField } from '../../base/content/edits.ts';
import { anyPage, block, managementStory, uidsOf } from '../../base/content/testing-blocks.ts';
import { applyEdit, isDirty, type OpenDocument, openDocument, redo, undo } from './document-store.ts';
import { canUndo } from './history.ts';

const documentOf = (content: Block): OpenDocument => openDocument(managementStory(content), content);
const page = block('root', { body: [block('a', { title: 'A', text: 'T' }), block('b', { title: 'B' })] });

const type = (document: OpenDocument, uid: string, field: string, value: string) =>
  applyEdit(document, setField(document.index, uid, field, value));
/** What a colleague saved arrives. */
const takeOver = (document: OpenDocument, content: Block) =>
  applyEdit(document, replaceContent(content), { isForeign: true });
const fieldOf = (document: OpenDocument, uid: string, field: string) =>
  blockOf(document.content, document.index, uid)?.[field];

test('undo takes back what is mine and leaves what a colleague saved since', () => {
  const typed = type(documentOf(page), 'a', 'title', 'Mein');
  const theirs = type(typed, 'b', 'title', 'Ihr').content;
  const joined = takeOver(typed, theirs);
  const undone = undo(joined);
  expect(fieldOf(undone, 'a', 'title')).toBe('A');
  expect(fieldOf(undone, 'b', 'title')).toBe('Ihr');
  expect(canUndo(undone.history)).toBe(false);
  expect(undo(undone)).toBe(undone);
  expect(redo(undone).content).toEqual(joined.content);
});

test('where a colleague has changed the same field since, theirs stays', () => {
  const typed = type(documentOf(page), 'a', 'title', 'Mein');
  const joined = takeOver(typed, type(typed, 'a', 'title', 'Ihr').content);
  expect(fieldOf(undo(joined), 'a', 'title')).toBe('Ihr');
});

test('a page that undo brings back to what is stored has nothing unsaved', () => {
  const typed = type(documentOf(page), 'a', 'title', 'Mein');
  const stored = type(documentOf(page), 'b', 'title', 'Ihr').content;
  const joined = { ...takeOver(typed, type(typed, 'b', 'title', 'Ihr').content), base: stored, savedId: -1 };
  expect(isDirty(joined)).toBe(true);
  expect(isDirty(undo(joined))).toBe(false);
  expect(isDirty(redo(undo(joined)))).toBe(true);
});

test('all own steps undone leave what colleagues saved, in whatever order they came', () => {
  const turns = fc.array(fc.record({ isMine: fc.boolean(), at: fc.nat() }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(anyPage, turns, (content, steps) => {
      const { index } = documentOf(content);
      // A rich text is one value, the blocks in it included.
      const isInText = (uid: string) =>
        ancestry(index, uid).some((each) => index.get(each)?.field === 'text');
      const uids = uidsOf(content).filter((uid) => !isInText(uid));
      let document = documentOf(content);
      let theirs = documentOf(content);
      for (const [number, { isMine, at }] of steps.entries()) {
        const uid = uids[at % uids.length] ?? '';
        const field = isMine ? 'mine' : 'theirs';
        const next = type(document, uid, field, `${number}`);
        document = isMine ? next : takeOver(document, next.content);
        if (!isMine) theirs = type(theirs, uid, field, `${number}`);
      }
      const last = document;
      const own = steps.filter(({ isMine }) => isMine).length;
      for (let step = 0; step < own; step += 1) document = undo(document);
      expect(document.content).toEqual(theirs.content);
      expect(uidsOf(document.content)).toEqual([...document.index.keys()]);
      for (let step = 0; step < own; step += 1) document = redo(document);
      expect(document.content).toEqual(last.content);
    }),
  );
});

test('a block that I deleted comes back beside what a colleague saved', () => {
  const opened = documentOf(page);
  const deleted = applyEdit(opened, removeBlocks(opened.index, ['a']));
  const joined = takeOver(deleted, type(deleted, 'b', 'title', 'Ihr').content);
  expect(uidsOf(undo(joined).content)).toEqual(['root', 'a', 'b']);
  expect(fieldOf(undo(joined), 'b', 'title')).toBe('Ihr');
});
