import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverRegion } from './cover-region.ts';

describe('coverRegion', () => {
  it('keeps the focus in the middle where the picture allows it', () => {
    const focus = { left: 800, top: 300, right: 820, bottom: 320 };
    expect(coverRegion({ width: 1000, height: 500 }, { width: 100, height: 100 }, focus)).toEqual({
      left: 500,
      top: 0,
      width: 500,
      height: 500,
    });
  });

  it('never leaves the picture and has the wanted ratio', () => {
    const side = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(side, side, side, side, side, side, (width, height, targetWidth, targetHeight, x, y) => {
        const focus = { left: x, top: y, right: x + 1, bottom: y + 1 };
        const region = coverRegion({ width, height }, { width: targetWidth, height: targetHeight }, focus);
        expect(region.left).toBeGreaterThanOrEqual(0);
        expect(region.left + region.width).toBeLessThanOrEqual(width);
        expect(region.top + region.height).toBeLessThanOrEqual(height);
        expect(Math.min(region.width, region.height)).toBeGreaterThan(0);
        expect(region.width === width || region.height === height).toBe(true);
      }),
    );
  });
});
