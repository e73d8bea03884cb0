import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import { dateWriter } from '@blattwerk/schemas/shop/dates/date-writer.ts';
import { currencyTable } from '@blattwerk/schemas/shop/markets/currencies.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { InvoiceDocument } from '../invoice-document.ts';

/** `24. November 2026`, of a day on a calendar. */
export function writtenDay(day: string, locale: Locale): string {
  return dateWriter(locale, { dateStyle: 'long', timeZone: 'UTC' })(new Date(day));
}

export function writtenAmount(
  { currency, locale }: Pick<InvoiceDocument, 'currency' | 'locale'>,
  minorUnits: number,
): string {
  return formatMoney({ minorUnits, currency }, locale);
}

/** Of one piece; with as many digits as its line needs where that is more than the rounded price times the pieces. */
export function writtenUnitPrice(
  invoice: InvoiceDocument,
  { unitPrice, quantity, total }: InvoiceDocument['lines'][number],
): string {
  if (unitPrice * quantity === total) return writtenAmount(invoice, unitPrice);
  const { isoCode } = currencyTable[invoice.currency];
  return new Intl.NumberFormat(invoice.locale, {
    style: 'currency',
    currency: isoCode,
    minimumFractionDigits: 4,
  }).format(total / quantity / 100);
}

/** `19 %`. */
export function writtenRate({ locale }: InvoiceDocument, ratePerMille: number): string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return percent.format(ratePerMille / 1000).replaceAll(/\s/g, '\u00a0');
}
