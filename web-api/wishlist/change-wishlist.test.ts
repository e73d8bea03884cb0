import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeWishlist, type KeptWishlist } from './change-wishlist.ts';

const meadow = { id: '1', name: 'Wiese' };
const gold = { id: '2', name: 'Gold' };
const none = { add: [], remove: [] };

test('what was kept in two browsers ends in one list, each design once', () => {
  const first = changeWishlist([], { ...none, add: [{ themeId: '7', ...meadow }] });
  const add = [
    { themeId: '7', ...meadow },
    { themeId: '7', ...gold },
    { themeId: '8', ...meadow },
  ];
  expect(changeWishlist(first, { ...none, add })).toEqual([
    { id: '7', designs: [meadow, gold] },
    { id: '8', designs: [meadow] },
  ]);
});

test('what was taken out goes, and a theme with its last design', () => {
  const list = [{ id: '7', designs: [meadow] }];
  expect(changeWishlist(list, { ...none, remove: [{ themeId: '7', id: '1' }] })).toEqual([]);
});

test('a full list takes no more, and loses nothing', () => {
  const add = Array.from({ length: 500 }, (_, place) => ({ themeId: '7', id: String(place), name: '' }));
  const full = changeWishlist([], { ...none, add });
  expect(changeWishlist(full, { ...none, add: [{ themeId: '8', ...gold }] })).toEqual(full);
});

const change = fc.record({
  add: fc.array(
    fc.record({ themeId: fc.constantFrom('7', '8'), id: fc.constantFrom('1', '2'), name: fc.constant('') }),
  ),
  remove: fc.array(fc.record({ themeId: fc.constantFrom('7', '8'), id: fc.constantFrom('1', '2') })),
});

test('the same change a second time changes nothing, and no theme is empty', () => {
  fc.assert(
    fc.property(fc.array(change), change, (before, last) => {
      const list = [...before, last].reduce<KeptWishlist>(changeWishlist, []);
      expect(changeWishlist(list, last)).toEqual(list);
      expect(list.every(({ designs }) => designs.length > 0)).toBe(true);
    }),
  );
});
