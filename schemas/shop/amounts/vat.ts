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
