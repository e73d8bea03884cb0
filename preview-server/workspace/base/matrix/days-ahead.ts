import { shopDay } from '@blattwerk/schemas/shop/service/shop-day.ts';

/** The shop has no later day. */
export const lastDay = '2099-12-31';

/** More would make the menu longer than a window. */
const mostDays = 12;

/**
 * Days to come that a page can be looked at on: those that are asked for, all of them, then those on which something is planned.
 * @param asked from an address or a field: may be anything
 */
export function daysAhead(asked: readonly string[], planned: readonly Date[], now: Date): string[] {
  const wanted = asked.filter((day) => isDayAhead(day, now));
  const others = planned.map(shopDay).filter((day) => isDayAhead(day, now));
  const days = [...new Set([...wanted, ...others.sort()])];
  return days.slice(0, Math.max(new Set(wanted).size, mostDays)).sort();
}

/** Whether `YYYY-MM-DD` is a day to come; while a year is typed (2, 20, 202) it is none. */
export function isDayAhead(day: string, now: Date): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    day > shopDay(now) &&
    day <= lastDay &&
    new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true
  );
}
