import type { Database } from '@blattwerk/database/database.ts';
import { productFormats, productMarkets, products } from '@blattwerk/database/tables/products.ts';
import type { SeedDesign } from '../../catalogue/seed-catalogue.ts';
import type { PriceSeed } from '../../prices/seed/price-seed.ts';
import { seedOnce } from '../../seed-once.ts';
import { codedProducts } from './coded-products.ts';
import { designProducts } from './design-products.ts';
import { soldWhere } from './sold-where.ts';

/** Which products the database holds; changes with every seed. */
export const productSeed = 'products';

const rowsAtOnce = 1000;

/**
 * Puts all products and where they are sold into the database in place of those there; the same ones again change
 * nothing, and what was withdrawn stays withdrawn.
 */
export function seedProducts(
  database: Database,
  seed: { designs: readonly SeedDesign[]; accessories: PriceSeed['accessories'] },
): Promise<{ changed: boolean }> {
  const all = [...designProducts(seed.designs), ...codedProducts(seed.accessories)].map((product) => ({
    ...product,
    markets: soldWhere(product),
  }));
  return seedOnce(database, { name: productSeed, data: all }, async (queries) => {
    await queries.delete(products);
    for (const rows of chunksOf(all)) await queries.insert(products).values(rows);
    const formats = all.flatMap(({ kind, id, formats: sizes }) =>
      sizes.map((format, position) => ({ kind, id, position, format })),
    );
    for (const rows of chunksOf(formats)) await queries.insert(productFormats).values(rows);
    const sold = all.flatMap(({ kind, id, markets }) =>
      markets.map(({ channel, countries }) => ({ kind, id, channel, countries: [...countries] })),
    );
    for (const rows of chunksOf(sold)) await queries.insert(productMarkets).values(rows);
  });
}

function chunksOf<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, place) =>
    rows.slice(place * rowsAtOnce, (place + 1) * rowsAtOnce),
  );
}
