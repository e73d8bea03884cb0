import type { Browser, Page } from '@playwright/test';
import type { LongStory } from '../long-story.ts';
import { median, quantile } from '../statistics.ts';
import { openPage } from './open-page.ts';
import { throttle } from './throttle.ts';
import { takeKeys, takePaints, watchKeys, watchPaints } from './watch.ts';

export type Quantiles = { p50: number; p75: number; p95: number };
export type TypingFigures = {
  /** Milliseconds from a key to its paint in the form, in a bare textarea, and in the preview. */
  form: Quantiles;
  bare: Quantiles;
  preview: Quantiles;
  /** How much later the form paints than the textarea. */
  above: Quantiles;
};

const rounds = 7;
const typed = 'Ein Satz zum Messen, Taste um Taste.';
const pauses = { 1: 100, 4: 250 } as const;

/**
 * Types into the deepest block of a page and into a textarea on an empty page, in turns: what else the machine does
 * slows both alike. Figures are medians of the rounds.
 */
export async function benchTyping(
  browser: Browser,
  workspace: string,
  { question, ...story }: LongStory,
  rate: 1 | 4,
): Promise<TypingFigures> {
  if (!question) throw new Error('Typing is measured in a page with nested blocks.');
  const { page, frame, form } = await openPage(browser, workspace, { question, ...story }, question.uid);
  const field = form.getByRole('textbox', { name: 'Frage' });
  const bare = await barePage(browser);
  await watchKeys(page);
  await watchKeys(bare);
  await watchPaints(frame, 'text', question.uid);
  await throttle(page, rate);
  await throttle(bare, rate);
  const measured: Record<'form' | 'bare' | 'preview', number[][]> = { form: [], bare: [], preview: [] };
  for (let round = 0; round <= rounds; round += 1) {
    await bare.bringToFront();
    await type(bare, pauses[rate]);
    const bareKeys = await takeKeys(bare);
    await page.bringToFront();
    await field.fill(question.words);
    await page.waitForTimeout(1000);
    await takeKeys(page);
    await type(page, pauses[rate]);
    await page.waitForTimeout(1000);
    const keys = await takeKeys(page);
    const paints = await takePaints(frame);
    const seen = keys.map(({ pressed }, at) => {
      const words = question.words + typed.slice(0, at + 1);
      const paint = paints.find(({ at: time, shown }) => time >= pressed && shown.includes(words.trimEnd()));
      return (paint?.at ?? Number.NaN) - pressed;
    });
    if (seen.length !== typed.length || seen.some(Number.isNaN))
      throw new Error(`A key never reached the preview: ${seen.join(' ')}`);
    // The first one warms up.
    if (round === 0) continue;
    measured.bare.push(bareKeys.map(({ pressed, painted }) => painted - pressed));
    measured.form.push(keys.map(({ pressed, painted }) => painted - pressed));
    measured.preview.push(seen);
  }
  await page.context().close();
  await bare.context().close();
  const above = (share: number) =>
    median(
      measured.form.map((times, at) => quantile(times, share) - quantile(measured.bare[at] ?? [], share)),
    );
  return {
    form: quantilesOf(measured.form),
    bare: quantilesOf(measured.bare),
    preview: quantilesOf(measured.preview),
    above: { p50: above(0.5), p75: above(0.75), p95: above(0.95) },
  };
}

/** Of every round, and of those the median. */
export function quantilesOf(measured: readonly (readonly number[])[]): Quantiles {
  const [p50, p75, p95] = [0.5, 0.75, 0.95].map((share) =>
    median(measured.map((times) => quantile(times, share))),
  );
  return { p50: p50 ?? Number.NaN, p75: p75 ?? Number.NaN, p95: p95 ?? Number.NaN };
}

/** A textarea that has the focus, and nothing else. */
export async function barePage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.setContent('<textarea rows="5" cols="60"></textarea>');
  await page.locator('textarea').focus();
  return page;
}

async function type(page: Page, pause: number): Promise<void> {
  for (const letter of typed) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(pause);
  }
}
