import { localTime } from './local-time.ts';

/** The day `YYYY-MM-DD` on a calendar in Germany, by which campaigns begin and end. */
export function shopDay(moment: Date): string {
  return localTime(moment).date;
}
