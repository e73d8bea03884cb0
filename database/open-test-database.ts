import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { Database } from './database.ts';
import { openEmptied } from './emptied-database.ts';
import { migrationsFolder, migrationsHash } from './migrate.ts';
import type { DatabaseLocation } from './open-database.ts';
import { openPostgres } from './open-postgres.ts';
import type { Opened } from './opened.ts';
import manifest from './package.json' with { type: 'json' };

const cacheFolder = fileURLToPath(new URL('../.cache', import.meta.url));

/**
 * An empty, migrated database for one test: in memory, or, with `TEST_DATABASE_URL`, a new one on that PostgreSQL
 * server, dropped when it is closed.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openEmptied(await migratedCluster());
  const opened = await openOnServer(server);
  if (!opened.ok) throw new Error(opened.message);
  return opened.database;
}

/**
 * A place with an empty, migrated database that outlives the process that opens it: a folder, or, with
 * `TEST_DATABASE_URL`, a new database on that server.
 */
export async function testDatabasePlace(): Promise<{ location: DatabaseLocation; remove(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) {
    const { url, drop } = await createOnServer(server);
    return { location: { url }, remove: drop };
  }
  const directory = await mkdtemp(join(tmpdir(), 'blattwerk-database-'));
  const client = await PGlite.create(directory, { loadDataDir: await migratedCluster() });
  await client.close();
  return { location: { directory }, remove: () => rm(directory, { recursive: true, force: true }) };
}

async function openOnServer(server: string): Promise<Opened> {
  const { url, drop } = await createOnServer(server);
  const opened = await openPostgres(url);
  if (!opened.ok) return opened;
  const closeConnections = opened.database.close;
  const close = async () => {
    await closeConnections();
    await drop();
  };
  return { ok: true, database: Object.assign(opened.database, { close }) };
}

async function createOnServer(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const template = await migratedTemplate(server);
  const name = `blattwerk_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await runOnServer(server, `create database ${name} template ${template}`);
  const drop = () => runOnServer(server, `drop database ${name} with (force)`);
  return { url: urlOnServer(server, name), drop };
}

function urlOnServer(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function runOnServer(server: string, statement: string): Promise<void> {
  await withConnection(server, async (client) => {
    await client.query(statement);
  });
}

async function withConnection<Result>(
  server: string,
  run: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Held while the template is made. Any fixed number does. */
const templateLock = 4_711_100_002;

/** Name of a migrated database on the server, made by the first who asks: copying it is faster than migrating anew. */
async function migratedTemplate(server: string): Promise<string> {
  const name = `blattwerk_template_${migrationsHash()}`;
  await withConnection(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const draft = `${name}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft}`);
    const opened = await openPostgres(urlOnServer(server, draft));
    if (!opened.ok) throw new Error(opened.message);
    await opened.database.close();
    await client.query(`alter database ${draft} rename to ${name}`);
  });
  return name;
}

let cluster: Promise<Blob> | undefined;

/** A dump of a cluster with empty tables, made once per machine and migration: starting from it takes 0.4 s instead of 4. */
function migratedCluster(): Promise<Blob> {
  // Test files that share a worker share it, too.
  cluster ??= readCluster();
  return cluster;
}

async function readCluster(): Promise<Blob> {
  const version = manifest.dependencies['@electric-sql/pglite'];
  const file = `${cacheFolder}/migrated-cluster-${version}-${migrationsHash()}-checked.tar`;
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return new Blob([cached]);
  const client = await PGlite.create();
  await migrate(drizzle(client), { migrationsFolder });
  // Or every start from the dump would do all of it once more, from the log.
  await client.exec('checkpoint');
  const dump = await client.dumpDataDir('none');
  await client.close();
  await mkdir(cacheFolder, { recursive: true });
  // Renamed into place, so that test files running side by side never read half a dump.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, file);
  return dump;
}
