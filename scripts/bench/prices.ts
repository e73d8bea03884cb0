import { cardQuantities } from '@blattwerk/schemas/shop/amounts/quantities.ts';
import { cardPrintingTable } from '@blattwerk/schemas/shop/cards/card-printing.ts';
import { queryString } from '@blattwerk/schemas/web-api/contract/query-string.ts';
import { startLoadGenerator } from './load-generator.ts';
import { median, quantile } from './statistics.ts';

/** Milliseconds; `smallP99` is the same server answering a question that takes it no work. */
export type PriceFigures = { p50: number; p99: number; smallP99: number };

export const quotesPerSecond = 500;
const rounds = 15;
const seconds = 2;
/** A question that takes the back end no work. */
const small = ['/web-api/aspect-ratio?width=3&height=2'];

/** How long a card price takes while one is asked for every 2 ms; every request asks for another card. */
export async function benchPrices(storefront: string): Promise<PriceFigures> {
  const quotes = cardPaths();
  const generator = startLoadGenerator();
  const load = (paths: readonly string[]) =>
    generator.load({ origin: storefront, paths, perSecond: quotesPerSecond, seconds });
  await load(quotes);
  const measured: number[][] = [];
  const besides: number[][] = [];
  // Interleaved, so that a busy machine slows both alike.
  for (let round = 0; round < rounds; round += 1) {
    measured.push(await load(quotes));
    besides.push(await load(small));
  }
  generator.close();
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
