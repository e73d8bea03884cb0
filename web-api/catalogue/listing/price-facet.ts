import type { Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import { isInBand, type PriceBand, priceBands } from '@blattwerk/schemas/shop/listing/price-bands.ts';
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

/** The lowest price of all that was found, within the bands chosen; null where nothing found has one. */
export function lowestPrice(
  counts: FacetCounts,
  currency: Currency,
  bands: readonly string[] = [],
): Money | null {
  const found = amountsIn(counts, currency, bands).filter(({ count }) => count > 0);
  return found.length === 0
    ? null
    : { minorUnits: Math.min(...found.map(({ minorUnits }) => minorUnits)), currency };
}

/** How many of what was found lie in a band, as if it were the only one chosen. */
export function countIn(counts: FacetCounts, currency: Currency, band: PriceBand): number {
  return amountsIn(counts, currency, [band.value]).reduce((sum, { count }) => sum + count, 0);
}

/** What an index is asked for the bands chosen: their prices, or one that nothing has where no price lies in them. */
export function pricesIn(
  places: FacetPlaces,
  currency: Currency,
  bands: readonly string[],
): Record<string, string[]> {
  if (bands.length === 0) return {};
  const known = [...(places.get(priceFacet)?.keys() ?? [])];
  const wanted = known.filter((value) => isWithin(Number(value), currency, bands));
  return { [priceFacet]: wanted.length === 0 ? ['none'] : wanted };
}

function amountsIn(counts: FacetCounts, currency: Currency, bands: readonly string[]) {
  return [...(counts.get(priceFacet) ?? [])]
    .map(([value, count]) => ({ minorUnits: Number(value), count }))
    .filter(({ minorUnits }) => bands.length === 0 || isWithin(minorUnits, currency, bands));
}

function isWithin(minorUnits: number, currency: Currency, bands: readonly string[]): boolean {
  return priceBands(currency).some((band) => bands.includes(band.value) && isInBand(band, { minorUnits }));
}
