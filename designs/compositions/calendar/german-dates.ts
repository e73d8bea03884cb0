export const monthNames = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const;
export const weekdayNames = [
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
  'Sonntag',
] as const;

/** A calendar day; months and days count from 1. */
export type Day = { year: number; month: number; day: number };

/** 0 is Monday, 6 is Sunday. */
export function weekdayOf({ year, month, day }: Day): number {
  return (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The last such weekday (0 is Monday) on or before a day. */
export function weekdayBefore(date: Day, weekday: number): Day {
  const back = (weekdayOf(date) - weekday + 7) % 7;
  const found = new Date(Date.UTC(date.year, date.month - 1, date.day - back));
  return { year: found.getUTCFullYear(), month: found.getUTCMonth() + 1, day: found.getUTCDate() };
}

/** `12. Juni 2027` */
export function longDate({ year, month, day }: Day): string {
  return `${day}. ${monthNames[month - 1] ?? ''} ${year}`;
}

/** `Samstag, 12. Juni 2027` */
export function fullDate(date: Day): string {
  return `${weekdayNames[weekdayOf(date)] ?? ''}, ${longDate(date)}`;
}

/** `12.06.2027` with any separator. */
export function shortDate({ year, month, day }: Day, separator = '.'): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return [two(day), two(month), String(year)].join(separator);
}
