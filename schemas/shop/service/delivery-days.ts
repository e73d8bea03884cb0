import type { DeliveryCountry } from '../markets/countries.ts';
import { addDays, momentOf, weekday } from './calendar-days.ts';
import { expressOrderDeadline, standardDeliveryWorkingDays } from './delivery-terms.ts';
import { localTime } from './local-time.ts';
import { isDeliveryHoliday, isDispatchHoliday } from './public-holidays.ts';
import type { ShippingService } from './shipping.ts';

/** Until when a parcel has to be ordered, and the first and last day (`YYYY-MM-DD`) it may arrive. */
export type DeliveryDays = { orderBy: Date; from: string; to: string };

const saturday = 6;
/** Holidays never fill more than two weeks. */
const furthestDays = 21;

/**
 * When a parcel of a service arrives that is ordered now: it leaves on the next day with dispatch whose deadline is not
 * over. An ordinary one takes two to four working days of the country it goes to, an express one arrives on the next day
 * with delivery, and the Saturday service on Saturdays only. Whether a country has a service its prices say.
 */
export function deliveryDays(
  service: ShippingService,
  country: DeliveryCountry,
  now: Date,
): DeliveryDays | undefined {
  const today = localTime(now).date;
  for (let days = 0; days <= furthestDays; days += 1) {
    const sent = addDays(today, days);
    const orderBy = momentOf(sent, expressOrderDeadline.hour, expressOrderDeadline.minute);
    const arrival = now < orderBy && isDispatchDay(sent) && arrivalOf(service, country, sent);
    if (arrival) return { orderBy, ...arrival };
  }
  return undefined;
}

function arrivalOf(service: ShippingService, country: DeliveryCountry, sent: string) {
  if (service === 'saturdayExpress') {
    const date = addDays(sent, 1);
    const isServed = weekday(date) === saturday && !isDeliveryHoliday(country, date);
    return isServed ? { from: date, to: date } : undefined;
  }
  const { min, max } = service === 'standard' ? standardDeliveryWorkingDays : { min: 1, max: 1 };
  return { from: workingDayAfter(country, sent, min), to: workingDayAfter(country, sent, max) };
}

function workingDayAfter(country: DeliveryCountry, sent: string, days: number): string {
  let date = sent;
  for (let left = days; left > 0; left -= 1) {
    do date = addDays(date, 1);
    while (weekday(date) >= saturday || isDeliveryHoliday(country, date));
  }
  return date;
}

/** Whether parcels leave on a day. */
function isDispatchDay(date: string): boolean {
  return weekday(date) < saturday && !isDispatchHoliday(date);
}
