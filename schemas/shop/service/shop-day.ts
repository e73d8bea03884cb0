import { addDays, momentOf } from './local-time.ts';
import { shopTimeZone } from './support-hours.ts';

const format = new Intl.DateTimeFormat('sv-SE', { timeZone: shopTimeZone, dateStyle: 'short' });

/** The day `YYYY-MM-DD` on a calendar in Germany, by which campaigns begin and end. */
export function shopDay(moment: Date): string {
  return format.format(moment);
}

/** The moment at which a day `YYYY-MM-DD` is over in Germany. */
export function endOfShopDay(day: string): Date {
  return momentOf(addDays(day, 1), 0, 0);
}
