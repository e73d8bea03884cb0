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
