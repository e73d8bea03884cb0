import type { Sharpness } from '@blattwerk/schemas/shop/sizes/sharpness.ts';
import { expect, test } from 'vitest';
import { betterSize } from './print-sharpness.ts';

const sizes = ['100x150', '90x130', '200x300', '130x180'];
const in90: Readonly<Record<string, Sharpness>> = {
  '90x130': 'sharp',
  '100x150': 'coarse',
  '130x180': 'coarse',
};

test('the largest size that is sharp is offered, else the largest that can be printed at all', () => {
  const sharpness = (size: string) => in90[size] ?? 'unprintable';
  expect(betterSize(sizes, '200x300', sharpness)).toBe('90x130');
  const none = (size: string) => (sharpness(size) === 'sharp' ? 'coarse' : sharpness(size));
  expect(betterSize(sizes, '200x300', none)).toBe('130x180');
  expect(betterSize(sizes, '100x150', none)).toBeUndefined();
  expect(betterSize(sizes, '100x150', () => 'unprintable')).toBeUndefined();
});
