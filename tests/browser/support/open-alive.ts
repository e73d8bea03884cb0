import type { Page } from '@playwright/test';
import { untilAlive } from '../../../scripts/page-alive.ts';

/** Opens a page and waits until it follows links, pointers and keys by itself; clicks on buttons and fields need not wait. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilAlive(page);
}
