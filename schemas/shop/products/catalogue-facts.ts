import { z } from 'zod';
import { currencySchema } from '../markets/currency-schema.ts';
import type { Market } from '../markets/markets.ts';
import { customerTypeSchema } from '../visitors/customer-type-schema.ts';
import type { CustomerType } from '../visitors/customer-types.ts';

const place = z.number().int().min(0);

/** Who is sold something elsewhere than `sold` says: places in `marketSets`. */
const soldTo = z.partialRecord(customerTypeSchema, place).optional();

const productFactsSchema = z.strictObject({
  name: z.string(),
  productType: z.string(),
  /** Millimetres, the default first; empty where a product has no sizes. */
  formats: z.array(z.string()),
  hasPicture: z.boolean(),
  /** Places in `marketSets`. */
  sold: place,
  soldTo,
  priced: place,
  themeId: z.number().int().optional(),
});
export type ProductFacts = z.infer<typeof productFactsSchema>;

const themeFactsSchema = z.strictObject({
  name: z.string(),
  designs: z.array(z.number().int()),
  /** Place in `marketSets`: where at least one of the designs is sold. */
  sold: place,
  soldTo,
});
export type ThemeFacts = z.infer<typeof themeFactsSchema>;

const voucherFactsSchema = z.strictObject({
  name: z.string(),
  /** Place in `marketSets`: where it is given. */
  sold: place,
  soldTo,
  /** First and last day, on a calendar in Germany; without end where there is none. */
  firstDay: z.iso.date().optional(),
  lastDay: z.iso.date().optional(),
});
export type VoucherFacts = z.infer<typeof voucherFactsSchema>;

const flagFactsSchema = z.strictObject({
  label: z.string(),
  /** What it may say. */
  treatments: z.array(z.string()),
});

/** What the catalogue knows and pages may refer to, small enough for every process that judges pages to hold in memory. */
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
    /** Voucher campaigns, over or not, by the names that pages give. */
    vouchers: z.record(z.string(), voucherFactsSchema),
    /** Feature flags that are declared. */
    flags: z.record(z.string(), flagFactsSchema),
    /** What products cost at least, in minor units and each amount once. */
    prices: z.partialRecord(currencySchema, z.array(z.int())).optional(),
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

type Sold = Pick<ProductFacts, 'sold' | 'soldTo'>;

/** Place in `marketSets`: where a product or theme is sold to customers of a type. */
export function soldSetFor({ sold, soldTo }: Sold, type: CustomerType): number {
  return soldTo?.[type] ?? sold;
}

/** Whether a product or theme is sold in a market to customers of a type. */
export function isSoldIn(facts: CatalogueFacts, sold: Sold, market: Market, type: CustomerType): boolean {
  return marketsIn(facts, soldSetFor(sold, type)).includes(market);
}

/** Whether a product has a price in a market's currency. */
export function isPricedIn(facts: CatalogueFacts, { priced }: ProductFacts, market: Market): boolean {
  return marketsIn(facts, priced).includes(market);
}

/** The markets of a set: `marketsIn(facts, product.sold)`. */
export function marketsIn(facts: CatalogueFacts, set: number): string[] {
  return (facts.marketSets[set] ?? []).flatMap((index) => facts.markets[index] ?? []);
}
