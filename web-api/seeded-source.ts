import type { Database, Queries } from '@blattwerk/database/database.ts';
import { seeds } from '@blattwerk/database/tables/catalogue.ts';
import { eq } from 'drizzle-orm';

/** Seeded data kept in memory: as of at most some seconds ago. */
export type SeededSource<Data> = { current(): Promise<Data> };

const checkEveryMilliseconds = 5_000;

/** Loads what was seeded under a name once, and anew when another seed is in the database. */
export function createSeededSource<Data>(
  database: Database,
  seed: string,
  load: (database: Database) => Promise<Data>,
): SeededSource<Data> {
  let loaded: { version: string | undefined; data: Promise<Data> } | undefined;
  let checkedAt = 0;
  let first: Promise<Data> | undefined;
  const refresh = async () => {
    const version = await seededHash(database, seed);
    if (loaded?.version !== version || !loaded) {
      const data = load(database);
      loaded = { version, data };
      data.catch(() => {
        loaded = undefined;
      });
    }
    return loaded.data;
  };
  return {
    async current() {
      if (loaded && Date.now() - checkedAt < checkEveryMilliseconds) return loaded.data;
      checkedAt = Date.now();
      if (loaded) return refresh();
      // Whoever comes before the first load has ended waits for that one.
      first ??= refresh().finally(() => {
        first = undefined;
      });
      return first;
    },
  };
}

/** Hash of the data that was seeded last, `undefined` before the first time. */
export async function seededHash(database: Queries, seed: string): Promise<string | undefined> {
  const [row] = await database.select().from(seeds).where(eq(seeds.name, seed));
  return row?.hash;
}
