import type { Country } from '../markets/countries.ts';

/** Value added tax on printed goods by the country they are delivered to, in per mille (190 is 19 %). */
export const vatPerMille: Record<Country, number> = {
  DE: 190,
  AT: 200,
  CH: 81,
  LI: 81,
  LU: 170,
  FR: 200,
  IT: 220,
  BE: 210,
  NL: 210,
  ES: 210,
  GB: 200,
  US: 0,
};

/** Where the seller pays value added tax besides at home, in Germany. */
export type TaxRegistrations = {
  /** One-stop shop: the tax of the country of delivery throughout the EU. Without it, below the threshold, that of home. */
  oss: boolean;
  /** Without it goods go to Switzerland and Liechtenstein untaxed, and the customer pays import tax there. */
  switzerland: boolean;
};

/** Why something is charged with tax, or without: each has a category of its own in electronic invoices. */
export const vatTreatments = ['taxed', 'export', 'intraCommunity', 'voucher'] as const;
export type VatTreatment = (typeof vatTreatments)[number];

export const registeredEverywhere: TaxRegistrations = { oss: true, switzerland: true };

const swissTerritory: readonly Country[] = ['CH', 'LI'];
const outsideEurope: readonly Country[] = ['GB', 'US'];

/** Where goods go from Germany as intra-Community supplies, to businesses there (§ 6a UStG). */
export function isElsewhereInUnion(country: Country): boolean {
  return country !== 'DE' && !swissTerritory.includes(country) && !outsideEurope.includes(country);
}

/** What is charged on goods that are delivered to a country, in per mille: never a tax that is not owed there. */
export function vatChargedPerMille(country: Country, { oss, switzerland }: TaxRegistrations): number {
  if (swissTerritory.includes(country)) return switzerland ? vatPerMille[country] : 0;
  return oss || outsideEurope.includes(country) ? vatPerMille[country] : vatPerMille.DE;
}
