import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './address.ts';

test.each([
  [12, undefined, undefined],
  [12, '4b1c2468-a427-5043-826c-bf9608e92332', undefined],
  [12, undefined, {}],
  [12, 'titel', { country: ['DE', 'CH'], version: ['vorteile:on'] }],
])('story %d, block %s, compared in %j', (storyId, block, ticks) => {
  const address = { storyId, release: undefined, block, showsComments: false, ticks };
  expect(readAddress(writeAddress(storyId, block, ticks))).toEqual(address);
});

test.each(['', '#/', '#/stories/', '#/stories/abc', '#/pages/3'])('%j names nothing', (hash) => {
  const nothing = {
    storyId: undefined,
    release: undefined,
    block: undefined,
    showsComments: false,
    ticks: undefined,
  };
  expect(readAddress(hash)).toEqual(nothing);
});

test('an address leads to what is said of a block', () => {
  expect(readAddress('#/stories/12/b-1/comments')).toEqual({
    storyId: 12,
    release: undefined,
    block: 'b-1',
    showsComments: true,
    ticks: undefined,
  });
});

test('an address leads to the draft that a release has of a page', () => {
  const address = writeAddress(12, 'b-1', undefined, 3);
  expect(address).toBe('#/releases/3/stories/12/b-1');
  expect(readAddress(address)).toMatchObject({ storyId: 12, release: 3, block: 'b-1' });
});
