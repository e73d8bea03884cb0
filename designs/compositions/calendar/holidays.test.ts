import { expect, test } from 'vitest';
import { daysInMonth, fullDate, weekdayOf } from './german-dates.ts';
import { easterSunday, holidaysOf } from './holidays.ts';

test.each([
  [2024, 3, 31],
  [2025, 4, 20],
  [2026, 4, 5],
  [2027, 3, 28],
  [2028, 4, 16],
  [2038, 4, 25],
])('Easter of %i', (year, month, day) => {
  expect(easterSunday(year)).toEqual({ year, month, day });
});

test('the holidays of 2027 stand on their weekdays', () => {
  const named = holidaysOf(2027).map((holiday) => `${holiday.name}: ${fullDate(holiday)}`);
  expect(named).toContain('Karfreitag: Freitag, 26. März 2027');
  expect(named).toContain('Christi Himmelfahrt: Donnerstag, 6. Mai 2027');
  expect(named).toContain('Pfingstmontag: Montag, 17. Mai 2027');
});

test('months have their days', () => {
  expect(daysInMonth(2027, 2)).toBe(28);
  expect(daysInMonth(2028, 2)).toBe(29);
  expect(weekdayOf({ year: 2027, month: 1, day: 1 })).toBe(4);
});
