import { defineConfig, devices } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/support/start-shared-shop.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  // A machine that stands still for a moment fails no run; what needed the second try is listed at its end.
  retries: process.env.CI ? 1 : 0,
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
    { name: 'shared', grepInvert: /@own-shop/ },
    { name: 'own', grep: /@own-shop/, fullyParallel: true },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--font-render-hinting=none',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    // It would cost a tenth of the time; `playwright test --trace on` records one where it is wanted.
    trace: 'off',
  },
});
