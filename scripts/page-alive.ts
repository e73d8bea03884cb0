import type { Page } from '@playwright/test';

/** Waits until the page follows links, pointers and keys by itself; until then the browser does. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-alive'));
}
