import type { accessories } from '@blattwerk/database/tables/prices.ts';
import type { Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import {
  registeredEverywhere,
  type TaxRegistrations,
  vatChargedPerMille,
} from '@blattwerk/schemas/shop/amounts/vat.ts';
import type { Country } from '@blattwerk/schemas/shop/markets/countries.ts';
import type { Currency } from '@blattwerk/schemas/shop/markets/currencies.ts';

/** From a number of pieces on, each costs this share of the first one's price. */
export type Bracket = { fromQuantity: number; perMille: number };
export type AccessoryRow = typeof accessories.$inferSelect;

/** What things cost in one shop, in minor units of its currency. */
export type Prices = {
  country: Country;
  currency: Currency;
  /** Throws `MissingPrice` for a name the tables lack. */
  amount(name: string): number;
  scale(name: string): readonly Bracket[];
  money(minorUnits: number): Money;
  /** Tax that is charged on what is delivered to a country. */
  vatPerMille(country: Country): number;
};

export type PriceTables = {
  of(shop: { country: Country; currency: Currency }): Prices;
  /** In the order of lists. */
  accessories: readonly AccessoryRow[];
  accessory(sku: string): AccessoryRow | undefined;
};

export type PriceRow = { name: string; currency: string; country?: string; minorUnits: number };

/** The tables lack a price: a bug wherever something is already on sale. */
export class MissingPrice extends Error {
  override name = 'MissingPrice';
}

/** Which prices the database holds; changes with every seed. */
export const priceSeed = 'prices';

/** Prices as strategies look them up. @param brackets ascending by quantity */
export function priceTables(
  rows: readonly PriceRow[],
  brackets: readonly (Bracket & { name: string })[],
  accessoryRows: readonly AccessoryRow[],
  registrations: TaxRegistrations = registeredEverywhere,
): PriceTables {
  const scales = Map.groupBy(brackets, ({ name }) => name);
  const bySku = new Map(accessoryRows.map((row) => [row.sku, row]));
  const shops = new Map<string, Prices>();
  const found = <Value>(value: Value | undefined, name: string): Value => {
    if (value === undefined) throw new MissingPrice(`The price tables lack ${name}.`);
    return value;
  };
  const pricesOf = (country: Country, currency: Currency): Prices => {
    const general = rows.filter((row) => row.currency === currency && (row.country ?? '') === '');
    const own = rows.filter((row) => row.currency === currency && row.country === country);
    const amounts = new Map([...general, ...own].map(({ name, minorUnits }) => [name, minorUnits]));
    return {
      country,
      currency,
      amount: (name) => found(amounts.get(name), name),
      scale: (name) => found(scales.get(name), name),
      money: (minorUnits) => ({ minorUnits, currency }),
      vatPerMille: (delivered) => vatChargedPerMille(delivered, registrations),
    };
  };
  return {
    of({ country, currency }) {
      const key = `${country} ${currency}`;
      const prices = shops.get(key) ?? pricesOf(country, currency);
      shops.set(key, prices);
      return prices;
    },
    accessories: accessoryRows,
    accessory: (sku) => bySku.get(sku),
  };
}
