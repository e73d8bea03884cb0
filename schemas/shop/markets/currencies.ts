export const currencies = ['chf', 'eur', 'gbp', 'usd'] as const;
export type Currency = (typeof currencies)[number];

/** ISO 4217 code (structured data, analytics, Intl) and German name. */
export const currencyTable: Record<Currency, { isoCode: string; label: string }> = {
  chf: { isoCode: 'CHF', label: 'Schweizer Franken' },
  eur: { isoCode: 'EUR', label: 'Euro' },
  gbp: { isoCode: 'GBP', label: 'Britisches Pfund' },
  usd: { isoCode: 'USD', label: 'US-Dollar' },
};
