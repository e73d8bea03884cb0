import { addDays, weekday } from '@blattwerk/schemas/shop/service/calendar-days.ts';

/** The weeks that hold days of a month `YYYY-MM`, from Monday to Sunday, with the days around it. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const weeks: string[][] = [];
  for (let day = addDays(first, 1 - weekday(first)); day.slice(0, 7) <= month; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, place) => addDays(day, place)));
  return weeks;
}

/** The same day some months later, or the last of that month where it has no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The day that a key of the calendar leads to; undefined for keys of another kind. */
export function dayByKey(day: string, key: string, isShifted: boolean): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, 1 - weekday(day));
    case 'End':
      return addDays(day, 7 - weekday(day));
    case 'PageUp':
      return addMonths(day, isShifted ? -12 : -1);
    case 'PageDown':
      return addMonths(day, isShifted ? 12 : 1);
    default:
      return undefined;
  }
}
