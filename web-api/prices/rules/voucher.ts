import type { Money } from '@blattwerk/schemas/shop/amounts/money.ts';

export type Redeemed = { discount: Money; total: Money };

/**
 * Takes a voucher's amount off a total, at most all of it. A voucher in another currency takes nothing off: the caller
 * refuses it before.
 */
export function withVoucher(total: Money, voucher: Money): Redeemed {
  const applies = voucher.currency === total.currency;
  const discount = applies ? Math.min(Math.max(voucher.minorUnits, 0), total.minorUnits) : 0;
  return {
    discount: { minorUnits: discount, currency: total.currency },
    total: { minorUnits: total.minorUnits - discount, currency: total.currency },
  };
}
