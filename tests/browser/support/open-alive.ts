import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until it follows links, pointers and keys by itself; clicks on buttons and fields need not wait. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectAlive(page);
}

/** The page that is there follows links, pointers and keys by itself; until then the browser does. */
export async function expectAlive(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
}
