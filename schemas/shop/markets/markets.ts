import { z } from 'zod';
import { type Channel, channels } from './channels.ts';
import { type Country, countries } from './countries.ts';

/** One channel in one country: `blattwerk:DE`, `myposter:CH`. */
export type Market = `${Channel}:${Country}`;

export function marketOf({ channel, country }: { channel: Channel; country: Country }): Market {
  return `${channel}:${country}`;
}

/** Every channel in every country, channel by channel. */
export const markets: readonly Market[] = channels.flatMap((channel) =>
  countries.map((country) => marketOf({ channel, country })),
);
export const marketSchema = /* @__PURE__ */ z.enum(markets);

const parts = new Map<string, { channel: Channel; country: Country }>(
  channels.flatMap((channel) =>
    countries.map((country) => [marketOf({ channel, country }), { channel, country }]),
  ),
);

/** Channel and country of a market; anything else is `undefined`. */
export function parseMarket(text: string): { channel: Channel; country: Country } | undefined {
  return parts.get(text);
}
