import { type BasketSums, type BasketTotals, priceBasket } from './price-basket.ts';

/** A basket without VAT, in minor units; all of it adds up as its gross amounts do. */
export type NetAmounts = {
  /** Of each line, before the discount. */
  lines: number[];
  /** What the lines add up to. */
  subtotal: number;
  shipping: number;
  discount: number;
  /** Subtotal and shipping less the discount: the net amounts that the taxes are stated for. */
  total: number;
};

/**
 * The net amounts of a basket. The total is that of its taxes, never worked out anew; lines and shipping are what their
 * shares of the tax leave of them before a discount, and the discount is what is between.
 */
export function netAmounts(sums: BasketSums, { vat }: Pick<BasketTotals, 'vat'>): NetAmounts {
  const before = priceBasket({ ...sums, discount: 0, gift: 0 });
  const lines = sums.lines.map(({ total }, place) => total - (before.shares[place]?.tax ?? 0));
  const subtotal = sumOf(lines);
  const goodsAndShipping = sumOf(before.vat.map(({ net }) => net));
  const total = sumOf(vat.map(({ net }) => net));
  return {
    lines,
    subtotal,
    shipping: goodsAndShipping - subtotal,
    discount: goodsAndShipping - total,
    total,
  };
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
