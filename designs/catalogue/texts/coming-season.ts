import { type Day, weekdayBefore } from '../../compositions/calendar/german-dates.ts';
import type { Celebration } from '../../recipes/sample.ts';
import { daysAfter, easterOf } from './easter.ts';
import type { People } from './people/people.ts';

type Month = { year: number; month: number };

/** What is told after it has happened. */
const past: readonly Celebration[] = ['geburt', 'junge', 'maedchen', 'zwillinge', 'trauer'];
/** Feasts of the calendar are sent cards for until they are over; other guests are asked some months before. */
const feasts: readonly Celebration[] = [
  ...(['weihnachten-privat', 'weihnachten-geschaeftlich', 'weihnachtsfeier', 'neujahr', 'ostern'] as const),
  ...(['valentinstag', 'muttertag', 'vatertag', 'halloween', 'oktoberfest', 'einschulung'] as const),
];
const monthsBefore = 2;

/**
 * The month for which sample cards are dated. No clock: a release makes the same cards, hashes and pictures whenever it
 * starts. Moved on with the catalogue.
 */
export const readIn: Month = { year: 2026, month: 11 };

/** The year a sample in that month speaks of: the coming season's, or the last one of what has happened. */
export function seasonYear(celebration: Celebration, month: number, today: Month): number {
  const monthsOf = (year: number) => year * 12 + month;
  const now = today.year * 12 + today.month;
  if (past.includes(celebration)) return monthsOf(today.year) < now ? today.year : today.year - 1;
  const earliest = now + (feasts.includes(celebration) ? 0 : monthsBefore);
  return monthsOf(today.year) >= earliest ? today.year : today.year + 1;
}

/**
 * The day of a feast that the calendar moves or fixes, in the coming season; absent: any day of its months.
 * @param own what falls differently where a language is at home
 */
export function feastDay(
  celebration: Celebration,
  today: Month,
  own: People['feasts'] = {},
): Day | undefined {
  const coming = (dayIn: (year: number) => Day): Day => {
    const day = dayIn(today.year);
    return day.month >= today.month ? day : dayIn(today.year + 1);
  };
  const local = own[celebration];
  if (local) return coming(local);
  switch (celebration) {
    case 'valentinstag':
      return coming((year) => ({ year, month: 2, day: 14 }));
    case 'halloween':
      return coming((year) => ({ year, month: 10, day: 31 }));
    case 'muttertag':
      return coming((year) => weekdayBefore({ year, month: 5, day: 14 }, 6));
    case 'ostern':
      return coming(easterOf);
    case 'vatertag':
      return coming((year) => daysAfter(easterOf(year), 39));
    default:
      return undefined;
  }
}
