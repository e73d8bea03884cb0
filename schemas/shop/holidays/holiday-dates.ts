import { type DateRule, on } from './date-rules.ts';
import { type DeliveryHolidayId, deliveryHolidayDates } from './delivery-holiday-dates.ts';
import { easterSunday } from './easter.ts';
import { daysAfter, firstFrom, onlyIn, unless, weekdays } from './weekday-rules.ts';

const { sunday, monday, wednesday, thursday } = weekdays;
const federalPrayerDay = firstFrom(sunday, '09-15');

/** Of single regions, and of countries that no parcels go to. */
const furtherRules = {
  secondOfJanuary: on('01-02'),
  berchtold: on('01-02'),
  martinLutherKing: firstFrom(monday, '01-15'),
  presidents: firstFrom(monday, '02-15'),
  neuchatelRepublic: on('03-01'),
  women: on('03-08'),
  patrick: on('03-17'),
  joseph: on('03-19'),
  // In Holy Week a week later.
  naefels: unless(
    (date) => easterSunday(new Date(date).getUTCFullYear()) - date === 3 * 86_400_000,
    firstFrom(thursday, '04-01'),
    firstFrom(thursday, '04-08'),
  ),
  earlyMay: firstFrom(monday, '05-01'),
  florian: on('05-04'),
  berlinLiberation: onlyIn([2020, 2025], '05-08'),
  springBank: firstFrom(monday, '05-25'),
  memorial: firstFrom(monday, '05-25'),
  berlinUprising: onlyIn([2028], '06-17'),
  juneteenth: on('06-19', 2021),
  jura: on('06-23'),
  peterAndPaul: on('06-29'),
  independence: on('07-04'),
  boyne: on('07-12'),
  scottishSummerBank: firstFrom(monday, '08-01'),
  summerBank: firstFrom(monday, '08-25'),
  americanLabour: firstFrom(monday, '09-01'),
  genevaFast: daysAfter(4, firstFrom(sunday, '09-01')),
  children: on('09-20', 2019),
  mauritius: on('09-22'),
  rupert: on('09-24'),
  brotherKlaus: on('09-25'),
  fastMonday: daysAfter(1, federalPrayerDay),
  columbus: firstFrom(monday, '10-08'),
  carinthia: on('10-10'),
  reformation: on('10-31'),
  martin: on('11-11'),
  veterans: on('11-11'),
  leopold: on('11-15'),
  repentance: firstFrom(wednesday, '11-16'),
  thanksgiving: firstFrom(thursday, '11-22'),
  andrew: on('11-30'),
  boxing: on('12-26'),
  genevaRestoration: on('12-31'),
} as const satisfies Record<string, DateRule>;

export type HolidayId = DeliveryHolidayId | keyof typeof furtherRules;
/** When each holiday is. */
export const holidayDates: Readonly<Record<HolidayId, DateRule>> = {
  ...deliveryHolidayDates,
  ...furtherRules,
};
