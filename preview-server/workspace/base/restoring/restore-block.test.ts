import fc from 'fast-check';
import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import {
  differenceBetween,
  toldChanges,
} from '../../../content-space/story-shape/difference/story-difference.ts';
import type { Block } from '../content/block.ts';
import { blockOf, indexBlocks } from '../content/block-index.ts';
import { anyPage, block, embedding, uidsOf } from '../content/testing-blocks.ts';
import { restoring } from './restore-block.ts';

const page = (...body: Block[]) => block('root', { component: 'page', body });
const teaser = (uid: string, fields: Record<string, unknown> = {}) =>
  block(uid, { component: 'image_teaser', ...fields });

/** The page after the change of a block was undone in it; what became of that, where it was not. */
function restored(before: Block, after: Block, uid: string, draft = after) {
  const difference = differenceBetween(before, after);
  const change = toldChanges(difference).find((each) => each.uid === uid);
  if (!change) throw new Error(`${uid} has not changed`);
  const made = restoring(difference.before, change, { content: draft, index: indexBlocks(draft) });
  return made.isPossible
    ? { page: produce(draft, (root) => made.edit(root)), isElsewhere: made.isElsewhere }
    : made.reason;
}

const [a, b, c] = [teaser('a', { title: 'A' }), teaser('b'), teaser('c')];

describe('one change is undone, the others stay', () => {
  const edited = { ...a, title: 'Neu' };
  test.each<[string, Block, Block, string, Block]>([
    ['a field', page(a, b), page(edited, c), 'a', page(a, c)],
    [
      'a deleted block comes back after its neighbour',
      page(a, b, c),
      page(edited, c),
      'b',
      page(edited, b, c),
    ],
    ['an inserted block goes', page(a), page(edited, b), 'b', page(edited)],
    ['a moved block goes back', page(a, b, c), page(c, a, b), 'c', page(a, b, c)],
    [
      'a block in a text stands between its paragraphs again',
      page(teaser('t', { text: embedding(a) })),
      page(teaser('t', { text: { type: 'doc', content: [embedding(a).content[0]] } })),
      'a',
      page(teaser('t', { text: embedding(a) })),
    ],
  ])('%s', (_what, before, after, uid, wanted) => {
    const made = restored(before, after, uid);
    const withoutIds = (value: unknown) =>
      JSON.parse(JSON.stringify(value, (key, each) => (key === 'id' ? undefined : each)));
    expect(made).toEqual({ page: expect.anything(), isElsewhere: false });
    expect(withoutIds(Object(made).page)).toEqual(withoutIds(wanted));
  });

  test('blocks of a restored one that stand elsewhere by now are not doubled', () => {
    const grid = block('g', { component: 'teaser_grid', items: [a, b] });
    const made = restored(page(grid), page(a), 'g');
    expect(uidsOf(Object(made).page)).toEqual(['root', 'g', 'b', 'a']);
  });

  test('what held a block is gone: it comes into the nearest that takes it', () => {
    const inside = block('h', { component: 'page_container_headline' });
    const holder = block('g', { component: 'treatment', body: [inside, a] });
    const before = page(b, holder, c);
    const made = restored(before, page(b, { ...holder, body: [a] }, c), 'h', page(b, c));
    expect(made).toMatchObject({ isElsewhere: true });
    expect(uidsOf(Object(made).page)).toEqual(['root', 'b', 'h', 'c']);
  });

  test('nothing takes it', () => {
    const slide = block('s', { component: 'teaser_slide' });
    const holder = block('m', { component: 'main_teaser', teaser: [slide] });
    expect(restored(page(holder), page({ ...holder, teaser: [] }), 's', page(a))).toBe('no-place');
  });

  test('it is there already', () => {
    expect(restored(page(a, b), page(a), 'b', page(a, b))).toBe('done');
    expect(restored(page(a), page(a, b), 'b', page(a))).toBe('done');
  });
});

test('no page ever has a block twice, whatever is restored in whatever draft', () => {
  fc.assert(
    fc.property(anyPage, anyPage, anyPage, (before, after, draft) => {
      const difference = differenceBetween(before, after);
      for (const change of toldChanges(difference)) {
        const made = restoring(difference.before, change, { content: draft, index: indexBlocks(draft) });
        if (!made.isPossible) continue;
        const next = produce(draft, (root) => made.edit(root));
        const uids = uidsOf(next);
        expect(new Set(uids).size).toBe(uids.length);
        if (made.select !== undefined && made.select !== next._uid)
          expect(blockOf(next, indexBlocks(next), made.select)).toBeDefined();
      }
    }),
  );
});
