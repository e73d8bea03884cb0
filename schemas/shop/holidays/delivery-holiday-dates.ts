import { afterEaster, type DateRule, on, weekdayOf } from './date-rules.ts';

/** When the holidays are that the countries keep which parcels go to. Apart from the others because products' pages count delivery days with them. */
const rules = {
  newYear: on('01-01'),
  epiphany: on('01-06'),
  goodFriday: afterEaster(-2),
  easter: afterEaster(0),
  easterMonday: afterEaster(1),
  italianLiberation: on('04-25'),
  // On a Sunday the day before.
  king: (year) =>
    Date.parse(`${year}-04-27`) - (weekdayOf(Date.parse(`${year}-04-27`)) === 0 ? 86_400_000 : 0),
  labour: on('05-01'),
  victory: on('05-08'),
  europe: on('05-09', 2019),
  ascension: afterEaster(39),
  whitSunday: afterEaster(49),
  whitMonday: afterEaster(50),
  corpusChristi: afterEaster(60),
  italianRepublic: on('06-02'),
  luxembourg: on('06-23'),
  bastille: on('07-14'),
  belgium: on('07-21'),
  swiss: on('08-01'),
  assumption: on('08-15'),
  nativityOfMary: on('09-08'),
  germanUnity: on('10-03'),
  francis: on('10-04', 2026),
  spain: on('10-12'),
  austria: on('10-26'),
  allSaints: on('11-01'),
  armistice: on('11-11'),
  constitution: on('12-06'),
  immaculateConception: on('12-08'),
  christmas: on('12-25'),
  stephen: on('12-26'),
} as const satisfies Record<string, DateRule>;

export type DeliveryHolidayId = keyof typeof rules;
export const deliveryHolidayDates: Readonly<Record<DeliveryHolidayId, DateRule>> = rules;
