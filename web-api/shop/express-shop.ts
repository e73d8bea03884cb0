import { type DeliveryCountry, deliveryCountryOf } from '@blattwerk/schemas/shop/markets/countries.ts';
import type { Currency } from '@blattwerk/schemas/shop/markets/currencies.ts';
import { deliveryDays } from '@blattwerk/schemas/shop/service/delivery-days.ts';
import { expressOrderDeadline } from '@blattwerk/schemas/shop/service/delivery-terms.ts';
import { shippingPricesTo, shippingServiceLabels } from '@blattwerk/schemas/shop/service/shipping.ts';
import { shopTimeZone } from '@blattwerk/schemas/shop/service/support-hours.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { AnswerOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { timeOfDay } from './time-of-day.ts';

type ExpressService = 'express' | 'saturdayExpress';
const expressServices: readonly ExpressService[] = ['express', 'saturdayExpress'];

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
  const next = price && deliveryDays(service, country, now);
  if (!next) return [];
  const { isFrom, ...amount } = price;
  const label = shippingServiceLabels[service];
  const { orderBy, from: deliveryDate } = next;
  return [{ service, label, price: amount, isFrom, orderBy: orderBy.toISOString(), deliveryDate }];
}
