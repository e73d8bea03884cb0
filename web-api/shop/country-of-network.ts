import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { publicAnd } from '@blattwerk/server-kit/http/reachable-networks.ts';
import { Reader } from 'mmdb-lib';
import { z } from 'zod';

/** Which country each network was given out to, as the registries of addresses publish it. */
const table = import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');

const entrySchema = z.object({ country_code: z.string().regex(/^[A-Z]{2}$/) });

const publicInternet = publicAnd([]);
let reader: Reader<object> | undefined;

/**
 * The country of a network, by a table that comes with the shop: no service is asked. ISO 3166-1 alpha-2; null for networks
 * at home and unknown ones.
 * @param network an IPv4 address, or the first four groups of an IPv6 one, as `networkOf` writes it
 */
export function countryOfNetwork(network: string): string | null {
  const address = network.includes(':') ? `${network}::` : network;
  // The table names a country for networks at home, too.
  if (!publicInternet.allows(address)) return null;
  reader ??= new Reader(readFileSync(fileURLToPath(table)));
  const entry = entrySchema.safeParse(reader.get(address));
  return entry.success ? entry.data.country_code : null;
}
