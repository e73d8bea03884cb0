import type { CalendarSetting } from '@blattwerk/schemas/configurator/calendar.ts';
import { calendarSheets, thirteenthMonth } from '@blattwerk/schemas/configurator/calendar-sheets.ts';
import { countries } from '@blattwerk/schemas/shop/markets/countries.ts';
import { languages } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sheetsOf, soldCalendar, yearsOf } from './calendar-sheets.ts';
import { shortWeekday } from './calendar-words.ts';
import { columnsOf } from './month-grid.ts';

const sold = soldCalendar('2027');
const start = fc
  .record({ year: fc.integer({ min: 2000, max: 2098 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`);
const setting = fc.record({
  start,
  sheets: fc.constantFrom(undefined, ...calendarSheets),
  language: fc.constantFrom(...languages),
  country: fc.constantFrom(null, ...countries),
  region: fc.constant(null),
  dates: fc.constant<CalendarSetting['dates']>([]),
});

/** All days that stand in the grids of a calendar, with the weekday they stand under (0 is Monday). */
function daysOf(calendar: CalendarSetting): { date: string; weekday: number }[] {
  return sheetsOf(calendar).flatMap((sheet) =>
    columnsOf(sheet).flatMap(({ weekday, days }) =>
      days.flatMap((day) => {
        if (day === undefined) return [];
        const date = new Date(Date.UTC(sheet.year, sheet.month - 1, day)).toISOString().slice(0, 10);
        return [{ date, weekday }];
      }),
    ),
  );
}

test('every day of all months stands once, under its weekday, whatever the first month', () => {
  fc.assert(
    fc.property(setting, (calendar) => {
      const days = daysOf(calendar);
      const first = Date.parse(`${calendar.start}-01`);
      const end = new Date(first);
      end.setUTCMonth(end.getUTCMonth() + (calendar.sheets === 'months-13' ? 13 : 12));
      const wanted = (end.getTime() - first) / 86_400_000;
      const dates = days.map(({ date }) => date).toSorted();
      expect(new Set(dates).size).toBe(days.length);
      expect(days).toHaveLength(wanted);
      expect(dates[0]).toBe(`${calendar.start}-01`);
      for (const { date, weekday } of days) expect((new Date(date).getUTCDay() + 6) % 7).toBe(weekday);
    }),
  );
});

test('a thirteenth month is the first once more, a year later, with its holidays', () => {
  const sheets = sheetsOf({ ...sold, start: '2026-12', sheets: 'months-13' });
  expect(sheets).toHaveLength(13);
  expect(sheets[0]).toMatchObject({ id: 'month-12', year: 2026, month: 12 });
  expect(sheets[12]).toMatchObject({ id: thirteenthMonth, year: 2027, month: 12 });
  expect(sheets[12]?.holidays.map(({ day }) => day)).toEqual([25, 26]);
  expect(new Set(sheets.map(({ id }) => id)).size).toBe(13);
});

test('a year of 53 weeks and a leap day lose no day', () => {
  expect(daysOf({ ...sold, start: '2026-01' })).toHaveLength(365);
  expect(daysOf({ ...sold, start: '2027-03' }).map(({ date }) => date)).toContain('2028-02-29');
  const february = sheetsOf({ ...sold, start: '2027-02' })[0];
  expect(february && columnsOf(february).map(({ days }) => days.length)).toEqual([4, 4, 4, 4, 4, 4, 4]);
});

test('weeks begin as the country has them', () => {
  const weekOf = (more: Partial<CalendarSetting>) => {
    const [sheet] = sheetsOf({ ...sold, ...more });
    return sheet && columnsOf(sheet).map(({ weekday }) => shortWeekday(weekday, sheet.setting.language));
  };
  expect(weekOf({})).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
  expect(weekOf({ language: 'en', country: 'US' })?.[0]).toBe('Su');
  expect(weekOf({ language: 'en', country: 'GB' })?.[0]).toBe('Mo');
  expect(weekOf({ language: 'fr', country: null })).toEqual(['Lu', 'Ma', 'Me', 'Je', 'Ve', 'Sa', 'Di']);
});

test('the title names the years that a calendar is for', () => {
  expect(yearsOf('2027-01')).toBe('2027');
  expect(yearsOf('2026-06')).toBe('2026/27');
  expect(yearsOf('2099-12')).toBe('2099/00');
});

test('own dates come each year; who was born on a leap day celebrates on the 28th where there is none', () => {
  const dates = [
    { month: 2, day: 29, text: 'Jona' },
    { month: 3, day: 26, text: 'Oma' },
  ];
  const february = (year: number) => sheetsOf({ ...sold, start: `${year}-02`, dates })[0]?.dates;
  expect(february(2027)).toEqual([{ day: 28, name: 'Jona' }]);
  expect(february(2028)).toEqual([{ day: 29, name: 'Jona' }]);
  const march = sheetsOf({ ...sold, dates })[2];
  expect(march?.dates).toEqual([{ day: 26, name: 'Oma' }]);
  expect(march?.holidays[0]).toEqual({ day: 26, name: 'Karfreitag' });
});
