import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropRegion } from './crop.ts';

test('without a focus the middle stays', () => {
  expect(cropRegion({ width: 1600, height: 900 }, { width: 100, height: 100 }, undefined)).toEqual({
    left: 350,
    top: 0,
    width: 900,
    height: 900,
  });
});

test('a focus at the edge moves the region as far as the picture goes', () => {
  const focus = { left: 1500, top: 100, right: 1600, bottom: 200 };
  expect(cropRegion({ width: 1600, height: 900 }, { width: 100, height: 100 }, focus).left).toBe(700);
});

test('the region never leaves the picture', () => {
  const length = fc.integer({ min: 1, max: 6000 });
  const size = fc.record({ width: length, height: length });
  const focus = fc.option(fc.record({ left: length, top: length, right: length, bottom: length }), {
    nil: undefined,
  });
  fc.assert(
    fc.property(size, size, focus, (original, wanted, corners) => {
      const { left, top, width, height } = cropRegion(original, wanted, corners);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
      expect(left + width).toBeLessThanOrEqual(original.width);
      expect(top + height).toBeLessThanOrEqual(original.height);
    }),
  );
});
