import { momentOf } from '@blattwerk/schemas/shop/service/calendar-days.ts';
import { localTime } from '@blattwerk/schemas/shop/service/local-time.ts';
import { shopTimeZone } from '@blattwerk/schemas/shop/service/support-hours.ts';

/** Day `YYYY-MM-DD` and time `HH:MM` on a clock in Germany, as fields for them hold them; empty while nothing is entered. */
export type ShopMoment = { day: string; time: string };

/** The moment that is meant, once day and time are both entered. */
export function readShopMoment({ day, time }: ShopMoment): Date | undefined {
  const [hour, minute] = time.split(':').map(Number);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || hour === undefined || minute === undefined) return undefined;
  if (!/^\d{2}:\d{2}/.test(time) || Number.isNaN(Date.parse(day))) return undefined;
  return momentOf(day, hour, minute);
}

export function toShopMoment(moment: Date): ShopMoment {
  const { date, time } = localTime(moment);
  return { day: date, time: time.slice(0, 5) };
}

const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** `Donnerstag, 24. Dezember 2026 um 06:00` on a clock in Germany. */
export const shopMomentText = (moment: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    ...long,
    hour: '2-digit',
    minute: '2-digit',
    timeZone: shopTimeZone,
  }).format(moment);

/** `24. Dez. 2026, 06:00` on a clock in Germany. */
export const shortShopMoment = (moment: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: shopTimeZone }).format(
    moment,
  );

/** `06:00` on a clock in Germany. */
export const shopClock = (moment: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: shopTimeZone }).format(moment);

/** `Donnerstag, 24. Dezember 2026` */
export const dayText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { ...long, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** `Do., 24. Dez. 2026` */
export const shortDayText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** The same moment on the editor's own clock, where that shows another time; with the name of its zone. */
export function ownMoment(
  moment: Date,
  locale: string,
  zone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): { text: string; zone: string } | undefined {
  const text = (timeZone: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(moment);
  return text(zone) === text(shopTimeZone) ? undefined : { text: text(zone), zone };
}
