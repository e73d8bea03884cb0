import { expect, test } from 'vitest';
import { dayWords, monthOfSheet, monthWord } from './month-of-sheet.ts';

test('a sheet is called by its month and the year that it stands in', () => {
  expect(monthOfSheet('month-6', '2026-06', 'de-AT')).toBe('Juni 2026');
  expect(monthOfSheet('month-5', '2026-06', 'de-DE')).toBe('Mai 2027');
  expect(monthOfSheet('month-1', '2027-01', 'fr-FR')).toBe('janvier 2027');
  expect(monthOfSheet('month-13', '2027-01', 'de-DE')).toBe('Januar 2028');
  expect(monthOfSheet('month-13', '2026-06', 'de-DE')).toBe('Juni 2027');
  expect(monthOfSheet('cover', '2027-01', 'de-DE')).toBeUndefined();
});

test('days and months are named in the language of the shop', () => {
  expect(dayWords({ month: 2, day: 29 }, 'de-DE')).toBe('29. Februar');
  expect(monthWord(3, 'de-AT')).toBe('März');
});
