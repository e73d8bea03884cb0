import fc from 'fast-check';
import { expect, test } from 'vitest';
import { growingPause } from './growing-pause.ts';

test('pauses double up to a quarter of a minute', () => {
  expect([1, 2, 3, 4, 5, 6].map((failures) => growingPause(failures, 0))).toEqual([
    1_000, 2_000, 4_000, 8_000, 15_000, 15_000,
  ]);
});

test('no pause is shorter than three quarters of it, nor longer than the longest', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.double({ min: 0, max: 1, noNaN: true }), (failures, chance) => {
      const pause = growingPause(failures, chance);
      expect(pause).toBeGreaterThanOrEqual(750);
      expect(pause).toBeLessThanOrEqual(15_000);
      expect(pause).toBeGreaterThanOrEqual(0.75 * growingPause(failures, 0));
    }),
  );
});
