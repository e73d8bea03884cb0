import { ensureChromium, installHeadlessShell } from './chromium.ts';
import { type PostgresResult, type RunningPostgres, startPostgres } from './postgres.ts';
import { runCommand } from './run-command.ts';
import { closeRuns, runBrowserTests, runVitest, type TestRun } from './test-runs.ts';

/**
 * What every change has to pass, or with `BROAD` all tests: Vitest on a real PostgreSQL, where there is one, what only the embedded database can tell on that, what
 * happens to the shop when PostgreSQL breaks, then the browser tests, whose shops run on the embedded database, and which may try once more under CI. Ends with the
 * names of those that had to, and one line "N passed, N failed" summed over all.
 */
const build = await runCommand('node', ['scripts/run.mjs', 'build'], { live: true });
if (build.code !== 0) process.exit(build.code);

// Where either is missing it is installed, one after the other; browsers meanwhile.
const postgresReady = openPostgres();
const chromiumReady = postgresReady.then(installHeadlessShell).then(ensureChromium);
const postgres = await postgresReady;
const runs: TestRun[] = [];
if (postgres.ok) {
  const { url, stop } = postgres.server;
  runs.push(await runVitest({ name: 'vitest', minutes: 25 }, ['run'], { TEST_DATABASE_URL: url }));
  await stop();
  console.log('On the embedded database:');
  // Every test that opens a database, over however many imports.
  const embedded = [
    'related',
    'database/open-test-database.ts',
    '--run',
    '--config',
    'vitest.embedded.config.ts',
  ];
  runs.push(await runVitest({ name: 'vitest-embedded', minutes: 15 }, embedded));
} else {
  console.log(`${postgres.message} Tests run on the embedded database alone; set DATABASE_URL to run them.`);
  runs.push(await runVitest({ name: 'vitest', minutes: 25 }, ['run']));
}
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
  return startPostgres({ install: process.env.CI !== undefined, sync: 'off' });
}
