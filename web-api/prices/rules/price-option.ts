import type { PriceOption } from '@blattwerk/schemas/web-api/prices/quote.ts';
import type { Prices } from '../price-tables.ts';
import type { ExactAmount } from './exact-amount.ts';
import { type PricePart, sumOf } from './quote.ts';
import { unitPriceAt } from './unit-prices.ts';

type Choice<Value extends string> = {
  values: readonly Value[];
  selected: Value | null;
  describe(value: Value): { label: string; exact: ExactAmount };
};

/** What is ordered, and whose discounts for many pieces count. */
type Order = { parts: readonly PricePart[]; quantity: number; scale: string };

/** The values of one option, with what each adds to the cheapest: a piece, when as many are ordered. */
export function priceOptions<Value extends string>(
  { values, selected, describe }: Choice<Value>,
  { parts, quantity, scale }: Order,
  prices: Prices,
): PriceOption[] {
  const described = values.map((value) => ({ value, ...describe(value) }));
  const cheapest = Math.min(...described.map(({ exact }) => exact));
  const others = sumOf(parts) - (selected === null ? 0 : describe(selected).exact);
  const unitPrice = (exact: ExactAmount) => unitPriceAt(others + exact, quantity, prices.scale(scale));
  return described.map(({ value, label, exact }) => ({
    value,
    label,
    surcharge: prices.money(unitPrice(exact) - unitPrice(cheapest)),
    isSelected: value === selected,
    isAvailable: true,
  }));
}
