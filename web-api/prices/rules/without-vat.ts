import { netAmounts } from './net-amounts.ts';
import { type BasketSums, priceBasket } from './price-basket.ts';

/**
 * A basket that is supplied without tax: what businesses see as its net amounts is what they are charged. The net price
 * stays, the tax falls away.
 */
export function withoutVat(sums: BasketSums): BasketSums {
  const net = netAmounts(sums, priceBasket(sums));
  return {
    lines: sums.lines.map((line, place) => ({ ...line, total: net.lines[place] ?? 0, ratePerMille: 0 })),
    shipping: net.shipping,
    shippingRatePerMille: 0,
    discount: net.discount,
    gift: sums.gift,
  };
}
