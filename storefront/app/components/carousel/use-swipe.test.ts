import { expect, test } from 'vitest';
import { isDrag, swipeOf } from './use-swipe.ts';

const touch = { isTouch: true, x: 0, y: 0, moves: 5 };
const mouse = { isTouch: false, x: 0, y: 0, moves: 5 };

test('a touch swipe needs over 50 px', () => {
  expect(swipeOf({ ...touch, x: -50 })).toBeUndefined();
  expect(swipeOf({ ...touch, x: -51 })).toBe('next');
  expect(swipeOf({ ...touch, x: 51, y: 40 })).toBe('previous');
});

test('a mouse swipe counts only when it is more than three times as wide as high', () => {
  expect(swipeOf({ ...mouse, x: -90, y: 30 })).toBeUndefined();
  expect(swipeOf({ ...mouse, x: -91, y: 30 })).toBe('next');
  expect(swipeOf({ ...mouse, x: 91, y: -30 })).toBe('previous');
});

test('a click with a trembling hand is no swipe', () => {
  expect(swipeOf({ ...mouse, x: 3 })).toBeUndefined();
});

test('more than 10 mouse moves make a drag, which follows no link', () => {
  expect(isDrag({ ...mouse, moves: 10 })).toBe(false);
  expect(isDrag({ ...mouse, moves: 11 })).toBe(true);
});

test('a swipe follows no link either, a tap does', () => {
  expect(isDrag({ ...touch, x: -80, moves: 3 })).toBe(true);
  expect(isDrag({ ...touch, moves: 30 })).toBe(false);
});
