import { sameValue } from '@blattwerk/schemas/rules/model/same-value.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPage, block, embedding } from '../../../workspace/base/content/testing-blocks.ts';
import { applyDifference, differenceBetween, ownFields, toldChanges } from './story-difference.ts';
import { changesBetween, versionChangesSchema } from './version-changes.ts';

const page = (...body: unknown[]) => block('root', { body });
const told = (before: ReturnType<typeof block>, after: ReturnType<typeof block>) =>
  toldChanges(differenceBetween(before, after)).map((change) =>
    change.kind === 'changed'
      ? [
          change.uid,
          change.isMoved ? 'moved' : 'edited',
          ...ownFields(change.fields).map(({ field }) => field),
        ]
      : [change.uid, change.kind],
  );

describe('what is told', () => {
  const [a, b, c] = [block('a', { title: 'A' }), block('b', { body: [block('b1')] }), block('c')];

  test.each([
    ['a field', page(a, b, c), page({ ...a, title: 'Neu' }, b, c), [['a', 'edited', 'title']]],
    ['a translation', page(a), page({ ...a, title__i18n__en: 'New' }), [['a', 'edited', 'title__i18n__en']]],
    ['an inserted block, without those in it', page(a), page(a, b), [['b', 'inserted']]],
    [
      'a deleted block, where it stood',
      page(a, b, c),
      page({ ...a, title: 'Neu' }, c),
      [
        ['a', 'edited', 'title'],
        ['b', 'deleted'],
      ],
    ],
    ['the one block that was moved', page(a, b, c), page(c, a, b), [['c', 'moved']]],
    [
      'a block moved into another',
      page(a, b),
      page({ ...b, body: [...Object(b).body, a] }),
      [['a', 'moved']],
    ],
    [
      'a block moved out of a deleted one',
      page(a, b),
      page(a, block('b1')),
      [
        ['b', 'deleted'],
        ['b1', 'moved'],
      ],
    ],
    [
      'a block in a text, which stays the same text',
      page(block('t', { text: embedding(a) })),
      page(block('t', { text: embedding(a, c) })),
      [['c', 'inserted']],
    ],
    ['nothing for an empty list that was not there', page(block('b')), page(block('b', { body: [] })), []],
  ])('%s', (_what, before, after, changes) => {
    expect(told(before, after)).toEqual(changes);
  });
});

test('the difference of any two pages makes one the other', () => {
  fc.assert(
    fc.property(anyPage, anyPage, (before, after) => {
      const made = applyDifference(before, differenceBetween(before, after));
      expect(sameValue(made, after)).toBe(true);
    }),
  );
});

test('a page after any edits is made of the one before', () => {
  const edited = anyPage.chain((before) =>
    fc.tuple(fc.constant(before), fc.shuffledSubarray(listed(before))),
  );
  fc.assert(
    fc.property(edited, ([before, body]) => {
      const after = { ...before, body };
      expect(sameValue(applyDifference(before, differenceBetween(before, after)), after)).toBe(true);
    }),
  );
});

test('equal pages differ by nothing, however their keys are ordered', () => {
  fc.assert(
    fc.property(anyPage, (content) => {
      const { _uid, component, ...fields } = structuredClone(content);
      const again = { ...fields, component, _uid };
      expect(differenceBetween(content, again).changes).toEqual([]);
    }),
  );
});

test('a block that comes twice under one id is neither lost nor confused', () => {
  const twice = page(block('a', { title: 'Eins' }), block('a', { title: 'Zwei' }));
  const after = page(block('a', { title: 'Zwei' }), block('a', { title: 'Eins' }), block('x'));
  expect(sameValue(applyDifference(twice, differenceBetween(twice, after)), after)).toBe(true);
});

test('a summary of any two pages is one that can be kept', () => {
  fc.assert(
    fc.property(anyPage, anyPage, (before, after) => {
      expect(versionChangesSchema.parse(changesBetween(before, after, []))).toBeDefined();
    }),
  );
});

function listed(content: Record<string, unknown>): unknown[] {
  return Array.isArray(content.body) ? content.body : [];
}
