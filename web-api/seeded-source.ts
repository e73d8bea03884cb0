import { createHash } from 'node:crypto';
import type { Database, Queries } from '@blattwerk/database/database.ts';
import { seeds } from '@blattwerk/database/tables/catalogue.ts';
import { eq, inArray } from 'drizzle-orm';

/** Seeded data kept in memory: as of at most some seconds ago. */
export type SeededSource<Data> = {
  current(): Promise<Data>;
  /** As of now: looks at the database, however short the last look is ago. */
  fresh(): Promise<Data>;
};

const checkEveryMilliseconds = 5_000;

/**
 * Loads what was seeded under some names once, and anew when another seed of one of them is in the database.
 * @param load is told which version of the data it loads: 16 hexadecimal digits
 */
export function createSeededSource<Data>(
  database: Database,
  names: readonly string[],
  load: (database: Database, version: string) => Promise<Data>,
): SeededSource<Data> {
  let loaded: { version: string; data: Promise<Data> } | undefined;
  let checkedAt = 0;
  let first: Promise<Data> | undefined;
  const refresh = async () => {
    checkedAt = Date.now();
    const version = await seededVersion(database, names);
    if (loaded?.version !== version || !loaded) {
      const data = load(database, version);
      loaded = { version, data };
      data.catch(() => {
        loaded = undefined;
      });
    }
    return loaded.data;
  };
  const fresh = () => {
    if (loaded) return refresh();
    // Whoever comes before the first load has ended waits for that one.
    first ??= refresh().finally(() => {
      first = undefined;
    });
    return first;
  };
  return {
    async current() {
      return loaded && Date.now() - checkedAt < checkEveryMilliseconds ? loaded.data : fresh();
    },
    fresh,
  };
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
