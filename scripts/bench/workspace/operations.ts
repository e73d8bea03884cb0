import type { Browser } from '@playwright/test';
import type { LongStory } from '../long-story.ts';
import { type OpenPage, openPage } from './open-page.ts';
import { throttle } from './throttle.ts';
import { type Quantiles, quantilesOf } from './typing.ts';
import { takePaints, watchPaints } from './watch.ts';

export const operations = ['insert', 'move', 'delete', 'undo'] as const;
export type Operation = (typeof operations)[number];

const rounds = 7;
/** Sections far from each other, one for each round and one to warm up. */
const places = Array.from({ length: rounds + 1 }, (_, at) => `abschnitt-${at + 1}`);

/** Milliseconds from the key or click that changes where blocks stand until the preview has painted it. */
export async function benchOperations(
  browser: Browser,
  workspace: string,
  story: LongStory,
  rate: 1 | 4,
): Promise<Record<Operation, Quantiles>> {
  const open = await openPage(browser, workspace, story, places[0] ?? '');
  await watchPaints(open.frame, 'places');
  await open.page.evaluate(() => {
    for (const event of ['keydown', 'pointerup'])
      addEventListener(
        event,
        ({ timeStamp }) => (window.lastInput = performance.timeOrigin + timeStamp),
        true,
      );
  });
  await throttle(open.page, rate);
  const measured: Record<Operation, number[]> = { insert: [], move: [], delete: [], undo: [] };
  for (const [round, uid] of places.entries()) {
    const times = await roundAt(open, uid, rate);
    if (round > 0) for (const operation of operations) measured[operation].push(...times[operation]);
  }
  await open.page.context().close();
  return {
    insert: quantilesOf([measured.insert]),
    move: quantilesOf([measured.move]),
    delete: quantilesOf([measured.delete]),
    undo: quantilesOf([measured.undo]),
  };
}

async function roundAt(open: OpenPage, uid: string, rate: number): Promise<Record<Operation, number[]>> {
  const { page, tree } = open;
  const row = tree.locator(`[role=row][data-key="${uid}"]`);
  await page.evaluate(
    (hash) => location.replace(hash),
    `${(await addressOf(open)).replace(/[^/]*$/, '')}${uid}`,
  );
  await row.click();
  await page.waitForTimeout(1000);
  const timed = (key: string) => timeOf(open, () => page.keyboard.press(key), rate);
  const undo: number[] = [];
  const move = await timed('Alt+ArrowDown');
  undo.push(await timed('Control+z'));
  await row.click();
  await page.waitForTimeout(600 * rate);
  const deleted = await timed('Delete');
  undo.push(await timed('Control+z'));
  await row.click();
  await page.waitForTimeout(600 * rate);
  await page.getByRole('button', { name: 'Baustein einfügen' }).last().click();
  const option = page
    .getByRole('dialog', { name: 'Baustein wählen' })
    .getByRole('option', { name: /^Hinweistext/ });
  await option.hover();
  await page.waitForTimeout(300 * rate);
  const insert = await timeOf(open, () => option.click(), rate);
  undo.push(await timed('Control+z'));
  return { insert: [insert], move: [move], delete: [deleted], undo };
}

const addressOf = ({ page }: OpenPage): Promise<string> => page.evaluate(() => location.hash);

async function timeOf({ page, frame }: OpenPage, act: () => Promise<void>, rate: number): Promise<number> {
  await takePaints(frame);
  await act();
  await page.waitForTimeout(600 * rate);
  const [pressed, paints] = [await page.evaluate(() => window.lastInput ?? 0), await takePaints(frame)];
  const paint = paints.find(({ at }) => at >= pressed);
  if (!paint) throw new Error('An operation never reached the preview.');
  return paint.at - pressed;
}

declare global {
  interface Window {
    lastInput?: number;
  }
}
