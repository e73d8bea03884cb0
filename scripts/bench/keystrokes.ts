import type { BrowserContext, FrameLocator, Page } from '@playwright/test';
import { quantile } from './statistics.ts';

export type KeystrokeFigures = { blocks: number; p50: number; p95: number };

const typed = 'Ein Satz zum Messen, Taste um Taste, Wort.';
const pause = 150;

/**
 * Milliseconds from a key going down in the workspace's form until the storefront in its frame has painted the change:
 * both clocks are `timeOrigin + now` of one machine; "painted" is the task after the frame's next animation frame.
 */
export async function benchKeystrokes(
  context: BrowserContext,
  workspace: string,
  story: { id: number; headline: string; blocks: number },
): Promise<KeystrokeFigures> {
  const page = await context.newPage();
  await page.goto(`${workspace}/#/stories/${story.id}`);
  const frame = page.frameLocator('iframe');
  await page.getByRole('radio', { name: '100 %' }).click();
  const heading = frame.getByRole('heading', { name: story.headline, exact: true });
  const field = page.getByRole('textbox', { name: 'Überschrift' });
  // The page listens to clicks once the editor has greeted it.
  while (!(await field.isVisible())) {
    await heading.click();
    await field.waitFor({ timeout: 2000 }).catch(() => undefined);
  }
  await field.click();
  await field.press('End');
  await watchKeys(page);
  await watchPaints(frame, story.headline);
  for (const letter of typed) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(pause);
  }
  const keys = await page.evaluate(() => window.keyTimes ?? []);
  const paints = await frame.locator('body').evaluate(() => window.paintTimes ?? []);
  await page.close();
  const delays = keys.map((key) => (paints.find((paint) => paint >= key) ?? Number.NaN) - key);
  if (delays.some(Number.isNaN)) throw new Error('A keystroke never reached the preview.');
  return { blocks: story.blocks, p50: quantile(delays, 0.5), p95: quantile(delays, 0.95) };
}

declare global {
  interface Window {
    keyTimes?: number[];
    paintTimes?: number[];
  }
}

async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    window.keyTimes = times;
    window.addEventListener('keydown', () => times.push(performance.timeOrigin + performance.now()), true);
  });
}

async function watchPaints(frame: FrameLocator, headline: string): Promise<void> {
  await frame.getByRole('heading', { name: headline, exact: true }).evaluate((heading) => {
    const times: number[] = [];
    window.paintTimes = times;
    const afterPaint = new MessageChannel();
    afterPaint.port1.onmessage = () => times.push(performance.timeOrigin + performance.now());
    const observer = new MutationObserver(() =>
      requestAnimationFrame(() => afterPaint.port2.postMessage(undefined)),
    );
    observer.observe(heading, { subtree: true, childList: true, characterData: true });
  });
}
