import type { Browser, Frame } from '@playwright/test';
import type { LongStory } from '../long-story.ts';
import { type Quantiles, quantilesOf } from './typing.ts';
import { takeKeys, takePaints, watchKeys, watchPaints } from './watch.ts';

/** Milliseconds from a key to its paint: in the frame that is worked in, and in the last of those in view. */
export type MatrixFigures = { workedIn: Quantiles; last: Quantiles };

const rounds = 5;
const typed = 'Ein Satz zum Messen, Taste um Taste.';
const pauseMs = 100;
const restMs = 1500;
/** Six frames, three processes; all in view in a window as high as this. */
const views = 'compare&country=DE&country=AT&country=CH&width=360&width=768';
const viewport = { width: 1680, height: 1100 };

/** Types into the deepest block of a page that is compared in six frames. */
export async function benchMatrix(
  browser: Browser,
  workspace: string,
  { id, question }: LongStory,
): Promise<MatrixFigures> {
  if (!question) throw new Error('Typing is measured in a page with nested blocks.');
  const context = await browser.newContext({ viewport, locale: 'de-DE' });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${workspace}/#/stories/${id}/${question.uid}?${views}`);
  const frames: Frame[] = [];
  const elements = page.locator('iframe[title^="Ansicht"]');
  await elements.nth(5).waitFor();
  for (const element of await elements.all()) {
    const frame = await (await element.elementHandle())?.contentFrame();
    if (!frame) throw new Error('A view shows no page.');
    await frame.locator(`[data-blok-uid$="-${question.uid}"]`).first().waitFor({ state: 'attached' });
    frames.push(frame);
  }
  const field = page.getByRole('region', { name: 'Formular' }).getByRole('textbox', { name: 'Frage' });
  await watchKeys(page);
  for (const frame of frames) await watchPaints(frame, 'text', question.uid);
  const measured: Record<keyof MatrixFigures, number[][]> = { workedIn: [], last: [] };
  for (let round = 0; round <= rounds; round += 1) {
    await field.fill(question.words);
    await page.waitForTimeout(restMs);
    await takeKeys(page);
    for (const frame of frames) await takePaints(frame);
    for (const letter of typed) {
      await page.keyboard.press(letter);
      await page.waitForTimeout(pauseMs);
    }
    await page.waitForTimeout(restMs);
    const keys = await takeKeys(page);
    const painted = await Promise.all(frames.map(takePaints));
    const times = keys.map(({ pressed }, at) => {
      const words = (question.words + typed.slice(0, at + 1)).trimEnd();
      return painted.map((paints) => {
        const paint = paints.find(({ at: time, shown }) => time >= pressed && shown.includes(words));
        return (paint?.at ?? Number.NaN) - pressed;
      });
    });
    if (times.flat().some(Number.isNaN)) throw new Error('A key never reached one of the views.');
    // The first one warms up.
    if (round === 0) continue;
    measured.workedIn.push(times.map(([first]) => first ?? Number.NaN));
    measured.last.push(times.map((each) => Math.max(...each)));
  }
  await context.close();
  return { workedIn: quantilesOf(measured.workedIn), last: quantilesOf(measured.last) };
}
