import { expect, test } from 'vitest';
import { parseSeen, withLatest } from './seen-products.ts';

test('the latest comes first, nothing twice, and no more than twelve', () => {
  expect(withLatest(['card:1', 'card:2'], 'card:2')).toEqual(['card:2', 'card:1']);
  const many = Array.from({ length: 20 }, (_, place) => `card:${place}`);
  expect(withLatest(many, 'merch:1')).toHaveLength(12);
});

test('a broken list is an empty one, and what is no reference is left out', () => {
  expect(parseSeen('{"a":')).toEqual([]);
  expect(parseSeen('{}')).toEqual([]);
  expect(parseSeen('["card:1", 2, "nothing", "card:<b>"]')).toEqual(['card:1']);
});
