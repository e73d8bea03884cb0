import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './address.ts';

test.each([
  [12, undefined, undefined],
  [12, '4b1c2468-a427-5043-826c-bf9608e92332', undefined],
  [12, undefined, {}],
  [12, 'titel', { country: ['DE', 'CH'], version: ['vorteile:on'] }],
])('story %d, block %s, compared in %j', (storyId, block, ticks) => {
  expect(readAddress(writeAddress(storyId, block, ticks))).toEqual({ storyId, block, ticks });
});

test.each(['', '#/', '#/stories/', '#/stories/abc', '#/pages/3'])('%j names nothing', (hash) => {
  expect(readAddress(hash)).toEqual({ storyId: undefined, block: undefined, ticks: undefined });
});
