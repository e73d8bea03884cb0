import type { CalendarDate, CalendarSetting } from '@blattwerk/schemas/configurator/calendar.ts';
import { calendarSettingSchema } from '@blattwerk/schemas/configurator/calendar.ts';
import { lastDayOf } from '@blattwerk/schemas/configurator/calendar-limits.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeDrafts } from './merge-drafts.ts';
import { newContent, putDate, removeDate, setCalendar } from './operations.ts';

const sold: CalendarSetting = { start: '2027-01', language: 'de', country: 'DE', region: null, dates: [] };
const fresh = newContent({});
const date = fc
  .record({
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
    text: fc.constantFrom('Oma', 'Opa', 'Anna', 'Leo & Mia'),
  })
  .map(({ month, day, text }): CalendarDate => ({ month, day: Math.min(day, lastDayOf(month)), text }));
const dates = fc.array(date, { maxLength: 20 });
const withDates = (all: readonly CalendarDate[], start = fresh) =>
  all.reduce((content, one) => putDate(content, sold, one), start);

test('dates that are entered stand once each, in the order of the year, and make a calendar that is taken', () => {
  fc.assert(
    fc.property(dates, (entered) => {
      const { calendar } = withDates(entered, setCalendar(fresh, sold, { country: 'AT', region: 'wien' }));
      const keys = calendar?.dates.map(({ month, day }) => month * 100 + day) ?? [];
      expect(keys).toEqual(keys.toSorted((one, other) => one - other));
      const unique = new Set(entered.map(({ month, day, text }) => `${month}-${day} ${text}`));
      expect(calendar?.dates).toHaveLength(unique.size);
      expect(calendarSettingSchema.safeParse(calendar).success).toBe(true);
    }),
  );
});

test('a date is changed in its place and removed again', () => {
  const oma = { month: 6, day: 12, text: 'Oma' };
  const grandma = { ...oma, text: 'Oma Hilde' };
  const changed = putDate(withDates([oma]), sold, grandma, oma);
  expect(changed.calendar?.dates).toEqual([grandma]);
  expect(removeDate(changed, sold, grandma).calendar?.dates).toEqual([]);
});

test('what is not changed stays as it is shown', () => {
  const shown: CalendarSetting = { ...sold, start: '2028-03' };
  expect(setCalendar(fresh, shown, { country: null }).calendar).toEqual({ ...shown, country: null });
});

test('dates entered on two devices are all kept, and what one of them removed is gone', () => {
  fc.assert(
    fc.property(dates, dates, dates, (before, here, there) => {
      const base = withDates(before);
      const removed = before[0];
      const mine = withDates(here, base);
      const theirs = withDates(there, removed ? removeDate(base, sold, removed) : base);
      const texts = ({ calendar }: typeof base) =>
        (calendar?.dates ?? []).map(({ month, day, text }) => `${month}-${day} ${text}`);
      const merged = new Set(texts(mergeDrafts(base, mine, theirs)));
      const wanted = new Set([...texts(mine), ...texts(theirs)]);
      const gone = new Set(texts(base).filter((one) => !texts(theirs).includes(one)));
      expect(merged).toEqual(new Set([...wanted].filter((one) => !gone.has(one))));
    }),
  );
});

test('the first month of one device and the holidays of the other are both kept', () => {
  const base = setCalendar(fresh, sold, {});
  const mine = setCalendar(base, sold, { start: '2026-06' });
  const theirs = setCalendar(base, sold, { country: 'CH', region: 'zuerich' });
  expect(mergeDrafts(base, mine, theirs).calendar).toEqual({
    ...sold,
    start: '2026-06',
    country: 'CH',
    region: 'zuerich',
  });
  const alone = setCalendar(base, sold, { sheets: 'months-13' });
  expect(mergeDrafts(base, alone, theirs).calendar).toMatchObject({ sheets: 'months-13', country: 'CH' });
  expect(mergeDrafts(base, theirs, alone).calendar).toMatchObject({ sheets: 'months-13', country: 'CH' });
  expect(mergeDrafts(fresh, fresh, mine).calendar).toEqual(mine.calendar);
});
