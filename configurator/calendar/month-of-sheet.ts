import { thirteenthMonth } from '@blattwerk/schemas/configurator/calendar-sheets.ts';

const pattern = /^month-(\d{1,2})$/;

/**
 * What a sheet of a calendar is called: `Juni 2027` for `month-6`; undefined of what is no month.
 * @param start the calendar's first month, `YYYY-MM`
 * @param locale BCP 47
 */
export function monthOfSheet(id: string, start: string, locale: string): string | undefined {
  const found = Number(pattern.exec(id)?.[1] ?? Number.NaN);
  if (Number.isNaN(found)) return undefined;
  const [year = 0, first = 1] = start.split('-').map(Number);
  const isAgain = id === thirteenthMonth;
  const month = isAgain ? first : found;
  const shown = year + (isAgain || month < first ? 1 : 0);
  return named(locale, { month: 'long', year: 'numeric' }, Date.UTC(shown, month - 1, 1));
}

/** `Juni` */
export function monthWord(month: number, locale: string): string {
  return named(locale, { month: 'long' }, Date.UTC(2028, month - 1, 1));
}

/** `12. Juni` */
export function dayWords({ month, day }: { month: number; day: number }, locale: string): string {
  return named(locale, { day: 'numeric', month: 'long' }, Date.UTC(2028, month - 1, day));
}

function named(locale: string, format: Intl.DateTimeFormatOptions, moment: number): string {
  const settled = { ...format, timeZone: 'UTC', calendar: 'gregory' };
  return new Intl.DateTimeFormat(locale, settled).format(moment);
}
