import { envelopePrice } from '../accessories/envelope-prices.ts';
import { furtherSamplePrices } from '../accessories/samples.ts';
import { formatMoney, formatRoundMoney, type Money } from '../amounts/money.ts';
import { invoiceMinimumMinorUnits, newsletterVoucher } from '../amounts/order-limits.ts';
import type { Country } from '../markets/countries.ts';
import type { Currency } from '../markets/currencies.ts';
import { type Locale, localeTable } from '../markets/locales.generated.ts';

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

/**
 * A tree of texts with the amounts they name as a locale's readers pay them; every part that names none is the same
 * object as before. Takes plain JSON data.
 */
export function writeAmountsIn<Fields extends object>(fields: Fields, locale: Locale): Fields {
  let changed: Record<string, unknown> | undefined;
  for (const [name, value] of Object.entries(fields)) {
    const written = writtenValue(value, locale);
    if (written !== value) changed = { ...changed, [name]: written };
  }
  return changed ? { ...fields, ...changed } : fields;
}

function writtenValue(value: unknown, locale: Locale): unknown {
  if (typeof value === 'string') return value.includes('{') ? writeAmounts(value, locale) : value;
  if (Array.isArray(value)) {
    const items = value.map((item) => writtenValue(item, locale));
    return items.every((item, at) => item === value[at]) ? value : items;
  }
  return typeof value === 'object' && value !== null ? writeAmountsIn(value, locale) : value;
}

/** Whether a text, or JSON of texts, names an amount. */
export function namesAmounts(text: string): boolean {
  return [...text.matchAll(named)].some(([, name = '']) => amounts.has(name));
}

/** A text with the amounts it names as a locale's readers pay them. */
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
