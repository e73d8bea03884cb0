import { pageSizes } from '@blattwerk/schemas/shop/listing/page-sizes.ts';
import { occasions } from '@blattwerk/schemas/shop/occasions/occasions.ts';
import { createWebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { median } from './statistics.ts';

/** Seconds from asking for a listing until its last picture is there. */
export type ColdListingFigures = { listings: number; median: number; slowest: number };

const german = { channel: 'blattwerk', country: 'DE', locale: 'de-DE' } as const;
/** What tiles ask for on most screens. */
const width = 450;
/** Browsers load no more at once from one host over HTTP/1.1. */
const connections = 6;

/** First pages of the occasions' card listings, whose pictures are neither drawn nor stored yet. */
export async function benchColdListings(storefront: string): Promise<ColdListingFigures> {
  const client = createWebApiClient(storefront, german);
  const seen = new Set<string>();
  const durations: number[] = [];
  for (const occasion of occasions) {
    const began = performance.now();
    const query = { category: [occasion], pageSize: pageSizes[0] };
    const answer = await client('GET /web-api/themes', { query });
    if (!answer.ok) throw new Error(answer.problem.detail);
    const pictures = answer.value.designs.map(({ picture }) => picture.url);
    // A listing that shares designs with an earlier one is not cold.
    if (pictures.length < pageSizes[0] || pictures.some((url) => seen.has(url))) continue;
    for (const url of pictures) seen.add(url);
    const waiting = pictures.values();
    await Promise.all(
      Array.from({ length: connections }, async () => {
        for (const url of waiting) await load(new URL(`${url}?width=${width}`, storefront));
      }),
    );
    durations.push((performance.now() - began) / 1000);
  }
  return { listings: durations.length, median: median(durations), slowest: Math.max(...durations) };
}

async function load(url: URL): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  await response.arrayBuffer();
}
