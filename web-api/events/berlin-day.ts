const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The day it is where the shop is, `2026-11-25`. */
export function berlinDay(now: Date): string {
  return format.format(now);
}
