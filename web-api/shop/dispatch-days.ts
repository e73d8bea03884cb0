import type { DeliveryCountry } from '@blattwerk/schemas/shop/markets/countries.ts';
import { weekday } from '@blattwerk/schemas/shop/service/local-time.ts';
import { isDeliveryHoliday, isDispatchHoliday } from '@blattwerk/schemas/shop/service/public-holidays.ts';

const saturday = 6;

/** Whether parcels leave on a day `YYYY-MM-DD`. */
export function isDispatchDay(date: string): boolean {
  return weekday(date) < saturday && !isDispatchHoliday(date);
}

/** Whether ordinary parcels are delivered in a country on a day. */
export function isDeliveryDay(country: DeliveryCountry, date: string): boolean {
  return weekday(date) < saturday && !isDeliveryHoliday(country, date);
}
