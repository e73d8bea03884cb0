import { expect, test } from 'vitest';
import { daysInMonth, fullDate, weekdayOf } from './german-dates.ts';

test('months have their days', () => {
  expect(daysInMonth(2027, 2)).toBe(28);
  expect(daysInMonth(2028, 2)).toBe(29);
  expect(weekdayOf({ year: 2027, month: 1, day: 1 })).toBe(4);
  expect(fullDate({ year: 2027, month: 5, day: 6 })).toBe('Donnerstag, 6. Mai 2027');
});
