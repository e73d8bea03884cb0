import { defineConfig } from '@playwright/test';
import browser from '../../playwright.config.ts';
import { type GuideOptions, size } from './guide-test.ts';

/** Takes the pictures of the guide for editors: `npm run guide-pictures`. */
export default defineConfig<GuideOptions>({
  ...browser,
  testDir: '.',
  globalSetup: '../browser/support/start-shared-shop.ts',
  outputDir: '../../test-results/guide',
  retries: 0,
  workers: 1,
  projects: [
    { name: 'de', use: { language: 'de', viewport: size } },
    { name: 'en', use: { language: 'en', viewport: size } },
  ],
});
