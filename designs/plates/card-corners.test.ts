import { expect, test } from 'vitest';
import { cornersOf } from './card-corners.ts';

const picture = { width: 60, height: 50 };
const region = { left: 10, top: 5, width: 40, height: 40 };
/** A card that fills the region but for two pixels all around. */
const inside = (index: number) => {
  const [x, y] = [index % 40, Math.floor(index / 40)];
  return x >= 2 && x < 38 && y >= 2 && y < 38;
};
const share = Float32Array.from({ length: 1600 }, (_, index) => (inside(index) ? 1 : 0));
const placeOf = (index: number, axis: 0 | 1) =>
  ((axis === 0 ? index % 40 : Math.floor(index / 40)) - 1.5) / 36;

test('a corner shows what is next to it, outside the card and away from its middle', () => {
  const { pixels, coordinates, outside } = cornersOf(region, share, placeOf, picture);
  expect(pixels.length).toBeGreaterThan(4 * 9);
  pixels.forEach((pixel, index) => {
    const [u = 0, v = 0] = coordinates.subarray(index * 2, index * 2 + 2);
    expect([u < 0.12 || u > 0.88, v < 0.12 || v > 0.88]).toEqual([true, true]);
    const [x, y] = [(outside[index] ?? 0) % 60, Math.floor((outside[index] ?? 0) / 60)];
    expect(inside((y - 5) * 40 + x - 10)).toBe(false);
    expect(Math.hypot(x - 30, y - 25)).toBeGreaterThan(
      Math.hypot((pixel % 60) - 30, Math.floor(pixel / 60) - 25),
    );
  });
});

test('beside the edge of the picture nothing is known: corners there stay', () => {
  const { pixels } = cornersOf({ ...region, left: -2, top: -2 }, share, placeOf, picture);
  const { pixels: all } = cornersOf(region, share, placeOf, picture);
  expect(pixels.length).toBeLessThan(all.length);
});
