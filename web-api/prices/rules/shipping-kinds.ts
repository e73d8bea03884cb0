import { type Country, deliveryCountries } from '@blattwerk/schemas/shop/countries.ts';
import type { Money } from '@blattwerk/schemas/shop/money.ts';
import { type ShippingKind, shippingKindLabels, shippingPrices } from '@blattwerk/schemas/shop/shipping.ts';
import type { Prices } from '../price-tables.ts';

export type ShippingOffer = { kind: ShippingKind; label: string; price: Money; isFrom: boolean };

/**
 * Kinds of shipping to a country that have a fixed price in the shop's currency; none where delivery is quoted in the
 * basket. A surcharge is what a service costs more than the one it improves on.
 */
export function shippingKindsTo(country: Country, prices: Prices): ShippingOffer[] {
  const destination = deliveryCountries.find((candidate) => candidate === country);
  const services = destination && shippingPrices[destination];
  if (services?.standard?.currency !== prices.currency) return [];
  const { standard, express, saturdayExpress } = services;
  const offer = (kind: ShippingKind, minorUnits: number, isFrom: boolean): ShippingOffer => ({
    kind,
    label: shippingKindLabels[kind],
    price: prices.money(minorUnits),
    isFrom,
  });
  return [
    offer('standard', standard.minorUnits, standard.isFrom),
    ...(express
      ? [
          offer('expressSurcharge', express.minorUnits - standard.minorUnits, express.isFrom),
          offer('sameDaySurcharge', prices.amount('shipping/same-day-surcharge'), false),
        ]
      : []),
    ...(express && saturdayExpress
      ? [
          offer('saturdayDeliverySurcharge', saturdayExpress.minorUnits - express.minorUnits, false),
          offer('expressSaturday', saturdayExpress.minorUnits, saturdayExpress.isFrom),
        ]
      : []),
  ];
}
