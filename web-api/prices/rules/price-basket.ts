import { invoiceMinimumMinorUnits } from '@blattwerk/schemas/shop/amounts/order-limits.ts';
import { largestRemainder } from './largest-remainder.ts';
import { taxIn } from './vat.ts';

/** What a line adds to a basket, in minor units. */
export type LineSum = {
  total: number;
  /** 0 for what is not taxed when it is sold, as gift vouchers are: they take no discount either. */
  ratePerMille: number;
  isGift: boolean;
};

export type BasketSums = {
  lines: readonly LineSum[];
  /** 0 where nothing is sent by parcel. */
  shipping: number;
  shippingRatePerMille: number;
  /** What a voucher takes off at most. */
  discount: number;
  /** What a gift voucher can pay. */
  gift: number;
};

type VatSum = { ratePerMille: number; net: number; tax: number };

export type BasketTotals = {
  subtotal: number;
  discount: number;
  total: number;
  vat: VatSum[];
  giftPaid: number;
  toPay: number;
  canPayByInvoice: boolean;
  /** Of each line, adding up to the discount, and with shipping's to the tax; for invoices, never rounded anew. */
  shares: { discount: number; tax: number }[];
};

/**
 * What a basket comes to. Vouchers take off the price of goods, neither of shipping nor of gift vouchers; what then is to
 * pay at one rate is taxed together and rounded once, so that net and tax of all rates add up to the total.
 */
export function priceBasket({
  lines,
  shipping,
  shippingRatePerMille,
  ...vouchers
}: BasketSums): BasketTotals {
  const goods = lines.map(({ total, isGift }) => (isGift ? 0 : total));
  const subtotal = sumOf(lines.map(({ total }) => total));
  const discount = Math.min(vouchers.discount, sumOf(goods));
  const discounts = largestRemainder(discount, goods);
  const total = subtotal + shipping - discount;
  const parcel = { gross: shipping, ratePerMille: shippingRatePerMille, place: lines.length };
  const taxed = [
    ...lines.map(({ ratePerMille, ...line }, place) => ({
      gross: line.total - (discounts[place] ?? 0),
      ratePerMille,
      place,
    })),
    ...(shipping > 0 ? [parcel] : []),
  ];
  const groups = [...Map.groupBy(taxed, ({ ratePerMille }) => ratePerMille)].map(([ratePerMille, parts]) => {
    const gross = sumOf(parts.map((part) => part.gross));
    const tax = taxIn(gross, ratePerMille);
    return { ratePerMille, parts, net: gross - tax, tax };
  });
  const taxes = new Map(
    groups.flatMap(({ parts, tax }) => {
      const shares = largestRemainder(
        tax,
        parts.map(({ gross }) => gross),
      );
      return parts.map(({ place }, part) => [place, shares[part] ?? 0] as const);
    }),
  );
  const giftPaid = Math.min(vouchers.gift, total);
  return {
    subtotal,
    discount,
    total,
    vat: groups
      .map(({ ratePerMille, net, tax }) => ({ ratePerMille, net, tax }))
      .toSorted((one, other) => other.ratePerMille - one.ratePerMille),
    giftPaid,
    toPay: total - giftPaid,
    canPayByInvoice: subtotal >= invoiceMinimumMinorUnits,
    shares: lines.map((_, place) => ({ discount: discounts[place] ?? 0, tax: taxes.get(place) ?? 0 })),
  };
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
