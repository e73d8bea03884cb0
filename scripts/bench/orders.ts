import { randomUUID } from 'node:crypto';
import { openDatabase } from '@blattwerk/database/open-database.ts';
import { allPrices } from '@blattwerk/web-api/prices/seed/all-prices.ts';
import { seedPrices } from '@blattwerk/web-api/prices/seed-prices.ts';
import { seedProducts } from '@blattwerk/web-api/products/seed/seed-products.ts';
import { z } from 'zod';
import { type RunningPostgres, startPostgres } from '../postgres.ts';
import { newShopper } from './bench-shopper.ts';
import { startBackEnd } from './start-back-end.ts';
import { quantile } from './statistics.ts';

type Times = { p50: number; p99: number };
export type OrderFigures = {
  /** Milliseconds of a change of pieces, by the lines of the basket. */
  changes: (Times & { lines: number })[];
  /** Of placing, one after the other. */
  placing: Times;
  /** Shoppers who order at once, what they get done, and how long one of them waits. */
  atOnce: (Times & { shoppers: number; perMinute: number })[];
  /** What the database grows by. */
  kilobytesPerOrder: number;
};

const skus = allPrices.accessories.map(({ sku }) => sku);
const changes = 300;
const placed = 200;
const seconds = 8;
/** What one of a hundred shoppers may wait at most for an order to be placed. */
const patienceMs = 150;
const mostShoppers = 256;

/** Baskets and orders on a PostgreSQL server of their own; undefined where none is installed. */
export async function benchOrders(): Promise<OrderFigures | undefined> {
  const postgres = await startPostgres({ install: false, sync: 'on' });
  if (!postgres.ok) return undefined;
  const { url } = postgres.server;
  const opened = await openDatabase({ url });
  if (!opened.ok) throw new Error(opened.message);
  await seedPrices(opened.database, allPrices);
  await seedProducts(opened.database, { designs: [], accessories: allPrices.accessories });
  await opened.database.close();
  const backEnd = await startBackEnd(url);
  try {
    const before = await sizeOf(postgres.server);
    const { orders, ...figures } = await measure(backEnd.origin);
    const grown = (await sizeOf(postgres.server)) - before;
    return { ...figures, kilobytesPerOrder: grown / 1000 / orders };
  } finally {
    await backEnd.stop();
    await postgres.server.stop();
  }
}

const sizeSchema = z.tuple([z.object({ size: z.coerce.number() })]);

async function sizeOf({ administer }: RunningPostgres): Promise<number> {
  const [{ size }] = sizeSchema.parse(
    await administer('select pg_database_size(current_database()) as size'),
  );
  return size;
}

async function measure(
  origin: string,
): Promise<Omit<OrderFigures, 'kilobytesPerOrder'> & { orders: number }> {
  await placeOne(origin);
  const changed: OrderFigures['changes'] = [];
  for (const lines of [1, 10, 100]) changed.push({ lines, ...(await timeChanges(origin, lines)) });
  const times: number[] = [];
  for (let order = 0; order < placed; order += 1) times.push(await placeOne(origin));
  const atOnce: OrderFigures['atOnce'] = [];
  // Twice as many each time, up to the first number that is kept waiting.
  for (let shoppers = 1; shoppers <= mostShoppers; shoppers *= 2) {
    const reached = await placeAtOnce(origin, shoppers);
    atOnce.push({ shoppers, ...reached });
    if (reached.p99 > patienceMs) break;
  }
  const orders = 1 + placed + atOnce.reduce((sum, { perMinute }) => sum + (perMinute * seconds) / 60, 0);
  return { changes: changed, placing: timesOf(times), atOnce, orders };
}

async function timeChanges(origin: string, lines: number): Promise<Times> {
  const shopper = newShopper(origin);
  const own = skus.slice(0, lines);
  let basket = await shopper.add(own[0] ?? '', 2);
  for (const sku of own.slice(1)) basket = await shopper.add(sku, 2);
  const times: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    const id = basket.lines[change % basket.lines.length]?.id ?? '';
    const began = performance.now();
    basket = await shopper.changeQuantity(id, 3 + (change % 40), basket.version);
    times.push(performance.now() - began);
  }
  return timesOf(times);
}

/** Milliseconds from pressing the button to the order. */
async function placeOne(origin: string): Promise<number> {
  const shopper = newShopper(origin);
  const [sku = ''] = skus;
  const basket = await shopper.add(sku, 25);
  const began = performance.now();
  await shopper.order(basket, randomUUID());
  return performance.now() - began;
}

/** Shoppers who fill a basket and order it, over and over. */
async function placeAtOnce(origin: string, shoppers: number): Promise<Times & { perMinute: number }> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const shop = async () => {
    while (performance.now() < end) times.push(await placeOne(origin));
  };
  await Promise.all(Array.from({ length: shoppers }, shop));
  return { ...timesOf(times), perMinute: Math.round((times.length * 60) / seconds) };
}

function timesOf(times: readonly number[]): Times {
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
