import type { Money } from '../amounts/money.ts';
import type { Currency } from '../markets/currencies.ts';

/** Where one band of card prices ends and the next begins, in minor units. */
const edges: Record<Currency, readonly number[]> = {
  eur: [100, 150, 250],
  chf: [150, 250, 400],
  gbp: [100, 150, 250],
  usd: [100, 150, 250],
};

/** A band of prices: from an amount on, and below another where it has an end. */
export type PriceBand = { value: string; from: number; below: number | undefined };

/** The bands of a currency, the lowest first; together they hold every price once. */
export function priceBands(currency: Currency): readonly PriceBand[] {
  const starts = [0, ...edges[currency]];
  return starts.map((from, place) => {
    const below = starts[place + 1];
    return { value: `${from}-${below ?? ''}`, from, below };
  });
}

/** Whether a price lies in a band. */
export function isInBand({ from, below }: PriceBand, { minorUnits }: Pick<Money, 'minorUnits'>): boolean {
  return minorUnits >= from && (below === undefined || minorUnits < below);
}
