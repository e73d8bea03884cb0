import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coverRegion } from './cover-region.ts';

const square = { width: 100, height: 100 };

test('without a focus the middle stays', () => {
  expect(coverRegion({ width: 1600, height: 900 }, square)).toEqual({
    left: 350,
    top: 0,
    width: 900,
    height: 900,
  });
});

test('the focus is in the middle where the picture allows it', () => {
  const focus = { left: 800, top: 300, right: 820, bottom: 320 };
  expect(coverRegion({ width: 1000, height: 500 }, square, focus)).toEqual({
    left: 500,
    top: 0,
    width: 500,
    height: 500,
  });
});

test('a focus at the edge moves the region as far as the picture goes', () => {
  const focus = { left: 1500, top: 100, right: 1600, bottom: 200 };
  expect(coverRegion({ width: 1600, height: 900 }, square, focus).left).toBe(700);
});

test('the region never leaves the picture and is as large as it can be', () => {
  const length = fc.integer({ min: 1, max: 6000 });
  const size = fc.record({ width: length, height: length });
  const corners = fc.record({ left: length, top: length, right: length, bottom: length });
  fc.assert(
    fc.property(size, size, fc.option(corners, { nil: undefined }), (picture, target, focus) => {
      const { left, top, width, height } = coverRegion(picture, target, focus);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
      expect(left + width).toBeLessThanOrEqual(picture.width);
      expect(top + height).toBeLessThanOrEqual(picture.height);
      expect(width === picture.width || height === picture.height).toBe(true);
    }),
  );
});
