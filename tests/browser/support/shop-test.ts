import { test as base, expect, type Page } from '@playwright/test';
import type { ShopAddresses, ShopProcess, ShopSettings } from '../../../scripts/shop-process.ts';
import { ownShopProcess, sharedShop } from './shared-shop.ts';

const ownShopTag = '@own-shop';

type TestFixtures = {
  /** The one seeded shop, for tests that only look, or change nothing but pages and customers they have made themselves. */
  shop: ShopAddresses;
  /** The seeded shop, for a test that changes what is in it: the next test gets a new one. */
  ownShop: ShopAddresses;
  /** What `ownShop` is set to besides; for `test.use`. */
  shopSettings: ShopSettings;
  /** Messages that a test provokes on purpose, such as the browser's own line about a 404. */
  expectedErrors: RegExp[];
};
type WorkerFixtures = { shopProcess: ShopProcess };

/**
 * `test` of Playwright with a running shop; anything that reaches the console as an error, and any report of the
 * content security policy, fails the test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shopProcess: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first argument
    async ({}, use, { parallelIndex }) => {
      const shopProcess = ownShopProcess(parallelIndex);
      await use(shopProcess);
      await shopProcess.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  shopSettings: [{}, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first argument
  shop: async ({}, use) => use(sharedShop()),
  ownShop: [
    async ({ shopProcess, shopSettings }, use, { tags }) => {
      expect(tags, 'a test with a shop of its own is tagged, and runs after the others').toContain(
        ownShopTag,
      );
      await use(await shopProcess.untouched(true, shopSettings));
    },
    { timeout: 120_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first argument
  expectedErrors: async ({}, use) => use([]),
  page: async ({ page, expectedErrors }, use) => {
    const complaints = collectComplaints(page);
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        // zod asks the workspace once whether it may compile its schemas, and takes no for an answer.
        if (blockedURI === 'eval') return;
        console.error(`content security policy report: ${effectiveDirective} forbids ${blockedURI}`);
      }),
    );
    await use(page);
    // A request that a route still answers when the test is over spoils nothing.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    const unexpected = complaints.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
    expect(unexpected, 'errors in the browser console').toEqual([]);
  },
});

/** Console errors, uncaught errors and reports of the content security policy, as they come. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return complaints;
}

export { expect };
