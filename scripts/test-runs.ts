import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { readBrowserReport, type Tally } from './browser-report.ts';
import { type CommandResult, runCommand } from './run-command.ts';
import { readUnitReport } from './unit-report.ts';

/** One start of a test runner: how it ended, and what it came to. */
export type TestRun = CommandResult & Tally;

const folder = '.cache/tests';
/** All tests take longer than those of every change. */
const patience = process.env.BROAD ? 2 : 1;

/**
 * @param name of the report that is kept in `.cache/tests`
 * @param minutes after which it is ended, twice as many for all tests: a run that hangs tells where, and the next begins
 */
export async function runVitest(
  { name, minutes }: { name: string; minutes: number },
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<TestRun> {
  const report = freshReport(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const result = await runCommand('vitest', [...args, ...reporters], {
    live: true,
    env,
    minutes: patience * minutes,
  });
  return { ...result, ...readUnitReport(readJson(report), `${process.cwd()}/`) };
}

/** @param specs files to run; all when empty */
export async function runBrowserTests(chromiumPath: string, specs: readonly string[] = []): Promise<TestRun> {
  const report = freshReport('playwright');
  const result = await runCommand('playwright', ['test', '--reporter=list,json', ...specs], {
    live: true,
    // Named files are run in all countries and at all widths.
    env: {
      CHROMIUM_PATH: chromiumPath,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...(specs.length > 0 && { BROAD: '1' }),
    },
  });
  return { ...result, ...readBrowserReport(readJson(report)) };
}

/** Says what all runs came to, the line "N passed, N failed" last; a run that broke fails the process. */
export function closeRuns(runs: readonly TestRun[]): void {
  const passed = runs.reduce((sum, run) => sum + run.passed, 0);
  const failed = runs.flatMap((run) => run.failed);
  const isBroken = failed.length > 0 || runs.some(({ code }) => code !== 0);
  const secondTry = runs.flatMap((run) => run.secondTry);
  if (secondTry.length > 0) {
    console.log(
      `Passed at the second try only (find out what they waited for):\n  ${secondTry.join('\n  ')}`,
    );
  }
  if (failed.length > 0) console.log(`Failed:\n  ${failed.join('\n  ')}`);
  if (isBroken && failed.length === 0) console.error('A test runner ended badly: see above.');
  console.log(`${passed} passed, ${failed.length} failed`);
  process.exitCode = isBroken ? 1 : 0;
}

function freshReport(name: string): string {
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${name}.json`;
  rmSync(file, { force: true });
  return file;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // a runner that crashed leaves no report; its exit code already says so
  }
}
