import type { DesignLanguage } from '@blattwerk/schemas/design/design-language.ts';
import { type Day, shortDate, weekdayBefore, weekdayOf } from '../../compositions/calendar/german-dates.ts';
import type { Celebration } from '../../recipes/sample.ts';
import { feastDay, readIn, seasonYear } from './coming-season.ts';
import { de } from './people/de.ts';
import { en } from './people/en.ts';
import { enUs } from './people/en-us.ts';
import { es } from './people/es.ts';
import { fr } from './people/fr.ts';
import { it } from './people/it.ts';
import { nl } from './people/nl.ts';
import type { People } from './people/people.ts';
import type { Cast } from './wording.ts';

const peopleIn: Readonly<Record<DesignLanguage, People>> = { de, en, 'en-us': enUs, es, fr, it, nl };

const at = <T>(list: readonly T[], index: number, fallback: T): T => list[index % list.length] ?? fallback;

/** The month a celebration usually falls in; absent: from May to September. */
const usualMonths: Partial<Record<Celebration, readonly number[]>> = {
  einschulung: [9],
  firmung: [5, 6],
  kommunion: [4, 5],
  konfirmation: [4, 5],
  jugendweihe: [4, 5],
  ostern: [3],
  muttertag: [5],
  vatertag: [5],
  valentinstag: [2],
  halloween: [10],
  oktoberfest: [9],
  neujahr: [1],
  weihnachtsfeier: [12],
  'weihnachten-privat': [12],
  'weihnachten-geschaeftlich': [12],
  geburt: [1, 2, 3, 4, 5, 9, 10, 11],
  trauer: [1, 2, 3, 4, 9, 10, 11],
  geburtstag: [1, 2, 3, 4, 6, 7, 9, 10, 11],
  kindergeburtstag: [2, 3, 5, 6, 7, 9, 10],
};
const sundays: readonly Celebration[] = ['kommunion', 'konfirmation', 'taufe'];

function dayFor(celebration: Celebration, index: number, { feasts }: People): Day {
  const feast = feastDay(celebration, readIn, feasts);
  if (feast) return feast;
  const months = usualMonths[celebration] ?? [5, 6, 7, 8, 9];
  const month = at(months, index * 3 + 1, 6);
  const day = { year: seasonYear(celebration, month, readIn), month, day: 8 + ((index * 5) % 20) };
  if (celebration === 'geburt' || celebration === 'trauer') return day;
  return weekdayBefore(day, sundays.includes(celebration) ? 6 : 5);
}

/** Two of a list's couples exchange partners once all have married: it takes long until two marry again. */
function coupleAt({ couples }: People, place: number): [string, string] {
  const [first] = at(couples, place, ['Anna', 'Paul']);
  const [, second] = at(couples, place + Math.floor(place / couples.length) * 11, ['Anna', 'Paul']);
  return [first, second];
}

const ageOf: Partial<Record<Celebration, number>> = { silberhochzeit: 25, 'goldene-hochzeit': 50 };
const roundAges = [30, 40, 50, 60, 70, 80];

function ageFor(celebration: Celebration, index: number): number {
  const fixed = ageOf[celebration] ?? Number(/^geburtstag-(\d+)$/.exec(celebration)?.[1] ?? 0);
  if (fixed > 0) return fixed;
  return celebration === 'kindergeburtstag' ? 3 + (index % 7) : at(roundAges, index, 40);
}

type Hour = readonly [hour: number, minute: number];
const times: readonly Hour[] = [
  [11, 0],
  [13, 0],
  [14, 0],
  [14, 30],
  [15, 0],
];
const evenings: readonly Hour[] = [
  [18, 0],
  [18, 30],
  [19, 0],
  [19, 30],
];
const afternoons: readonly Hour[] = [
  [14, 0],
  [14, 30],
  [15, 0],
  [15, 30],
];

/** Everybody and everything texts of this celebration may name in a language; the same for the same index. */
export function castOf(celebration: Celebration, index: number, language: DesignLanguage = 'de'): Cast {
  const people = peopleIn[language];
  const { couples, families, places, churches, girls, boys, grown, old, streets, towns, companies } = people;
  const { longDate, fullDate, hour } = people;
  const day = dayFor(celebration, index, people);
  const age = ageFor(celebration, index);
  const couple = coupleAt(people, index * 7 + celebration.length);
  const parents = at(couples, index * 5 + 3 + celebration.length, ['Marie', 'Felix']);
  const place = at(places, index * 3 + celebration.length, { name: '', town: '', at: '' });
  const church = at(churches, index * 3, { name: '', at: '' });
  const [first, second] = couple;
  const boy = celebration === 'junge' || (celebration !== 'maedchen' && index % 2 === 1);
  const child = boy ? at(boys, index * 5, 'Emil') : at(girls, index * 7, 'Ida');
  const reply = { ...day, month: Math.max(1, day.month - 1), day: Math.min(day.day, 28) };
  const family = at(families, index * 11 + celebration.length, 'Seidel');
  const born = { year: 1936 + (index % 14), month: 1 + (index % 12), day: 3 + ((index * 7) % 24) };
  const adult = age >= 70 ? at(old, index, 'Elisabeth') : at(grown, index * 3, 'Sabine');
  return {
    first,
    second,
    names: `${first} & ${second}`,
    initials: `${first[0] ?? ''} & ${second[0] ?? ''}`,
    family,
    child,
    twin: boy ? at(boys, index * 5 + 4, 'Leo') : at(girls, index * 7 + 5, 'Mila'),
    sibling: boy ? at(girls, index + 3, 'Lotta') : at(boys, index + 3, 'Theo'),
    mother: parents[0],
    father: parents[1],
    parents: `${parents[0]} & ${parents[1]}`,
    adult,
    age: String(age),
    'age-word': people.ages[age] ?? String(age),
    date: longDate(day),
    'full-date': fullDate(day),
    'short-date': people.shortDate(day),
    'dot-date': shortDate(day, ' · '),
    weekday: at(people.weekdays, weekdayOf(day), ''),
    day: String(day.day),
    month: at(people.months, day.month - 1, ''),
    year: String(day.year),
    reply: longDate(reply),
    time: hour(...at<Hour>(times, index, [14, 0])),
    evening: hour(...at<Hour>(evenings, index, [19, 0])),
    afternoon: hour(...at<Hour>(afternoons, index, [15, 0])),
    venue: place.name,
    'at-venue': place.at,
    town: place.town,
    church: church.name,
    'at-church': church.at,
    weight: String(2950 + ((index * 130) % 1100)),
    length: String(48 + (index % 7)),
    hour: hour(1 + ((index * 5) % 22), (index * 17) % 60),
    deceased: `${at(old, index * 3 + 1, 'Maria')} ${family}`,
    'born-date': longDate(born),
    'died-date': longDate(day),
    'born-year': String(born.year),
    'died-year': String(day.year),
    street: at(streets, index, ''),
    postal: at(towns, index * 3, ''),
    company: at(companies, index, ''),
    'next-year': String(day.year + (day.month === 12 ? 1 : 0)),
  };
}
