import type { Browser, Page } from '@playwright/test';
import { expectNoFindings, expectNoFindingsAtDeskWidths } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import { blockTree, createPage, formOf, openPage, previewOf, type TestPage } from './support/editing.ts';
import { pageSearch } from './support/pages.ts';
import { expect, test } from './support/shop-test.ts';

const unframed = { exclude: 'iframe' };
const headline = {
  _uid: 'kopf',
  component: 'page_container_headline',
  headline: 'Entwurf für Tante Ida',
  headlineType: 'h1',
};

/** A window of another editor, with the same page open. */
async function colleague(browser: Browser, workspace: string, story: TestPage): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${workspace}/#/stories/${story.id}/kopf`);
  await expect(formOf(page).getByRole('tab', { name: /^Kommentare/ })).toBeVisible();
  return page;
}

const comments = (page: Page) => formOf(page).getByRole('tab', { name: /^Kommentare/ });
const row = (page: Page) => blockTree(page).getByRole('row', { name: /Entwurf für Tante Ida/ });

test('a comment stands beside its block, reaches colleagues at once, is answered, settled and opened again', async ({
  browser,
  page,
  shop,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const story = await createPage(shop, 'kommentiert', [headline]);
  await openPage(page, shop, story, 'kopf');
  const ben = await colleague(browser, shop.workspace, story);

  await comments(page).click();
  await page.getByRole('textbox', { name: 'Neuer Kommentar' }).fill('Ist die Überschrift nicht zu lang?');
  await page.keyboard.press('Control+Enter');
  const card = formOf(page).getByRole('article');
  await expect(card).toContainText('Ist die Überschrift nicht zu lang?');
  await expect(row(page)).toContainText('1');
  await expectNoFindings(page, unframed);

  await test.step('the colleague sees it without doing anything, and answers', async () => {
    await expect(comments(ben)).toHaveAccessibleName(/Kommentare.*1/);
    await comments(ben).click();
    await ben.getByRole('textbox', { name: 'Antworten' }).fill('Ja, ich kürze sie.');
    await ben.getByRole('button', { name: 'Antwort senden' }).click();
    await expect(card).toContainText('Ja, ich kürze sie.');
  });

  await test.step('settled here, it is settled there, and opened again from there', async () => {
    await card.getByRole('button', { name: 'Erledigt' }).click();
    await expect(card).toBeHidden();
    await expect(comments(ben)).toHaveAccessibleName('Kommentare');
    await ben.getByText('Erledigt (1)').click();
    await ben.getByRole('button', { name: 'Wieder öffnen' }).click();
    await expect(card).toContainText('Ja, ich kürze sie.');
  });

  await test.step('all of a page’s comments are listed, and lead to their blocks', async () => {
    await page.goto(`${shop.workspace}/#/stories/${story.id}/page`);
    await page.getByRole('button', { name: /^Kommentare: 1 / }).click();
    const dialog = page.getByRole('dialog', { name: 'Kommentare' });
    await expectNoFindingsAtDeskWidths(page, unframed);
    await dialog.getByRole('button', { name: /Entwurf für Tante Ida/ }).click();
    await expect(comments(page)).toHaveAttribute('aria-selected', 'true');
    await expect(previewOf(page).getByRole('toolbar', { name: /Kommentare: 1/ })).toBeVisible();
    await expect(card).toContainText('Ist die Überschrift nicht zu lang?');
  });

  await test.step('an address leads to them', async () => {
    const other = await browser.newPage();
    await other.goto(`${shop.workspace}/#/stories/${story.id}/kopf/comments`);
    await expect(formOf(other).getByRole('article')).toContainText('Ja, ich kürze sie.');
    await other.close();
  });
  await ben.context().close();
});

test(
  'a review is asked for, seen by whoever is asked, approved, and over with the next save',
  beforeRelease,
  async ({ browser, page, shop }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 1440, height: 900 });
    const story = await createPage(shop, 'zu-pruefen', [headline]);
    await openPage(page, shop, story, 'kopf');
    const ben = await colleague(browser, shop.workspace, story);
    const state = (who: Page, stage: string) =>
      who.getByRole('banner').getByRole('button', { name: `Prüfung: ${stage}` });

    await state(page, 'In Arbeit').click();
    const dialog = page.getByRole('dialog', { name: /^Prüfung: / });
    await dialog.getByRole('textbox', { name: 'Wer soll prüfen?' }).fill('Ben');
    await dialog.getByRole('textbox', { name: 'Nachricht' }).fill('Nur die Überschrift ist neu.');
    await expectNoFindingsAtDeskWidths(page, unframed);
    await dialog.getByRole('button', { name: 'Um Prüfung bitten' }).click();
    await expect(dialog.getByRole('list', { name: 'Verlauf der Prüfung' })).toContainText(
      'Redaktion hat Ben um Prüfung von Fassung 1 gebeten',
    );
    await page.keyboard.press('Escape');

    await state(ben, 'Zu prüfen').click();
    await expect(ben.getByRole('dialog')).toContainText('Nur die Überschrift ist neu.');
    await ben.getByRole('button', { name: 'Freigeben' }).click();
    await expect(ben.getByRole('dialog').getByRole('status')).toHaveText('Freigegeben');
    await expect(state(page, 'Freigegeben')).toBeVisible();

    await formOf(page)
      .getByRole('textbox', { name: /^Überschrift/ })
      .fill('Nach der Freigabe geändert');
    await page.keyboard.press('Control+s');
    await expect(state(page, 'In Arbeit')).toBeVisible();
    await expect(state(ben, 'In Arbeit')).toBeVisible();
    await ben.context().close();
  },
);

test(
  'a link shows the draft to somebody without an account, until it is revoked',
  beforeRelease,
  async ({ browser, page, shop, expectedErrors }) => {
    test.setTimeout(240_000);
    expectedErrors.push(/404/);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const story = await createPage(shop, 'geteilt', [headline]);
    await openPage(page, shop, story, 'kopf');
    await page.getByRole('button', { name: 'Entwurf teilen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Entwurf teilen' });
    await dialog.getByRole('textbox', { name: 'Für wen?' }).fill('Tante Ida');
    await dialog.getByRole('button', { name: 'Link erstellen' }).click();
    const said = dialog.getByRole('status').filter({ hasText: 'Der Link ist erstellt und kopiert.' });
    await expect(said).toBeVisible();
    const links = dialog.getByRole('list', { name: 'Links zu dieser Seite' });
    await expect(links).toContainText('noch nicht geöffnet');
    await expectNoFindingsAtDeskWidths(page, unframed);
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const ida = await (await browser.newContext({ locale: 'de-DE' })).newPage();
    await test.step('who has it sees the page, and nothing that is not published besides', async () => {
      const response = await ida.goto(link);
      expect(response?.headers()).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      });
      await expect(ida.getByRole('heading', { name: 'Entwurf für Tante Ida' })).toBeVisible();
      const other = await createPage(shop, 'nicht-geteilt', [headline]);
      const wrong = new URL(link);
      wrong.pathname = '/nicht-geteilt/';
      // The link shows its own page at any address, and no other page.
      await ida.goto(wrong.href);
      await expect(ida.getByRole('heading', { name: 'Entwurf für Tante Ida' })).toBeVisible();
      const token = new URL(link).searchParams.get('share') ?? '';
      for (const forged of [token.replace(String(story.id), String(other.id)), `${token.slice(0, -1)}A`]) {
        wrong.searchParams.set('share', forged);
        expect((await ida.goto(wrong.href))?.status()).toBe(404);
      }
      wrong.searchParams.delete('share');
      expect((await ida.goto(wrong.href))?.status()).toBe(404);
    });

    await test.step('it was counted, and revoked it shows nothing', async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Entwurf teilen' }).click();
      await expect(links).toContainText('2-mal geöffnet');
      await links.getByRole('button', { name: 'Sperren: Link für Tante Ida' }).click();
      await expect(links).toContainText('gesperrt am');
      expect((await ida.goto(link))?.status()).toBe(404);
    });
    await ida.context().close();
    await page.keyboard.press('Escape');
    await expect(pageSearch(page)).toBeVisible();
  },
);
