import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPage, block, uidsOf } from '../../../workspace/base/content/testing-blocks.ts';
import { mergeContent } from './merge-content.ts';

const base = block('root', {
  title: 'Titel',
  body: [block('a', { title: 'A', text: 'Text' }), block('b', { body: [block('b1')] }), block('c')],
});
const withBody = (...body: unknown[]) => ({ ...base, body });
const [a, b, c] = [block('a', { title: 'A', text: 'Text' }), block('b', { body: [block('b1')] }), block('c')];

test('changes of different fields come together', () => {
  const mine = withBody({ ...a, title: 'Mein' }, b, c);
  const theirs = { ...withBody({ ...a, text: 'Ihr' }, b, c), title: 'Neuer Titel' };
  expect(mergeContent(base, mine, theirs)).toEqual({
    content: { ...withBody({ ...a, title: 'Mein', text: 'Ihr' }, b, c), title: 'Neuer Titel' },
    conflicts: [],
  });
});

test('the same field changed on both sides: mine stays, the other value is reported', () => {
  const mine = withBody({ ...a, title: 'Mein' }, b, c);
  const theirs = withBody({ ...a, title: 'Ihr' }, b, c);
  expect(mergeContent(base, mine, theirs)).toEqual({
    content: mine,
    conflicts: [{ uid: 'a', field: 'title', mine: 'Mein', theirs: 'Ihr' }],
  });
});

test('blocks that both sides added are all there, each beside its neighbour', () => {
  const mine = withBody(a, block('mine'), b, c);
  const theirs = withBody(a, b, c, block('theirs'));
  expect(uidsOf(mergeContent(base, mine, theirs).content)).toEqual([
    'root',
    'a',
    'mine',
    'b',
    'b1',
    'c',
    'theirs',
  ]);
});

test('a deleted block is gone, unless the other side worked on it', () => {
  expect(uidsOf(mergeContent(base, withBody(a, c), base).content)).toEqual(['root', 'a', 'c']);
  const worked = withBody(a, { ...b, title: 'Neu' }, c);
  expect(uidsOf(mergeContent(base, withBody(a, c), worked).content)).toEqual(['root', 'a', 'b', 'b1', 'c']);
  expect(uidsOf(mergeContent(base, worked, withBody(a, c)).content)).toEqual(['root', 'a', 'b', 'b1', 'c']);
});

test('a block moved on one side and changed on the other is moved and changed', () => {
  const mine = withBody(c, a, b);
  const theirs = withBody(a, b, { ...c, title: 'Neu' });
  expect(mergeContent(base, mine, theirs)).toEqual({
    content: withBody({ ...c, title: 'Neu' }, a, b),
    conflicts: [],
  });
});

test('each side moves a block into the other: mine stays whole', () => {
  const mine = withBody(a, { ...b, body: [block('b1'), c] });
  const theirs = withBody(a, { ...c, body: [b] });
  expect(mergeContent(base, mine, theirs).content).toEqual(mine);
});

test('any page: only one side worked, then its version is the merge; no _uid appears twice', () => {
  fc.assert(
    fc.property(anyPage, anyPage, (one, other) => {
      expect(mergeContent(one, one, other)).toEqual({ content: other, conflicts: [] });
      expect(mergeContent(one, other, one)).toEqual({ content: other, conflicts: [] });
      expect(mergeContent(one, other, other)).toEqual({ content: other, conflicts: [] });
    }),
  );
  fc.assert(
    fc.property(anyPage, anyPage, anyPage, (one, other, third) => {
      const uids = uidsOf(mergeContent(one, other, third).content);
      expect(new Set(uids).size).toBe(uids.length);
    }),
  );
});

test('a side can be chosen for every field that both changed', () => {
  const mine = withBody({ ...a, title: 'Mein', text: 'Mein Text' }, b, c);
  const theirs = withBody({ ...a, title: 'Ihr', text: 'Ihr Text' }, b, c);
  const merged = mergeContent(base, mine, theirs, ({ field }) => field === 'title');
  expect(merged.content).toEqual(withBody({ ...a, title: 'Ihr', text: 'Mein Text' }, b, c));
  expect(merged.conflicts.map(({ field }) => field)).toEqual(['title', 'text']);
});

test('whichever side is chosen, the same fields are asked for', () => {
  fc.assert(
    fc.property(anyPage, anyPage, anyPage, (was, mine, theirs) => {
      const asked = (prefersTheirs: boolean) =>
        mergeContent(was, mine, theirs, () => prefersTheirs).conflicts.map(
          ({ uid, field }) => `${uid} ${field}`,
        );
      expect(asked(true)).toEqual(asked(false));
    }),
  );
});
