import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';
import type { Opened } from './opened.ts';
import type { SlowQuery } from './watch-queries.ts';

export type DatabaseLocation = {
  /** PostgreSQL address; wins over `directory`. */
  url?: string | undefined;
  /** PostgreSQL itself, where `url` leads to a pool in front of it that gives connections away after each transaction. */
  directUrl?: string | undefined;
  /** Folder of an embedded database; without `url` and `directory` the database lives in memory. */
  directory?: string | undefined;
};

/**
 * Opens a database and brings its tables up to date. Never throws for a wrong location or version.
 * @param onSlow is told of queries that take long on a PostgreSQL server
 */
export async function openDatabase(
  { url, directUrl, directory }: DatabaseLocation,
  onSlow?: (query: SlowQuery) => void,
): Promise<Opened> {
  return url === undefined ? openPglite(directory) : openPostgres(url, directUrl, onSlow);
}
