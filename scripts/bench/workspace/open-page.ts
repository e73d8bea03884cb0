import type { Browser, Frame, Locator, Page } from '@playwright/test';
import type { LongStory } from '../long-story.ts';

export type OpenPage = { page: Page; frame: Frame; tree: Locator; form: Locator };

/** Opens a page at the form of one of its blocks, in a window of its own, and waits for its preview. */
export async function openPage(
  browser: Browser,
  workspace: string,
  { id }: LongStory,
  uid: string,
): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${workspace}/#/stories/${id}/${uid}`);
  await page.getByText('Vorschau verbunden').waitFor();
  const framed = await page.locator('iframe[title^="Vorschau"]').elementHandle();
  const frame = await framed?.contentFrame();
  if (!frame) throw new Error('The workspace shows no preview.');
  await frame.locator(`[data-blok-uid$="-${uid}"]`).first().waitFor();
  return {
    page,
    frame,
    tree: page.getByRole('treegrid', { name: 'Bausteine dieser Seite' }),
    form: page.getByRole('region', { name: 'Formular' }),
  };
}
