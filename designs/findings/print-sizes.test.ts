import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PrintedPhoto, sharpnessIn, sharpUpTo } from './print-sizes.ts';

/** A print that its photo fills, with a bleed. */
function printed(width: number, height: number, photo: PrintedPhoto['photo'], bleed = 0): PrintedPhoto {
  const box = { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed };
  return {
    trim: { width, height },
    layer: { box, crop: { focusX: 0.5, focusY: 0.5, zoom: 1 } },
    photo,
  };
}

test.each([
  [900, 600, { width: 150, height: 100 }],
  [2400, 1600, { width: 540, height: 360 }],
  [6000, 4000, { width: 3380, height: 2250 }],
])('a photo of %i by %i pixels is sharp up to %o', (width, height, expected) => {
  expect(sharpUpTo(printed(600, 400, { width, height }))).toEqual(expected);
});

test('a photo on its side is sharp as far as one that was taken so', () => {
  const [wide, tall] = [
    { width: 2400, height: 1600 },
    { width: 1600, height: 2400 },
  ];
  const { layer, ...print } = printed(600, 400, tall);
  const onSide = { ...layer, crop: { ...layer.crop, quarterTurns: 3 as const } };
  expect(sharpUpTo({ ...print, layer: onSide })).toEqual(sharpUpTo(printed(600, 400, wide)));
  expect(sharpUpTo({ ...print, layer })).not.toEqual(sharpUpTo(printed(600, 400, wide)));
});

test('what goes round a stretcher costs pixels', () => {
  const photo = { width: 2400, height: 1600 };
  const flat = sharpUpTo(printed(600, 400, photo));
  const wrapped = sharpUpTo(printed(600, 400, photo, 40));
  expect(wrapped?.width).toBeLessThan(flat?.width ?? 0);
  expect(sharpUpTo(printed(600, 400, { width: 9, height: 6 }))).toBeUndefined();
});

test('the size that is named is sharp, and a centimetre more is not', () => {
  const side = fc.integer({ min: 150, max: 1500 });
  const pixels = fc.integer({ min: 300, max: 4000 });
  fc.assert(
    fc.property(side, pixels, pixels, fc.constantFrom(0, 3, 40), (square, width, height, bleed) => {
      const print = printed(square, square, { width, height }, bleed);
      const largest = sharpUpTo(print);
      if (!largest) return;
      expect(sharpnessIn(largest, print)).toBe('sharp');
      const more = { width: largest.width + 10, height: largest.height + 10 };
      if (more.width <= 5000) expect(sharpnessIn(more, print)).not.toBe('sharp');
    }),
  );
});
