import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSharing } from './share-story.ts';

/** By a session that has seen nothing yet. */
const shareStory = (previous: unknown, next: unknown) => createSharing()(previous, next);

type Block = { _uid: string; component: string; title: string; items: Block[] };

const block = (uid: string, title: string, items: Block[] = []): Block => ({
  _uid: uid,
  component: 'text',
  title,
  items,
});

/** What arrives in a message: equal, but nothing of it the same object. */
const received = <Value>(value: Value): Value => structuredClone(value);

function bodyOf(story: unknown): unknown[] {
  expect(story).toHaveProperty('content.body');
  const { content } = Object(story);
  return content.body;
}

const story = (body: Block[]) => ({ id: 1, content: { _uid: 'root', component: 'page', body } });

test('an unchanged story stays the same object', () => {
  const before = story([block('a', 'A', [block('b', 'B')])]);
  expect(shareStory(before, received(before))).toBe(before);
});

test('only the changed block and its ancestors are new', () => {
  const before = story([block('a', 'A'), block('b', 'B', [block('c', 'C'), block('d', 'D')])]);
  const next = story([block('a', 'A'), block('b', 'B', [block('c', 'changed'), block('d', 'D')])]);
  const [a, b] = bodyOf(shareStory(before, next));
  expect(a).toBe(before.content.body[0]);
  expect(b).not.toBe(before.content.body[1]);
  expect(Object(b).items[1]).toBe(before.content.body[1]?.items[1]);
});

test('moved, added and removed blocks leave the others as they are', () => {
  const before = story([block('a', 'A'), block('b', 'B'), block('c', 'C')]);
  const [c, added, a] = bodyOf(
    shareStory(before, story([block('c', 'C'), block('x', 'X'), block('a', 'A')])),
  );
  expect(c).toBe(before.content.body[2]);
  expect(added).toEqual(block('x', 'X'));
  expect(a).toBe(before.content.body[0]);
});

const json = fc.jsonValue({ maxDepth: 4 });
const blockWith = (items: fc.Arbitrary<Block[]>): fc.Arbitrary<Block> =>
  fc.record({
    _uid: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    component: fc.constantFrom('text', 'list'),
    title: fc.string({ maxLength: 3 }),
    items,
  });
const leaf = blockWith(fc.constant([]));
const blockTree = blockWith(fc.array(blockWith(fc.array(leaf, { maxLength: 3 })), { maxLength: 3 }));

test('the result always equals the new value', () => {
  fc.assert(
    fc.property(json, json, (previous, next) => {
      expect(shareStory(previous, received(next))).toEqual(next);
    }),
  );
  fc.assert(
    fc.property(fc.array(blockTree), fc.array(blockTree), (previous, next) => {
      expect(shareStory(previous, received(next))).toEqual(next);
    }),
  );
});

test('blocks that did not change keep their identity', () => {
  const unique = fc.uniqueArray(blockTree, { selector: ({ _uid }) => _uid, maxLength: 5 });
  fc.assert(
    fc.property(unique, fc.nat(), (blocks, seed) => {
      const kept = blocks.filter((_, at) => (seed >> at) % 2 === 0).reverse();
      const result = shareStory(blocks, received(kept));
      kept.forEach((original, at) => {
        expect(Object(result)[at]).toBe(original);
      });
    }),
  );
});
