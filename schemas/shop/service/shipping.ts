import { z } from 'zod';
import type { Money } from '../amounts/money.ts';
import { type DeliveryCountry, deliveryCountries } from '../markets/countries.ts';
import type { Currency } from '../markets/currencies.ts';

export const shippingKinds = [
  'standard',
  'expressSurcharge',
  'sameDaySurcharge',
  'saturdayDeliverySurcharge',
  'expressSaturday',
] as const;
export type ShippingKind = (typeof shippingKinds)[number];
export const shippingKindSchema = /* @__PURE__ */ z.enum(shippingKinds);

export const shippingKindLabels: Record<ShippingKind, string> = {
  standard: 'Standardversand',
  expressSurcharge: 'Expresszuschlag',
  sameDaySurcharge: 'Zuschlag für Versand am selben Tag',
  saturdayDeliverySurcharge: 'Zuschlag für Samstagszustellung',
  expressSaturday: 'Express mit Samstagszustellung',
};

/** What a parcel costs in all; the express services start at the given price. */
export const shippingServices = ['standard', 'express', 'saturdayExpress'] as const;
export type ShippingService = (typeof shippingServices)[number];

export const shippingServiceLabels: Record<ShippingService, string> = {
  standard: 'Standardversand',
  express: 'Expressversand',
  saturdayExpress: 'Express mit Samstagszustellung',
};

export type ShippingPrice = Money & { isFrom: boolean };
export type ShippingPrices = {
  standard: ShippingPrice;
  express: ShippingPrice;
  saturdayExpress?: ShippingPrice;
};

/** Minor units. */
type PerCurrency = Readonly<Record<Currency, number>>;
type Rates = { standard: PerCurrency; express: PerCurrency; saturdayExpress?: PerCurrency };

const cost = (eur: number, chf: number, gbp: number, usd: number): PerCurrency => ({ eur, chf, gbp, usd });

const alpine: Rates = { standard: cost(1099, 999, 949, 1199), express: cost(3699, 3499, 3199, 3999) };
const benelux: Rates = { standard: cost(799, 849, 699, 869), express: cost(2499, 2599, 2199, 2699) };
const neighbours: Rates = { standard: cost(899, 949, 799, 979), express: cost(2799, 2899, 2449, 2999) };

/** What a parcel to a country costs, in the money of the shop it is ordered in. Saturday is Germany only. */
const rates: Record<DeliveryCountry, Rates> = {
  DE: {
    standard: cost(499, 599, 449, 549),
    express: cost(1299, 1499, 1149, 1399),
    saturdayExpress: cost(2299, 2499, 1999, 2499),
  },
  AT: { standard: cost(599, 699, 549, 649), express: cost(2299, 2499, 1999, 2499) },
  CH: alpine,
  LI: alpine,
  LU: benelux,
  FR: neighbours,
  IT: neighbours,
  BE: benelux,
  NL: benelux,
  ES: { standard: cost(999, 1049, 879, 1099), express: cost(2999, 3099, 2599, 3299) },
};

/** What an order costs more that comes after the day's deadline and still leaves on the same day. */
export const sameDaySurcharge: PerCurrency = cost(590, 890, 500, 650);

/** The prices of every service to a country, in the money of the shop it is ordered in. */
export function shippingPricesTo(country: DeliveryCountry, currency: Currency): ShippingPrices {
  const { standard, express, saturdayExpress } = rates[country];
  const from = (prices: PerCurrency) => ({ minorUnits: prices[currency], currency, isFrom: true });
  return {
    standard: { minorUnits: standard[currency], currency, isFrom: false },
    express: from(express),
    ...(saturdayExpress && { saturdayExpress: from(saturdayExpress) }),
  };
}

export const expressDeliveryHours = 24;
export const saturdayDeliveryCountries: readonly DeliveryCountry[] = deliveryCountries.filter(
  (country) => rates[country].saturdayExpress,
);
