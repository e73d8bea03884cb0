import type { CalendarSetting } from '@blattwerk/schemas/configurator/calendar.ts';
import { thirteenthMonth } from '@blattwerk/schemas/configurator/calendar-sheets.ts';
import { holidayName } from '@blattwerk/schemas/shop/holidays/holiday-names.ts';
import { holidaysOf } from '@blattwerk/schemas/shop/holidays/holidays.ts';
import { daysInMonth } from './german-dates.ts';

type Month = { year: number; month: number };
export type NamedDay = { day: number; name: string };

/** A month with what is printed on its days. */
export type Sheet = Month & {
  /** `month-6`; a month keeps it, and with it its photo, whichever the calendar begins with. */
  id: string;
  setting: CalendarSetting;
  holidays: readonly NamedDay[];
  /** The customer's own. */
  dates: readonly NamedDay[];
};

/** A calendar as it is sold: the German year, with the holidays of all of Germany. */
export function soldCalendar(yearText: string): CalendarSetting {
  const year = Number.parseInt(yearText, 10);
  const shown = year >= 2000 && year < 2100 ? year : 2027;
  return { start: `${shown}-01`, language: 'de', country: 'DE', region: null, dates: [] };
}

/** The year or years of a calendar as its title says them: `2027`, `2026/27`. */
export function yearsOf(start: string): string {
  const { year, month } = monthOf(start);
  return month === 1 ? String(year) : `${year}/${String(year + 1).slice(2)}`;
}

/** The months from the start on: twelve, or the first once more behind them. */
export function sheetsOf(setting: CalendarSetting): Sheet[] {
  const first = monthOf(setting.start);
  return Array.from({ length: setting.sheets === 'months-13' ? 13 : 12 }, (_, index) => {
    const count = first.month - 1 + index;
    const month = { year: first.year + Math.floor(count / 12), month: (count % 12) + 1 };
    const id = index === 12 ? thirteenthMonth : `month-${month.month}`;
    return { ...month, id, setting, holidays: holidaysIn(month, setting), dates: datesIn(month, setting) };
  });
}

/** Whether days have more on them than the holidays of the calendar as it is sold. */
export function hasNotes({ setting: { country, region, dates } }: Sheet): boolean {
  return dates.length > 0 || (country !== null && (country !== 'DE' || region !== null));
}

/** All that stands on a day, the customer's own last. */
export function notesOn({ holidays, dates }: Sheet, day: number): string {
  const found = [...holidays, ...dates].filter((one) => one.day === day);
  return found.map(({ name }) => name).join(' · ');
}

function monthOf(start: string): Month {
  const [year, month] = start.split('-');
  return { year: Number(year), month: Number(month) };
}

function holidaysIn({ year, month }: Month, { country, region, language }: CalendarSetting): NamedDay[] {
  if (country === null) return [];
  return holidaysOf({ country, region }, year)
    .filter(({ date }) => Number(date.slice(5, 7)) === month)
    .map((holiday) => ({
      day: Number(holiday.date.slice(8)),
      name: holidayName(holiday, country, language),
    }));
}

/** Born on 29 February, one celebrates on the 28th when there is no other. */
function datesIn({ year, month }: Month, { dates }: CalendarSetting): NamedDay[] {
  return dates
    .filter((date) => date.month === month)
    .map(({ day, text }) => ({ day: Math.min(day, daysInMonth(year, month)), name: text }))
    .toSorted((one, other) => one.day - other.day);
}
