import type { Country } from '../markets/countries.ts';
import { bavarianHolidays } from './bavarian-holidays.ts';
import type { HolidayId } from './holiday-dates.ts';

/** A part of a country with holidays of its own, called as it calls itself. */
export type Region = {
  label: string;
  further: readonly HolidayId[];
  /** Kept in the rest of the country. */
  without?: readonly HolidayId[];
};

type Regions = Readonly<Record<string, Region>>;

const catholicDays = ['corpusChristi', 'assumption', 'allSaints', 'immaculateConception'] as const;
const withoutStephen = ['stephen'] as const;

const germanStates: Regions = {
  'baden-wuerttemberg': {
    label: 'Baden-Württemberg',
    further: ['epiphany', 'corpusChristi', 'allSaints'],
  },
  bayern: { label: 'Bayern', further: bavarianHolidays },
  berlin: { label: 'Berlin', further: ['women', 'berlinLiberation', 'berlinUprising'] },
  brandenburg: { label: 'Brandenburg', further: ['reformation'] },
  bremen: { label: 'Bremen', further: ['reformation'] },
  hamburg: { label: 'Hamburg', further: ['reformation'] },
  hessen: { label: 'Hessen', further: ['corpusChristi'] },
  'mecklenburg-vorpommern': { label: 'Mecklenburg-Vorpommern', further: ['women', 'reformation'] },
  niedersachsen: { label: 'Niedersachsen', further: ['reformation'] },
  'nordrhein-westfalen': { label: 'Nordrhein-Westfalen', further: ['corpusChristi', 'allSaints'] },
  'rheinland-pfalz': { label: 'Rheinland-Pfalz', further: ['corpusChristi', 'allSaints'] },
  saarland: { label: 'Saarland', further: ['corpusChristi', 'assumption', 'allSaints'] },
  sachsen: { label: 'Sachsen', further: ['reformation', 'repentance'] },
  'sachsen-anhalt': { label: 'Sachsen-Anhalt', further: ['epiphany', 'reformation'] },
  'schleswig-holstein': { label: 'Schleswig-Holstein', further: ['reformation'] },
  thueringen: { label: 'Thüringen', further: ['children', 'reformation'] },
};

/** With the days of their patron saints, on which schools and offices are closed. */
const austrianStates: Regions = {
  burgenland: { label: 'Burgenland', further: ['martin'] },
  kaernten: { label: 'Kärnten', further: ['joseph', 'carinthia'] },
  niederoesterreich: { label: 'Niederösterreich', further: ['leopold'] },
  oberoesterreich: { label: 'Oberösterreich', further: ['florian'] },
  salzburg: { label: 'Salzburg', further: ['rupert'] },
  steiermark: { label: 'Steiermark', further: ['joseph'] },
  tirol: { label: 'Tirol', further: ['joseph'] },
  vorarlberg: { label: 'Vorarlberg', further: ['joseph'] },
  wien: { label: 'Wien', further: ['leopold'] },
};

const swissCantons: Regions = {
  aargau: { label: 'Aargau', further: ['berchtold', 'labour', ...catholicDays] },
  'appenzell-ausserrhoden': { label: 'Appenzell Ausserrhoden', further: [] },
  'appenzell-innerrhoden': {
    label: 'Appenzell Innerrhoden',
    further: ['corpusChristi', 'assumption', 'mauritius', 'allSaints', 'immaculateConception'],
  },
  'basel-landschaft': { label: 'Basel-Landschaft', further: ['labour'] },
  'basel-stadt': { label: 'Basel-Stadt', further: ['labour'] },
  bern: { label: 'Bern', further: ['berchtold'] },
  fribourg: { label: 'Fribourg', further: ['secondOfJanuary', ...catholicDays] },
  geneve: {
    label: 'Genève',
    further: ['genevaFast', 'genevaRestoration'],
    without: withoutStephen,
  },
  glarus: { label: 'Glarus', further: ['berchtold', 'naefels', 'allSaints'] },
  graubuenden: { label: 'Graubünden', further: [] },
  jura: {
    label: 'Jura',
    further: ['secondOfJanuary', 'labour', 'corpusChristi', 'jura', 'assumption', 'allSaints'],
    without: withoutStephen,
  },
  luzern: { label: 'Luzern', further: ['berchtold', ...catholicDays] },
  neuchatel: { label: 'Neuchâtel', further: ['neuchatelRepublic', 'labour'], without: withoutStephen },
  nidwalden: { label: 'Nidwalden', further: ['joseph', ...catholicDays] },
  obwalden: { label: 'Obwalden', further: ['brotherKlaus', ...catholicDays] },
  'sankt-gallen': { label: 'St. Gallen', further: ['allSaints'] },
  schaffhausen: { label: 'Schaffhausen', further: ['berchtold', 'labour'] },
  schwyz: { label: 'Schwyz', further: ['epiphany', 'joseph', ...catholicDays] },
  solothurn: {
    label: 'Solothurn',
    further: ['berchtold', 'labour', 'corpusChristi', 'assumption', 'allSaints'],
  },
  thurgau: { label: 'Thurgau', further: ['berchtold', 'labour'] },
  ticino: {
    label: 'Ticino',
    further: ['epiphany', 'joseph', 'labour', 'peterAndPaul', ...catholicDays],
    without: ['goodFriday'],
  },
  uri: { label: 'Uri', further: ['epiphany', 'joseph', ...catholicDays] },
  valais: {
    label: 'Valais',
    further: ['joseph', ...catholicDays],
    without: ['goodFriday', 'stephen'],
  },
  vaud: { label: 'Vaud', further: ['secondOfJanuary', 'fastMonday'], without: withoutStephen },
  zug: { label: 'Zug', further: ['berchtold', ...catholicDays] },
  zuerich: { label: 'Zürich', further: ['berchtold', 'labour'] },
};

/** Countries whose parts have holidays of their own. */
export const regionalHolidays: Readonly<Partial<Record<Country, Regions>>> = {
  DE: germanStates,
  AT: austrianStates,
  CH: swissCantons,
  FR: { 'alsace-moselle': { label: 'Alsace-Moselle', further: ['goodFriday', 'stephen'] } },
  IT: { suedtirol: { label: 'Südtirol / Alto Adige', further: ['whitSunday', 'whitMonday'] } },
  GB: {
    'england-wales': { label: 'England & Wales', further: ['summerBank'] },
    'northern-ireland': {
      label: 'Northern Ireland',
      further: ['patrick', 'boyne', 'summerBank'],
    },
    scotland: {
      label: 'Scotland',
      further: ['secondOfJanuary', 'scottishSummerBank', 'andrew'],
      without: ['easterMonday'],
    },
  },
};

/** The region of a country; undefined where it has none of that id. */
export function regionOf(country: Country, id: string): Region | undefined {
  const regions = regionalHolidays[country];
  return regions !== undefined && Object.hasOwn(regions, id) ? regions[id] : undefined;
}
