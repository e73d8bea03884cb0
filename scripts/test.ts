import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { ensureChromium } from './chromium.ts';
import { runCommand } from './run-command.ts';

/** All tests: Vitest, then the browser tests. Ends with one line "N passed, N failed" summed over both. */
type Tally = { passed: number; failed: number };

const reports = { vitest: '.cache/tests/vitest.json', playwright: '.cache/tests/playwright.json' };
const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

mkdirSync('.cache/tests', { recursive: true });
for (const file of Object.values(reports)) rmSync(file, { force: true });

const chromium = await ensureChromium();
if (!chromium.ok) {
  console.error(chromium.message);
  process.exit(1);
}

const build = await runCommand('node', ['scripts/run.mjs', 'build'], { live: true });
if (build.code !== 0) process.exit(build.code);

const unit = await runCommand(
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`],
  { live: true },
);
const browser = await runCommand('playwright', ['test', '--reporter=list,json'], {
  live: true,
  env: { CHROMIUM_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_NAME: reports.playwright },
});

const tallies = [readVitest(), readPlaywright()];
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
const broken =
  unit.code !== 0 || browser.code !== 0 || failed > 0 || tallies.some((tally) => tally.passed === 0);
if (broken && failed === 0) console.error('A test runner ended badly or ran no test: see above.');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = broken ? 1 : 0;

function readVitest(): Tally {
  const report = vitestReport.safeParse(readJson(reports.vitest));
  return report.success
    ? { passed: report.data.numPassedTests, failed: report.data.numFailedTests }
    : { passed: 0, failed: 0 };
}

function readPlaywright(): Tally {
  const report = playwrightReport.safeParse(readJson(reports.playwright));
  if (!report.success) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = report.data.stats;
  return { passed: expected, failed: unexpected + flaky };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // a runner that crashed leaves no report; its exit code already says so
  }
}
