import { expect, test } from 'vitest';
import { displayLimits, readOwnSize, typedSize } from './own-size.ts';

const limits = { minimum: 150, maximumShort: 700, maximumLong: 1000 };

test('a size is read with a comma or a point, in centimetres or inches', () => {
  expect(readOwnSize({ width: '45,5', height: '33.3' }, 'cm', limits)).toEqual({ width: 455, height: 333 });
  expect(readOwnSize({ width: ' 12 ', height: '18.5' }, 'in', limits)).toEqual({ width: 305, height: 470 });
});

test.each([
  ['too small', { width: '14,9', height: '30' }],
  ['both sides too long for the pane', { width: '80', height: '80' }],
  ['longer than the frame', { width: '30', height: '100,1' }],
  ['empty', { width: '', height: '30' }],
  ['words', { width: 'dreißig', height: '30' }],
  ['negative', { width: '-30', height: '30' }],
])('a size that is not made is none: %s', (_, typed) => {
  expect(readOwnSize(typed, 'cm', limits)).toBeUndefined();
});

test('every limit that is named can be typed', () => {
  for (const [locale, unit] of [
    ['de-DE', 'cm'],
    ['en-US', 'in'],
  ] as const) {
    const { minimum, short, long } = displayLimits(limits, locale, unit);
    expect(readOwnSize({ width: minimum, height: minimum }, unit, limits)).toBeDefined();
    expect(readOwnSize({ width: long, height: short }, unit, limits)).toBeDefined();
  }
});

test('a chosen size stands in the fields as it is typed', () => {
  expect(typedSize({ width: 455, height: 300 }, 'de-DE', 'cm')).toEqual({ width: '45,5', height: '30' });
  expect(typedSize({ width: 300, height: 400 }, 'en-US', 'in')).toEqual({ width: '11.8', height: '15.7' });
});
