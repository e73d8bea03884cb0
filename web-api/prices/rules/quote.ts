import type { Country } from '@blattwerk/schemas/shop/markets/countries.ts';
import type { Quote } from '@blattwerk/schemas/web-api/prices/quote.ts';
import type { Prices } from '../price-tables.ts';
import { type ExactAmount, rounded } from './exact-amount.ts';
import { unitPriceAt } from './unit-prices.ts';
import { vatIn } from './vat.ts';

/** What one choice costs a piece. */
export type PricePart = { part: string; label: string; exact: ExactAmount };

type Order = { parts: readonly PricePart[]; quantity: number; country: Country };

export function sumOf(parts: readonly PricePart[]): ExactAmount {
  return parts.reduce((sum, { exact }) => sum + exact, 0);
}

/** What a number of pieces costs when the price of one is known. */
export function quoteAt(unitPrice: number, { parts, quantity, country }: Order, prices: Prices): Quote {
  const { money } = prices;
  const total = unitPrice * quantity;
  return {
    quantity,
    unitPrice: money(unitPrice),
    total: money(total),
    parts: shownParts(parts).map(({ minorUnits, ...part }) => ({ ...part, amount: money(minorUnits) })),
    saving: money(rounded(sumOf(parts)) * quantity - total),
    vat: vatIn(money(total), country, prices.vatPerMille(country)),
  };
}

/** Parts in whole minor units that add up to the price of a single piece: each is what the sum grows by. */
function shownParts(parts: readonly PricePart[]) {
  let sum: ExactAmount = 0;
  return parts.map(({ part, label, exact }) => {
    const before = rounded(sum);
    sum += exact;
    return { part, label, minorUnits: rounded(sum) - before };
  });
}

/** What any number of pieces costs by the brackets of a scale. */
export function quoteFor(order: Order, scale: string, prices: Prices): Quote {
  return quoteAt(unitPriceAt(sumOf(order.parts), order.quantity, prices.scale(scale)), order, prices);
}
