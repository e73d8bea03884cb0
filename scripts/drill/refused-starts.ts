import { spawn } from 'node:child_process';
import { open, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { noteOldestProgram } from '@blattwerk/database/bring-forward.ts';
import { programVersion } from '@blattwerk/database/migrate.ts';
import { openDatabase } from '@blattwerk/database/open-database.ts';
import { sql } from 'drizzle-orm';
import { freePort } from '../free-port.ts';
import { copyOf } from './crashes.ts';
import type { Outcome, Row } from './outcome.ts';

/** Longest time until a start that cannot succeed says so, in milliseconds. */
const patience = 45_000;

type Settings = Record<string, string>;

/** Starts that cannot succeed: each ends by itself, with one sentence and without a stack trace. */
export function refusedStarts(seedOf: () => Promise<string>, folder: string): Row[] {
  const row = (fault: string, settingsOf: () => Promise<Settings>): Row => ({
    fault,
    run: async () => refusal(fault, await settingsOf()),
  });
  const damaged = (fault: string, damage: (database: string) => Promise<unknown>) =>
    row(fault, async () => {
      const data = await copyOf(await seedOf(), folder, fault.replaceAll(' ', '-'));
      await damage(join(data, 'database'));
      return { DATA_DIRECTORY: data };
    });
  const taken = 'port that is taken';
  return [
    row('data directory that is a file', async () => {
      const file = join(folder, 'a-file');
      await writeFile(file, '');
      return { DATA_DIRECTORY: join(file, 'data') };
    }),
    row('data directory that cannot be made', async () => ({ DATA_DIRECTORY: '/proc/blattwerk' })),
    row('PostgreSQL that is not there', async () => ({
      DATABASE_URL: `postgres://x@127.0.0.1:${await freePort()}/x`,
    })),
    {
      fault: taken,
      run: async () => {
        const busy = createServer();
        const port = await freePort();
        await new Promise<void>((resolve) => busy.listen(port, '127.0.0.1', resolve));
        const settings = { STOREFRONT_PORT: String(port), DATA_DIRECTORY: join(folder, 'port') };
        return refusal(taken, settings).finally(() => busy.close());
      },
    },
    damaged('control file cut short', (database) => truncate(join(database, 'global/pg_control'), 100)),
    damaged('write-ahead log gone', (database) => rm(join(database, 'pg_wal'), { recursive: true })),
    damaged('table overwritten', overwriteLargestTable),
    damaged('data of another PostgreSQL', (database) => writeFile(join(database, 'PG_VERSION'), '13\n')),
    damaged('database of a newer program', migrateFurther),
  ];
}

async function migrateFurther(directory: string): Promise<void> {
  const opened = await openDatabase({ directory });
  if (!opened.ok) throw new Error(opened.message);
  await opened.database.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${programVersion() + 1})`,
  );
  await noteOldestProgram(opened.database, programVersion() + 1);
  await opened.database.close();
}

/** 160 KB of nonsense in the middle of the largest table, as a failing disk leaves them. */
async function overwriteLargestTable(database: string): Promise<void> {
  const entries = await readdir(join(database, 'base'), { recursive: true, withFileTypes: true });
  const sized = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && /^\d+$/.test(entry.name))
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        return { path, bytes: (await stat(path)).size };
      }),
  );
  const largest = sized.reduce((one, other) => (other.bytes > one.bytes ? other : one));
  const handle = await open(largest.path, 'r+');
  await handle.write(
    Buffer.alloc(160 * 1024, 0xa5),
    0,
    undefined,
    Math.floor(largest.bytes / 2 / 8192) * 8192,
  );
  await handle.close();
}

async function refusal(fault: string, settings: Settings): Promise<Outcome> {
  const [storefront, preview] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start', '--built'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      STOREFRONT_PORT: String(storefront),
      PREVIEW_PORT: String(preview),
      WARM_PICTURES: 'false',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const started = performance.now();
  const timer = setTimeout(() => child.kill('SIGKILL'), patience);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearTimeout(timer);
  const lines = output.trim().split('\n');
  const said = lines.at(-1) ?? '';
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  return {
    fault,
    found: `${seconds} s: ${said.slice(0, 110)}`,
    wrong: [
      ...(code === null ? ['it did not end by itself'] : []),
      ...(code === 0 ? ['it ended as if all were well'] : []),
      ...(output.includes('\n    at ') ? [`a stack trace: ${output.slice(0, 200)}`] : []),
      ...(/[.!]$/.test(said) ? [] : [`no sentence: ${said.slice(0, 200)}`]),
    ],
  };
}
