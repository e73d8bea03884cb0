import type { Page } from '@playwright/test';

/** Opens a page whose scripts, and the styles that come with them, arrive only when they are let go, as over a slow network. */
export async function openWithLateScripts(page: Page, address: string): Promise<() => void> {
  const letGo = await holdBack(page, /\/assets\/.*\.(js|css)$/);
  await page.goto(address, { waitUntil: 'commit' });
  return letGo;
}

/** Files that the page asks for from now on are on their way until they are let go. */
export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(files, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}
