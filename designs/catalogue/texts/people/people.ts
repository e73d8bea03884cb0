import type { Day } from '../../../compositions/calendar/german-dates.ts';
import type { Celebration } from '../../../recipes/sample.ts';

/** A house or a church: its name, its town, and the words that lead into it (`au château de Lourmarin`). */
export type Place = { name: string; town: string; at: string };

/** Whom samples of a language name, where they live, and how it writes days and hours. */
export type People = {
  couples: readonly (readonly [string, string])[];
  families: readonly string[];
  girls: readonly string[];
  boys: readonly string[];
  grown: readonly string[];
  old: readonly string[];
  places: readonly Place[];
  churches: readonly Omit<Place, 'town'>[];
  streets: readonly string[];
  /** With the postal code as the country writes it. */
  towns: readonly string[];
  companies: readonly string[];
  /** In words, for the ages that cards spell out. */
  ages: Readonly<Record<number, string>>;
  /** Feasts that fall differently than in Germany. */
  feasts: Readonly<Partial<Record<Celebration, (year: number) => Day>>>;
  weekdays: readonly string[];
  months: readonly string[];
  longDate(day: Day): string;
  fullDate(day: Day): string;
  shortDate(day: Day): string;
  hour(hour: number, minute: number): string;
};

/** A list as one writes it down, apart by strokes. */
export const listOf = (text: string): string[] => text.split('|').map((entry) => entry.trim());

/** Couples apart by strokes, their names by a space. */
export function couplesOf(text: string): (readonly [string, string])[] {
  return listOf(text).map((couple) => {
    const [first = '', second = ''] = couple.split(' ');
    return [first, second] as const;
  });
}

/** Places apart by strokes: name, town and the words that lead there, apart by semicolons. */
export function placesOf(text: string): Place[] {
  return listOf(text).map((place) => {
    const [name = '', town = '', at = name] = place.split(';');
    return { name, town, at };
  });
}

/** Churches apart by strokes: name and the words that lead there, apart by a semicolon. */
export function churchesOf(text: string): Omit<Place, 'town'>[] {
  return listOf(text).map((church) => {
    const [name = '', at = name] = church.split(';');
    return { name, at };
  });
}

export const twoDigits = (value: number): string => String(value).padStart(2, '0');
