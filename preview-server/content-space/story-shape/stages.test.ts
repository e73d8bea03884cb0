import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stageAt, stageNumber, stageOfNumber, stages } from './stages.ts';

test('a stage is found by its number again', () => {
  for (const stage of stages) expect(stageOfNumber(stageNumber(stage))).toBe(stage);
});

test('an approval holds for the version that was looked at, and for no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 999 }), (looked, now) => {
      const approved = { stage: stageNumber('approved'), version: looked };
      expect(stageAt(approved, now) === 'approved').toBe(looked === now);
      expect(stageAt({ stage: stageNumber('to-review'), version: looked }, now)).toBe('to-review');
    }),
  );
});

test('a page of which nothing was said is in progress', () => {
  expect(stageAt(undefined, 3)).toBe('in-progress');
  expect(stageAt({ stage: 99, version: 3 }, 3)).toBe('in-progress');
});
