import { consentCookie } from '@blattwerk/schemas/shop/visitors/consent.ts';
import type { Locator, Page, Request } from '@playwright/test';
import { answerCookie } from './measured.ts';
import { expect } from './shop-test.ts';

/** Shops ask automated browsers nothing; whether this visitor may be measured was asked before. */
export async function asPerson(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
  await page.addInitScript(
    (cookie) => {
      // biome-ignore lint/suspicious/noDocumentCookie: every page of every host has it.
      document.cookie = cookie;
    },
    `${consentCookie}=${answerCookie([])}; path=/`,
  );
  await page.clock.install();
  // Words that are still appearing have little contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/**
 * Moves the page's clock on until something is shown. It stands still while a request is under way: on a busy machine the
 * page would give up answers as late.
 */
export async function timePassesUntil(page: Page, shown: Locator): Promise<void> {
  const onTheWay = new Set<Request>();
  const go = (request: Request) => void onTheWay.add(request);
  const arrive = (request: Request) => void onTheWay.delete(request);
  page.on('request', go).on('requestfinished', arrive).on('requestfailed', arrive);
  await expect(async () => {
    expect(onTheWay.size).toBe(0);
    await page.clock.runFor('00:15');
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass();
  page.off('request', go).off('requestfinished', arrive).off('requestfailed', arrive);
}
