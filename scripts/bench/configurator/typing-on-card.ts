import type { Browser, Page } from '@playwright/test';
import { untilAlive } from '../../page-alive.ts';
import { median, quantile } from '../statistics.ts';
import { throttle } from '../workspace/throttle.ts';
import { barePage, type Quantiles, quantilesOf } from '../workspace/typing.ts';
import { takeKeys, watchKeys } from '../workspace/watch.ts';

export type CardTyping = {
  /** Milliseconds from the key's handler to the letter in the page's elements. */
  toDom: Quantiles;
  /** Milliseconds from a key to its paint on the card, and in a textarea alone. */
  card: Quantiles;
  bare: Quantiles;
  above: Quantiles;
};

declare global {
  interface Window {
    changes?: number[];
  }
}

const rounds = 5;
/** Without blanks, which change nothing that is drawn. */
const typed = 'Hochzeitsgesellschaft';
const pauses = { 1: 120, 4: 300 } as const;

/** Types on the card itself and into a textarea on an empty page, in turns; figures are medians of the rounds. */
export async function benchCardTyping(browser: Browser, address: string, rate: 1 | 4): Promise<CardTyping> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(address);
  await untilAlive(page);
  const field = page.getByRole('textbox', { name: /auf der Karte$/ }).first();
  await field.click();
  const words = await field.inputValue();
  const bare = await barePage(browser);
  await watchKeys(page);
  await watchKeys(bare);
  await watchChanges(page);
  await throttle(page, rate);
  await throttle(bare, rate);
  const measured: Record<'toDom' | 'card' | 'bare', number[][]> = { toDom: [], card: [], bare: [] };
  for (let round = 0; round <= rounds; round += 1) {
    await bare.bringToFront();
    await type(bare, pauses[rate]);
    const alone = await takeKeys(bare);
    await page.bringToFront();
    await field.fill(words);
    await field.press('End');
    await page.waitForTimeout(1500);
    await takeKeys(page);
    await takeChanges(page);
    await type(page, pauses[rate]);
    const keys = await takeKeys(page);
    const changes = await takeChanges(page);
    if (keys.length !== typed.length || changes.length !== typed.length)
      throw new Error(`Of ${typed.length} letters ${changes.length} changed the card.`);
    // The first one warms up.
    if (round === 0) continue;
    measured.bare.push(alone.map(({ pressed, painted }) => painted - pressed));
    measured.card.push(keys.map(({ pressed, painted }) => painted - pressed));
    measured.toDom.push(changes);
  }
  await context.close();
  await bare.context().close();
  const above = (share: number) =>
    median(
      measured.card.map((times, at) => quantile(times, share) - quantile(measured.bare[at] ?? [], share)),
    );
  return {
    toDom: quantilesOf(measured.toDom),
    card: quantilesOf(measured.card),
    bare: quantilesOf(measured.bare),
    above: { p50: above(0.5), p75: above(0.75), p95: above(0.95) },
  };
}

/** Notes how long after its handler began each letter stood on the card. */
async function watchChanges(page: Page): Promise<void> {
  await page.evaluate(() => {
    const changes: number[] = [];
    window.changes = changes;
    let begun: number | undefined;
    addEventListener('input', () => (begun = performance.now()), true);
    const observer = new MutationObserver(() => {
      if (begun === undefined) return;
      changes.push(performance.now() - begun);
      begun = undefined;
    });
    const drawings = document.querySelectorAll('main svg');
    for (const drawing of drawings)
      observer.observe(drawing, { subtree: true, childList: true, attributes: true });
  });
}

const takeChanges = (page: Page): Promise<number[]> => page.evaluate(() => window.changes?.splice(0) ?? []);

async function type(page: Page, pause: number): Promise<void> {
  for (const letter of typed) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(pause);
  }
}
