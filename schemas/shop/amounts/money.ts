import { type Currency, currencyTable } from '../markets/currencies.ts';
import type { Locale } from '../markets/locales.generated.ts';
import { settleThousands } from './numbers.ts';

/** An amount in the currency's minor unit (cents, Rappen, pence); always an integer. */
export type Money = { minorUnits: number; currency: Currency };

/**
 * Prints an amount as the locale writes it: `1,49 €`, `CHF 1.49`, `£1.49`.
 * All spaces are U+00A0: a price never wraps, and servers and browsers of any ICU version print the same bytes.
 */
export function formatMoney(money: Money, locale: Locale): string {
  return print(money, locale, 'auto');
}

/** The same without the decimals of a whole amount: `25 €`. */
export function formatRoundMoney(money: Money, locale: Locale): string {
  return print(money, locale, 'stripIfInteger');
}

type Zeros = 'auto' | 'stripIfInteger';

function print({ minorUnits, currency }: Money, locale: Locale, zeros: Zeros): string {
  const printed = formatterOf(locale, currency, zeros).format(minorUnits / 100);
  return settleThousands(printed, locale).replace(/\s/g, '\u00a0');
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(locale: Locale, currency: Currency, trailingZeroDisplay: Zeros): Intl.NumberFormat {
  const key = `${locale} ${currency} ${trailingZeroDisplay}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: currencyTable[currency].isoCode,
      trailingZeroDisplay,
    });
    formatters.set(key, formatter);
  }
  return formatter;
}
