import { defineConfig } from '@playwright/test';
import browser from '../../playwright.config.ts';
import { type GuideOptions, size } from './guide-test.ts';

/** What shoppers see has six languages of its own. */
const ofShop = '**/shop-languages.spec.ts';

/** Takes the pictures of the guide for editors: `npm run guide-pictures`. */
export default defineConfig<GuideOptions>({
  ...browser,
  testDir: '.',
  globalSetup: '../browser/support/start-shared-shop.ts',
  outputDir: '../../test-results/guide',
  retries: 0,
  workers: 1,
  projects: [
    { name: 'de', testIgnore: ofShop, use: { language: 'de', viewport: size } },
    { name: 'en', testIgnore: ofShop, use: { language: 'en', viewport: size } },
    { name: 'shop', testMatch: ofShop },
  ],
});
