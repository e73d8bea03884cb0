import { inLanguage } from '@blattwerk/schemas/languages/phrases.ts';
import type { Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import { type DeliveryCountry, deliveryCountryOf } from '@blattwerk/schemas/shop/markets/countries.ts';
import type { Currency } from '@blattwerk/schemas/shop/markets/currencies.ts';
import { deliveryDays } from '@blattwerk/schemas/shop/service/delivery-days.ts';
import {
  type ShippingService,
  shippingPricesTo,
  shippingServiceLabels,
  shippingServices,
} from '@blattwerk/schemas/shop/service/shipping.ts';
import type { Basket, BasketLine, ShippingChoice } from '@blattwerk/schemas/web-api/basket/basket.ts';
import type { Buyer } from '../customers/buyer.ts';
import type { BasketContent } from './basket-content.ts';
import type { PricingContext } from './pricing-context.ts';

type Parcel = NonNullable<Basket['delivery']>['parcels'][number];
type Sent = Pick<BasketLine, 'item' | 'state'>;

/**
 * Where a basket goes and by which services, with the days they promise now: a parcel for each address, each with its own
 * price. Nothing but gift vouchers needs no parcel, and nothing but sample cards costs no shipping: they travel as
 * letters. Null where the shop's country gets no parcels.
 */
export function deliveryView(
  { delivery: chosen, further }: Pick<BasketContent, 'delivery' | 'further'>,
  lines: readonly Sent[],
  { buyer, now, texts }: Pick<PricingContext, 'buyer' | 'now' | 'texts'>,
): Basket['delivery'] {
  const country = deliveryCountryOf(buyer.country) && (chosen?.country ?? deliveryCountryOf(buyer.country));
  if (!country) return null;
  const free = { minorUnits: 0, currency: buyer.currency };
  const sent = lines.filter(({ item, state }) => state === 'ok' && item.kind !== 'giftVoucher');
  if (sent.length === 0)
    return { country, isParcel: false, choices: [], parcels: [], label: '', price: free };
  const isLetter = sent.every(({ item }) => item.kind === 'sample');
  const all = shippingServices.flatMap((service) => choiceOf(country, service, buyer, now) ?? []);
  const offered = isLetter ? all.slice(0, 1).map((choice) => ({ ...choice, price: free })) : all;
  const selected = offered.find(({ service }) => service === chosen?.service) ?? offered[0];
  const choices = offered.map((choice) => ({ ...choice, isSelected: choice === selected }));
  const parcels = [chosen?.service, ...further].flatMap((wanted) => {
    const choice = offered.find(({ service }) => service === wanted) ?? offered[0];
    return choice ? [parcelOf(choice)] : [];
  });
  const [first] = parcels;
  const label = parcels.length > 1 ? texts.basket.toAddresses(parcels.length) : (first?.label ?? '');
  return { country, isParcel: true, choices, parcels, label, price: shippingOf(parcels, buyer.currency) };
}

/** What parcels cost together: each address pays its own. */
function shippingOf(parcels: readonly Pick<Parcel, 'price'>[], currency: Currency): Money {
  return { minorUnits: parcels.reduce((sum, { price }) => sum + price.minorUnits, 0), currency };
}

function parcelOf({ service, label, price, deliveryFrom, deliveryTo }: ShippingChoice): Parcel {
  return { service, label, price, deliveryFrom, deliveryTo };
}

/** Whether a country has a service. */
export function servicesTo(country: DeliveryCountry, buyer: Buyer): ShippingService[] {
  const prices = shippingPricesTo(country, buyer.currency);
  return shippingServices.filter((service) => prices[service] !== undefined);
}

function choiceOf(
  country: DeliveryCountry,
  service: ShippingService,
  { currency, language }: Buyer,
  now: Date,
): ShippingChoice | undefined {
  const price = shippingPricesTo(country, currency)[service];
  const days = deliveryDays(service, country, now);
  if (!price || !days) return undefined;
  return {
    service,
    label: inLanguage(shippingServiceLabels[service], language),
    price: { minorUnits: price.minorUnits, currency },
    deliveryFrom: days.from,
    deliveryTo: days.to,
    orderBy: days.orderBy.toISOString(),
    isSelected: false,
  };
}
