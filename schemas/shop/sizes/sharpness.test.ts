import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dotsNeeded, sharpnessOf } from './sharpness.ts';

test.each([
  [100, 150, 150, 75],
  [200, 300, 150, 75],
  [400, 300, 127, 64],
  [600, 400, 106, 53],
  [1200, 800, 75, 37],
  [5000, 3000, 37, 19],
])('a picture of %i by %i mm needs %i dots an inch, and at least %i', (width, height, sharp, least) => {
  const needed = dotsNeeded({ width, height });
  expect([Math.round(needed.sharp), Math.round(needed.least)]).toEqual([sharp, least]);
});

const side = fc.integer({ min: 50, max: 5000 });

test('a photo never looks sharper for being printed larger', () => {
  const order = ['unprintable', 'coarse', 'sharp'];
  fc.assert(
    fc.property(
      side,
      side,
      fc.integer({ min: 100, max: 20_000 }),
      fc.double({ min: 1, max: 10, noNaN: true }),
      (width, height, pixels, factor) => {
        const rank = (scale: number) => {
          const size = { width: width * scale, height: height * scale };
          return order.indexOf(sharpnessOf(size, pixels / (size.width / 25.4)));
        };
        expect(rank(factor)).toBeLessThanOrEqual(rank(1));
      },
    ),
  );
});
