import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';

/** A day as the reader writes it: `12. Juni 2027`. @param day `2027-06-12` */
export function writtenDay(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
