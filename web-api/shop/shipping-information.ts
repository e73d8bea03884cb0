import {
  type DeliveryCountry,
  deliveryCountries,
  deliveryCountryOf,
} from '@blattwerk/schemas/shop/markets/countries.ts';
import {
  expressOrderDeadline,
  standardDeliveryWorkingDays,
} from '@blattwerk/schemas/shop/service/delivery-terms.ts';
import {
  expressDeliveryHours,
  saturdayDeliveryCountries,
  shippingPricesTo,
  shippingServiceLabels,
  shippingServices,
} from '@blattwerk/schemas/shop/service/shipping.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/contract/shop-headers.ts';
import type { Reply } from '../http/handler.ts';
import { unprocessable } from '../http/problems.ts';
import { shippingKindsTo } from './shipping-kinds.ts';
import { timeOfDay } from './time-of-day.ts';

/** Delivery to the given country, or to the shop's own; some shops' countries get no parcels. */
export function shippingInformation(
  asked: DeliveryCountry | undefined,
  shop: ShopContext,
): Reply<'GET /web-api/shipping-information'> {
  const country = asked ?? deliveryCountryOf(shop.country);
  if (!country) {
    const message = 'Name a country that is delivered to.';
    const error = { in: 'query' as const, path: ['country'], message, allowed: [...deliveryCountries] };
    return {
      ok: false,
      problem: unprocessable('This shop’s own country gets no parcels; name another.', [error]),
    };
  }
  const prices = shippingPricesTo(country, shop.currency);
  const services = shippingServices.flatMap((service) => {
    const price = prices[service];
    if (!price) return [];
    const { isFrom, ...amount } = price;
    return [{ service, label: shippingServiceLabels[service], price: amount, isFrom }];
  });
  return {
    ok: true,
    value: {
      country,
      services,
      kinds: shippingKindsTo(country, shop.currency),
      standardWorkingDays: { ...standardDeliveryWorkingDays },
      expressHours: expressDeliveryHours,
      expressOrderDeadline: timeOfDay(expressOrderDeadline),
      hasSaturdayDelivery: saturdayDeliveryCountries.includes(country),
      deliveryCountries: [...deliveryCountries],
    },
  };
}
