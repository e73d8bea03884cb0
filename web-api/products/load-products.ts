import type { Queries } from '@blattwerk/database/database.ts';
import {
  productFormats,
  productMarkets,
  products as productsTable,
  productWithdrawals,
} from '@blattwerk/database/tables/products.ts';
import { type ProductKind, productKinds } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import { desc } from 'drizzle-orm';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { kindTable } from '../kinds/kinds.generated.ts';
import type { PriceTables } from '../prices/price-tables.ts';
import { bitOf, type MarketMask } from '../sold/market-mask.ts';
import { type OfferedWhere, offeredTo } from '../sold/offered-to.ts';
import { soldTo } from '../sold/sold-to.ts';
import { mostWantedDesigns } from './most-wanted-designs.ts';
import { createPriceLists } from './price-lists.ts';
import type { Product } from './product.ts';

/** All products with their prices and markets, the most wanted first. */
export async function loadProducts(
  queries: Queries,
  catalogue: Catalogue,
  tables: PriceTables | undefined,
): Promise<Product[]> {
  const rows = await queries
    .select()
    .from(productsTable)
    .orderBy(desc(productsTable.popularity), productsTable.kind, productsTable.id);
  const formats = Map.groupBy(
    await queries.select().from(productFormats).orderBy(productFormats.position),
    keyOf,
  );
  const offered = await offeredMarkets(queries);
  const withdrawn = await withdrawnMarkets(queries);
  const articles = mostWantedDesigns(catalogue.designs);
  const priceListOf = createPriceLists(tables);
  return rows.flatMap((row) => {
    const kind = productKinds.find((known): known is ProductKind => known === row.kind);
    if (!kind) return [];
    const key = keyOf(row);
    const design = row.designId === null ? undefined : catalogue.design(row.designId);
    const sizes = formats.get(key)?.map(({ format }) => format) ?? [];
    const pictured = design ?? articles.get(`${kind} ${row.id}`);
    const variants = kindTable[kind].hasVariants ? design?.facets.variant : undefined;
    const colours = design?.facets.color ?? kindTable[kind].colours(row.id);
    const searched = catalogue.termsOf({
      ...row,
      kind,
      formats: sizes,
      colours,
      design: design && { ...design, searchText: '' },
    });
    const terms = design ? [...searched, ...catalogue.terms(design.id)] : searched;
    const product = { ...row, kind, formats: sizes, design, pictured, variants, terms };
    const offer = offeredTo(offered.get(key) ?? []);
    const sold = soldTo((type) => offer[type] & ~(withdrawn.get(key) ?? 0));
    return [{ ...product, sold, ...priceListOf(product) }];
  });
}

async function offeredMarkets(queries: Queries): Promise<Map<string, OfferedWhere[]>> {
  return Map.groupBy(await queries.select().from(productMarkets), keyOf);
}

async function withdrawnMarkets(queries: Queries): Promise<Map<string, MarketMask>> {
  const masks = new Map<string, MarketMask>();
  for (const row of await queries.select().from(productWithdrawals))
    masks.set(keyOf(row), (masks.get(keyOf(row)) ?? 0) | bitOf(row.market));
  return masks;
}

function keyOf({ kind, id }: { kind: string; id: string }): string {
  return `${kind}:${id}`;
}
