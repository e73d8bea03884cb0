import { type HolidayId, holidayDates } from '../holidays/holiday-dates.ts';
import { nationalHolidays } from '../holidays/national-holidays.ts';
import { bavarianHolidays } from '../holidays/regional-holidays.ts';
import type { DeliveryCountry } from '../markets/countries.ts';

/** Public holidays where the parcels are made: Munich. */
const dispatchHolidays = [...nationalHolidays.DE, ...bavarianHolidays];

/** @param date `YYYY-MM-DD` */
export function isDispatchHoliday(date: string): boolean {
  return isHoliday(dispatchHolidays, date);
}

/** @param date `YYYY-MM-DD` */
export function isDeliveryHoliday(country: DeliveryCountry, date: string): boolean {
  return isHoliday(nationalHolidays[country], date);
}

function isHoliday(ids: readonly HolidayId[], date: string): boolean {
  const [time, year] = [Date.parse(date), Number(date.slice(0, 4))];
  return ids.some((id) => holidayDates[id](year) === time);
}
