import { type Channel, channels, channelTable } from '@blattwerk/schemas/shop/channels.ts';
import { type Country, countries, countryTable } from '@blattwerk/schemas/shop/countries.ts';
import { localeTable } from '@blattwerk/schemas/shop/locales.ts';
import { channelDomains, countryDomains } from './production-hosts.ts';

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
  /** The same channel in every country, for alternate-language links. */
  siblings: ReadonlyMap<Country, string>;
};

export type Sites = {
  /** The shop of a Host header, or undefined for a host that is none of ours. */
  find(host: string | undefined): Site | undefined;
};

/**
 * Every host the shop answers at: the production hosts, and for any other base origin a label per country
 * and channel in front of it (`ch.myposter.localhost`).
 */
export function createSites(baseOrigin: string): Sites {
  const base = new URL(baseOrigin);
  const byHostname = new Map<string, Site>();
  for (const channel of channels) {
    for (const originOf of [localOrigin(base, channel), productionOrigin(channel)]) {
      const siblings = new Map(countries.map((country) => [country, originOf(country)]));
      for (const [country, origin] of siblings) {
        const { hostname } = new URL(origin);
        const name = `${channelTable[channel].label}.${countryDomains[country]}`;
        byHostname.set(hostname, {
          channel,
          country,
          origin,
          name,
          isLoopback: isLoopback(hostname),
          siblings,
        });
      }
    }
  }
  const root = byHostname.get(base.hostname);
  if (root && isLoopback(base.hostname)) {
    for (const alias of ['localhost', '127.0.0.1', '[::1]']) byHostname.set(alias, root);
  }
  return { find: (host) => (host === undefined ? undefined : byHostname.get(hostnameOf(host))) };
}

function localOrigin(base: URL, channel: Channel): (country: Country) => string {
  return (country) => {
    const [locale] = countryTable[country].locales;
    const labels = [localeTable[locale].hostPrefix, channelTable[channel].hostPrefix, base.hostname];
    const url = new URL(base);
    url.hostname = labels.filter((label) => label !== '').join('.');
    return url.origin;
  };
}

function productionOrigin(channel: Channel): (country: Country) => string {
  return (country) => `https://www.${channelDomains[channel]}.${countryDomains[country]}`;
}

function hostnameOf(host: string): string {
  return host.replace(/:\d+$/, '').toLowerCase();
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^(127\.|\[::1\]$)/.test(hostname);
}
