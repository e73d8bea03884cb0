import type { Browser, CDPSession, Page } from '@playwright/test';
import type { LongStory } from '../long-story.ts';
import { median } from '../statistics.ts';
import { openPage } from './open-page.ts';
import { sessionsOf } from './throttle.ts';
import { barePage } from './typing.ts';

/** Milliseconds of a processor that a typed key takes, with all that it leaves for later; medians of the rounds. */
export type KeyCost = {
  /** The window of the form, beyond what a bare textarea takes in the same round. */
  above: number;
  bare: number;
  /** The page in the preview. */
  preview: number;
};

const rounds = 5;
const keys = 40;
const pauseMs = 120;
/** What waits for a pause is done by then, and counts. */
const restMs = 1500;

/** Judges keys by processor time, at full speed: what else runs on the machine changes waiting more than that. */
export async function benchKeyCost(
  browser: Browser,
  workspace: string,
  { question, ...story }: LongStory,
): Promise<KeyCost> {
  if (!question) throw new Error('Typing is measured in a page with nested blocks.');
  const { page, form } = await openPage(browser, workspace, { question, ...story }, question.uid);
  const field = form.getByRole('textbox', { name: 'Frage' });
  const bare = await barePage(browser);
  const [ofWindow, ofFrame] = await metersOf(page);
  const [ofBare] = await metersOf(bare);
  if (!ofWindow || !ofFrame || !ofBare) throw new Error('The preview has no process of its own.');
  const measured: Record<keyof KeyCost, number[]> = { above: [], bare: [], preview: [] };
  for (let round = 0; round <= rounds; round += 1) {
    await bare.bringToFront();
    const [alone = 0] = await costOf(bare, [ofBare]);
    await page.bringToFront();
    await field.fill(question.words);
    await page.waitForTimeout(restMs);
    const [inForm = 0, preview = 0] = await costOf(page, [ofWindow, ofFrame]);
    // The first one warms up.
    if (round === 0) continue;
    measured.above.push(inForm - alone);
    measured.bare.push(alone);
    measured.preview.push(preview);
  }
  await page.context().close();
  await bare.context().close();
  return {
    above: median(measured.above),
    bare: median(measured.bare),
    preview: median(measured.preview),
  };
}

async function metersOf(page: Page): Promise<CDPSession[]> {
  const sessions = await sessionsOf(page);
  for (const session of sessions) await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return sessions;
}

async function costOf(page: Page, meters: readonly CDPSession[]): Promise<number[]> {
  const before = await Promise.all(meters.map(spentOf));
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press('abcdefghij'[key % 10] ?? 'a');
    await page.waitForTimeout(pauseMs);
  }
  await page.waitForTimeout(restMs);
  const after = await Promise.all(meters.map(spentOf));
  return after.map((spent, at) => (spent - (before[at] ?? 0)) / keys);
}

/** Milliseconds that the main thread has worked. */
async function spentOf(meter: CDPSession): Promise<number> {
  const { metrics } = await meter.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}
