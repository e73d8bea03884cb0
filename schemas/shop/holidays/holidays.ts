import type { Country } from '../markets/countries.ts';
import { type DateRule, weekdayOf } from './date-rules.ts';
import { type HolidayId, holidayDates } from './holiday-dates.ts';
import { nationalHolidays } from './national-holidays.ts';
import { regionOf } from './regional-holidays.ts';
import { weekdays } from './weekday-rules.ts';

/** `date`: `YYYY-MM-DD`. `isSubstitute`: the weekday that is free where the holiday falls on a weekend. */
export type Holiday = { date: string; id: HolidayId; isSubstitute: boolean };
export type HolidayArea = { country: Country; region: string | null };

const dayMs = 86_400_000;
/** What is at Easter every year needs no other day; nor does a Sunday. */
const neverMoved: readonly HolidayId[] = ['easter'];

/** All holidays of a year, the first first; an unknown region keeps those of its country. */
export function holidaysOf(area: HolidayArea, year: number): Holiday[] {
  const substitutes = substituteRules[area.country];
  // The first of January of next year may be free on the last day of this one.
  const found = [year, year + 1].flatMap((one) => {
    const days = daysOf(idsOf(area), one);
    return substitutes === undefined ? days : [...days, ...substitutes(days)];
  });
  return found
    .map(({ id, time, isSubstitute }) => ({
      date: new Date(time).toISOString().slice(0, 10),
      id,
      isSubstitute,
    }))
    .filter(({ date }) => date.startsWith(`${year}-`))
    .toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
}

type Found = { id: HolidayId; time: number; isSubstitute: boolean };

function idsOf({ country, region }: HolidayArea): HolidayId[] {
  const own = region === null ? undefined : regionOf(country, region);
  const kept = nationalHolidays[country].filter((id) => !own?.without?.includes(id));
  return [...kept, ...(own?.further ?? [])];
}

function daysOf(ids: readonly HolidayId[], year: number): Found[] {
  return ids.flatMap((id) => {
    const rule: DateRule = holidayDates[id];
    const time = rule(year);
    return time === undefined ? [] : [{ id, time, isSubstitute: false }];
  });
}

/** Where a holiday on a weekend makes a weekday free. */
const substituteRules: Readonly<Partial<Record<Country, (days: readonly Found[]) => Found[]>>> = {
  GB: (days) => {
    const taken = new Set(days.map(({ time }) => time));
    return onWeekends(days).map((day) => {
      let time = day.time;
      while (taken.has(time) || isWeekend(time)) time += dayMs;
      taken.add(time);
      return { ...day, time, isSubstitute: true };
    });
  },
  US: (days) =>
    onWeekends(days).map((day) => ({
      ...day,
      time: day.time + (weekdayOf(day.time) === weekdays.saturday ? -dayMs : dayMs),
      isSubstitute: true,
    })),
};

function onWeekends(days: readonly Found[]): Found[] {
  return days
    .filter(({ id, time }) => !neverMoved.includes(id) && isWeekend(time))
    .toSorted((one, other) => one.time - other.time);
}

function isWeekend(time: number): boolean {
  return weekdayOf(time) === weekdays.sunday || weekdayOf(time) === weekdays.saturday;
}
