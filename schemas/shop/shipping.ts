import { z } from 'zod';
import type { DeliveryCountry } from './countries.ts';
import type { Money } from './money.ts';

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

/** Prices by country and service. Countries without a row are quoted in the basket; Saturday is Germany only. */
export const shippingPrices: Partial<
  Record<DeliveryCountry, Partial<Record<ShippingService, ShippingPrice>>>
> = {
  DE: {
    standard: { minorUnits: 499, currency: 'eur', isFrom: false },
    express: { minorUnits: 1299, currency: 'eur', isFrom: true },
    saturdayExpress: { minorUnits: 2299, currency: 'eur', isFrom: true },
  },
  AT: {
    standard: { minorUnits: 599, currency: 'eur', isFrom: false },
    express: { minorUnits: 2299, currency: 'eur', isFrom: true },
  },
  CH: {
    standard: { minorUnits: 999, currency: 'chf', isFrom: false },
    express: { minorUnits: 3499, currency: 'chf', isFrom: true },
  },
};

/** Countries that have a row in `shippingPrices`, in display order. */
export const pricedShippingCountries = ['DE', 'AT', 'CH'] as const satisfies readonly DeliveryCountry[];

export const standardDeliveryWorkingDays = { min: 2, max: 4 } as const;
export const expressDeliveryHours = 24;
/** Orders before this local time (Europe/Berlin) leave the same day. */
export const expressOrderDeadline = { hour: 11, minute: 0 } as const;
export const saturdayDeliveryCountries: readonly DeliveryCountry[] = ['DE'];
