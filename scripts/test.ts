import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { readBrowserReport } from './browser-report.ts';
import { ensureChromium } from './chromium.ts';
import { startPostgres } from './postgres.ts';
import { type CommandResult, runCommand } from './run-command.ts';

/**
 * All tests: Vitest on the embedded database, those with a database once more on a real PostgreSQL, then the browser
 * tests, which may try once more under CI. Ends with the names of those that had to, and one line "N passed, N failed"
 * summed over all.
 */
type Tally = { passed: number; failed: number };

const reports = {
  vitest: '.cache/tests/vitest.json',
  postgres: '.cache/tests/vitest-postgres.json',
  playwright: '.cache/tests/playwright.json',
};
const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

mkdirSync('.cache/tests', { recursive: true });
for (const file of Object.values(reports)) rmSync(file, { force: true });

const chromium = await ensureChromium();
if (!chromium.ok) {
  console.error(chromium.message);
  process.exit(1);
}

const build = await runCommand('node', ['scripts/run.mjs', 'build'], { live: true });
if (build.code !== 0) process.exit(build.code);

const unit = await runVitest(reports.vitest, ['run']);
const onPostgres = await runOnPostgres();
const browser = await runCommand('playwright', ['test', '--reporter=list,json'], {
  live: true,
  env: { CHROMIUM_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_NAME: reports.playwright },
});

const shown = readBrowserReport(readJson(reports.playwright));
const tallies: Tally[] = [readVitest(reports.vitest), shown];
if (onPostgres !== 'skipped') tallies.push(readVitest(reports.postgres));
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
const broken =
  unit.code !== 0 ||
  (onPostgres !== 'skipped' && onPostgres.code !== 0) ||
  browser.code !== 0 ||
  failed > 0 ||
  tallies.some((tally) => tally.passed === 0);
if (shown.secondTry.length > 0) {
  console.log(
    `Passed at the second try only (find out what they waited for):\n  ${shown.secondTry.join('\n  ')}`,
  );
}
if (broken && failed === 0) console.error('A test runner ended badly or ran no test: see above.');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = broken ? 1 : 0;

function runVitest(report: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runCommand('vitest', [...args, ...reporters], { live: true, env });
}

/** On the server of DATABASE_URL, or on one of our own. */
async function runOnPostgres(): Promise<CommandResult | 'skipped'> {
  // Every test that opens a database, also through other files.
  const withDatabase = ['related', 'database/open-test-database.ts', '--run'];
  const given = process.env.DATABASE_URL;
  if (given) return runVitest(reports.postgres, withDatabase, { TEST_DATABASE_URL: given });
  const started = await startPostgres({ install: process.env.CI !== undefined });
  if (!started.ok) {
    console.log(`${started.message} The tests on PostgreSQL are skipped; set DATABASE_URL to run them.`);
    return 'skipped';
  }
  const { url, stop } = started.server;
  console.log('The tests with a database once more, on PostgreSQL:');
  const result = await runVitest(reports.postgres, withDatabase, { TEST_DATABASE_URL: url });
  await stop();
  return result;
}

function readVitest(file: string): Tally {
  const report = vitestReport.safeParse(readJson(file));
  return report.success
    ? { passed: report.data.numPassedTests, failed: report.data.numFailedTests }
    : { passed: 0, failed: 0 };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // a runner that crashed leaves no report; its exit code already says so
  }
}
