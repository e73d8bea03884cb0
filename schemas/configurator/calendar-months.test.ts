import { expect, test } from 'vitest';
import { calendarMonths } from './calendar-months.ts';

test('a calendar is told by its first month and its last', () => {
  expect(calendarMonths({ start: '2027-06' }, 'de-DE')).toBe('Juni 2027\u2009–\u2009Mai 2028');
  expect(calendarMonths({ start: '2027-01', sheets: 'months-12' }, 'de-DE')).toBe('Januar–Dezember 2027');
  expect(calendarMonths({ start: '2027-01', sheets: 'months-13' }, 'fr-FR')).toBe(
    'janvier 2027\u2009–\u2009janvier 2028',
  );
});
