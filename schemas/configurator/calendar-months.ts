import type { Locale } from '../shop/markets/locales.generated.ts';
import type { CalendarSetting } from './calendar.ts';

/** The months of a calendar, from its first to its last: `Juni 2027 – Mai 2028`. */
export function calendarMonths(
  { start, sheets }: Pick<CalendarSetting, 'start' | 'sheets'>,
  locale: Locale,
): string {
  const first = new Date(`${start}-01T00:00:00Z`);
  const last = new Date(first);
  last.setUTCMonth(last.getUTCMonth() + (sheets === 'months-13' ? 12 : 11));
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' });
  return format.formatRange(first, last);
}
