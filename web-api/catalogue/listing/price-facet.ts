import type { Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { Currency } from '@blattwerk/schemas/shop/markets/currencies.ts';
import { add, type BitSet, emptySet } from './bit-set.ts';
import type { FacetCounts, FacetPlaces } from './facet-index.ts';

/** The facet of lowest prices: its values are minor units of the shop's currency. */
const priceFacet = 'priceFrom';

/** Where the entries of each lowest price are; what has none is nowhere. Prices are few, so bands of them are unions. */
export function pricePlaces(prices: readonly (Money | undefined)[]): FacetPlaces {
  const places = new Map<string, BitSet>();
  prices.forEach((price, place) => {
    if (!price) return;
    const value = String(price.minorUnits);
    const set = places.get(value) ?? emptySet(prices.length);
    places.set(value, set);
    add(set, place);
  });
  return new Map([[priceFacet, places]]);
}

/** The lowest price of all that was found; null where nothing found has one. */
export function lowestPrice(counts: FacetCounts, currency: Currency): Money | null {
  const found = [...(counts.get(priceFacet) ?? [])].flatMap(([value, count]) =>
    count > 0 ? Number(value) : [],
  );
  return found.length === 0 ? null : { minorUnits: Math.min(...found), currency };
}
