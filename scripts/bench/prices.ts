import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { cardPrintingTable } from '@blattwerk/schemas/shop/card-printing.ts';
import { cardQuantities } from '@blattwerk/schemas/shop/quantities.ts';
import { queryString } from '@blattwerk/schemas/web-api/query-string.ts';
import { shopHeaders } from '@blattwerk/schemas/web-api/shop-headers.ts';
import { median, quantile } from './statistics.ts';

/** Milliseconds; `smallP99` is the same server answering a question that takes it no work. */
export type PriceFigures = { p50: number; p99: number; smallP99: number };

export const quotesPerSecond = 500;
const rounds = 15;
const seconds = 2;
const headers = shopHeaders({ channel: 'blattwerk', country: 'DE', locale: 'de-DE' });

/**
 * How long a card price takes while one is asked for every 2 ms; every request asks for another card. Counted from the
 * moment it was due, so waiting in a queue counts too (autocannon sends a second's requests in one burst instead).
 */
export async function benchPrices(storefront: string): Promise<PriceFigures> {
  const quotes = cardPaths();
  const small = ['/web-api/aspect-ratio?width=3&height=2'];
  await load(storefront, quotes);
  const measured: number[][] = [];
  const besides: number[][] = [];
  // Interleaved, so that a busy machine slows both alike.
  for (let round = 0; round < rounds; round += 1) {
    measured.push(await load(storefront, quotes));
    besides.push(await load(storefront, small));
  }
  return {
    p50: median(measured.map((durations) => quantile(durations, 0.5))),
    p99: median(measured.map((durations) => quantile(durations, 0.99))),
    smallP99: median(besides.map((durations) => quantile(durations, 0.99))),
  };
}

/** One card of every type, in its formats and at changing quantities. */
function cardPaths(): string[] {
  return Object.entries(cardPrintingTable).flatMap(([productType, { formats }], type) =>
    formats.map((format, place) => {
      const quantity = cardQuantities[(type * 7 + place * 13) % cardQuantities.length];
      return `/web-api/card-price${queryString({ productType, format, quantity })}`;
    }),
  );
}

/** Milliseconds from the moment each request was due until its last byte had come. */
async function load(origin: string, paths: readonly string[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const start = performance.now();
  const pending: Promise<number>[] = [];
  while (pending.length < quotesPerSecond * seconds) {
    const due = start + (pending.length * 1000) / quotesPerSecond;
    const path = paths[pending.length % paths.length];
    if (due <= performance.now()) pending.push(ask(`${origin}${path}`, agent, due));
    else await setTimeout(1);
  }
  const durations = await Promise.all(pending);
  agent.destroy();
  return durations;
}

function ask(url: string, agent: Agent, due: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.on('end', () => resolve(performance.now() - due)).resume();
    });
    request.on('error', reject);
  });
}
