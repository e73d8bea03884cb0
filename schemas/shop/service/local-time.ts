import { shopTimeZone } from './support-hours.ts';

const shape = { timeZone: shopTimeZone, dateStyle: 'short', timeStyle: 'medium' } as const;
/** Made when first asked for: it takes a browser some ten milliseconds, and most pages ask for no time. */
let format: Intl.DateTimeFormat | undefined;

/** Date `YYYY-MM-DD` and time `HH:MM:SS` on a clock in Germany. */
export function localTime(moment: Date): { date: string; time: string } {
  format ??= new Intl.DateTimeFormat('sv-SE', shape);
  const [date = '', time = ''] = format.format(moment).split(' ');
  return { date, time };
}

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
