import { readdir } from 'node:fs/promises';
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { bringForward } from './bring-forward.ts';
import { compareSums, noteSums } from './closing-sums.ts';
import { lockDirectory, lockFile } from './directory-lock.ts';
import { directoryProblem } from './directory-problem.ts';
import { migrationsFolder } from './migrate.ts';
import { newerVersion, type Opened, refusal } from './opened.ts';
import { probeTables } from './probe-tables.ts';

/** PGlite's own reading and writing of `bytea` takes a string for each byte: half a gigabyte for a large photograph. */
export const embeddedOptions = {
  serializers: { [types.BYTEA]: (content: Uint8Array) => `\\x${Buffer.from(content).toString('hex')}` },
  parsers: { [types.BYTEA]: (stored: string) => Buffer.from(stored.slice('\\x'.length), 'hex') },
} satisfies PGliteOptions;

/**
 * Opens an embedded database.
 * @param directory where it lives; created when missing, in memory when undefined
 */
export async function openPglite(directory: string | undefined): Promise<Opened> {
  if (directory === undefined) return start(await PGlite.create(embeddedOptions), async () => {});
  const unusable = await contentProblem(directory);
  if (unusable) return refusal(unusable);
  const lock = lockDirectory(directory);
  if (!lock)
    return refusal(`The database in ${directory} is already open in another process; stop that one first.`);
  const refuse = (message: string) => {
    lock.release();
    return refusal(message);
  };
  const sums = await compareSums(directory);
  if (typeof sums === 'object') return refuse(damaged(directory, sums.damaged));
  const client = await PGlite.create(directory, embeddedOptions).catch(() => undefined);
  if (!client)
    return refuse(
      `The database in ${directory} cannot be read; restore it, or move the folder away to start with an empty one.`,
    );
  const problem = sums === 'unknown' ? await probeTables(client) : undefined;
  if (problem) {
    await client.close();
    return refuse(damaged(directory, problem));
  }
  return start(client, async () => {
    await noteSums(directory);
    lock.release();
  });
}

function damaged(directory: string, what: string): string {
  return `The database in ${directory} is damaged (${what}). Move the folder away and bring the last backup back: npm run restore -- <file>.`;
}

/** @param release runs when the database has been closed */
async function start(client: PGlite, release: () => Promise<void>): Promise<Opened> {
  const queries = drizzle(client);
  const close = async () => {
    await client.close();
    await release();
  };
  if (!(await bringForward(queries, () => migrate(queries, { migrationsFolder })))) {
    await close();
    return refusal(newerVersion);
  }
  return { ok: true, database: Object.assign(queries, { close }) };
}

/** Looks before PGlite does: its own answer to a wrong folder is a crash of the embedded server. */
async function contentProblem(directory: string): Promise<string | undefined> {
  const problem = await directoryProblem(directory);
  if (problem) return problem;
  const entries = (await readdir(directory)).filter((name) => name !== lockFile);
  if (entries.length === 0 || entries.includes('PG_VERSION')) return undefined;
  return `${directory} holds other files and no database; name an empty folder.`;
}
