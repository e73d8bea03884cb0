import type { Database, Queries } from '@blattwerk/database/database.ts';
import { accessories, prices, quantityScales } from '@blattwerk/database/tables/prices.ts';
import type { TaxRegistrations } from '@blattwerk/schemas/shop/amounts/vat.ts';
import type { Logger } from 'pino';
import { asOfOneMoment, createSeededSource, type SeededSource } from '../seeded-source.ts';
import { missingFrom } from './missing-prices.ts';
import { type PriceTables, priceSeed, priceTables } from './price-tables.ts';
import { allPrices } from './seed/all-prices.ts';

/** `undefined` as long as there are none that this program can quote by. */
export type PriceSource = SeededSource<PriceTables | undefined>;

/**
 * Keeps all prices in memory. Prices of another shape, as another version of the program seeds them, are refused: the
 * last ones stay in use.
 */
export function createPriceSource(
  database: Database,
  log: Logger,
  registrations?: TaxRegistrations,
): PriceSource {
  return createSeededSource<PriceTables | undefined>(
    database,
    [priceSeed],
    async ({ version, previous }) => {
      const rows = await asOfOneMoment(database, readRows);
      if (rows.prices.length === 0) return previous;
      const missing = missingFrom(rows, allPrices);
      if (missing.length === 0)
        return priceTables(rows.prices, rows.brackets, rows.accessories, registrations);
      log.error(
        { version, missing: missing.slice(0, 20) },
        `The prices in the database are of another shape: ${missing.length} that this program needs are missing. ` +
          `${previous ? 'It goes on with those it had' : 'It quotes none'}; start it anew to seed its own, or start the program that seeded them.`,
      );
      return previous;
    },
    log,
  );
}

async function readRows(queries: Queries) {
  return {
    prices: await queries.select().from(prices),
    brackets: await queries.select().from(quantityScales).orderBy(quantityScales.fromQuantity),
    accessories: await queries.select().from(accessories).orderBy(accessories.position),
  };
}
