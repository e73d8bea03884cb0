import type { Country } from '@blattwerk/schemas/shop/markets/countries.ts';
import type { Language } from '@blattwerk/schemas/shop/markets/languages.generated.ts';
import { homeLocales, localeTable } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import { monthNames } from './german-dates.ts';

/**
 * Months as a heading, weekdays from Monday. Tables of our own: browsers and Node write some names differently, and
 * print must not.
 */
type Words = { months: readonly string[]; weekdays: readonly string[] };

const wordsIn: Readonly<Record<Language, Words>> = {
  de: { months: monthNames, weekdays: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] },
  en: {
    months: 'January February March April May June July August September October November December'.split(
      ' ',
    ),
    weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  },
  es: {
    months: 'Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Octubre Noviembre Diciembre'.split(
      ' ',
    ),
    weekdays: ['Lu', 'Ma', 'Mi', 'Ju', 'Vi', 'Sá', 'Do'],
  },
  fr: {
    months: 'Janvier Février Mars Avril Mai Juin Juillet Août Septembre Octobre Novembre Décembre'.split(' '),
    weekdays: ['Lu', 'Ma', 'Me', 'Je', 'Ve', 'Sa', 'Di'],
  },
  it: {
    months:
      'Gennaio Febbraio Marzo Aprile Maggio Giugno Luglio Agosto Settembre Ottobre Novembre Dicembre'.split(
        ' ',
      ),
    weekdays: ['Lu', 'Ma', 'Me', 'Gi', 'Ve', 'Sa', 'Do'],
  },
  nl: {
    months: 'Januari Februari Maart April Mei Juni Juli Augustus September Oktober November December'.split(
      ' ',
    ),
    weekdays: ['Ma', 'Di', 'Wo', 'Do', 'Vr', 'Za', 'Zo'],
  },
};

export function monthName(month: number, language: Language): string {
  return wordsIn[language].months[month - 1] ?? '';
}

/** The name of most letters, which needs the most room or nearly. */
export function longestMonth(language: Language): string {
  return wordsIn[language].months.reduce((one, other) => (other.length > one.length ? other : one));
}

/** @param weekday 0 is Monday */
export function shortWeekday(weekday: number, language: Language): string {
  return wordsIn[language].weekdays[weekday] ?? '';
}

/** `1. Neujahr`, `1 New Year’s Day`. */
export function dayWithName(day: number, name: string, language: Language): string {
  return language === 'de' ? `${day}. ${name}` : `${day} ${name}`;
}

/** Where weeks begin, as 0 for Monday and 6 for Sunday: by the country, without one by the home of the language. */
export function firstWeekday(country: Country | null, language: Language): number {
  return (country ?? localeTable[homeLocales[language]].country) === 'US' ? 6 : 0;
}
