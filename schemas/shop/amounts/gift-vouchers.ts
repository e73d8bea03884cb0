import type { Currency } from '../markets/currencies.ts';

/** Amounts a gift voucher is offered for, minor units; the same numbers in every currency. */
const giftVoucherMinorUnits = [1000, 2500, 5000, 7500, 10_000, 15_000] as const;

/** Chosen until the visitor chooses. */
const defaultMinorUnits = 5000;

/** The amounts of a shop and the one that is chosen first. */
export function giftVoucherAmounts(currency: Currency) {
  return {
    amounts: giftVoucherMinorUnits.map((minorUnits) => ({ minorUnits, currency })),
    defaultAmount: { minorUnits: defaultMinorUnits, currency },
  };
}
