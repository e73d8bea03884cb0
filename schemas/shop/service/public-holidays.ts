import type { DeliveryCountry } from '../markets/countries.ts';

/** Days on which nothing is sent or delivered: fixed ones as `MM-DD`, movable ones as days after Easter Sunday. */
type Holidays = { fixed: readonly string[]; afterEaster: readonly number[] };

const goodFriday = -2;
const easterMonday = 1;
const ascension = 39;
const whitMonday = 50;
const corpusChristi = 60;

/** Nationwide public holidays of the countries that parcels go to. */
const deliveryHolidays: Record<DeliveryCountry, Holidays> = {
  DE: {
    fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'],
    afterEaster: [goodFriday, easterMonday, ascension, whitMonday],
  },
  AT: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
    afterEaster: [easterMonday, ascension, whitMonday, corpusChristi],
  },
  CH: {
    fixed: ['01-01', '08-01', '12-25', '12-26'],
    afterEaster: [goodFriday, easterMonday, ascension, whitMonday],
  },
  LI: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '09-08', '11-01', '12-08', '12-25', '12-26'],
    afterEaster: [easterMonday, ascension, whitMonday, corpusChristi],
  },
  LU: {
    fixed: ['01-01', '05-01', '05-09', '06-23', '08-15', '11-01', '12-25', '12-26'],
    afterEaster: [easterMonday, ascension, whitMonday],
  },
  FR: {
    fixed: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
    afterEaster: [easterMonday, ascension, whitMonday],
  },
  IT: {
    fixed: [
      '01-01',
      '01-06',
      '04-25',
      '05-01',
      '06-02',
      '08-15',
      '10-04',
      '11-01',
      '12-08',
      '12-25',
      '12-26',
    ],
    afterEaster: [easterMonday],
  },
  BE: {
    fixed: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'],
    afterEaster: [easterMonday, ascension, whitMonday],
  },
  NL: { fixed: ['01-01', '04-27', '12-25', '12-26'], afterEaster: [easterMonday, ascension, whitMonday] },
  ES: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'],
    afterEaster: [goodFriday],
  },
};

/** Public holidays where the parcels are made: Munich. */
const dispatchHolidays: Holidays = {
  fixed: ['01-01', '01-06', '05-01', '08-15', '10-03', '11-01', '12-25', '12-26'],
  afterEaster: [goodFriday, easterMonday, ascension, whitMonday, corpusChristi],
};

/** @param date `YYYY-MM-DD` */
export function isDispatchHoliday(date: string): boolean {
  return isHoliday(dispatchHolidays, date);
}

/** @param date `YYYY-MM-DD` */
export function isDeliveryHoliday(country: DeliveryCountry, date: string): boolean {
  return isHoliday(deliveryHolidays[country], date);
}

function isHoliday({ fixed, afterEaster }: Holidays, date: string): boolean {
  if (fixed.includes(date.slice(5))) return true;
  const days = (Date.parse(date) - easterSunday(Number(date.slice(0, 4)))) / 86_400_000;
  return afterEaster.includes(days);
}

/** Easter Sunday of the Gregorian calendar (Meeus/Jones/Butcher), as a moment at midnight UTC. */
function easterSunday(year: number): number {
  const goldenNumber = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const skippedLeapDays = century - Math.floor(century / 4);
  const lunarCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * goldenNumber + skippedLeapDays - lunarCorrection + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((goldenNumber + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}
