import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaledFocus } from './scaled-focus.ts';

const address = (width: number, height: number) => `http://localhost/f/1/${width}x${height}/ab/rosen.jpg`;
const side = fc.integer({ min: 1, max: 9000 });

test('a spot stays at the same part of the picture, within a pixel, and never leaves it', () => {
  fc.assert(
    fc.property(
      side,
      side,
      side,
      side,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (w, h, width, height, part) => {
        const [x, y] = [Math.floor(part * w), Math.floor(part * h)];
        const scaled = scaledFocus(`${x}x${y}:${x + 1}x${y + 1}`, address(w, h), address(width, height));
        const [, left = '', top = ''] = /^(\d+)x(\d+):/.exec(scaled) ?? [];
        expect(Math.abs(Number(left) - (x * width) / w)).toBeLessThanOrEqual(1);
        expect(Math.abs(Number(top) - (y * height) / h)).toBeLessThanOrEqual(1);
        expect(Number(left)).toBeLessThanOrEqual(width);
      },
    ),
  );
});

test('without a spot or a size there is none', () => {
  expect(scaledFocus('', address(10, 10), address(20, 20))).toBe('');
  expect(scaledFocus('5x5:6x6', address(10, 10), 'http://localhost/f/1/x/ab/preise.pdf')).toBe('');
});
