import type { Database } from '@blattwerk/database/database.ts';
import { openDatabase } from '@blattwerk/database/open-database.ts';
import { designs } from '@blattwerk/database/tables/catalogue.ts';
import { queryString } from '@blattwerk/schemas/web-api/contract/query-string.ts';
import { seedCatalogue } from '@blattwerk/web-api/catalogue/seed-catalogue.ts';
import { generatedCatalogue } from '@blattwerk/web-api/test-support/generated-catalogue.ts';
import { sql } from 'drizzle-orm';
import { startPostgres } from '../postgres.ts';
import { startLoadGenerator } from './load-generator.ts';
import { searchCore } from './search-core.ts';
import { startBackEnd } from './start-back-end.ts';
import { median, quantile } from './statistics.ts';

/** Milliseconds, medians of the rounds. */
export type ListingFigures = {
  designs: number;
  /** A listing with four filters and all counts, over HTTP at a steady rate. */
  p50: number;
  p99: number;
  /** The same with a text search. */
  searchP99: number;
  /** Processor time of the back end for a search in six languages, as typed for the first time, mistyped ones among them. */
  searchCore: { p50: number; p99: number } | undefined;
  /** The same process answering a question that takes it no work. */
  smallP99: number;
  /** PostgreSQL counting the same four filters, without any of the other counts. */
  countP50: number;
};

const perSecond = 100;
const seconds = 3;
const rounds = 7;
const colours = ['gold', 'white', 'green', 'blue'];
/** Words, beginnings, compounds and mistakes, as shoppers type them. */
const searches = [
  ...['Blüten', 'bluetenmeer', 'papier', 'stern', 'Wiesenglück', 'gold', 'euka', 'himmel'],
  ...['hochzeitskarte', 'einladung hochzeit gold', 'eukaliptus', 'geburtskartn'],
];
const listings = paths(['']);
const searched = paths(searches);
const small = ['/web-api/aspect-ratio?width=3&height=2'];

/** Every combination is another request, so that no answer could be kept for the next. */
function paths(words: readonly string[]): string[] {
  return words.flatMap((search) =>
    colours.flatMap((color) =>
      ['hochzeit', 'geburt'].flatMap((category) =>
        ['modern', 'boho', 'vintage'].map(
          (style) =>
            `/web-api/themes${queryString({
              category: [category],
              color: [color, 'silver'],
              style: [style, 'klassisch'],
              aspectRatio: ['portrait'],
              search: search === '' ? null : search,
            })}`,
        ),
      ),
    ),
  );
}

/** Listings over ever larger catalogues in a PostgreSQL server of their own; undefined where none is installed. */
export async function benchListings(sizes: readonly number[]): Promise<ListingFigures[] | undefined> {
  const postgres = await startPostgres({ install: false, sync: 'on' });
  if (!postgres.ok) return undefined;
  const { url } = postgres.server;
  const opened = await openDatabase({ url });
  if (!opened.ok) throw new Error(opened.message);
  const figures: ListingFigures[] = [];
  for (const size of sizes) {
    await seedCatalogue(opened.database, generatedCatalogue(size));
    await opened.database.execute(sql`analyze`);
    figures.push(await measure(opened.database, url, size));
  }
  await opened.database.close();
  await postgres.server.stop();
  return figures;
}

async function measure(database: Database, url: string, size: number): Promise<ListingFigures> {
  const backEnd = await startBackEnd(url);
  const generator = startLoadGenerator();
  const load = (asked: readonly string[]) =>
    generator.load({ origin: backEnd.origin, paths: asked, perSecond, seconds });
  await load(listings);
  await load(searched);
  const measured: Record<'listing' | 'search' | 'small', number[][]> = { listing: [], search: [], small: [] };
  const counts: number[] = [];
  // Interleaved, so that a busy machine slows all alike.
  for (let round = 0; round < rounds; round += 1) {
    measured.listing.push(await load(listings));
    measured.search.push(await load(searched));
    measured.small.push(await load(small));
    counts.push(await timeCount(database));
  }
  generator.close();
  const core = await searchCore(backEnd);
  await backEnd.stop();
  const across = (durations: number[][], share: number) =>
    median(durations.map((round) => quantile(round, share)));
  return {
    designs: size,
    p50: across(measured.listing, 0.5),
    p99: across(measured.listing, 0.99),
    searchP99: across(measured.search, 0.99),
    searchCore: core,
    smallP99: across(measured.small, 0.99),
    countP50: median(counts),
  };
}

async function timeCount(database: Database): Promise<number> {
  const has = (name: string, values: string) => sql`${designs.facets} -> ${name} ?| ${values}::text[]`;
  const start = performance.now();
  await database.execute(sql`select count(*) from ${designs} where
    ${has('category', '{hochzeit}')} and ${has('color', '{gold,silver}')} and
    ${has('style', '{modern,klassisch}')} and ${has('aspectRatio', '{portrait}')}`);
  return performance.now() - start;
}
