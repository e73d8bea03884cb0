import type { Page } from '@playwright/test';

/** Opens a page whose scripts, and the styles that come with them, arrive only when they are let go, as over a slow network. */
export async function openWithLateScripts(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/.*\.(js|css)$/, async (route) => {
    await gone;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return letGo;
}
