import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colourOf, contrastRatio, isReadable, readableTextColour } from './contrast.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('measures contrast as WCAG does', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrastRatio('red', '#ffffff')).toBeUndefined();
});

test('keeps a readable wish and replaces one nobody could read', () => {
  expect(readableTextColour('#fbf8f3', '#2f4a3f')).toBe('#2f4a3f');
  expect(readableTextColour('#fbf8f3', '#eed5c9')).toBe('#262522');
  expect(readableTextColour('#22332b', '#22332b')).toBe('#ffffff');
});

test('text is readable on every ground an editor may choose', () => {
  fc.assert(
    fc.property(hex, hex, (ground, wanted) => {
      const colour = readableTextColour(ground, wanted);
      expect(isReadable(colour, ground)).toBe(true);
      if (isReadable(wanted, ground)) expect(colour).toBe(wanted);
    }),
  );
});

test('lets nothing but a colour into a style attribute', () => {
  expect(colourOf('#A1b2c3')).toBe('#A1b2c3');
  expect(colourOf('#fff')).toBeUndefined();
  expect(colourOf('red;background:url(//x)')).toBeUndefined();
  expect(colourOf(null)).toBeUndefined();
});
