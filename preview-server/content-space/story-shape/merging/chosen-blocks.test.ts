import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPage, block, uidsOf } from '../../../workspace/base/content/testing-blocks.ts';
import { withChosenBlocks } from './chosen-blocks.ts';

const [a, b, c] = [block('a', { title: 'A' }), block('b', { title: 'B', body: [block('b1')] }), block('c')];
const page = (...body: unknown[]) => block('root', { title: 'Titel', body });
const take = (after: ReturnType<typeof page>, ...uids: string[]) =>
  withChosenBlocks(page(a, b, c), after, new Set(uids));

test('fields of the chosen blocks are taken alone', () => {
  const after = { ...page({ ...a, title: 'Neu' }, { ...b, title: 'Neu' }, c), title: 'Anders' };
  expect(take(after, 'a')).toEqual(page({ ...a, title: 'Neu' }, b, c));
  expect(take(after, 'root')).toEqual({ ...page(a, b, c), title: 'Anders' });
});

test('blocks come, go and move with what stands in them', () => {
  const fresh = block('n', { body: [block('n1', { title: 'Neu' })] });
  expect(take(page(a, fresh, b), 'n')).toEqual(page(a, fresh, b, c));
  expect(take(page(a, fresh, b), 'c')).toEqual(page(a, b));
  expect(take(page(a, c), 'b')).toEqual(page(a, c));
  expect(take(page(c, b, a), 'c')).toEqual(page(c, a, b));
  expect(take(page(a, block('n', { body: [c] }), b), 'a')).toEqual(page(a, b, c));
});

test('all of a change is the change, nothing of it is none', () => {
  const withoutText = (content: unknown) => JSON.parse(JSON.stringify(content));
  fc.assert(
    fc.property(anyPage, anyPage, (before, after) => {
      const root = { ...after, _uid: before._uid, component: before.component };
      const all = new Set([...uidsOf(before), ...uidsOf(root)]);
      expect(uidsOf(withoutText(withChosenBlocks(before, root, all))).toSorted()).toEqual(
        [...new Set(uidsOf(withoutText(root)))].toSorted(),
      );
      expect(withoutText(withChosenBlocks(before, root, new Set()))).toEqual(withoutText(before));
    }),
  );
});

/** A block within a text is part of the text. */
const inLists = anyPage.map(function withoutTexts({ text: _text, ...each }): ReturnType<typeof page> {
  const lists = Object.entries(each).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map(withoutTexts) : value,
  ]);
  return { ...each, ...Object.fromEntries(lists) };
});

test('a block that both contents have is in what comes out, whatever is chosen', () => {
  fc.assert(
    fc.property(inLists, inLists, fc.array(fc.nat(12)), (before, after, numbers) => {
      const root = { ...after, _uid: before._uid, component: before.component };
      const chosen = new Set(numbers.map((each) => `b${each}`));
      const result = new Set(uidsOf(withChosenBlocks(before, root, chosen)));
      const both = uidsOf(before).filter((uid) => uidsOf(root).includes(uid));
      expect(both.filter((uid) => !result.has(uid))).toEqual([]);
    }),
  );
});
