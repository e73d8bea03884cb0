import {
  type Day,
  fullDate,
  longDate,
  monthNames,
  shortDate,
  weekdayBefore,
  weekdayNames,
  weekdayOf,
} from '../../compositions/calendar/german-dates.ts';
import { feastDay, monthOf, seasonYear } from './coming-season.ts';
import type { Cast, Celebration } from './wording.ts';

const couples =
  `Anna Paul|Clara Jonas|Lena Maximilian|Sophie David|Marie Felix|Johanna Lukas|Theresa Simon|Emilia Noah|
Katharina Florian|Laura Tobias|Mia Benjamin|Charlotte Henri|Franziska Moritz|Julia Sebastian|Helena Vincent|Nora Elias|
Magdalena Korbinian|Carolin Philipp|Ida Leonard|Luisa Matthias|Paula Anton|Isabel Raphael|Hannah Jakob|Greta Linus|
Amelie Konstantin|Miriam Daniel|Eva Johannes|Antonia Valentin|Leonie Fabian|Rosa Emil|Lisa Stefan|Viktoria Alexander|
Thea Oskar|Elisa Niklas|Frieda Carl|Valerie Julius|Mathilda August|Sarah Christian|Pia Dominik|Alina Marlon|Olivia Kilian`
    .split('|')
    .map((couple) => couple.trim().split(' '));
const families =
  `Seidel Brandt Lindner Hofmann Keller Winkler Bergmann Vogt Albrecht Sommer Ziegler Krämer Lorenz Haas
Engel Busch Kuhn Jansen Pohl Thiel Sauer Arnold Wolff Pfeiffer Reuter Ebert Hartmann Fink Rieger`.split(
    /\s+/,
  );
const places =
  `Schloss Seefeld;Seefeld|Gut Sonnenhausen;Glonn|Kloster Andechs;Andechs|Weingut am Kirchberg;Deidesheim|
Alte Mühle;Wasserburg|Hofgut Lindenau;Freising|Villa am See;Tegernsee|Burg Falkenstein;Pfronten|Landhaus Birkenhain;Prien|
Orangerie im Park;Ludwigsburg|Gutshof Rosenthal;Potsdam|Kelterhaus;Würzburg|Alte Gärtnerei;Taufkirchen|
Waldschlössl;Bad Tölz|Speicher am Hafen;Hamburg|Berghof Almblick;Garmisch`
    .split('|')
    .map((place) => place.trim().split(';'));
const churches =
  `St. Georg|St. Martin|Pfarrkirche St. Anna|Marienkirche|St. Nikolaus|Christuskirche|St. Johannes|
Klosterkirche|Schlosskapelle|Dreifaltigkeitskirche|St. Ursula`
    .split('|')
    .map((church) => church.trim());
const girls =
  `Emma Mila Ella Lina Ida Frieda Leni Clara Marlene Juna Lotta Thea Romy Elisa Malia Nele Ronja Amelie`.split(
    ' ',
  );
const boys =
  `Leo Emil Paul Theo Noah Jakob Anton Oskar Levi Mats Ben Carlo Linus Matteo Finn Henry Lio`.split(' ');
const grown =
  `Martin Sabine Thomas Claudia Andreas Birgit Stefan Monika Michael Petra Wolfgang Renate Peter Gabi Jürgen Heike
Klaus Ulrike Robert`.split(/\s+/);
const old =
  `Elisabeth Heinrich Maria Johann Hildegard Georg Anneliese Wilhelm Irmgard Karl Rosemarie Friedrich Gertrud`.split(
    ' ',
  );
const streets =
  `Lindenweg 7|Gartenstraße 12|Am Sonnenhang 3|Kastanienallee 24|Seestraße 9|Mühlgasse 5|Rosenweg 16`.split(
    '|',
  );
const towns =
  `80331 München|50667 Köln|79098 Freiburg|04109 Leipzig|20095 Hamburg|90402 Nürnberg|70173 Stuttgart`.split(
    '|',
  );
const companies =
  `Hofmann & Partner|Lindner Architekten|Manufaktur Vogt|Kanzlei Brandt|Atelier Winkler|Autohaus Sommer|
Praxis Dr. Keller|Holzbau Rieger|Steuerbüro Arnold`
    .split('|')
    .map((company) => company.trim());

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

function dayFor(celebration: Celebration, index: number): Day {
  const today = monthOf(new Date());
  const feast = feastDay(celebration, today);
  if (feast) return feast;
  const months = usualMonths[celebration] ?? [5, 6, 7, 8, 9];
  const month = at(months, index * 3 + 1, 6);
  const day = { year: seasonYear(celebration, month, today), month, day: 8 + ((index * 5) % 20) };
  if (celebration === 'geburt' || celebration === 'trauer') return day;
  return weekdayBefore(day, sundays.includes(celebration) ? 6 : 5);
}

/** Two of a list's couples exchange partners once all have married: it takes long until two marry again. */
function coupleAt(place: number): [string, string] {
  const [first = 'Anna'] = at(couples, place, ['Anna', 'Paul']);
  const [, second = 'Paul'] = at(couples, place + Math.floor(place / couples.length) * 11, ['Anna', 'Paul']);
  return [first, second];
}

const ageOf: Partial<Record<Celebration, number>> = { silberhochzeit: 25, 'goldene-hochzeit': 50 };
const roundAges = [30, 40, 50, 60, 70, 80];

function ageFor(celebration: Celebration, index: number): number {
  const fixed = ageOf[celebration] ?? Number(/^geburtstag-(\d+)$/.exec(celebration)?.[1] ?? 0);
  if (fixed > 0) return fixed;
  return celebration === 'kindergeburtstag' ? 3 + (index % 7) : at(roundAges, index, 40);
}

/** Everybody and everything texts of this celebration may name; the same for the same index. */
export function castOf(celebration: Celebration, index: number): Cast {
  const day = dayFor(celebration, index);
  const age = ageFor(celebration, index);
  const couple = coupleAt(index * 7 + celebration.length);
  const parents = at(couples, index * 5 + 3 + celebration.length, ['Marie', 'Felix']);
  const [venue = '', town = ''] = at(places, index * 3 + celebration.length, ['Schloss Seefeld', 'Seefeld']);
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
    pronoun: boy ? 'er' : 'sie',
    son: boy ? 'unser Sohn' : 'unsere Tochter',
    mother: parents[0] ?? 'Marie',
    father: parents[1] ?? 'Felix',
    parents: `${parents[0] ?? 'Marie'} & ${parents[1] ?? 'Felix'}`,
    adult,
    age: String(age),
    'age-word': ageWords[age] ?? String(age),
    date: longDate(day),
    'full-date': fullDate(day),
    'short-date': shortDate(day),
    'dot-date': shortDate(day, ' · '),
    weekday: at(weekdayNames, weekdayOf(day), 'Samstag'),
    day: String(day.day),
    month: at(monthNames, day.month - 1, 'Juni'),
    year: String(day.year),
    reply: longDate(reply),
    time: at(['11 Uhr', '13 Uhr', '14 Uhr', '14.30 Uhr', '15 Uhr'], index, '14 Uhr'),
    evening: at(['18 Uhr', '18.30 Uhr', '19 Uhr', '19.30 Uhr'], index, '19 Uhr'),
    afternoon: at(['14 Uhr', '14.30 Uhr', '15 Uhr', '15.30 Uhr'], index, '15 Uhr'),
    venue,
    town,
    church: at(churches, index * 3, 'St. Georg'),
    weight: String(2950 + ((index * 130) % 1100)),
    length: String(48 + (index % 7)),
    hour: `${String(1 + ((index * 5) % 22)).padStart(2, '0')}.${String((index * 17) % 60).padStart(2, '0')} Uhr`,
    deceased: `${at(old, index * 3 + 1, 'Maria')} ${family}`,
    'born-date': longDate(born),
    'died-date': longDate(day),
    'born-year': String(born.year),
    'died-year': String(day.year),
    street: at(streets, index, 'Lindenweg 7'),
    postal: at(towns, index * 3, '80331 München'),
    company: at(companies, index, 'Lindner Architekten'),
    'next-year': String(day.year + (day.month === 12 ? 1 : 0)),
  };
}

const ageWords: Readonly<Record<number, string>> = {
  3: 'drei',
  4: 'vier',
  5: 'fünf',
  6: 'sechs',
  7: 'sieben',
  8: 'acht',
  9: 'neun',
  18: 'achtzehn',
  20: 'zwanzig',
  25: 'fünfundzwanzig',
  30: 'dreißig',
  40: 'vierzig',
  50: 'fünfzig',
  60: 'sechzig',
  70: 'siebzig',
  80: 'achtzig',
  90: 'neunzig',
};
