import { z } from 'zod';
import type { Market } from './markets.ts';

const place = z.number().int().min(0);

const productFactsSchema = z.strictObject({
  name: z.string(),
  productType: z.string(),
  /** Millimetres, the default first; empty where a product has no sizes. */
  formats: z.array(z.string()),
  hasPicture: z.boolean(),
  /** Places in `marketSets`. */
  sold: place,
  priced: place,
  themeId: z.number().int().optional(),
});
export type ProductFacts = z.infer<typeof productFactsSchema>;

const themeFactsSchema = z.strictObject({
  name: z.string(),
  designs: z.array(z.number().int()),
  /** Place in `marketSets`: where at least one of the designs is sold. */
  sold: place,
});
export type ThemeFacts = z.infer<typeof themeFactsSchema>;

/** What the catalogue knows and pages may refer to, small enough to be held in memory by whoever judges pages. */
export const catalogueFactsSchema = z
  .strictObject({
    /** Changes whenever anything below does. */
    version: z.string(),
    markets: z.array(z.string()),
    /** Sets of places in `markets`; most products share one of a few. */
    marketSets: z.array(z.array(place)),
    /** By reference: `card:146101`. */
    products: z.record(z.string(), productFactsSchema),
    /** By the theme's number. */
    themes: z.record(z.string(), themeFactsSchema),
    /** Voucher campaigns that may be named. */
    vouchers: z.array(z.string()),
    /** Feature flags that are declared. */
    flags: z.array(z.string()),
  })
  .meta({ id: 'CatalogueFacts' });
export type CatalogueFacts = z.infer<typeof catalogueFactsSchema>;

/** The facts of a product, `undefined` when the catalogue has none of that kind and id. */
export function factsOfProduct(
  facts: CatalogueFacts,
  { kind, id }: { kind: string; id: string },
): ProductFacts | undefined {
  const reference = `${kind}:${id}`;
  return Object.hasOwn(facts.products, reference) ? facts.products[reference] : undefined;
}

export function factsOfTheme(facts: CatalogueFacts, id: number): ThemeFacts | undefined {
  return Object.hasOwn(facts.themes, String(id)) ? facts.themes[String(id)] : undefined;
}

/** Whether a product or theme is sold in a market. */
export function isSoldIn(facts: CatalogueFacts, { sold }: { sold: number }, market: Market): boolean {
  return marketsIn(facts, sold).includes(market);
}

/** Whether a product has a price in a market's currency. */
export function isPricedIn(facts: CatalogueFacts, { priced }: ProductFacts, market: Market): boolean {
  return marketsIn(facts, priced).includes(market);
}

/** The markets of a set: `marketsIn(facts, product.sold)`. */
export function marketsIn(facts: CatalogueFacts, set: number): string[] {
  return (facts.marketSets[set] ?? []).flatMap((index) => facts.markets[index] ?? []);
}
