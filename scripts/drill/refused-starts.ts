import { spawn } from 'node:child_process';
import { open, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { copyOf } from './crashes.ts';
import type { Outcome } from './outcome.ts';

/** Longest time until a start that cannot succeed says so, in milliseconds. */
const patience = 45_000;

type Start = { fault: string; settings: Record<string, string>; done?: () => unknown };

/** Starts that cannot succeed: each ends by itself, with one sentence and without a stack trace. */
export async function refusedStarts(seed: string, folder: string): Promise<Outcome[]> {
  const damaged = async (name: string, damage: (database: string) => Promise<void>) => {
    const data = await copyOf(seed, folder, name);
    await damage(join(data, 'database'));
    return { DATA_DIRECTORY: data };
  };
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const busy = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => busy.listen(port, '127.0.0.1', resolve));
  const starts: Start[] = [
    { fault: 'data directory that is a file', settings: { DATA_DIRECTORY: join(file, 'data') } },
    { fault: 'data directory that cannot be made', settings: { DATA_DIRECTORY: '/proc/blattwerk' } },
    {
      fault: 'PostgreSQL that is not there',
      settings: { DATABASE_URL: `postgres://x@127.0.0.1:${await freePort()}/x` },
    },
    {
      fault: 'port that is taken',
      settings: { STOREFRONT_PORT: String(port), DATA_DIRECTORY: await copyOf(seed, folder, 'port') },
      done: () => busy.close(),
    },
    {
      fault: 'control file cut short',
      settings: await damaged('control', (database) => truncate(join(database, 'global/pg_control'), 100)),
    },
    {
      fault: 'write-ahead log gone',
      settings: await damaged('wal', (database) => rm(join(database, 'pg_wal'), { recursive: true })),
    },
    {
      fault: 'table overwritten',
      settings: await damaged('table', overwriteLargestTable),
    },
  ];
  const outcomes: Outcome[] = [];
  for (const start of starts) {
    outcomes.push(await refusal(start));
    start.done?.();
  }
  return outcomes;
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

async function refusal({ fault, settings }: Start): Promise<Outcome> {
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
