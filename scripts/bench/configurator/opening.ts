import type { Browser, Page } from '@playwright/test';
import { throttle } from '../workspace/throttle.ts';
import { type Quantiles, quantilesOf } from '../workspace/typing.ts';

const rounds = 5;
/** A phone's network as browsers' own tools call it 4G: bytes a second, milliseconds there and back. */
const fourG = { downloadThroughput: 1_125_000, uploadThroughput: 1_125_000, latency: 170 };

/** Milliseconds from the first request until words can be written, and until they are drawn where they are printed. */
export type CardOpening = { toWrite: Quantiles; toDraw: Quantiles };

type Times = { toWrite: number; toDraw: number };

declare global {
  interface Window {
    openingTimes?: Partial<Times>;
  }
}

/** A browser without any cache, on 4G and four times slower than this processor, opens a card. */
export async function benchCardOpening(browser: Browser, address: string): Promise<CardOpening> {
  const measured: Times[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
    const page = await context.newPage();
    await page.addInitScript(noteTimes);
    await throttle(page, 4);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...fourG });
    await page.goto(address, { waitUntil: 'commit' });
    const times = await drawnTimes(page);
    await context.close();
    // The first one meets a shop that has to draw and render.
    if (round > 0) measured.push(times);
  }
  return {
    toWrite: quantilesOf([measured.map(({ toWrite }) => toWrite)]),
    toDraw: quantilesOf([measured.map(({ toDraw }) => toDraw)]),
  };
}

/** Notes in the page itself when a field of its words is seen, and when one lies upon the drawing: asking it takes its time. */
function noteTimes(): void {
  const times: Partial<Times> = {};
  window.openingTimes = times;
  const look = () => {
    const field = document.querySelector('textarea[data-slot]');
    if (field instanceof HTMLElement && field.offsetHeight > 0) times.toWrite ??= performance.now();
    if (document.querySelector('textarea[aria-label$="auf der Karte"]')) times.toDraw ??= performance.now();
    if (times.toDraw === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function drawnTimes(page: Page): Promise<Times> {
  await page.waitForFunction(() => window.openingTimes?.toDraw !== undefined, undefined, { polling: 500 });
  const { toWrite, toDraw } = await page.evaluate(() => window.openingTimes ?? {});
  if (toWrite === undefined || toDraw === undefined) throw new Error('The card has no words.');
  return { toWrite, toDraw };
}
