import type { Country } from '@blattwerk/schemas/shop/countries.ts';
import type { Quote } from '@blattwerk/schemas/web-api/prices/quote.ts';
import type { Prices } from '../price-tables.ts';
import { unitPriceAt } from './unit-prices.ts';
import { vatIn } from './vat.ts';

/** What one choice costs a piece, in minor units. */
export type PricePart = { part: string; label: string; minorUnits: number };

type Order = { parts: readonly PricePart[]; quantity: number; country: Country };

export function sumOf(parts: readonly PricePart[]): number {
  return parts.reduce((sum, { minorUnits }) => sum + minorUnits, 0);
}

/** What a number of pieces costs when the price of one is known. */
export function quoteAt(unitPrice: number, { parts, quantity, country }: Order, prices: Prices): Quote {
  const { money } = prices;
  const total = unitPrice * quantity;
  return {
    quantity,
    unitPrice: money(unitPrice),
    total: money(total),
    parts: parts.map(({ part, label, minorUnits }) => ({ part, label, amount: money(minorUnits) })),
    saving: money(sumOf(parts) * quantity - total),
    vat: vatIn(money(total), country),
  };
}

/** What any number of pieces costs by the brackets of a scale. */
export function quoteFor(order: Order, scale: string, prices: Prices): Quote {
  return quoteAt(unitPriceAt(sumOf(order.parts), order.quantity, prices.scale(scale)), order, prices);
}
