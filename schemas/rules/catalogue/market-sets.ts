import type { Market } from '../../shop/markets/markets.ts';
import { type CatalogueFacts, marketsIn } from '../../shop/products/catalogue-facts.ts';

/** Those of the given markets that a set of the catalogue lacks. */
export function marketsLacking(
  catalogue: CatalogueFacts,
  set: number,
  markets: readonly Market[],
): readonly Market[] {
  const found = marketSet(catalogue, set);
  return markets.filter((market) => !found.has(market));
}

const marketSets = new WeakMap<CatalogueFacts, Map<number, ReadonlySet<string>>>();

/** Products share a few sets, and a page asks for the same ones again and again. */
function marketSet(catalogue: CatalogueFacts, set: number): ReadonlySet<string> {
  const sets = marketSets.get(catalogue) ?? new Map<number, ReadonlySet<string>>();
  marketSets.set(catalogue, sets);
  const found = sets.get(set) ?? new Set(marketsIn(catalogue, set));
  sets.set(set, found);
  return found;
}
