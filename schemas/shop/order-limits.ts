import type { Money } from './money.ts';

/** Basket value in minor units of the local currency from which purchase on invoice is offered. */
export const invoiceMinimumMinorUnits = 2500;

/** First-order voucher for newsletter subscribers. */
export const newsletterVoucher: Money = { minorUnits: 500, currency: 'eur' };
