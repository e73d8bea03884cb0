import { expect, test } from 'vitest';
import { neededVisitors } from './needed-visitors.ts';

test.each([
  // As calculators of sample sizes say.
  [0.05, 0.2, 8155],
  [0.1, 0.1, 14_748],
])('a share of %d that shall grow by %d needs %i visitors', (baseline, change, visitors) => {
  const needed = neededVisitors(baseline, change) ?? 0;
  expect(Math.abs(needed - visitors) / visitors).toBeLessThan(0.01);
});

test('what is no share, or no change, needs no number', () => {
  for (const [baseline, change] of [
    [0, 0.1],
    [1, 0.1],
    [0.6, 0.9],
    [0.1, 0],
    [Number.NaN, 0.1],
  ] as const)
    expect(neededVisitors(baseline, change)).toBeUndefined();
});
