import type { Browser } from '@playwright/test';
import { untilAlive } from '../../page-alive.ts';

const warmUps = 200;
const edits = 1000;

/** Megabytes in use after the first edits of a card, and by how much they grew over the next thousand. */
export async function benchCardHeap(
  browser: Browser,
  address: string,
): Promise<{ before: number; growth: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(address);
  await untilAlive(page);
  const field = page.getByRole('textbox', { name: /auf der Karte$/ }).first();
  await field.click();
  await field.press('End');
  const session = await context.newCDPSession(page);
  const work = async (count: number) => {
    for (let edit = 0; edit < count; edit += 1) await page.keyboard.press(edit % 10 < 5 ? 'x' : 'Backspace');
    await page.waitForTimeout(3000);
    // What a first collection finalises goes with a second.
    for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
  };
  const before = await work(warmUps);
  const after = await work(edits);
  await context.close();
  return { before, growth: after - before };
}
