import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { bringForward } from './bring-forward.ts';
import { returnLostClients } from './lost-clients.ts';
import { migrationsFolder } from './migrate.ts';
import { newerVersion, type Opened, refusal } from './opened.ts';
import { type SlowQuery, watchQueries } from './watch-queries.ts';

const connectionTimeoutMillis = 5_000;
/** Held while migrating, so that processes starting together migrate once. Any fixed number does. */
const migrationLock = 4_711_100_001;

/**
 * Opens a PostgreSQL database by its connection address.
 * @param directUrl of the server itself, where `url` leads to a pool in transaction mode: it takes no settings with a
 * connection and keeps no session, which migrating needs
 * @param onSlow is told of queries that take long; left out, none is timed
 */
export async function openPostgres(
  url: string,
  directUrl?: string,
  onSlow?: (query: SlowQuery) => void,
): Promise<Opened> {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url))
    return refusal('The database address must look like postgres://user:password@host:5432/name.');
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis,
    // By the server; where it is silent, by this side a little later.
    ...(directUrl === undefined && { statement_timeout: 15_000 }),
    query_timeout: 20_000,
    max: 10,
  });
  // A broken connection is replaced by the pool, and its query fails. Without listeners, on idle connections and on those
  // in use, it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  returnLostClients(pool);
  if (onSlow) watchQueries(pool, onSlow);
  try {
    if (await migrateOnce(directUrl ?? url))
      return { ok: true, database: Object.assign(drizzle(pool), { close: () => pool.end() }) };
    await pool.end();
    return refusal(newerVersion);
  } catch (error) {
    await pool.end();
    const { host, pathname } = new URL(url);
    return refusal(`PostgreSQL database ${host}${pathname} cannot be opened: ${reason(error)}.`);
  }
}

/** @returns false when the database is too new for the program */
async function migrateOnce(url: string): Promise<boolean> {
  // Of its own: a migration may take longer than a request may.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query("set lock_timeout = '50s'");
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const queries = drizzle(client);
    return await bringForward(queries, () => migrate(queries, { migrationsFolder }));
  } finally {
    // And with it the lock, also after a failure.
    await client.end();
  }
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there; start it or correct the address',
  ENOTFOUND: 'there is no such host',
  ETIMEDOUT: 'the host does not answer',
  '28P01': 'user or password is wrong',
  '28000': 'the user may not connect',
  '3D000': 'there is no database of that name',
  '42501': 'the user may not create tables',
  '55P03': 'another process has been migrating it for too long; end that one and start again',
};

function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? (error instanceof Error ? error.message : 'unknown reason');
}
