import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Database } from './database.ts';
import type { DatabaseLocation } from './open-database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';
import type { Opened } from './opened.ts';
import manifest from './package.json' with { type: 'json' };

const cacheFolder = fileURLToPath(new URL('../.cache', import.meta.url));

/**
 * An empty, migrated database for one test file: in memory, or, with `TEST_DATABASE_URL`, a new one on that PostgreSQL
 * server, dropped when it is closed.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  const opened = server ? await openOnServer(server) : await openPglite(undefined, await emptyCluster());
  if (!opened.ok) throw new Error(opened.message);
  return opened.database;
}

/**
 * A place for a database that outlives the process that opens it: a folder, or, with `TEST_DATABASE_URL`, a new
 * database on that server.
 */
export async function testDatabasePlace(): Promise<{ location: DatabaseLocation; remove(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) {
    const { url, drop } = await createOnServer(server);
    return { location: { url }, remove: drop };
  }
  const directory = await mkdtemp(join(tmpdir(), 'blattwerk-database-'));
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
  const name = `blattwerk_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await runOnServer(server, `create database ${name}`);
  return { url: url.href, drop: () => runOnServer(server, `drop database ${name} with (force)`) };
}

async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A dump of a fresh cluster, made once per machine: starting from it takes 0.5 s instead of 4. */
async function emptyCluster(): Promise<Blob> {
  const version = manifest.dependencies['@electric-sql/pglite'];
  const file = `${cacheFolder}/empty-cluster-${version}.tar`;
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return new Blob([cached]);
  const client = await PGlite.create();
  const dump = await client.dumpDataDir('none');
  await client.close();
  await mkdir(cacheFolder, { recursive: true });
  // Renamed into place, so that test files running side by side never read half a dump.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, file);
  return dump;
}
