import { ensureChromium, installHeadlessShell } from './chromium.ts';
import { type PostgresResult, type RunningPostgres, startPostgres } from './postgres.ts';
import { runCommand } from './run-command.ts';
import { closeRuns, runBrowserTests, runVitest, type TestRun } from './test-runs.ts';

/**
 * What every change has to pass, or with `BROAD` all tests: Vitest on the embedded database, those with a database once more on a real PostgreSQL, what happens to the
 * shop when that breaks, then the browser tests, which may try once more under CI. Ends with the names of those that had to, and one line "N passed, N failed"
 * summed over all.
 */
const build = await runCommand('node', ['scripts/run.mjs', 'build'], { live: true });
if (build.code !== 0) process.exit(build.code);

// Where either is missing it is installed meanwhile, one after the other.
const chromiumReady = installHeadlessShell().then(ensureChromium);
const postgresReady = chromiumReady.then(() => openPostgres());
const runs: TestRun[] = [await runVitest({ name: 'vitest', minutes: 25 }, ['run'])];
const postgres = await postgresReady;
if (postgres.ok) runs.push(await runOnPostgres(postgres.server));
else console.log(`${postgres.message} The tests on PostgreSQL are skipped; set DATABASE_URL to run them.`);
// Under CI they run in any case, and fail where there is no server to break.
if (postgres.ok || process.env.CI) {
  console.log('What breaks beneath the shop:');
  runs.push(
    await runVitest({ name: 'vitest-faults', minutes: 15 }, ['run', '--config', 'vitest.faults.config.ts']),
  );
}
const chromium = await chromiumReady;
if (!chromium.ok) {
  console.error(chromium.message);
  process.exit(1);
}
runs.push(await runBrowserTests(chromium.path));
closeRuns(runs.map((run) => (run.passed === 0 ? { ...run, code: run.code || 1 } : run)));

type TestedServer = Pick<RunningPostgres, 'url' | 'stop'>;

/** The server of DATABASE_URL, or one of our own. */
function openPostgres(): Promise<PostgresResult | { ok: true; server: TestedServer }> {
  const given = process.env.DATABASE_URL;
  if (given) return Promise.resolve({ ok: true, server: { url: given, stop: async () => {} } });
  return startPostgres({ install: process.env.CI !== undefined });
}

async function runOnPostgres({ url, stop }: TestedServer): Promise<TestRun> {
  console.log('The tests with a database once more, on PostgreSQL:');
  // Every test that opens a database, over however many imports.
  const withDatabase = [
    'related',
    'database/open-test-database.ts',
    '--run',
    '--config',
    'vitest.postgres.config.ts',
  ];
  const run = await runVitest({ name: 'vitest-postgres', minutes: 15 }, withDatabase, {
    TEST_DATABASE_URL: url,
  });
  await stop();
  return run;
}
