import { easterSunday } from './easter.ts';

/** The day of a holiday in a year, as a moment at midnight UTC; undefined in years without it. */
export type DateRule = (year: number) => number | undefined;

const dayMs = 86_400_000;

/** @param day `MM-DD` @param since the first year of a holiday that is young */
export function on(day: string, since = 0): DateRule {
  return (year) => (year < since ? undefined : Date.parse(`${year}-${day}`));
}

export function afterEaster(days: number): DateRule {
  return (year) => easterSunday(year) + days * dayMs;
}

/** 0 is Sunday, 6 is Saturday. */
export function weekdayOf(date: number): number {
  return new Date(date).getUTCDay();
}
