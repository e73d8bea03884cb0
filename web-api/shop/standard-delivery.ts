import type { DeliveryCountry } from '@blattwerk/schemas/shop/markets/countries.ts';
import { addDays, localTime, momentOf } from '@blattwerk/schemas/shop/service/local-time.ts';
import {
  expressOrderDeadline,
  standardDeliveryWorkingDays,
} from '@blattwerk/schemas/shop/service/shipping.ts';
import { isDeliveryDay, isDispatchDay } from './dispatch-days.ts';

export type DeliveryDays = { orderBy: Date; from: string; to: string };

/**
 * When an ordinary parcel arrives that is ordered now: it leaves on the next day with dispatch whose deadline is not over,
 * and takes two to four working days of the country it goes to.
 */
export function standardDelivery(country: DeliveryCountry, now: Date): DeliveryDays {
  const { hour, minute } = expressOrderDeadline;
  let sent = localTime(now).date;
  while (!isDispatchDay(sent) || momentOf(sent, hour, minute) <= now) sent = addDays(sent, 1);
  const { min, max } = standardDeliveryWorkingDays;
  return {
    orderBy: momentOf(sent, hour, minute),
    from: workingDayAfter(country, sent, min),
    to: workingDayAfter(country, sent, max),
  };
}

function workingDayAfter(country: DeliveryCountry, sent: string, days: number): string {
  let date = sent;
  for (let left = days; left > 0; left -= 1) {
    do date = addDays(date, 1);
    while (!isDeliveryDay(country, date));
  }
  return date;
}
