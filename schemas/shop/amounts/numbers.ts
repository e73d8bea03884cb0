import type { Locale } from '../markets/locales.generated.ts';

/** Prints a whole number as the locale writes it: `1.712`, `1,712`, `1’712`. */
export function formatNumber(value: number, locale: Locale): string {
  return settleThousands(value.toLocaleString(locale), locale);
}

const apostrophed: readonly Locale[] = ['de-CH', 'de-LI', 'fr-CH', 'it-CH'];

/**
 * The thousands of a printed text with the sign of the country. ICU versions disagree about Switzerland (`1'712`,
 * `1’712`, `1 712`), and what a server prints every browser must print.
 */
export function settleThousands(text: string, locale: Locale): string {
  if (!apostrophed.includes(locale)) return text;
  return text.replace(/(\d)['’\u00a0\u202f](?=\d{3}(?!\d))/g, '$1’');
}
