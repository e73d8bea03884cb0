import { type DeliveryCountry, deliveryCountryOf } from '@blattwerk/schemas/shop/markets/countries.ts';
import type { Currency } from '@blattwerk/schemas/shop/markets/currencies.ts';
import { addDays, localTime, momentOf, weekday } from '@blattwerk/schemas/shop/service/local-time.ts';
import { isDeliveryHoliday } from '@blattwerk/schemas/shop/service/public-holidays.ts';
import {
  expressOrderDeadline,
  saturdayDeliveryCountries,
  shippingPricesTo,
  shippingServiceLabels,
} from '@blattwerk/schemas/shop/service/shipping.ts';
import { shopTimeZone } from '@blattwerk/schemas/shop/service/support-hours.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { isDispatchDay } from './dispatch-days.ts';
import { timeOfDay } from './time-of-day.ts';

type ExpressService = 'express' | 'saturdayExpress';
const expressServices: readonly ExpressService[] = ['express', 'saturdayExpress'];
const saturday = 6;
/** Holidays never fill more than two weeks; a country without the service has no day at all. */
const furthestDays = 21;

/** When an express order of now arrives, and until when it has to be placed. */
export function expressShop(
  asked: DeliveryCountry | undefined,
  shop: Pick<ShopContext, 'country' | 'currency'>,
  now: Date,
): AnswerOf<'GET /web-api/express-shop'> {
  const country = asked ?? deliveryCountryOf(shop.country) ?? null;
  return {
    country,
    deadline: timeOfDay(expressOrderDeadline),
    timeZone: shopTimeZone,
    deliveries:
      country === null
        ? []
        : expressServices.flatMap((service) => delivery(country, service, shop.currency, now)),
  };
}

function delivery(country: DeliveryCountry, service: ExpressService, currency: Currency, now: Date) {
  const price = shippingPricesTo(country, currency)[service];
  const next = nextDelivery(country, service, now);
  if (!price || !next) return [];
  const { isFrom, ...amount } = price;
  const { orderBy, deliveryDate } = next;
  const label = shippingServiceLabels[service];
  return [{ service, label, price: amount, isFrom, orderBy: orderBy.toISOString(), deliveryDate }];
}

/**
 * The next day a parcel of the service arrives when it is ordered now. What is ordered by the deadline of a working day
 * leaves that day and arrives the day after; an express parcel that would arrive on a day without delivery is
 * delivered on the next one with it, and the Saturday service delivers on Saturdays only. Undefined where there is no
 * such service.
 */
export function nextDelivery(
  country: DeliveryCountry,
  service: ExpressService,
  now: Date,
): { orderBy: Date; deliveryDate: string } | undefined {
  const { hour, minute } = expressOrderDeadline;
  const today = localTime(now).date;
  for (let days = 0; days <= furthestDays; days += 1) {
    const sent = addDays(today, days);
    const orderBy = momentOf(sent, hour, minute);
    const deliveryDate = arrival(country, service, sent);
    if (now < orderBy && isDispatchDay(sent) && deliveryDate) return { orderBy, deliveryDate };
  }
  return undefined;
}

function arrival(country: DeliveryCountry, service: ExpressService, sent: string): string | undefined {
  let date = addDays(sent, 1);
  if (service === 'saturdayExpress') {
    const arrives = saturdayDeliveryCountries.includes(country) && weekday(date) === saturday;
    return arrives && !isDeliveryHoliday(country, date) ? date : undefined;
  }
  while (weekday(date) >= saturday || isDeliveryHoliday(country, date)) date = addDays(date, 1);
  return date;
}
