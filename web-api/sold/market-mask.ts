import type { Channel } from '@blattwerk/schemas/shop/markets/channels.ts';
import { type Market, markets, parseMarket } from '@blattwerk/schemas/shop/markets/markets.ts';

/** A set of markets, one bit each in the order of `markets`; there are fewer than 31. */
export type MarketMask = number;

const bits = new Map<string, MarketMask>(markets.map((market, place) => [market, 1 << place]));

/** 0 for what is no market. */
export function bitOf(market: string): MarketMask {
  return bits.get(market) ?? 0;
}

export function maskOf(list: Iterable<string>): MarketMask {
  let mask = 0;
  for (const market of list) mask |= bitOf(market);
  return mask;
}

/** All countries of a channel. */
export function channelMask(channel: Channel): MarketMask {
  return maskOf(markets.filter((market) => parseMarket(market)?.channel === channel));
}

export function marketsOf(mask: MarketMask): Market[] {
  return markets.filter((market) => (mask & bitOf(market)) !== 0);
}
