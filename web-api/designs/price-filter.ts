import { languageTable } from '@blattwerk/schemas/languages/language-table.generated.ts';
import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import { type PriceBand, priceBands } from '@blattwerk/schemas/shop/listing/price-bands.ts';
import type { Currency } from '@blattwerk/schemas/shop/markets/currencies.ts';
import type { Filter } from '@blattwerk/schemas/web-api/catalogue/filter.ts';
import type { ProblemField } from '@blattwerk/schemas/web-api/contract/problem.ts';
import type { FacetCounts } from '../catalogue/listing/facet-index.ts';
import { countIn } from '../catalogue/listing/price-facet.ts';
import type { Buyer } from '../customers/buyer.ts';

/** The bands of prices of a shop's currency, as its filter shows them. */
export function bandValues(
  counts: FacetCounts,
  chosen: readonly string[],
  shop: Pick<Buyer, 'currency' | 'language' | 'locale'>,
): Filter['values'] {
  return priceBands(shop.currency).map((band) => ({
    value: band.value,
    label: bandLabel(band, shop),
    count: countIn(counts, shop.currency, band),
    isSelected: chosen.includes(band.value),
  }));
}

function bandLabel(
  { from, below }: PriceBand,
  { currency, language, locale }: Pick<Buyer, 'currency' | 'language' | 'locale'>,
): string {
  const { priceBands: words } = languageTable[language].words;
  const print = (minorUnits: number) => formatMoney({ minorUnits, currency }, locale);
  if (below === undefined) return words.from.replace('{price}', print(from));
  if (from === 0) return words.below.replace('{price}', print(below));
  return words.between.replace('{from}', print(from)).replace('{to}', print(below - 1));
}

/** Bands that this currency does not have: the address is that of another country's list. */
export function unknownBands(chosen: readonly string[], currency: Currency): ProblemField[] {
  const allowed = priceBands(currency).map(({ value }) => value);
  return chosen.flatMap((value, place) =>
    allowed.includes(value)
      ? []
      : [{ in: 'query' as const, path: ['price', place], message: 'No design has this.', allowed }],
  );
}
