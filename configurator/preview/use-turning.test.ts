import { expect, test } from 'vitest';
import { swipeOf } from './use-turning.ts';

test('a short, quick pull across leads on or back; any other only turns', () => {
  expect(swipeOf({ x: -80, y: 10, milliseconds: 120 })).toBe(1);
  expect(swipeOf({ x: 80, y: -10, milliseconds: 120 })).toBe(-1);
  expect(swipeOf({ x: -80, y: 10, milliseconds: 900 })).toBeUndefined();
  expect(swipeOf({ x: -20, y: 0, milliseconds: 80 })).toBeUndefined();
  expect(swipeOf({ x: -60, y: 60, milliseconds: 80 })).toBeUndefined();
});
