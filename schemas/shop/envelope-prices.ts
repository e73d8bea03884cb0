import type { Country } from './countries.ts';
import type { Money } from './money.ts';

export const envelopePriceKinds = ['standard', 'compact', 'large'] as const;
export type EnvelopePriceKind = (typeof envelopePriceKinds)[number];

export const envelopePriceKindLabels: Record<EnvelopePriceKind, string> = {
  standard: 'Standard',
  compact: 'Kompakt',
  large: 'Groß',
};

export const envelopePrices: Record<
  EnvelopePriceKind,
  Record<Extract<Country, 'DE' | 'AT' | 'CH'>, Money>
> = {
  standard: {
    DE: { minorUnits: 95, currency: 'eur' },
    AT: { minorUnits: 100, currency: 'eur' },
    CH: { minorUnits: 100, currency: 'chf' },
  },
  compact: {
    DE: { minorUnits: 110, currency: 'eur' },
    AT: { minorUnits: 150, currency: 'eur' },
    CH: { minorUnits: 120, currency: 'chf' },
  },
  large: {
    DE: { minorUnits: 180, currency: 'eur' },
    AT: { minorUnits: 150, currency: 'eur' },
    CH: { minorUnits: 290, currency: 'chf' },
  },
};
