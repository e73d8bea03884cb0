import { localTime } from './local-time.ts';

/** The moment at which a clock in Germany shows this; the hour that is skipped in spring counts as the next one. */
export function momentOf(date: string, hour: number, minute: number): Date {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + (hour * 60 + minute) * 60_000;
  const shown = localTime(new Date(asUtc));
  const offset = Date.parse(`${shown.date}T${shown.time}Z`) - asUtc;
  const first = new Date(asUtc - offset);
  const check = localTime(first);
  return new Date(first.getTime() + asUtc - Date.parse(`${check.date}T${check.time}Z`));
}

/** Days of the calendar; `days` may be negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Monday is 1, Sunday 7. */
export function weekday(date: string): number {
  return new Date(date).getUTCDay() || 7;
}

/** The moment at which a day `YYYY-MM-DD` is over in Germany. */
export function endOfShopDay(day: string): Date {
  return momentOf(addDays(day, 1), 0, 0);
}
