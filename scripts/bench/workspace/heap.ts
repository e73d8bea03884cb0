import type { Browser } from '@playwright/test';
import type { LongStory } from '../long-story.ts';
import { openPage } from './open-page.ts';
import { sessionsOf } from './throttle.ts';

export type HeapFigures = {
  /** Megabytes in use after the first edits, and by how much they grew over the next thousand. */
  window: { before: number; growth: number };
  frame: { before: number; growth: number };
};

const warmUps = 200;
const edits = 1000;
/** Every so many keys a block is moved. */
const keysAMove = 10;

/** What a thousand edits leave behind in the editor's window and in the preview. */
export async function benchHeap(browser: Browser, workspace: string, story: LongStory): Promise<HeapFigures> {
  const uid = story.question?.uid ?? '';
  const { page, frame, form, tree } = await openPage(browser, workspace, story, uid);
  const field = form.getByRole('textbox', { name: 'Frage' });
  const row = tree.locator(`[role=row][data-key="${uid}"]`);
  const work = async (count: number) => {
    for (let edit = 0; edit < count; edit += 1) {
      if (edit % keysAMove === 0) {
        await row.focus();
        await page.keyboard.press(edit % (2 * keysAMove) === 0 ? 'Alt+ArrowDown' : 'Alt+ArrowUp');
        await field.focus();
      } else await page.keyboard.press(edit % keysAMove < keysAMove / 2 ? 'x' : 'Backspace');
    }
    await page.waitForTimeout(3000);
  };
  await field.fill(story.question?.words ?? '');
  await work(warmUps);
  const [ofWindow, ofFrame] = await sessionsOf(page);
  if (!ofWindow || !ofFrame) throw new Error('The preview has no process of its own.');
  const used = async (session: typeof ofWindow) => {
    // What a first collection finalises goes with a second.
    for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
  };
  const before = { window: await used(ofWindow), frame: await used(ofFrame) };
  await work(edits);
  const after = { window: await used(ofWindow), frame: await used(ofFrame) };
  await frame.page().context().close();
  return {
    window: { before: before.window, growth: after.window - before.window },
    frame: { before: before.frame, growth: after.frame - before.frame },
  };
}
