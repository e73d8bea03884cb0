import { type Country, deliveryCountryOf } from '@blattwerk/schemas/shop/markets/countries.ts';
import type { Currency } from '@blattwerk/schemas/shop/markets/currencies.ts';
import {
  type ShippingKind,
  sameDaySurcharge,
  shippingKindLabels,
  shippingPricesTo,
} from '@blattwerk/schemas/shop/service/shipping.ts';
import type { ShippingOffer } from '@blattwerk/schemas/web-api/shop/shipping-offer.ts';

/**
 * Kinds of shipping to a country in the money of a shop; none where no parcels go. A surcharge is what a service costs
 * more than the one it improves on.
 */
export function shippingKindsTo(country: Country, currency: Currency): ShippingOffer[] {
  const destination = deliveryCountryOf(country);
  if (!destination) return [];
  const { standard, express, saturdayExpress } = shippingPricesTo(destination, currency);
  const offer = (kind: ShippingKind, minorUnits: number, isFrom: boolean): ShippingOffer => ({
    kind,
    label: shippingKindLabels[kind],
    price: { minorUnits, currency },
    isFrom,
  });
  const everywhere = [
    offer('standard', standard.minorUnits, standard.isFrom),
    offer('expressSurcharge', express.minorUnits - standard.minorUnits, express.isFrom),
    offer('sameDaySurcharge', sameDaySurcharge[currency], false),
  ];
  if (!saturdayExpress) return everywhere;
  return [
    ...everywhere,
    offer('saturdayDeliverySurcharge', saturdayExpress.minorUnits - express.minorUnits, false),
    offer('expressSaturday', saturdayExpress.minorUnits, saturdayExpress.isFrom),
  ];
}
