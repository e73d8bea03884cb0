import { expect, test } from 'vitest';
import { createFollowedBlocks } from './followed-blocks.ts';

const block = (name: string, path = '/') => ({ component: 'image_teaser', block: name, path });
const subjects = (counts: readonly { subject: string }[]) => counts.map(({ subject }) => subject);

test('each block on the way to the basket counts once, and only for the first thing put in', () => {
  const { follow, takeBaskets } = createFollowedBlocks();
  follow(block('a'));
  follow(block('b', '/hochzeit/?seite=2'));
  follow(block('a'));
  expect(takeBaskets()).toEqual([
    { kind: 'blockBasket', subject: 'image_teaser b', path: '/hochzeit/', amount: 1 },
    { kind: 'blockBasket', subject: 'image_teaser a', path: '/', amount: 1 },
  ]);
  expect(takeBaskets()).toEqual([]);
});

test('of a long way the last ten blocks count', () => {
  const { follow, takeBaskets } = createFollowedBlocks();
  for (let step = 0; step < 15; step++) follow(block(`b${step}`));
  const taken = subjects(takeBaskets());
  expect(taken).toHaveLength(10);
  expect(taken.at(0)).toBe('image_teaser b5');
});
