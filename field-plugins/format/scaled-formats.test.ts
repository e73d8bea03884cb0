import { parseFormat } from '@blattwerk/schemas/shop/sizes/formats.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commonScale, groupFormats, nearestFormat } from './scaled-formats.ts';

const booklet = ['148x210', '105x148', '145x145'];

test('sizes stand by orientation, the default’s first, small before large', () => {
  const groups = groupFormats(booklet, 'de');
  expect(groups.map(({ orientation }) => orientation)).toEqual(['portrait', 'square']);
  expect(groups[0]?.choices.map(({ text, isDefault }) => [text, isDefault])).toEqual([
    ['105x148', false],
    ['148x210', true],
  ]);
  expect(groups[0]?.choices[1]?.name.replaceAll('\u00a0', ' ')).toBe('A5 hoch, 14,8 × 21 cm');
});

test('all are drawn to the same scale and fit', () => {
  const side = fc.integer({ min: 1, max: 9999 });
  fc.assert(
    fc.property(fc.array(fc.record({ width: side, height: side }), { minLength: 1 }), (formats) => {
      const scale = commonScale(formats, 90);
      const longest = Math.max(...formats.flatMap(({ width, height }) => [width * scale, height * scale]));
      expect(longest).toBeCloseTo(90);
    }),
  );
});

test.each([
  ['150x200', '148x210'],
  ['100x100', '145x145'],
  ['210x148', '145x145'],
  ['74x105', '105x148'],
])('%s is best replaced by %s', (stored, nearest) => {
  const format = parseFormat(stored);
  if (!format) throw new Error(`${stored} is no format.`);
  expect(nearestFormat(format, booklet)).toBe(nearest);
  expect(nearestFormat(format, [])).toBeUndefined();
});
