import { createHash } from 'node:crypto';
import type { Database, Queries } from '@blattwerk/database/database.ts';
import { seeds } from '@blattwerk/database/tables/catalogue.ts';
import { errorText } from '@blattwerk/server-kit/log/error-text.ts';
import { eq, inArray } from 'drizzle-orm';
import type { Logger } from 'pino';

/** Seeded data kept in memory: as of at most some seconds ago. */
export type SeededSource<Data> = {
  current(): Promise<Data>;
  /** As of now: looks at the database, however short the last look is ago. */
  fresh(): Promise<Data>;
};

/** What a load is told: the version it loads, 16 hexadecimal digits, and what was loaded before. */
type LoadRequest<Data> = { version: string; previous: Data | undefined };

const checkEveryMilliseconds = 5_000;

/**
 * Loads what was seeded under some names once, and anew when another seed of one of them is in the database. Until that
 * is loaded, and when it cannot be, the last one stays in use.
 * @param load reads all of it `asOfOneMoment`; gives back `previous` where the new data is of no use
 */
export function createSeededSource<Data>(
  database: Database,
  names: readonly string[],
  load: (request: LoadRequest<Data>) => Promise<Data>,
  log: Logger,
): SeededSource<Data> {
  let loaded: { version: string; data: Data } | undefined;
  let checkedAt = 0;
  let refreshing: Promise<Data> | undefined;
  const refresh = async () => {
    checkedAt = Date.now();
    try {
      // Looked up before the data: what is seeded in between is loaded once more, never missed.
      const version = await seededVersion(database, names);
      if (loaded?.version !== version || !loaded)
        loaded = { version, data: await load({ version, previous: loaded?.data }) };
    } catch (error) {
      if (!loaded) throw error;
      log.error({ seeds: names, error: errorText(error) }, 'not loaded anew: what was there stays in use');
    }
    return loaded.data;
  };
  const look = () => {
    refreshing ??= refresh().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };
  return {
    async current() {
      const isRecent = refreshing !== undefined || Date.now() - checkedAt < checkEveryMilliseconds;
      return loaded && isRecent ? loaded.data : look();
    },
    async fresh() {
      // A look that has begun may have seen the database before now.
      await refreshing?.catch(() => {});
      return look();
    },
  };
}

/** Several reads of a database of which no write in between is seen by some and not by others. */
export function asOfOneMoment<Read>(
  database: Database,
  read: (queries: Queries) => Promise<Read>,
): Promise<Read> {
  return database.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

/** Hash of the data that was seeded last, `undefined` before the first time. */
export async function seededHash(database: Queries, seed: string): Promise<string | undefined> {
  const [row] = await database.select().from(seeds).where(eq(seeds.name, seed));
  return row?.hash;
}

async function seededVersion(database: Queries, names: readonly string[]): Promise<string> {
  const rows = await database
    .select()
    .from(seeds)
    .where(inArray(seeds.name, [...names]));
  const hashes = new Map(rows.map(({ name, hash }) => [name, hash]));
  const ordered = names.map((name) => hashes.get(name) ?? null);
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex').slice(0, 16);
}
