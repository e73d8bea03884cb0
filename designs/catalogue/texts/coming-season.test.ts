import { expect, test } from 'vitest';
import { shortDate } from '../../compositions/calendar/german-dates.ts';
import { castOf } from './casts.ts';
import { feastDay, seasonYear } from './coming-season.ts';
import { easterOf } from './easter.ts';

const november = { year: 2026, month: 11 };

test.each([
  ['weihnachten-privat', 12, 2026],
  ['weihnachten-geschaeftlich', 12, 2026],
  ['neujahr', 1, 2027],
  ['hochzeit', 6, 2027],
  ['geburtstag', 1, 2027],
  ['taufe', 12, 2027],
  ['oktoberfest', 9, 2027],
  ['geburt', 10, 2026],
  ['geburt', 11, 2025],
  ['trauer', 3, 2026],
] as const)('in November 2026, %s in month %i is that of %i', (celebration, month, year) => {
  expect(seasonYear(celebration, month, november)).toBe(year);
});

test('in January, Christmas is at the year’s end', () => {
  expect(seasonYear('weihnachten-privat', 12, { year: 2027, month: 1 })).toBe(2027);
  expect(seasonYear('hochzeit', 5, { year: 2027, month: 1 })).toBe(2027);
});

test.each([
  ['muttertag', '09.05.2027'],
  ['vatertag', '06.05.2027'],
  ['ostern', '28.03.2027'],
  ['valentinstag', '14.02.2027'],
  ['halloween', '31.10.2027'],
] as const)('after November 2026, the next %s is on %s', (celebration, date) => {
  const day = feastDay(celebration, november);
  expect(day && shortDate(day)).toBe(date);
});

test('Easter moves', () => {
  expect([2024, 2025, 2026, 2027, 2038].map((year) => shortDate(easterOf(year)))).toEqual([
    '31.03.2024',
    '20.04.2025',
    '05.04.2026',
    '28.03.2027',
    '25.04.2038',
  ]);
});

test('no couple marries twice among the themes of an occasion', () => {
  const couples = Array.from({ length: 200 }, (_, index) => castOf('hochzeit', index).names);
  expect(new Set(couples).size).toBe(200);
});
