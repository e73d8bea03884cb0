import type { Money } from '../amounts/money.ts';
import type { Currency } from '../markets/currencies.ts';

/** Sample cards per order that cost nothing. */
export const freeSampleCards = 3;

/** Each further sample card. */
export const furtherSamplePrices = {
  eur: { minorUnits: 190, currency: 'eur' },
  chf: { minorUnits: 350, currency: 'chf' },
  gbp: { minorUnits: 170, currency: 'gbp' },
  usd: { minorUnits: 210, currency: 'usd' },
} as const satisfies Record<Currency, Money>;
