import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapPathPairs, pathPairs } from './path-numbers.ts';

const number = fc.oneof(
  fc.integer({ min: -999_999, max: 999_999 }).map((value) => value / 1000),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  fc.constantFrom(0, 1e-7, -2.5e-9, 12_345_678_901_234_568),
);
const pair = fc.tuple(number, number);

test('numbers are read as JavaScript reads them, small, long and negative ones too', () => {
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 20 }), (pairs) => {
      const path = pairs.map(([x, y]) => `L${x} ${y}`).join('');
      expect(pathPairs(path)).toEqual(pairs.map(([x, y]) => [Number(`${x}`), Number(`${y}`)]));
    }),
  );
});

test('numbers may stand close together, without a zero before the dot', () => {
  expect(pathPairs('M.5-3C1,2 -.25 4 5-6Z')).toEqual([
    [0.5, -3],
    [1, 2],
    [-0.25, 4],
    [5, -6],
  ]);
});

test('commands and blanks between pairs stay where they are', () => {
  const path = 'M0 0C1 2 3 4 5 6L-7,8ZM9 9Q1 1 2 2Z';
  expect(mapPathPairs(path, (x, y) => `${x + 1} ${y * 2}`)).toBe('M1 0C2 4 4 8 6 12L-6 16ZM10 18Q2 2 3 4Z');
  expect(mapPathPairs('', () => 'never')).toBe('');
});
