import type { PriceOption } from '@blattwerk/schemas/web-api/prices/quote.ts';
import type { Prices } from '../price-tables.ts';

/** The values of one option, with what each adds to the cheapest. */
export function priceOptions<Value extends string>(
  values: readonly Value[],
  selected: string | null,
  describe: (value: Value) => { label: string; minorUnits: number },
  prices: Prices,
): PriceOption[] {
  const described = values.map((value) => ({ value, ...describe(value) }));
  const cheapest = Math.min(...described.map(({ minorUnits }) => minorUnits));
  return described.map(({ value, label, minorUnits }) => ({
    value,
    label,
    surcharge: prices.money(minorUnits - cheapest),
    isSelected: value === selected,
    isAvailable: true,
  }));
}
