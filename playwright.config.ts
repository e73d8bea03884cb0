import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const wholeChromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
/** Without windows of its own it takes 40 % less processor time for the same pages, and smooths letters a little otherwise. */
const headlessShell = process.env.HEADLESS_SHELL_PATH ?? '/usr/bin/chromium-headless-shell';
const launchOptions = {
  executablePath: existsSync(headlessShell) ? headlessShell : wholeChromium,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--font-render-hinting=none',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
/** What walks the same way once more is left to `npm run test:broad`. */
const further = process.env.BROAD ? [] : [/@broad/];
const pictures = /block-pictures\.spec/;

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/support/start-shared-shop.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  // A machine that stands still for a moment fails no run; what needed the second try is listed at its end.
  retries: process.env.CI ? 1 : 0,
  // What fails in so many places fails everywhere: the rest of the run would tell nothing more.
  maxFailures: process.env.CI ? 12 : 0,
  // What hangs ends, and the report says where.
  globalTimeout: process.env.CI && !process.env.BROAD ? 55 * 60_000 : 0,
  // One more than cores: a browser waits for frames, timers and the server a third of the time.
  workers: 3,
  fullyParallel: false,
  // Two shops and two browsers on two cores are slow now and then; what is slow is seen in the bench.
  timeout: process.env.CI ? 300_000 : 120_000,
  // A picture that is missing fails; `npm run block-pictures` takes new ones.
  updateSnapshots: 'none',
  expect: {
    timeout: process.env.CI ? 60_000 : 30_000,
    toHaveScreenshot: {
      pathTemplate: '{testDir}/block-pictures/{arg}{ext}',
      // Machines smooth letters differently; a column that moves or a picture that is missing changes far more.
      threshold: 0.2,
      maxDiffPixelRatio: 0.005,
    },
  },
  reporter: 'list',
  // Tests with a shop of their own start it anew each time, and so would those between them.
  projects: [
    { name: 'shared', grepInvert: [/@own-shop/, ...further], testIgnore: pictures },
    {
      name: 'pictures',
      testMatch: pictures,
      // Pictures are compared with what that one draws.
      use: { launchOptions: { ...launchOptions, executablePath: wholeChromium } },
    },
    { name: 'own', grep: /@own-shop/, grepInvert: further, testIgnore: pictures, fullyParallel: true },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    launchOptions,
    // It would cost a tenth of the time; `playwright test --trace on` records one where it is wanted.
    trace: 'off',
  },
});
