import { type PriceTables, priceTables } from '../price-tables.ts';
import { priceRows } from '../seed-prices.ts';
import { allPrices } from './all-prices.ts';

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
