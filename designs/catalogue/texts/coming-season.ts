import { type Day, weekdayBefore } from '../../compositions/calendar/german-dates.ts';
import type { Celebration } from './wording.ts';

type Month = { year: number; month: number };

/** What is told after it has happened. */
const past: readonly Celebration[] = ['geburt', 'junge', 'maedchen', 'zwillinge', 'trauer'];
/** Feasts of the calendar are sent cards for until they are over; other guests are asked some months before. */
const feasts: readonly Celebration[] = [
  ...(['weihnachten-privat', 'weihnachten-geschaeftlich', 'weihnachtsfeier', 'neujahr', 'ostern'] as const),
  ...(['valentinstag', 'muttertag', 'vatertag', 'halloween', 'oktoberfest', 'einschulung'] as const),
];
const monthsBefore = 2;

const germanDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The month in which sample cards are read, in Germany. */
export function monthOf(moment: Date): Month {
  const [year = 2026, month = 1] = germanDay.format(moment).split('-').map(Number);
  return { year, month };
}

/** The year a sample in that month speaks of: the coming season's, or the last one of what has happened. */
export function seasonYear(celebration: Celebration, month: number, today: Month): number {
  const monthsOf = (year: number) => year * 12 + month;
  const now = today.year * 12 + today.month;
  if (past.includes(celebration)) return monthsOf(today.year) < now ? today.year : today.year - 1;
  const earliest = now + (feasts.includes(celebration) ? 0 : monthsBefore);
  return monthsOf(today.year) >= earliest ? today.year : today.year + 1;
}

/** The day of a feast that the calendar moves or fixes, in the coming season; absent: any day of its months. */
export function feastDay(celebration: Celebration, today: Month): Day | undefined {
  const coming = (dayIn: (year: number) => Day): Day => {
    const day = dayIn(today.year);
    return day.month >= today.month ? day : dayIn(today.year + 1);
  };
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

/** Easter Sunday, by the rule of Meeus, Jones and Butcher. */
export function easterOf(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25);
  const h = (19 * a + d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return { year, month: Math.floor(sum / 31), day: (sum % 31) + 1 };
}

function daysAfter({ year, month, day }: Day, days: number): Day {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
