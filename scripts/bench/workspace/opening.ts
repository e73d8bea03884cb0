import type { Browser } from '@playwright/test';
import type { LongStory } from '../long-story.ts';
import { throttle } from './throttle.ts';
import { type Quantiles, quantilesOf } from './typing.ts';

const rounds = 5;

/**
 * Milliseconds from the first request of a browser without any cache until a character has been painted that was typed
 * as soon as the page's form was there.
 */
export async function benchOpening(
  browser: Browser,
  workspace: string,
  story: LongStory,
  rate: 1 | 4,
): Promise<Quantiles> {
  const measured: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const time = await openOnce(browser, workspace, story, rate);
    if (round > 0) measured.push(time);
  }
  return quantilesOf([measured]);
}

async function openOnce(
  browser: Browser,
  workspace: string,
  { id, question }: LongStory,
  rate: 1 | 4,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
  const page = await context.newPage();
  const isThere = Promise.withResolvers<void>();
  const isTyped = Promise.withResolvers<number>();
  await page.exposeFunction('fieldIsThere', isThere.resolve);
  await page.exposeFunction('keyIsPainted', isTyped.resolve);
  await page.addInitScript((words) => {
    if (window !== top) return;
    const observer = new MutationObserver(() => {
      const fields = document.querySelectorAll<HTMLInputElement>('section[aria-label="Formular"] input');
      const field = [...fields].find(({ value }) => value === words);
      if (!field) return;
      observer.disconnect();
      field.focus();
      const afterPaint = new MessageChannel();
      afterPaint.port1.onmessage = () => window.keyIsPainted?.(performance.now());
      field.addEventListener('input', () =>
        requestAnimationFrame(() => afterPaint.port2.postMessage(undefined)),
      );
      window.fieldIsThere?.();
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  }, question?.words ?? '');
  await throttle(page, rate);
  await page.goto(`${workspace}/#/stories/${id}/${question?.uid}`, { waitUntil: 'commit' });
  await isThere.promise;
  await page.keyboard.press('x');
  const time = await isTyped.promise;
  await context.close();
  return time;
}

declare global {
  interface Window {
    fieldIsThere?(): void;
    keyIsPainted?(now: number): void;
  }
}
