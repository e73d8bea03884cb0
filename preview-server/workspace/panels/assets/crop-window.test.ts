import { coverRegion } from '@blattwerk/server-kit/pictures/cover-region.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropWindow } from './crop-window.ts';

const side = fc.integer({ min: 50, max: 6000 });
const part = fc.double({ min: 0, max: 1, noNaN: true });

test('shows what the image service cuts, within a pixel or two', () => {
  fc.assert(
    fc.property(side, side, side, side, part, part, (width, height, w, h, x, y) => {
      const [left, top] = [Math.floor(x * width), Math.floor(y * height)];
      const cut = coverRegion(
        { width, height },
        { width: w, height: h },
        { left, top, right: left, bottom: top },
      );
      const shown = cropWindow({ width, height }, w / h, { x: left / width, y: top / height });
      expect(Math.abs(shown.left * width - cut.left)).toBeLessThanOrEqual(2);
      expect(Math.abs(shown.top * height - cut.top)).toBeLessThanOrEqual(2);
      expect(Math.abs(shown.width * width - cut.width)).toBeLessThanOrEqual(1);
      expect(Math.abs(shown.height * height - cut.height)).toBeLessThanOrEqual(1);
    }),
  );
});
