import { createServer } from 'node:http';
import type { Database } from '@blattwerk/database/database.ts';
import { openDatabase } from '@blattwerk/database/open-database.ts';
import { designs } from '@blattwerk/database/tables/catalogue.ts';
import { shopHeaders } from '@blattwerk/schemas/web-api/shop-headers.ts';
import { seedCatalogue } from '@blattwerk/web-api/catalogue/seed-catalogue.ts';
import { createWebApi } from '@blattwerk/web-api/server.ts';
import { generatedCatalogue } from '@blattwerk/web-api/test-support/generated-catalogue.ts';
import autocannon from 'autocannon';
import { sql } from 'drizzle-orm';
import express from 'express';
import { readEnvironment } from '../environment.ts';
import { startPostgres } from '../postgres.ts';
import { webApiConfig } from '../room-configs.ts';
import { quantile } from './statistics.ts';

export type ListingFigures = {
  designs: number;
  /** Milliseconds of a listing with four filters and all counts, over HTTP at a steady rate. */
  p50: number;
  p99: number;
  /** The same with a text search, which PostgreSQL answers. */
  searchP99: number;
  /** PostgreSQL counting the same four filters, without any of the other counts. */
  countP50: number;
};

const requestsPerSecond = 100;
const seconds = 5;
const filters =
  'category[]=hochzeit&color[]=gold&color[]=white&style[]=modern&style[]=boho&aspectRatio[]=portrait';

/** Listings over ever larger catalogues in a PostgreSQL server of their own; undefined where none is installed. */
export async function benchListings(sizes: readonly number[]): Promise<ListingFigures[] | undefined> {
  const postgres = await startPostgres({ install: false });
  if (!postgres.ok) return undefined;
  const opened = await openDatabase({ url: postgres.server.url });
  if (!opened.ok) throw new Error(opened.message);
  const figures: ListingFigures[] = [];
  for (const size of sizes) {
    await seedCatalogue(opened.database, generatedCatalogue(size));
    await opened.database.execute(sql`analyze`);
    figures.push(await measure(opened.database, size));
  }
  await opened.database.close();
  await postgres.server.stop();
  return figures;
}

async function measure(database: Database, size: number): Promise<ListingFigures> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  const origin = `http://127.0.0.1:${address.port}`;
  const settings = readEnvironment({ DATA_DIRECTORY: '.cache/bench', LOG_LEVEL: 'error' });
  if (!settings.ok) throw new Error(settings.message);
  const webApi = createWebApi({ ...webApiConfig(settings.environment), origin }, database);
  server.on('request', express().use(webApi.router));
  const listing = await load(`${origin}/web-api/themes?${filters}`);
  const search = await load(`${origin}/web-api/themes?${filters}&search=Bl%C3%BCten`);
  const counts: number[] = [];
  for (let run = 0; run < 30; run++) counts.push(await timeCount(database));
  await webApi.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return {
    designs: size,
    p50: listing.p50,
    p99: listing.p99,
    searchP99: search.p99,
    countP50: quantile(counts, 0.5),
  };
}

async function load(url: string): Promise<{ p50: number; p99: number }> {
  const headers = shopHeaders({ channel: 'blattwerk', country: 'DE', locale: 'de-DE' });
  const first = await fetch(url, { headers });
  if (!first.ok) throw new Error(`${url} answered ${first.status}: ${await first.text()}`);
  const result = await autocannon({
    url,
    headers,
    connections: 10,
    overallRate: requestsPerSecond,
    duration: seconds,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load.`);
  return { p50: result.latency.p50, p99: result.latency.p99 };
}

async function timeCount(database: Database): Promise<number> {
  const has = (name: string, values: string) => sql`${designs.facets} -> ${name} ?| ${values}::text[]`;
  const start = performance.now();
  await database.execute(sql`select count(*) from ${designs} where
    ${has('category', '{hochzeit}')} and ${has('color', '{gold,white}')} and
    ${has('style', '{modern,boho}')} and ${has('aspectRatio', '{portrait}')}`);
  return performance.now() - start;
}
