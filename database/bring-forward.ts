import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from './database.ts';
import { databaseVersion, programVersion } from './migrate.ts';
import { releaseBefore } from './release-before.ts';

/**
 * Brings a database to this program's tables. One that the next release has brought further already is left as it is: both work
 * side by side while processes are replaced one after the other.
 * @returns false where the database is too new for this program
 */
export async function bringForward(queries: Queries, migrate: () => Promise<void>): Promise<boolean> {
  const version = await databaseVersion(queries);
  const oldest = version === 0 ? undefined : await oldestProgram(queries);
  if (version > programVersion()) return oldest !== undefined && oldest <= programVersion();
  // Before the tables change: a program that is too old does not start in between.
  if (oldest !== releaseBefore.version) await noteOldestProgram(queries, releaseBefore.version);
  await migrate();
  return true;
}

const noted = z.object({
  rows: z.array(z.object({ version: z.coerce.number().int().positive() })).length(1),
});

/** Version of the oldest program that can work with the database; undefined where none was noted yet. */
async function oldestProgram(queries: Queries): Promise<number | undefined> {
  const found = await queries.execute(
    sql`select obj_description('drizzle'::regnamespace, 'pg_namespace') as version`,
  );
  return noted.safeParse(found).data?.rows[0]?.version;
}

/** Beside the migrations that were made, as a comment: it is no row that a backup would bring back. */
export async function noteOldestProgram(queries: Queries, version: number): Promise<void> {
  await queries.execute(sql`create schema if not exists drizzle`);
  await queries.execute(sql.raw(`comment on schema drizzle is '${version}'`));
}
