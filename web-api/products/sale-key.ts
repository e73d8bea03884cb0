import { type Market, marketOf, markets } from '@blattwerk/schemas/shop/markets/markets.ts';
import { customerTypes } from '@blattwerk/schemas/shop/visitors/customer-types.ts';
import type { Buyer } from '../customers/buyer.ts';
import { type MarketMask, marketsOf } from '../sold/market-mask.ts';
import type { SoldTo } from '../sold/sold-to.ts';

/** What an index knows a sale by: a market and a type of customer. */
export function saleKey(buyer: Pick<Buyer, 'channel' | 'country' | 'customerType'>): string {
  return keyOf(marketOf(buyer), buyer.customerType);
}

/** All sales of something that is sold and has a price. */
export function saleKeys(sold: SoldTo, priced: MarketMask): string[] {
  return customerTypes.flatMap((type) => marketsOf(sold[type] & priced).map((market) => keyOf(market, type)));
}

/** All sales that something lacks. */
export function lackingSaleKeys(sold: SoldTo, priced: MarketMask): string[] {
  const own = new Set(saleKeys(sold, priced));
  return markets
    .flatMap((market) => customerTypes.map((type) => keyOf(market, type)))
    .filter((key) => !own.has(key));
}

function keyOf(market: Market, type: Buyer['customerType']): string {
  return `${market} ${type}`;
}
