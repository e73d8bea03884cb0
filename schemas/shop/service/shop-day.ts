import { localTime } from './local-time.ts';

// Apart from the rest of the calendar: every page of the shop loads it.

/** The day `YYYY-MM-DD` on a calendar in Germany, by which campaigns begin and end. */
export function shopDay(moment: Date): string {
  return localTime(moment).date;
}
