import type { accessories } from '@blattwerk/database/tables/prices.ts';
import type { Currency } from '@blattwerk/schemas/shop/markets/currencies.ts';

/** Minor units in this order: EUR, CHF, GBP, USD. */
export type FourPrices = readonly [number, number, number, number];
export const seededCurrencies: readonly Currency[] = ['eur', 'chf', 'gbp', 'usd'];

/** A country whose price differs from that of its currency. */
export type CountryPrice = { name: string; country: string; currency: Currency; minorUnits: number };

/** `from` pieces on, each costs this share (per mille) of the first one's price. */
export type Scale = readonly (readonly [from: number, perMille: number])[];

export type PriceSeed = {
  prices: Readonly<Record<string, FourPrices>>;
  countryPrices: readonly CountryPrice[];
  scales: Readonly<Record<string, Scale>>;
  accessories: readonly (typeof accessories.$inferInsert)[];
};
