import { expect, test } from 'vitest';
import { lightOf, lightSteps, linearOf, shownOf, shownOfLight } from './tone-curve.ts';

test('colours of printed paper are shown as they are', () => {
  for (const value of [0, 1, 2, 17, 90, 180, 217]) expect(shownOfLight(linearOf[value] ?? -1)).toBe(value);
});

test('more light is never darker, and no value is left out', () => {
  expect(shownOf.every((value, step) => step === 0 || value >= (shownOf[step - 1] ?? 0))).toBe(true);
  expect(new Set(shownOf).size).toBe(256);
});

test('what a value shows leads back to it', () => {
  for (let value = 0; value < 255; value++)
    expect(shownOf[Math.round((lightOf[value] ?? 0) * lightSteps)]).toBe(value);
});
