import type { Money } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { Country } from '@blattwerk/schemas/shop/markets/countries.ts';

export type Vat = { country: Country; ratePerMille: number; net: Money; amount: Money };

/** The tax contained in a total, rounded once. */
export function taxIn(total: number, ratePerMille: number): number {
  return Math.round((total * ratePerMille) / (1000 + ratePerMille));
}

/** The tax contained in a total at what is charged in a country; net and tax add up to it. */
export function vatIn({ minorUnits, currency }: Money, country: Country, ratePerMille: number): Vat {
  const amount = taxIn(minorUnits, ratePerMille);
  return {
    country,
    ratePerMille,
    net: { minorUnits: minorUnits - amount, currency },
    amount: { minorUnits: amount, currency },
  };
}
