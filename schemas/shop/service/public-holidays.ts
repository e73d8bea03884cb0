import { bavarianHolidays } from '../holidays/bavarian-holidays.ts';
import { deliveryCountryHolidays } from '../holidays/delivery-country-holidays.ts';
import { type DeliveryHolidayId, deliveryHolidayDates } from '../holidays/delivery-holiday-dates.ts';
import type { DeliveryCountry } from '../markets/countries.ts';

/** Public holidays where the parcels are made: Munich. */
const dispatchHolidays = [...deliveryCountryHolidays.DE, ...bavarianHolidays];

/** @param date `YYYY-MM-DD` */
export function isDispatchHoliday(date: string): boolean {
  return isHoliday(dispatchHolidays, date);
}

/** @param date `YYYY-MM-DD` */
export function isDeliveryHoliday(country: DeliveryCountry, date: string): boolean {
  return isHoliday(deliveryCountryHolidays[country], date);
}

function isHoliday(ids: readonly DeliveryHolidayId[], date: string): boolean {
  const [time, year] = [Date.parse(date), Number(date.slice(0, 4))];
  return ids.some((id) => deliveryHolidayDates[id](year) === time);
}
