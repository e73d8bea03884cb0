import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStale } from './build-stale.ts';
import { startBuiltShop } from './built-shop.ts';
import { cluster } from './drill/cluster.ts';
import {
  copyOf,
  crashAndReturn,
  endConnections,
  killedProcess,
  orderlyEnd,
  secondProcess,
  troubledPostgres,
} from './drill/crashes.ts';
import { floods } from './drill/floods.ts';
import { memory } from './drill/memory.ts';
import { type Outcome, report } from './drill/outcome.ts';
import { refusedStarts } from './drill/refused-starts.ts';
import { startPostgres } from './postgres.ts';

/**
 * Breaks what the shop stands on, in processes and folders of its own, and says what was lost. All of it takes some five
 * minutes; `--memory 20000` sends that many requests, however long it takes.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { memory: { type: 'string' }, only: { type: 'string' }, minutes: { type: 'string' } },
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
const wants = (part: string) => (only === undefined ? part !== 'cluster' : only === part);

try {
  if (wants('cluster')) take(...(await cluster(folder, { minutes: Number(values.minutes ?? 5) })));
  const seed = join(folder, 'seed');
  if (only !== 'cluster') await (await startBuiltShop({ dataDirectory: seed })).end('SIGTERM');
  const place = async (name: string) => ({ dataDirectory: await copyOf(seed, folder, name) });

  if (wants('crashes')) {
    take(await killedProcess('process killed, embedded database', await place('killed'), 'killed'));
    take(await killedProcess('the same once more', await place('again'), 'again'));
    take(await orderlyEnd('asked to end under load', await place('ended'), 'ended'));
    take(await secondProcess('second process on one folder', await place('second'), folder));
  }
  if (wants('postgres')) await withPostgres();
  if (wants('starts')) take(...(await refusedStarts(seed, folder)));
  if (wants('floods') || wants('memory')) {
    const shop = await startBuiltShop(await place('flooded'));
    if (wants('floods')) take(...(await floods(shop)));
    if (wants('memory')) {
      const requests = values.memory === undefined ? 20_000 : Number(values.memory);
      const maximumSeconds = values.memory === undefined ? 60 : 3600;
      take(await memory(shop, { requests, maximumSeconds }));
    }
    await shop.end('SIGKILL');
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
const failed = outcomes.filter(({ wrong }) => wrong.length > 0).length;
console.log(`${outcomes.length} faults, ${failed} with something lost or wrong`);
process.exitCode = failed > 0 ? 1 : 0;

async function withPostgres(): Promise<void> {
  const started = await startPostgres({ install: false, sync: 'on' });
  if (!started.ok) {
    take({ fault: 'PostgreSQL', found: 'not tried', wrong: [started.message] });
    return;
  }
  const { server } = started;
  const place = { dataDirectory: join(folder, 'postgres'), databaseUrl: server.url };
  try {
    take(await killedProcess('process killed, PostgreSQL', place, 'pg-killed'));
    take(
      await troubledPostgres('PostgreSQL ends connections', place, 'pg-ended', () => endConnections(server)),
      await troubledPostgres('PostgreSQL crashes and comes back', place, 'pg-crashed', () =>
        crashAndReturn(server),
      ),
    );
  } finally {
    await server.stop();
  }
}
