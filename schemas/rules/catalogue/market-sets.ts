import type { Market } from '../../shop/markets/markets.ts';
import { type CatalogueFacts, marketsIn } from '../../shop/products/catalogue-facts.ts';

/** Those of the given markets that a set of the catalogue lacks. */
export function marketsLacking(
  catalogue: CatalogueFacts,
  set: number,
  markets: readonly Market[],
): readonly Market[] {
  const found = marketSet(catalogue, set);
  if (found.last?.of !== markets) {
    found.last = { of: markets, lacking: markets.filter((market) => !found.markets.has(market)) };
  }
  return found.last.lacking;
}

/** A page asks for all its products, and nearly always of the same markets. */
type MarketSet = {
  markets: ReadonlySet<string>;
  last: { of: readonly Market[]; lacking: readonly Market[] } | undefined;
};

const marketSets = new WeakMap<CatalogueFacts, Map<number, MarketSet>>();

/** Products share a few sets, and a page asks for the same ones again and again. */
function marketSet(catalogue: CatalogueFacts, set: number): MarketSet {
  const sets = marketSets.get(catalogue) ?? new Map<number, MarketSet>();
  marketSets.set(catalogue, sets);
  const found = sets.get(set) ?? { markets: new Set(marketsIn(catalogue, set)), last: undefined };
  sets.set(set, found);
  return found;
}
