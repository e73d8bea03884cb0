import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { browserSpecsFor, unitTestsFor } from './changed-tests.ts';
import { ensureChromium } from './chromium.ts';
import { closeRuns, runBrowserTests, runVitest, type TestRun } from './test-runs.ts';

/**
 * Tests of what has changed since this branch left `main`, and of what is not committed yet: unit tests that import a
 * changed file over however many others, changed browser tests, and one short browser test of the shop or the workspace
 * where their code has changed. Ends with the line of `npm test`. It does not replace it.
 */
const changed = changedFiles();
const runs: TestRun[] = [];
const { sources, tests } = unitTestsFor(changed);
if (sources.length > 0) {
  runs.push(
    await runVitest({ name: 'vitest-changed', minutes: 25 }, [
      'related',
      '--run',
      '--passWithNoTests',
      ...sources,
    ]),
  );
}
if (tests.length > 0) runs.push(await runVitest({ name: 'vitest-documents', minutes: 5 }, ['run', ...tests]));
const specs = browserSpecsFor(changed).filter((spec) => existsSync(spec));
if (specs.length > 0) {
  const chromium = await ensureChromium();
  if (!chromium.ok) {
    console.error(chromium.message);
    process.exit(1);
  }
  runs.push(await runBrowserTests(chromium.path, specs));
}
closeRuns(runs);

function changedFiles(): string[] {
  const base =
    ['main', 'origin/main'].flatMap((branch) => git(['merge-base', 'HEAD', branch])).at(0) ?? 'HEAD';
  return [
    ...git(['diff', '--name-only', base]),
    ...git(['ls-files', '--others', '--exclude-standard']),
  ].filter((file) => existsSync(file));
}

/** Lines that git answers; none where it fails, such as for a branch that is not there. */
function git(args: readonly string[]): string[] {
  try {
    const lines = execFileSync('git', [...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return lines.split('\n').filter((line) => line !== '');
  } catch {
    return [];
  }
}
