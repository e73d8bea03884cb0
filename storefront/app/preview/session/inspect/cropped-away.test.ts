import fc from 'fast-check';
import { expect, test } from 'vitest';
import { croppedAway } from './cropped-away.ts';

const side = fc.integer({ min: 1, max: 8000 });
const size = fc.record({ width: side, height: side });

test('a picture of the same shape loses nothing, one twice as wide as its place loses half', () => {
  expect(croppedAway({ width: 1200, height: 800 }, { width: 300, height: 200 })).toBeCloseTo(0);
  expect(croppedAway({ width: 2000, height: 1000 }, { width: 500, height: 500 })).toBeCloseTo(0.5);
  expect(croppedAway({ width: 0, height: 10 }, { width: 10, height: 10 })).toBe(0);
});

test('what is lost is a share, and the same whichever of the two is wider', () => {
  fc.assert(
    fc.property(size, size, (file, place) => {
      const lost = croppedAway(file, place);
      expect(lost).toBeGreaterThanOrEqual(0);
      expect(lost).toBeLessThan(1);
      expect(croppedAway(place, file)).toBeCloseTo(lost);
    }),
  );
});
