import { bucketOf } from '@blattwerk/schemas/shop/flags/bucket.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chiSquareTail, meanDifference, shareDifference } from './chance.ts';
import { sampleRatio } from './sample-ratio.ts';

test.each([
  // From tables of the distribution.
  [3.841_458_8, 1, 0.05],
  [10.827_566, 1, 0.001],
  [5.991_464_5, 2, 0.05],
  [7.814_727_9, 3, 0.05],
  [16.266_236, 3, 0.001],
  [18.307_038, 10, 0.05],
  [0, 1, 1],
])('a sum of squares of %d at %i degrees has the tail %d', (chiSquare, degrees, tail) => {
  expect(chiSquareTail(chiSquare, degrees)).toBeCloseTo(tail, 6);
});

test('the interval of a difference is the one that Newcombe published', () => {
  // Newcombe 1998, method 10: 56/70 less 48/80.
  const { difference, low, high } = shareDifference({ hits: 48, of: 80 }, { hits: 56, of: 70 });
  expect([difference, low, high].map((value) => value.toFixed(4))).toEqual(['0.2000', '0.0524', '0.3339']);
});

test('an interval holds what was seen, and shrinks with more visitors', () => {
  const hits = fc
    .integer({ min: 1, max: 2000 })
    .chain((of) => fc.record({ of: fc.constant(of), hits: fc.integer({ min: 0, max: of }) }));
  fc.assert(
    fc.property(hits, hits, (base, other) => {
      const { difference, low, high } = shareDifference(base, other);
      expect(low).toBeLessThanOrEqual(difference);
      expect(high).toBeGreaterThanOrEqual(difference);
      const tenfold = (one: { hits: number; of: number }) => ({ hits: one.hits * 10, of: one.of * 10 });
      const more = shareDifference(tenfold(base), tenfold(other));
      expect(more.high - more.low).toBeLessThan(high - low);
    }),
  );
});

test('means differ by what their visitors spent', () => {
  // 10, 20, 30 beside 0, 0, 60: both 20, with variances of 100 and 1200.
  const { difference, low, high } = meanDifference(
    { of: 3, sum: 60, squares: 1400 },
    { of: 3, sum: 60, squares: 3600 },
  );
  expect(difference).toBe(0);
  expect(high).toBeCloseTo(1.959_964 * Math.sqrt(1300 / 3), 3);
  expect(low).toBeCloseTo(-high, 10);
});

test('10,000 visitors who are drawn by a flag’s seed never look like a broken split', () => {
  const seed = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
  fc.assert(
    fc.property(seed, fc.integer({ min: 1, max: 99 }), fc.uuid(), (given, percent, name) => {
      let on = 0;
      for (let visitor = 0; visitor < 10_000; visitor += 1)
        if (bucketOf(`${name}-${visitor}`, given) <= percent) on += 1;
      // Five standard deviations: one run in two million leaves them.
      const reach = 5 * Math.sqrt((10_000 * percent * (100 - percent)) / 10_000);
      expect(Math.abs(on - 100 * percent)).toBeLessThan(reach);
      const split = sampleRatio([
        { percent, visitors: on },
        { percent: 100 - percent, visitors: 10_000 - on },
      ]);
      expect(split?.probability).toBeGreaterThan(1e-7);
    }),
    { numRuns: 60, seed: 11 },
  );
});

test('a split that loses a tenth of one treatment is told', () => {
  const arms = (on: number, off: number) => [
    { percent: 50, visitors: on },
    { percent: 50, visitors: off },
  ];
  expect(sampleRatio(arms(4500, 5000))?.isBroken).toBe(true);
  expect(sampleRatio(arms(4930, 5070))?.isBroken).toBe(false);
  expect(sampleRatio([])).toBeNull();
  expect(sampleRatio(arms(0, 0))).toBeNull();
});
