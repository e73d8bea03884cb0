import type { Browser } from '@playwright/test';
import { throttle } from '../workspace/throttle.ts';
import { type Quantiles, quantilesOf } from '../workspace/typing.ts';

const rounds = 5;
/** A phone's network as browsers' own tools call it 4G: bytes a second, milliseconds there and back. */
const fourG = { downloadThroughput: 1_125_000, uploadThroughput: 1_125_000, latency: 170 };

/**
 * Milliseconds from the first request of a browser without any cache, on 4G and four times slower than this processor, until
 * the words of the card can be written.
 */
export async function benchCardOpening(browser: Browser, address: string): Promise<Quantiles> {
  const measured: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
    const page = await context.newPage();
    await throttle(page, 4);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...fourG });
    await page.goto(address, { waitUntil: 'commit' });
    const field = page.getByRole('textbox', { name: /auf der Karte$/ }).first();
    await field.waitFor();
    const time = await page.evaluate(() => performance.now());
    await field.fill('Wir feiern');
    await context.close();
    // The first one meets a shop that has to draw and render.
    if (round > 0) measured.push(time);
  }
  return quantilesOf([measured]);
}
