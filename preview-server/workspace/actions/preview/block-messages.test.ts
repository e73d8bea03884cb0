import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block } from '../../base/content/block.ts';
import { indexBlocks } from '../../base/content/block-index.ts';
import { anyPage, block, uidsOf } from '../../base/content/testing-blocks.ts';
import { blockMessages } from './block-messages.ts';

const list = (...uids: string[]) => block('root', { body: uids.map((uid) => block(uid)) });
const messages = (before: Block, now: Block, selected: string | undefined) =>
  blockMessages({ index: indexBlocks(before), selected }, { index: indexBlocks(now), selected });

test.each([
  ['nothing of an edit of a text', list('a', 'b'), list('a', 'b'), 'a', []],
  ['a new block that is open', list('a'), list('a', 'b'), 'b', [{ action: 'addedBlock', blockId: 'b' }]],
  ['nothing of a new block beside the open one', list('a'), list('b', 'a'), 'a', []],
  ['a block that is gone', list('a', 'b'), list('a'), 'a', [{ action: 'deletedBlock', blockId: 'b' }]],
  [
    'the open block that was moved',
    list('a', 'b', 'c'),
    list('b', 'c', 'a'),
    'a',
    [{ action: 'movedBlock', blockId: 'a' }],
  ],
  [
    'the open block that went into another list',
    list('a', 'b'),
    block('root', { body: [block('b', { body: [block('a')] })] }),
    'a',
    [{ action: 'movedBlock', blockId: 'a' }],
  ],
  ['nothing while no block is open', list('a'), list('a', 'b'), undefined, []],
])('tells %s', (_what, before, now, selected, expected) => {
  expect(messages(before, now, selected)).toEqual(expected);
});

test('a block that is gone is told of once, not with every block in it', () => {
  const before = block('root', { body: [block('a', { body: [block('a1'), block('a2')] }), block('b')] });
  expect(messages(before, list('b'), 'b')).toEqual([{ action: 'deletedBlock', blockId: 'a' }]);
});

test('from any page to any other: the new root, or what goes below roots that stay, never what is still there', () => {
  fc.assert(
    fc.property(anyPage, anyPage, fc.nat(), (before, now, pick) => {
      const after = uidsOf(now);
      const selected = after[pick % after.length];
      for (const { action, ...rest } of messages(before, now, selected)) {
        const uid = 'blockId' in rest ? rest.blockId : '';
        if (action === 'deletedBlock') expect(after).not.toContain(uid);
        else expect(uid).toBe(selected);
        if (action === 'addedBlock') expect(uidsOf(before)).not.toContain(uid);
      }
    }),
  );
});
