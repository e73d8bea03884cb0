import { type Country, countries, countryTable } from '@blattwerk/schemas/shop/countries.ts';
import { localeTable } from '@blattwerk/schemas/shop/locales.ts';
import type { ShopContext } from '@blattwerk/schemas/web-api/shop-headers.ts';
import { type PriceTables, priceTables } from '../prices/price-tables.ts';
import { allPrices } from '../prices/seed/all-prices.ts';
import { priceRows } from '../prices/seed-prices.ts';

/** The shop's real prices without a database. */
export function seededPriceTables(): PriceTables {
  const brackets = Object.entries(allPrices.scales).flatMap(([name, scale]) =>
    scale.map(([fromQuantity, perMille]) => ({ name, fromQuantity, perMille })),
  );
  const nothing = { subType: null, width: null, height: null, paper: null, color: null };
  return priceTables(
    priceRows(allPrices),
    brackets,
    allPrices.accessories.map((accessory) => ({ ...nothing, ...accessory })),
  );
}

/** The card shop of every country: between them they have all currencies. */
export const cardShops: readonly ShopContext[] = countries.map((country) => {
  const { currency, locales } = countryTable[country];
  const [locale] = locales;
  return { channel: 'blattwerk', country, currency, locale, language: localeTable[locale].language };
});

export function shopIn(country: Country): ShopContext {
  const shop = cardShops.find((candidate) => candidate.country === country);
  if (!shop) throw new Error(`There is no shop in ${country}.`);
  return shop;
}
