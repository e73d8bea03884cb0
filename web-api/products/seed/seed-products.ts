import type { Database } from '@blattwerk/database/database.ts';
import { productFormats, productMarkets, products } from '@blattwerk/database/tables/products.ts';
import { sql } from 'drizzle-orm';
import type { SeedDesign } from '../../catalogue/seed-catalogue.ts';
import type { PriceSeed } from '../../prices/seed/price-seed.ts';
import { seedOnce } from '../../seed-once.ts';
import { codedProducts } from './coded-products.ts';
import { designProducts } from './design-products.ts';
import { soldWhere } from './sold-where.ts';

/** Which products the database holds; changes with every seed. */
export const productSeed = 'products';

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
    // One parameter holds all rows: many times as fast as a parameter a value.
    await queries.execute(sql`
      insert into ${products} (kind, id, name, product_type, design_id, popularity)
      select kind, id, name, "productType", "designId", popularity
      from json_to_recordset(${JSON.stringify(all)}::json) as seeded(kind text, id text, name text,
        "productType" text, "designId" integer, popularity integer)`);
    const formats = all.flatMap(({ kind, id, formats: sizes }) =>
      sizes.map((format, position) => ({ kind, id, position, format })),
    );
    await queries.execute(sql`
      insert into ${productFormats} (kind, id, position, format)
      select kind, id, position, format
      from json_to_recordset(${JSON.stringify(formats)}::json) as seeded(kind text, id text, position integer,
        format text)`);
    const sold = all.flatMap(({ kind, id, markets }) => markets.map((market) => ({ kind, id, ...market })));
    await queries.execute(sql`
      insert into ${productMarkets} (kind, id, channel, countries, customer_types)
      select kind, id, channel, countries, "customerTypes"
      from json_to_recordset(${JSON.stringify(sold)}::json) as seeded(kind text, id text, channel text,
        countries text[], "customerTypes" text[])`);
  });
}
