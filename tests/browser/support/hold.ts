import type { Page } from '@playwright/test';

/** Holds what is asked for at an address, until it is let go. */
export async function hold(page: Page, address: string): Promise<{ letGo: () => void; asked: () => number }> {
  const gone = Promise.withResolvers<void>();
  let count = 0;
  await page.route(address, async (route) => {
    count += 1;
    await gone.promise;
    // The page may have given it up meanwhile.
    await route.continue().catch(() => {});
  });
  return { letGo: gone.resolve, asked: () => count };
}
