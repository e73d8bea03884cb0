import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './address.ts';

test.each([
  [12, undefined],
  [12, '4b1c2468-a427-5043-826c-bf9608e92332'],
])('story %d, block %s', (storyId, block) => {
  expect(readAddress(writeAddress(storyId, block))).toEqual({ storyId, block });
});

test.each(['', '#/', '#/stories/', '#/stories/abc', '#/pages/3'])('%j names nothing', (hash) => {
  expect(readAddress(hash)).toEqual({ storyId: undefined, block: undefined });
});
