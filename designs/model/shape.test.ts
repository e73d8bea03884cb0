import { expect, test } from 'vitest';
import { matrixOf } from './shape.ts';

test('turns, scales and moves as SVG does', () => {
  expect(matrixOf({ x: 3, y: 4 })).toEqual([1, 0, 0, 1, 3, 4]);
  expect(matrixOf({ rotate: 90, scale: 2 })).toEqual([0, 2, -2, 0, 0, 0]);
});

test('mirrors along the y axis', () => {
  expect(matrixOf({ mirror: true })).toEqual([-1, 0, 0, 1, 0, 0]);
});
