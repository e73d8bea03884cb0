import type { Database, Queries } from '@blattwerk/database/database.ts';
import { productFormats, productMarkets, products } from '@blattwerk/database/tables/products.ts';
import { isNull, or, sql } from 'drizzle-orm';
import { type MadeBy, madeOnly, type SeedDesign } from '../../catalogue/seed-catalogue.ts';
import type { PriceSeed } from '../../prices/seed/price-seed.ts';
import { seedOnce } from '../../seed-once.ts';
import { codedProducts } from './coded-products.ts';
import { designProducts } from './design-products.ts';
import type { SeedProduct } from './seed-product.ts';
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
  const coded = codedProducts(seed.accessories);
  return seedOnce(
    database,
    { name: productSeed, data: [...placed(designProducts(seed.designs)), ...placed(coded)] },
    (queries) => writeProducts(queries, seed.designs, 'release', coded),
  );
}

function placed(products: readonly SeedProduct[]) {
  return products.map((product) => ({ ...product, markets: soldWhere(product) }));
}

/** Writes the products of designs, and others, in place of those whose designs were made by the same. */
export async function writeProducts(
  queries: Queries,
  designs: readonly SeedDesign[],
  madeBy: MadeBy,
  others: readonly SeedProduct[] = [],
): Promise<void> {
  const all = placed([...designProducts(designs), ...others]);
  const own = madeOnly(products.designId, madeBy);
  await queries.delete(products).where(madeBy === 'release' ? or(isNull(products.designId), own) : own);
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
}
