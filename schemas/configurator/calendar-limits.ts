/** A calendar holds a large family's days and its friends'. */
export const mostCalendarDates = 200;
/** Characters of an own date, as many as a day has room for. */
export const calendarDateLength = 40;

/** Days of each month in a leap year. */
const longestMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The last day that a month has in any year. */
export function lastDayOf(month: number): number {
  return longestMonths[month - 1] ?? 31;
}
