import type { AccessoryRow, Bracket, PriceRow } from './price-tables.ts';
import { type PriceSeed, seededCurrencies } from './seed/price-seed.ts';

type Rows = {
  prices: readonly PriceRow[];
  brackets: readonly (Bracket & { name: string })[];
  accessories: readonly AccessoryRow[];
};

/** What price tables lack of what the program would seed: its rules look up all of it. Other values are no lack. */
export function missingFrom({ prices, brackets, accessories }: Rows, seed: PriceSeed): string[] {
  const general = prices.filter(({ country = '' }) => country === '');
  const known = new Set(general.map(({ name, currency }) => `${name} ${currency}`));
  const names = new Set([...Object.keys(seed.prices), ...accessories.map(({ priceName }) => priceName)]);
  const amounts = [...names].flatMap((name) => seededCurrencies.map((currency) => `${name} ${currency}`));
  const scales = new Set(brackets.map(({ name }) => name));
  return [
    ...amounts.filter((amount) => !known.has(amount)),
    ...Object.keys(seed.scales).filter((name) => !scales.has(name)),
  ];
}
