import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './address.ts';

test.each([
  [12, undefined],
  [12, '4b1c2468-a427-5043-826c-bf9608e92332'],
])('story %d, block %s', (storyId, block) => {
  expect(readAddress(writeAddress(storyId, block))).toEqual({ storyId, block, showsComments: false });
});

test.each(['', '#/', '#/stories/', '#/stories/abc', '#/pages/3'])('%j names nothing', (hash) => {
  expect(readAddress(hash)).toEqual({ storyId: undefined, block: undefined, showsComments: false });
});

test('an address leads to what is said of a block', () => {
  expect(readAddress('#/stories/12/b-1/comments')).toEqual({
    storyId: 12,
    block: 'b-1',
    showsComments: true,
  });
});
