import type { Currency } from '../markets/currencies.ts';
import type { Money } from './money.ts';

/** Basket value in minor units of the local currency from which purchase on invoice is offered. */
export const invoiceMinimumMinorUnits = 2500;

/** First-order voucher for newsletter subscribers: five of the money of the shop where they subscribed. */
export function newsletterVoucher(currency: Currency): Money {
  return { minorUnits: 500, currency };
}
