import type { Market } from '../../shop/markets/markets.ts';
import { type CatalogueFacts, type ProductFacts, soldSetFor } from '../../shop/products/catalogue-facts.ts';
import type { CustomerType } from '../../shop/visitors/customer-types.ts';
import type { MetIn } from '../model/finding.ts';
import type { StoryReading } from '../model/story-reading.ts';
import { marketsLacking } from './market-sets.ts';

/** Where something a page shows is not sold, among the markets and types of customers the page is shown to. */
export type Lack = {
  shown: readonly Market[];
  /** Markets in which it is sold to none of the types. */
  forAll: readonly Market[];
  /** Types it is sold to in fewer markets still, each with those it lacks beside `forAll`. */
  forSome: readonly { type: CustomerType; markets: readonly Market[] }[];
  /** All types the page is shown to. */
  types: readonly CustomerType[];
};

type Sold = Pick<ProductFacts, 'sold' | 'soldTo'>;

/** Undefined where nothing is lacking. */
export function lackOf(
  catalogue: CatalogueFacts,
  sold: Sold,
  shown: readonly Market[],
  { customerTypes }: Pick<StoryReading, 'customerTypes'>,
): Lack | undefined {
  // Most products are sold to all customer types.
  if (!sold.soldTo && marketsLacking(catalogue, sold.sold, shown).length === 0) return undefined;
  const judged = sold.soldTo ? customerTypes : customerTypes.slice(0, 1);
  const byType = judged.map((type) => ({
    type,
    markets: marketsLacking(catalogue, soldSetFor(sold, type), shown),
  }));
  if (byType.every(({ markets }) => markets.length === 0)) return undefined;
  const forAll = shown.filter((market) => byType.every(({ markets }) => markets.includes(market)));
  const forSome = byType
    .map(({ type, markets }) => ({ type, markets: markets.filter((market) => !forAll.includes(market)) }))
    .filter(({ markets }) => markets.length > 0);
  return { shown, forAll, forSome, types: customerTypes };
}

/** Where, and to whom, the page shows what is lacking. */
export function metInOf({ forAll, forSome }: Pick<Lack, 'forAll' | 'forSome'>): MetIn[] {
  const some = new Set(forSome.flatMap(({ markets }) => markets));
  return [
    ...forAll.map((market) => ({ market })),
    ...[...some].map((market) => ({
      market,
      customerTypes: forSome.flatMap(({ type, markets }) => (markets.includes(market) ? type : [])),
    })),
  ];
}
