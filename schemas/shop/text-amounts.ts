import type { Country } from './countries.ts';
import type { Currency } from './currencies.ts';
import { envelopePrice } from './envelope-prices.ts';
import { type Locale, localeTable } from './locales.ts';
import { formatMoney, formatRoundMoney, type Money } from './money.ts';
import { invoiceMinimumMinorUnits, newsletterVoucher } from './order-limits.ts';
import { furtherSamplePrices } from './samples.ts';

type Amount = {
  in(shop: { country: Country; currency: Currency }): Money;
  print(money: Money, locale: Locale): string;
};

/** Amounts by the names that texts call them by: `ab {invoice-minimum}` is 25 € to one reader, CHF 25 to another. */
const amounts: ReadonlyMap<string, Amount> = new Map([
  [
    'invoice-minimum',
    {
      in: ({ currency }) => ({ minorUnits: invoiceMinimumMinorUnits, currency }),
      print: formatRoundMoney,
    },
  ],
  ['newsletter-voucher', { in: ({ currency }) => newsletterVoucher(currency), print: formatRoundMoney }],
  ['further-sample', { in: ({ currency }) => furtherSamplePrices[currency], print: formatMoney }],
  ['envelope-standard', { in: (shop) => envelopePrice('standard', shop), print: formatMoney }],
  ['envelope-compact', { in: (shop) => envelopePrice('compact', shop), print: formatMoney }],
  ['envelope-large', { in: (shop) => envelopePrice('large', shop), print: formatMoney }],
]);

/** What a text may write in braces. */
export const textAmountNames: readonly string[] = [...amounts.keys()];

const named = /\{([a-z]+(?:-[a-z]+)*)\}/g;

/** A text, or JSON of texts, with the amounts it names as a locale's readers pay them. */
export function writeAmounts(text: string, locale: Locale): string {
  return text.replace(named, (whole, name: string) => {
    const amount = amounts.get(name);
    return amount ? amount.print(amount.in(localeTable[locale]), locale) : whole;
  });
}

/** Names in braces that no amount has. */
export function unknownAmountsIn(text: string): string[] {
  return [...text.matchAll(named)].flatMap(([, name = '']) => (amounts.has(name) ? [] : [name]));
}
