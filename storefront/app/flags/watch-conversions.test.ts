import { expect, test } from 'vitest';
import { createConversionWatch } from './watch-conversions.ts';

function setUp(counts = { wishlist: 2, basket: 1 }) {
  const tracked: string[] = [];
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const watch = () =>
    createConversionWatch({
      counts: () => ({ ...counts }),
      storage,
      track: ({ type }) => void tracked.push(type),
    });
  return { counts, kept, tracked, watch };
}

test('what a visitor had before the test is no conversion, and what is added is', () => {
  const { counts, tracked, watch } = setUp();
  const look = watch();
  look();
  expect(tracked).toEqual([]);
  counts.wishlist += 1;
  look();
  counts.basket += 1;
  look();
  look();
  expect(tracked).toEqual(['wishlist', 'basket']);
});

test('what is taken away counts for nothing, and what comes after it does', () => {
  const { counts, tracked, watch } = setUp();
  const look = watch();
  look();
  counts.basket = 0;
  look();
  expect(tracked).toEqual([]);
  counts.basket = 1;
  look();
  expect(tracked).toEqual(['basket']);
});

test('what a form did without scripts is found at the next page', () => {
  const { counts, tracked, watch } = setUp();
  watch()();
  counts.basket += 1;
  watch()();
  expect(tracked).toEqual(['basket']);
});

test('what is kept in another form counts as nothing', () => {
  const { kept, tracked, watch } = setUp();
  for (const broken of ['{', '7', '{"wishlist":1}', '{"wishlist":"1","basket":0}']) {
    kept.set('flag-counts', broken);
    watch()();
  }
  expect(tracked).toEqual([]);
});
