import { envelopePrice, plainEnvelopePrices } from '../accessories/envelope-prices.ts';
import { furtherSamplePrices } from '../accessories/samples.ts';
import { formatMoney, formatRoundMoney, type Money } from '../amounts/money.ts';
import { invoiceMinimumMinorUnits, newsletterVoucher } from '../amounts/order-limits.ts';
import type { Country } from '../markets/countries.ts';
import type { Currency } from '../markets/currencies.ts';
import { type Locale, localeTable } from '../markets/locales.generated.ts';
import type { Company } from './company.ts';

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
  [
    'envelope-plain',
    {
      in: ({ currency }) => ({ minorUnits: plainEnvelopePrices.standard[currency], currency }),
      print: formatMoney,
    },
  ],
  ['envelope-standard', { in: (shop) => envelopePrice('standard', shop), print: formatMoney }],
  ['envelope-compact', { in: (shop) => envelopePrice('compact', shop), print: formatMoney }],
  ['envelope-large', { in: (shop) => envelopePrice('large', shop), print: formatMoney }],
]);

/** Who sells, by the names that legal notices call it by: the shop's settings say it once for all pages. */
const companyFacts: ReadonlyMap<string, keyof Company> = new Map([
  ['company-name', 'name'],
  ['company-street', 'street'],
  ['company-postal-code', 'postalCode'],
  ['company-city', 'city'],
  ['company-managers', 'managers'],
  ['company-responsible', 'responsible'],
  ['company-phone', 'phone'],
  ['company-email', 'email'],
  ['company-register', 'register'],
  ['company-vat-id', 'vatId'],
]);

/** What stands for an e-mail address where a text asks for one. */
export const companyEmailName = '{company-email}';

/** Who reads a text, and who sells; without a company, its names stay as they are. */
export type TextFacts = { locale: Locale; company: Company | undefined };

/** What a text may write in braces. */
export const textAmountNames: readonly string[] = [...amounts.keys(), ...companyFacts.keys()];

const known: ReadonlySet<string> = new Set(textAmountNames);

const named = /\{([a-z]+(?:-[a-z]+)*)\}/g;

/**
 * A tree of texts with the amounts they name as a locale's readers pay them, and who sells; every part that names nothing is
 * the same object as before. Takes plain JSON data.
 */
export function writeAmountsIn<Fields extends object>(fields: Fields, facts: TextFacts): Fields {
  let changed: Record<string, unknown> | undefined;
  for (const [name, value] of Object.entries(fields)) {
    const written = writtenValue(value, facts);
    if (written !== value) changed = { ...changed, [name]: written };
  }
  return changed ? { ...fields, ...changed } : fields;
}

function writtenValue(value: unknown, facts: TextFacts): unknown {
  if (typeof value === 'string') return value.includes('{') ? writeAmounts(value, facts) : value;
  if (Array.isArray(value)) {
    const items = value.map((item) => writtenValue(item, facts));
    return items.every((item, at) => item === value[at]) ? value : items;
  }
  return typeof value === 'object' && value !== null ? writeAmountsIn(value, facts) : value;
}

/** Whether a text, or JSON of texts, names an amount or who sells. */
export function namesAmounts(text: string): boolean {
  return [...text.matchAll(named)].some(([, name = '']) => known.has(name));
}

/** A text with the amounts it names as a locale's readers pay them, and who sells. */
export function writeAmounts(text: string, { locale, company }: TextFacts): string {
  return text.replace(named, (whole, name: string) => {
    const amount = amounts.get(name);
    if (amount) return amount.print(amount.in(localeTable[locale]), locale);
    const fact = companyFacts.get(name);
    return fact && company ? company[fact] : whole;
  });
}

/** Names in braces that stand for nothing. */
export function unknownAmountsIn(text: string): string[] {
  return [...text.matchAll(named)].flatMap(([, name = '']) => (known.has(name) ? [] : [name]));
}
