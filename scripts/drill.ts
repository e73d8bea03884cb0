import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStale } from './build-stale.ts';
import { startBuiltShop } from './built-shop.ts';
import { apart } from './drill/apart.ts';
import { arrivingPhoto } from './drill/arriving-photo.ts';
import { cluster } from './drill/cluster.ts';
import { copyOf, killedProcess, orderlyEnd, secondProcess, troubledPostgres } from './drill/crashes.ts';
import { databaseTroubles } from './drill/database-troubles.ts';
import { interruptedFirstStart } from './drill/first-start.ts';
import { floods } from './drill/floods.ts';
import { memory } from './drill/memory.ts';
import { type Outcome, once, type Row, report } from './drill/outcome.ts';
import { refusedStarts } from './drill/refused-starts.ts';
import { type RunningPostgres, startPostgres } from './postgres.ts';

/**
 * Breaks what the shop stands on, in processes and folders of its own, and says what was lost. All of it takes some five
 * minutes; `--memory 20000` sends that many requests, however long it takes; `--fault "disk is full"` tries what has that in its name.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    memory: { type: 'string' },
    only: { type: 'string' },
    fault: { type: 'string', multiple: true },
    minutes: { type: 'string' },
  },
});
/** `cluster` stands alone: it needs PostgreSQL, PgBouncer and Varnish. */
const only = positionals[0] ?? values.only;
const build = await buildStale();
if (!build.ok) {
  console.error(build.message);
  process.exit(1);
}
const folder = await mkdtemp(join(tmpdir(), 'blattwerk-drill-'));
const outcomes: Outcome[] = [];
const take = (...found: Outcome[]) => {
  for (const outcome of found) report(outcome);
  outcomes.push(...found);
};

const seed = once(async () => {
  const directory = join(folder, 'seed');
  await (await startBuiltShop({ dataDirectory: directory })).end('SIGTERM');
  return directory;
});
const place = async (name: string) => ({ dataDirectory: await copyOf(await seed.get(), folder, name) });
const flooded = once(async () => startBuiltShop(await place('flooded')));
const postgres = once(() => startPostgres({ install: false, sync: 'on' }));

const parts: Record<string, Row[]> = {
  crashes: [
    ...['process killed, embedded database', 'the same once more'].map((fault, at) => ({
      fault,
      run: async () => killedProcess(fault, await place(`killed-${at}`), `killed-${at}`),
    })),
    row('killed while it starts for the first time', async (fault) =>
      interruptedFirstStart(fault, { dataDirectory: join(folder, 'first-start') }),
    ),
    row('asked to end under load', async (fault) => orderlyEnd(fault, await place('ended'), 'ended')),
    row('asked to end while a photo arrives', async (fault) => arrivingPhoto(fault, await place('photo'))),
    row('second process on one folder', async (fault) => secondProcess(fault, await place('second'), folder)),
  ],
  postgres: [
    row('process killed, PostgreSQL', (fault) =>
      withPostgres(fault, ({ url }) => killedProcess(fault, postgresPlace(url), 'pg-killed')),
    ),
    ...Object.entries(databaseTroubles).map(([name, trouble], at) =>
      row(name, (fault) =>
        withPostgres(fault, (server) =>
          troubledPostgres(fault, postgresPlace(server.url), `pg-${at}`, () => trouble(server)),
        ),
      ),
    ),
  ],
  apart: apart((fault, run) => withPostgres(fault, ({ url }) => run(apartPlace(url)))),
  starts: refusedStarts(seed.get, folder),
  floods: floods(flooded.get),
  memory: [
    row('memory under all of it at once', async () => {
      const requests = values.memory === undefined ? 20_000 : Number(values.memory);
      const maximumSeconds = values.memory === undefined ? 60 : 3600;
      return memory(await flooded.get(), { requests, maximumSeconds });
    }),
  ],
};

try {
  if (only === 'cluster') take(...(await cluster(folder, { minutes: Number(values.minutes ?? 5) })));
  for (const { run } of chosenRows()) take(await run());
} finally {
  await (await flooded.ifMade())?.end('SIGKILL');
  const started = await postgres.ifMade();
  if (started?.ok) await started.server.stop();
  await rm(folder, { recursive: true, force: true });
}
const failed = outcomes.filter(({ wrong }) => wrong.length > 0).length;
console.log(`${outcomes.length} faults, ${failed} with something lost or wrong`);
process.exitCode = failed > 0 || outcomes.length === 0 ? 1 : 0;

function row(fault: string, run: (fault: string) => Promise<Outcome>): Row {
  return { fault, run: () => run(fault) };
}

function chosenRows(): Row[] {
  const { fault: names = [''] } = values;
  return Object.entries(parts)
    .flatMap(([part, rows]) => (only === undefined || only === part ? rows : []))
    .filter(({ fault }) => names.some((name) => fault.includes(name)));
}

function postgresPlace(databaseUrl: string) {
  return { dataDirectory: join(folder, 'postgres'), databaseUrl };
}

function apartPlace(databaseUrl: string) {
  return { dataDirectory: join(folder, 'apart'), databaseUrl };
}

async function withPostgres(
  fault: string,
  run: (server: RunningPostgres) => Promise<Outcome>,
): Promise<Outcome> {
  const started = await postgres.get();
  return started.ok ? run(started.server) : { fault, found: 'not tried', wrong: [started.message] };
}
