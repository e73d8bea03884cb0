import { expect, test } from 'vitest';
import { formatNumber, settleThousands } from './numbers.ts';

test('a number is written as its country does', () => {
  expect(formatNumber(1712, 'de-DE')).toBe('1.712');
  expect(formatNumber(1712, 'en-GB')).toBe('1,712');
  expect(formatNumber(1712, 'de-CH')).toBe('1’712');
  expect(formatNumber(1_234_567, 'fr-CH')).toBe('1’234’567');
  expect(formatNumber(171, 'fr-CH')).toBe('171');
});

test.each(["12 sur 1'712", '12 sur 1’712', '12 sur 1\u202f712', '12 sur 1\u00a0712'])(
  'whatever ICU makes of it, Switzerland reads the same: %j',
  (text) => {
    expect(settleThousands(text, 'fr-CH')).toBe('12 sur 1’712');
    expect(settleThousands(text, 'fr-FR')).toBe(text);
  },
);

test('a number beside another is none of its thousands', () => {
  expect(settleThousands('14\u00a0×\u00a0148 mm, 12 170 g', 'fr-CH')).toBe('14\u00a0×\u00a0148 mm, 12 170 g');
});
