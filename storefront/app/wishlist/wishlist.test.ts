import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countDesigns,
  hasDesign,
  parseWishlist,
  removeTheme,
  toggleDesign,
  type Wishlist,
} from './wishlist.ts';

const meadow = { id: '1', name: 'Wiese' };
const gold = { id: '2', name: 'Gold' };

test('a first design brings its theme, a second joins it, and the last takes the theme along', () => {
  const one = toggleDesign([], '1461', meadow);
  expect(one).toEqual([{ id: '1461', designs: [meadow] }]);
  const two = toggleDesign(one, '1461', gold);
  expect(two).toEqual([{ id: '1461', designs: [meadow, gold] }]);
  expect(toggleDesign(toggleDesign(two, '1461', meadow), '1461', gold)).toEqual([]);
});

test('the same design in another theme is another entry', () => {
  const both = toggleDesign(toggleDesign([], '7', meadow), '8', meadow);
  expect(countDesigns(both)).toBe(2);
  expect(removeTheme(both, '7')).toEqual([{ id: '8', designs: [meadow] }]);
});

const toggles = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('1', '2', '3')));
const after = (steps: readonly [string, string][]) =>
  steps.reduce<Wishlist>((list, [theme, id]) => toggleDesign(list, theme, { id, name: id }), []);

test('a design is on the list after an odd number of toggles, no theme is empty, and storing changes nothing', () => {
  fc.assert(
    fc.property(
      toggles,
      fc.constantFrom('a', 'b', 'c'),
      fc.constantFrom('1', '2', '3'),
      (steps, theme, id) => {
        const list = after(steps);
        const times = steps.filter(([otherTheme, other]) => otherTheme === theme && other === id).length;
        expect(hasDesign(list, theme, id)).toBe(times % 2 === 1);
        expect(list.every(({ designs }) => designs.length > 0)).toBe(true);
        expect(parseWishlist(JSON.stringify(list))).toEqual(list);
      },
    ),
  );
});

test('reads what older versions of the shop stored: `cards`, and numbers as ids', () => {
  const stored = [
    { id: 1461, designs: [{ id: 1, name: 'Wiese' }] },
    { id: '7', cards: [{ id: '3' }] },
  ];
  expect(parseWishlist(JSON.stringify(stored))).toEqual([
    { id: '1461', designs: [meadow] },
    { id: '7', designs: [{ id: '3', name: '' }] },
  ]);
});

test.each([null, '', 'not json', '{}', '[null, 1, {"designs": 4}, {"id": "1"}]'])(
  '%j is an empty list',
  (stored) => {
    expect(parseWishlist(stored)).toEqual([]);
  },
);
