import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectNoFindingsAtDeskWidths } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import { expectSaved, formOf, previewOf, save } from './support/editing.ts';
import { clickInPreview, openPageAt, saveState } from './support/pages.ts';
import { expect, test } from './support/shop-test.ts';

const shipping = 'blattwerk/service/versand';
const stored = 'Versand & Lieferung';
const title = (page: Page) => formOf(page).getByRole('textbox', { name: /^Überschrift/ });
const subline = (page: Page) => formOf(page).getByRole('textbox', { name: 'Unterzeile' });
const shownTitle = (page: Page) => previewOf(page).getByRole('heading', { level: 1 });
const notice = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Vorschau' }).getByRole('status').filter({ hasText: text });
const people = (page: Page) => page.getByRole('button', { name: /auf dieser Seite$/ });

/** A window of an editor's own, as from another computer, at the form of the page's headline. */
async function editor(browser: Browser, workspace: string, name: string): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPageAt(page, workspace, shipping);
  await clickInPreview(page, stored, title(page));
  await people(page).click();
  await page.getByRole('textbox', { name: 'Mein Name' }).fill(name);
  await page.keyboard.press('Escape');
  return page;
}

test('two editors on one page see each other, take over what the other saves, and are asked where they disagree', {
  tag: '@own-shop',
}, async ({ browser, ownShop }) => {
  const anna = await editor(browser, ownShop.workspace, 'Anna Blum');
  const ben = await editor(browser, ownShop.workspace, 'Ben');

  // Who is here, and where.
  await subline(ben).fill('Unterzeile von Ben');
  await expect(people(anna)).toHaveAccessibleName('Noch jemand ist auf dieser Seite');
  await people(anna).click();
  await expect(
    anna.getByRole('button', { name: `Ben bearbeitet „Überschrift mit Einleitung · ${stored}“` }),
  ).toBeVisible();
  await anna.keyboard.press('Escape');

  // What fits is joined, told at once, and own unsaved work stays.
  await title(anna).fill('Überschrift von Anna');
  await save(ben);
  await expect(notice(anna, /^Ben hat um .* gesichert/)).toBeVisible();
  await expect(subline(anna)).toHaveValue('Unterzeile von Ben');
  await expect(title(anna)).toHaveValue('Überschrift von Anna');
  await expect(saveState(anna)).toHaveText('Nicht gesicherte Änderungen');

  // Undo takes back what is mine, not what Ben saved.
  await anna.getByRole('button', { name: /^Rückgängig/ }).click();
  await expect(title(anna)).toHaveValue(stored);
  await expect(subline(anna)).toHaveValue('Unterzeile von Ben');
  await expect(saveState(anna)).toHaveText(/gesichert /);
  await anna.getByRole('button', { name: /^Wiederholen/ }).click();
  await expect(title(anna)).toHaveValue('Überschrift von Anna');

  // Both write into one field: told as soon as the other saves, with block, field and both texts.
  await title(ben).fill('Überschrift von Ben');
  await save(anna);
  const told = notice(ben, /^Anna Blum hat um .* gesichert\. In einem Feld/);
  await expect(told).toBeVisible();
  await told.getByRole('button', { name: 'Vergleichen …' }).click();
  const dialog = ben.getByRole('dialog', { name: 'Zwei Fassungen' });
  const field = dialog.getByRole('radiogroup', { name: /^Überschrift mit Einleitung · .*Überschrift$/ });
  await expect(field.getByRole('radio', { name: 'Meine Fassung Überschrift von Ben' })).toBeChecked();
  await expect(
    field.getByRole('radio', { name: 'Fassung von Anna Blum Überschrift von Anna' }),
  ).toBeVisible();
  await expect(field.locator('mark')).toHaveText(['Ben', 'Anna']);
  await expectNoFindingsAtDeskWidths(ben, { include: ['[role=dialog]'] });
  await field.getByText('Fassung von Anna Blum').click();
  await dialog.getByRole('button', { name: 'Übernehmen und sichern' }).click();
  await expect(title(ben)).toHaveValue('Überschrift von Anna');
  await expectSaved(ben);
  await expect(told).toBeHidden();

  // The other way round, and asked by the save: mine is kept and the colleague gets it.
  await title(anna).fill('Noch einmal Anna');
  await title(ben).fill('Noch einmal Ben');
  await save(ben);
  await anna.keyboard.press('Control+s');
  const asked = anna.getByRole('dialog', { name: 'Zwei Fassungen' });
  await asked.getByRole('button', { name: 'Übernehmen und sichern' }).click();
  await expectSaved(anna);
  await expect(title(ben)).toHaveValue('Noch einmal Anna');
  await expect(shownTitle(ben)).toHaveText('Noch einmal Anna');

  // Gone when the window is closed.
  await ben.context().close();
  await expect(people(anna)).toHaveAccessibleName('Nur ich bin auf dieser Seite');
  await anna.context().close();
});

for (const signal of ['SIGTERM', 'SIGKILL'] as const)
  test(`work goes on by itself after the server was away (${signal})`, {
    tag: ['@own-shop', ...beforeRelease.tag],
  }, async ({ page, ownShop, shopProcess, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource|net::ERR|Unable to preload CSS/);
    await openPageAt(page, ownShop.workspace, shipping);
    await clickInPreview(page, stored, title(page));
    const health = page.getByRole('region', { name: 'Zustand der Seite' });
    await shopProcess.goAway(signal);
    await title(page).fill('Während der Server fort war');
    await page.keyboard.press('Control+s');
    await expect(notice(page, 'wird gesichert, sobald er wieder da ist')).toBeVisible();
    await expect(health).toContainText('Server nicht erreichbar, wird weiter versucht');
    await expect(health).not.toContainText('Vorschau verbunden');
    await shopProcess.comeBack();
    await expectSaved(page);
    await expect(notice(page, 'wird gesichert, sobald er wieder da ist')).toBeHidden();
    await expect(health).toContainText('Vorschau verbunden');
    await page.reload();
    await expect(title(page)).toHaveValue('Während der Server fort war');
  });
