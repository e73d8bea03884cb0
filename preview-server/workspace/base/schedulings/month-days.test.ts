import { addDays } from '@blattwerk/schemas/shop/service/calendar-days.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, dayByKey, weeksOf } from './month-days.ts';

const days = fc.integer({ min: 0, max: 20_000 }).map((place) => addDays('2000-01-01', place));

test('a month’s weeks hold each of its days once, one after the other', () => {
  fc.assert(
    fc.property(days, (day) => {
      const month = day.slice(0, 7);
      const shown = weeksOf(month).flat();
      expect(shown.filter((each) => each.startsWith(month))[0]).toBe(`${month}-01`);
      expect(shown.length % 7).toBe(0);
      expect(shown).toEqual(shown.map((_, place) => addDays(shown[0] ?? '', place)));
      expect(shown).toContain(day);
      expect(weeksOf(month).every((week) => week.some((each) => each.startsWith(month)))).toBe(true);
    }),
  );
});

test('keys lead through weeks, months and years, and back', () => {
  expect(dayByKey('2026-12-24', 'End', false)).toBe('2026-12-27');
  expect(dayByKey('2026-12-24', 'Home', false)).toBe('2026-12-21');
  expect(dayByKey('2027-01-31', 'PageDown', false)).toBe('2027-02-28');
  expect(dayByKey('2028-02-29', 'PageUp', true)).toBe('2027-02-28');
  expect(dayByKey('2026-12-24', 'a', false)).toBeUndefined();
  fc.assert(
    fc.property(days, (day) => {
      expect(dayByKey(dayByKey(day, 'ArrowUp', false) ?? '', 'ArrowDown', false)).toBe(day);
      expect(addMonths(day, 12).slice(5, 7)).toBe(day.slice(5, 7));
    }),
  );
});
