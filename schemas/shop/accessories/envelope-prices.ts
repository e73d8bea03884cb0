import type { Money } from '../amounts/money.ts';
import type { Country } from '../markets/countries.ts';
import type { Currency } from '../markets/currencies.ts';

export const envelopePriceKinds = ['standard', 'compact', 'large'] as const;
export type EnvelopePriceKind = (typeof envelopePriceKinds)[number];

/**
 * @public named by the basket, which comes later
 */
export const envelopePriceKindLabels: Record<EnvelopePriceKind, string> = {
  standard: 'Standard',
  compact: 'Kompakt',
  large: 'Groß',
};

type PricedCountry = Extract<Country, 'DE' | 'AT' | 'CH' | 'GB' | 'US'>;

export const envelopePrices: Record<EnvelopePriceKind, Record<PricedCountry, Money>> = {
  standard: {
    DE: { minorUnits: 95, currency: 'eur' },
    AT: { minorUnits: 100, currency: 'eur' },
    CH: { minorUnits: 100, currency: 'chf' },
    GB: { minorUnits: 85, currency: 'gbp' },
    US: { minorUnits: 105, currency: 'usd' },
  },
  compact: {
    DE: { minorUnits: 110, currency: 'eur' },
    AT: { minorUnits: 150, currency: 'eur' },
    CH: { minorUnits: 120, currency: 'chf' },
    GB: { minorUnits: 99, currency: 'gbp' },
    US: { minorUnits: 125, currency: 'usd' },
  },
  large: {
    DE: { minorUnits: 180, currency: 'eur' },
    AT: { minorUnits: 150, currency: 'eur' },
    CH: { minorUnits: 290, currency: 'chf' },
    GB: { minorUnits: 159, currency: 'gbp' },
    US: { minorUnits: 199, currency: 'usd' },
  },
};

/** White ones with a straight flap: less than any card that is posted, in every quantity. */
export const plainEnvelopePrices: Record<EnvelopePriceKind, Record<Currency, number>> = {
  standard: { eur: 29, chf: 47, gbp: 25, usd: 33 },
  compact: { eur: 35, chf: 57, gbp: 31, usd: 39 },
  large: { eur: 39, chf: 64, gbp: 34, usd: 43 },
};

/** Whose price counts where a country has none of its own. */
const countryOfMoney: Record<Currency, PricedCountry> = { eur: 'DE', chf: 'CH', gbp: 'GB', usd: 'US' };

/** What an envelope costs in a country. */
export function envelopePrice(
  kind: EnvelopePriceKind,
  { country, currency }: { country: Country; currency: Currency },
): Money {
  const own: Partial<Record<Country, Money>> = envelopePrices[kind];
  return own[country] ?? envelopePrices[kind][countryOfMoney[currency]];
}
