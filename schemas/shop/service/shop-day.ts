import { addDays, localTime, momentOf } from './local-time.ts';

/** The day `YYYY-MM-DD` on a calendar in Germany, by which campaigns begin and end. */
export function shopDay(moment: Date): string {
  return localTime(moment).date;
}

/** The moment at which a day `YYYY-MM-DD` is over in Germany. */
export function endOfShopDay(day: string): Date {
  return momentOf(addDays(day, 1), 0, 0);
}
