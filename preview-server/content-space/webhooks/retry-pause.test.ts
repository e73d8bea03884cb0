import { expect, test } from 'vitest';
import { giveUpAfterMs, retryPause } from './retry-pause.ts';

test('an address that never answers is asked less and less often, and given up after a day', () => {
  const pauses: number[] = [];
  let age = 0;
  for (;;) {
    const pause = retryPause(pauses.length + 1, age);
    if (pause === undefined) break;
    pauses.push(pause / 1000);
    age += pause;
  }
  expect(pauses.slice(0, 7)).toEqual([5, 15, 45, 135, 405, 1215, 3600]);
  expect(new Set(pauses.slice(6))).toEqual(new Set([3600]));
  expect(age).toBeLessThanOrEqual(giveUpAfterMs);
  expect(age).toBeGreaterThan(giveUpAfterMs - 3600 * 1000);
});
