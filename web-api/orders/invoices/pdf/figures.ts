import { formatMoney } from '@blattwerk/schemas/shop/amounts/money.ts';
import type { Locale } from '@blattwerk/schemas/shop/markets/locales.generated.ts';
import type { InvoiceDocument } from '../invoice-document.ts';

/** `24. November 2026`, of a day on a calendar. */
export function writtenDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

export function writtenAmount({ currency, locale }: InvoiceDocument, minorUnits: number): string {
  return formatMoney({ minorUnits, currency }, locale);
}

/** `19 %`. */
export function writtenRate({ locale }: InvoiceDocument, ratePerMille: number): string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return percent.format(ratePerMille / 1000).replaceAll(/\s/g, '\u00a0');
}

/** An IBAN as people read it. */
export function inFours(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1\u00a0');
}
