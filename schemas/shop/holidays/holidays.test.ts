import Holidays from 'date-holidays';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Country, countries, deliveryCountries } from '../markets/countries.ts';
import { languages } from '../markets/languages.generated.ts';
import { isDeliveryHoliday, isDispatchHoliday } from '../service/public-holidays.ts';
import { easterSunday } from './easter.ts';
import { holidayName } from './holiday-names.ts';
import { type HolidayArea, holidaysOf } from './holidays.ts';
import { regionalHolidays } from './regional-holidays.ts';

const years = [2026, 2027, 2028, 2029];
const areas = countries.flatMap((country): HolidayArea[] => [
  { country, region: null },
  ...Object.keys(regionalHolidays[country] ?? {}).map((region) => ({ country, region })),
]);
const anArea = fc.constantFrom(...areas);
const aYear = fc.integer({ min: 1990, max: 2100 });

/** The regions as `date-holidays` codes them, in the order of their ids. */
const codes: Partial<Record<Country, string>> = {
  DE: 'BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH',
  AT: '1 2 3 4 5 6 7 8 9',
  CH: 'AG AR AI BL BS BE FR GE GL GR JU LU NE NW OW SG SH SZ SO TG TI UR VS VD ZG ZH',
  FR: '67',
  IT: '32',
  GB: 'ENG NIR SCT',
};

/** What that list has beyond the law, or what is kept in single places only. */
const onlyThere: Partial<Record<string, readonly string[]>> = {
  CH: ['Federal Day of Thanksgiving, Repentance and Prayer'],
  LI: ['Good Friday', 'Feiertagsbrücke'],
  'CH glarus': ['Näfelser Fahrt', 'Christmas Eve', "New Year's Eve"],
  'CH neuchatel': ['Corpus Christi'],
  'CH solothurn': ['Saint Joseph'],
  'CH valais': ['Labour Day', 'Christmas Eve'],
};

/** What that list lacks: the cantons' own laws have it. */
const onlyHere: Partial<Record<string, readonly string[]>> = {
  'CH appenzell-innerrhoden': ['immaculateConception'],
  'CH glarus': ['naefels'],
};

type Listed = { day: string; type: string; name: string };

function listed({ country, region }: HolidayArea, year: number): Listed[] {
  const place = Object.keys(regionalHolidays[country] ?? {}).indexOf(region ?? '');
  const code = codes[country]?.split(' ')[place];
  const list = code === undefined ? new Holidays(country) : new Holidays(country, code);
  list.setLanguages('en');
  return list.getHolidays(year).map(({ date, type, name }) => ({ day: date.slice(0, 10), type, name }));
}

const sundays = ['easter', 'whitSunday'];

test.each(areas)('$country $region keeps the days that are free there', (area) => {
  const skipped = [
    ...(onlyThere[area.country] ?? []),
    ...(onlyThere[`${area.country} ${area.region}`] ?? []),
  ];
  for (const year of years) {
    const theirs = listed(area, year);
    const ours = holidaysOf(area, year);
    const free = theirs.filter(
      ({ type, name, day }) =>
        type === 'public' &&
        !skipped.includes(name) &&
        !['Easter Sunday', 'Pentecost'].includes(name) &&
        day.startsWith(`${year}`),
    );
    expect(free.filter(({ day }) => !ours.some(({ date }) => date === day))).toEqual([]);
    const own = [...sundays, ...(onlyHere[`${area.country} ${area.region}`] ?? [])];
    const known = ours.filter(({ id }) => !own.includes(id));
    expect(known.filter(({ date }) => !theirs.some(({ day }) => day === date))).toEqual([]);
  }
});

test('nothing is sent or delivered on the holidays of calendars, and on no other', () => {
  const aDay = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.constantFrom(...deliveryCountries), aDay, (country, moment) => {
      const date = moment.toISOString().slice(0, 10);
      const isIn = (region: string | null) =>
        holidaysOf({ country, region }, moment.getUTCFullYear()).some((holiday) => holiday.date === date);
      expect(isDeliveryHoliday(country, date)).toBe(isIn(null));
      if (country === 'DE') expect(isDispatchHoliday(date)).toBe(isIn('bayern'));
    }),
  );
});

test('holidays of a year lie in it, in order, and have a name in every language', () => {
  fc.assert(
    fc.property(anArea, aYear, (area, year) => {
      const found = holidaysOf(area, year);
      const dates = found.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted());
      expect(dates.every((date) => date.startsWith(`${year}-`))).toBe(true);
      for (const language of languages)
        for (const holiday of found)
          expect(holidayName(holiday, area.country, language).length).toBeGreaterThan(3);
    }),
  );
});

test('Easter is a Sunday between 22 March and 25 April', () => {
  for (let year = 1900; year <= 2200; year += 1) {
    const day = new Date(easterSunday(year));
    expect(day.getUTCDay()).toBe(0);
    const date = day.toISOString().slice(5, 10);
    expect(date >= '03-22' && date <= '04-25').toBe(true);
  }
});

test.each([
  [
    { country: 'GB', region: 'england-wales' },
    2027,
    ['2027-12-25', '2027-12-26', '2027-12-27', '2027-12-28'],
  ],
  [{ country: 'GB', region: 'england-wales' }, 2028, ['2028-12-25', '2028-12-26']],
  [{ country: 'US', region: null }, 2027, ['2027-12-24', '2027-12-25', '2027-12-31']],
] as const)('the free days at the end of the year: %j %i', (area, year, wanted) => {
  const dates = holidaysOf(area, year).map(({ date }) => date);
  expect(dates.filter((date) => date.slice(5, 7) === '12')).toEqual(wanted);
});

test('the King’s birthday is not kept on a Sunday', () => {
  const dates = holidaysOf({ country: 'NL', region: null }, 2031).map(({ date }) => date);
  expect(dates).toContain('2031-04-26');
  expect(dates).not.toContain('2031-04-27');
});

test('the march to Näfels avoids Holy Week', () => {
  const marches = [2026, 2027].flatMap((year) =>
    holidaysOf({ country: 'CH', region: 'glarus' }, year).filter(({ id }) => id === 'naefels'),
  );
  expect(marches.map(({ date }) => date)).toEqual(['2026-04-09', '2027-04-01']);
});
