import type { Database } from '@blattwerk/database/database.ts';
import { accessories, prices, quantityScales } from '@blattwerk/database/tables/prices.ts';
import { seedOnce } from '../seed-once.ts';
import { priceSeed } from './price-tables.ts';
import { type PriceSeed, seededCurrencies } from './seed/price-seed.ts';

const rowsAtOnce = 500;

/** Puts the shop's prices into the database in place of those there; the same ones again change nothing. */
export function seedPrices(database: Database, seed: PriceSeed): Promise<{ changed: boolean }> {
  const rows = priceRows(seed);
  const scales = Object.entries(seed.scales).flatMap(([name, scale]) =>
    scale.map(([fromQuantity, perMille]) => ({ name, fromQuantity, perMille })),
  );
  return seedOnce(database, { name: priceSeed, data: seed }, async (queries) => {
    await queries.delete(prices);
    for (let start = 0; start < rows.length; start += rowsAtOnce)
      await queries.insert(prices).values(rows.slice(start, start + rowsAtOnce));
    await queries.delete(quantityScales);
    await queries.insert(quantityScales).values(scales);
    await queries.delete(accessories);
    await queries.insert(accessories).values([...seed.accessories]);
  });
}

/** One row a currency, and one more for every country with a price of its own. */
export function priceRows(seed: PriceSeed): (typeof prices.$inferInsert)[] {
  const general = Object.entries(seed.prices).flatMap(([name, amounts]) =>
    seededCurrencies.map((currency, place) => ({
      name,
      currency,
      country: '',
      minorUnits: amounts[place] ?? 0,
    })),
  );
  return [...general, ...seed.countryPrices];
}
