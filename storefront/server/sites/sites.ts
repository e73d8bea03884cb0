import { type Channel, channels, channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import { type Country, countries } from '@blattwerk/schemas/shop/markets/countries.ts';
import {
  countryDomains,
  labelledOrigin,
  productionOrigin,
} from '@blattwerk/schemas/shop/markets/site-origins.ts';

/** One shop: a channel in a country at a host. */
export type Site = {
  channel: Channel;
  country: Country;
  /** Scheme, host and port, e.g. `http://ch.localhost:3000`. */
  origin: string;
  /** As shoppers know it, e.g. `Blattwerk.ch`. */
  name: string;
  /** Reached only from the machine itself. */
  isLoopback: boolean;
  /** Whether search engines may index it: a public copy of the shop at another host must not compete with it. */
  isIndexed: boolean;
  /** The other channel in the same country. */
  otherChannel: { channel: Channel; origin: string };
  /** The same channel in every country, for alternate-language links. */
  siblings: ReadonlyMap<Country, string>;
};

export type Sites = {
  /** The shop of a Host header, or undefined for a host that is none of ours. */
  find(host: string | undefined): Site | undefined;
};

const maxKnownHeaders = 1000;

/**
 * Every host the shop answers at: the production hosts, and for any other base origin a label per country
 * and channel in front of it (`ch.myposter.localhost`).
 */
export function createSites(baseOrigin: string): Sites {
  const base = new URL(baseOrigin);
  const byHostname = new Map<string, Site>();
  const ownOrigin = (channel: Channel, country: Country) => labelledOrigin(baseOrigin, channel, country);
  for (const channel of channels) {
    for (const originOf of [ownOrigin, productionOrigin]) {
      const siblings = new Map(countries.map((country) => [country, originOf(channel, country)]));
      const other: Channel = channel === 'blattwerk' ? 'myposter' : 'blattwerk';
      for (const [country, origin] of siblings) {
        const { hostname } = new URL(origin);
        const name = `${channelTable[channel].label}.${countryDomains[country]}`;
        byHostname.set(hostname, {
          channel,
          country,
          origin,
          name,
          isLoopback: isLoopback(hostname),
          isIndexed: originOf === productionOrigin || isLoopback(hostname),
          siblings,
          otherChannel: { channel: other, origin: originOf(other, country) },
        });
      }
    }
  }
  const root = byHostname.get(base.hostname);
  if (root && isLoopback(base.hostname)) {
    for (const alias of ['localhost', '127.0.0.1', '[::1]']) byHostname.set(alias, root);
  }
  /** Headers read before, as browsers send them: with a port, and in any letters. */
  const byHeader = new Map<string, Site>();
  return {
    find(host) {
      if (host === undefined) return undefined;
      const known = byHeader.get(host);
      if (known) return known;
      const found = byHostname.get(hostnameOf(host));
      if (found && byHeader.size < maxKnownHeaders) byHeader.set(host, found);
      return found;
    },
  };
}

function hostnameOf(host: string): string {
  return host.replace(/:\d+$/, '').toLowerCase();
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^(127\.|\[::1\]$)/.test(hostname);
}
