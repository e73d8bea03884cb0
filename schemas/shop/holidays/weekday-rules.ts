import { type DateRule, weekdayOf } from './date-rules.ts';

const dayMs = 86_400_000;
const [sunday, monday, wednesday, thursday, saturday] = [0, 1, 3, 4, 6];
export const weekdays = { sunday, monday, wednesday, thursday, saturday } as const;

/** A holiday of single years. */
export function onlyIn(years: readonly number[], day: string): DateRule {
  return (year) => (years.includes(year) ? Date.parse(`${year}-${day}`) : undefined);
}

/** The first such weekday on or after `MM-DD`: the second Monday of May is the first after 05-08. */
export function firstFrom(weekday: number, day: string, since = 0): DateRule {
  return (year) => {
    if (year < since) return undefined;
    const from = Date.parse(`${year}-${day}`);
    return from + ((weekday - weekdayOf(from) + 7) % 7) * dayMs;
  };
}

/** So many days after another holiday. */
export function daysAfter(days: number, rule: DateRule): DateRule {
  return (year) => {
    const date = rule(year);
    return date === undefined ? undefined : date + days * dayMs;
  };
}

/** Of two days the second where the first falls on what it must not. */
export function unless(isUnfit: (date: number) => boolean, rule: DateRule, other: DateRule): DateRule {
  return (year) => {
    const date = rule(year);
    return date !== undefined && isUnfit(date) ? other(year) : date;
  };
}
