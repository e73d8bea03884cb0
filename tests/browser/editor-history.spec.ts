import type { Page } from '@playwright/test';
import { beforeRelease } from './support/broad.ts';
import { blockTree, formOf, previewOf, save } from './support/editing.ts';
import { act, clickInPreview, findPage, openPageAt, saveState } from './support/pages.ts';
import { expect, test } from './support/shop-test.ts';

const shipping = 'blattwerk/service/versand';
const stored = 'Versand & Lieferung';
const title = (page: Page) => formOf(page).getByRole('textbox', { name: /^Überschrift/ });
const shownTitle = (page: Page) => previewOf(page).getByRole('heading', { level: 1 });
const notice = (page: Page, text: string | RegExp) =>
  page
    .getByRole('region', { name: 'Vorschau' })
    .locator('[role=status], [role=alert]')
    .filter({ hasText: text });

test(
  'blocks are added, moved, doubled and deleted by menu and keyboard; every step goes back and forth',
  beforeRelease,
  async ({ page, shop }) => {
    await openPageAt(page, shop.workspace, shipping);
    const blocks = blockTree(page).getByRole('row');
    const block = (name: string | RegExp) => blockTree(page).getByRole('row', { name });
    const second = previewOf(page).getByRole('main').getByRole('heading', { level: 2 });
    const before = await second.allTextContents();
    const count = await blocks.count();

    // Add after the first, by the chooser's search.
    await act(page, block(/^Überschrift mit Einleitung/), 'Baustein danach einfügen …');
    const chooser = page.getByRole('dialog', { name: 'Baustein wählen' });
    await chooser.getByRole('searchbox').fill('Überschrift mit');
    await chooser.getByRole('option', { name: /^Überschrift mit Einleitung/ }).click();
    await title(page).fill('Neu dazwischen');
    await expect(second).toHaveText(['Neu dazwischen', ...before]);

    // Move it by keyboard, double and delete it by keyboard and menu.
    const added = block('Überschrift mit Einleitung Neu dazwischen');
    await added.first().focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(second).toHaveText([before[0] ?? '', 'Neu dazwischen', ...before.slice(1)]);
    await act(page, added.first(), 'Nach oben');
    await expect(second).toHaveText(['Neu dazwischen', ...before]);
    await act(page, added.first(), 'Verdoppeln');
    await expect(second).toHaveText(['Neu dazwischen', 'Neu dazwischen', ...before]);
    await title(page).fill('Die Kopie');
    await expect(second).toHaveText(['Neu dazwischen', 'Die Kopie', ...before]);
    await added.first().focus();
    await page.keyboard.press('Delete');
    await expect(second).toHaveText(['Die Kopie', ...before]);

    // Seven steps back to what is stored, seven forth again.
    const undo = page.getByRole('button', { name: /^Rückgängig/ });
    const redo = page.getByRole('button', { name: /^Wiederholen/ });
    for (const _step of Array(7)) await undo.click();
    await expect(undo).toBeDisabled();
    await expect(second).toHaveText(before);
    await expect(blocks).toHaveCount(count);
    await expect(saveState(page)).toHaveText(/gesichert /);
    for (const _step of Array(7)) await redo.click();
    await expect(redo).toBeDisabled();
    await expect(second).toHaveText(['Die Kopie', ...before]);
  },
);

test('unsaved work survives a reload, is offered and restored; leaving for another page saves it', {
  tag: '@own-shop',
}, async ({ page, ownShop, expectedErrors }) => {
  await openPageAt(page, ownShop.workspace, 'blattwerk/faq');
  await findPage(page, shipping);
  await clickInPreview(page, stored, title(page));
  await title(page).fill('Noch nicht gesichert');
  await expect(saveState(page)).toHaveText('Nicht gesicherte Änderungen');

  // The browser asks; the editor reloads all the same.
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloaded;
  await notice(page, 'Ungesicherte Arbeit').getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(shownTitle(page)).toHaveText('Noch nicht gesichert');
  await expect(title(page)).toHaveValue('Noch nicht gesichert');
  await expect(notice(page, 'Ungesicherte Arbeit')).toBeHidden();

  // Another page, by the tree or by the way back: nothing is asked, nothing is lost.
  await findPage(page, 'blattwerk/agb');
  await expect(formOf(page).getByRole('heading', { level: 2 })).toHaveText('AGB');
  await findPage(page, shipping);
  await clickInPreview(page, 'Noch nicht gesichert', title(page));
  await expect(saveState(page)).toHaveText(/gesichert /);
  await expect(notice(page, 'Ungesicherte Arbeit')).toBeHidden();
  await title(page).fill(stored);
  await page.goBack();
  await expect(formOf(page).getByRole('heading', { level: 2 })).toHaveText('AGB');
  await page.goForward();
  await clickInPreview(page, stored, title(page));
  await expect(notice(page, 'Ungesicherte Arbeit')).toBeHidden();

  // What cannot be saved is offered when the page is opened again.
  expectedErrors.push(/Failed to load resource/);
  await page.route('**/v1/spaces/*/stories/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 422, json: {} }) : route.continue(),
  );
  await title(page).fill('Nicht angenommen');
  await findPage(page, 'blattwerk/agb');
  await expect(formOf(page).getByRole('heading', { level: 2 })).toHaveText('AGB');
  await page.unrouteAll();
  await findPage(page, shipping);
  await notice(page, 'Ungesicherte Arbeit').getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(shownTitle(page)).toHaveText('Nicht angenommen');
});

test('older versions are listed, looked at and taken back', {
  tag: ['@own-shop', ...beforeRelease.tag],
}, async ({ page, ownShop }) => {
  await openPageAt(page, ownShop.workspace, shipping);
  await clickInPreview(page, stored, title(page));
  await title(page).fill('Erste Änderung');
  await save(page);
  await title(page).fill('Zweite Änderung');
  await findPage(page, 'blattwerk/agb');
  await expect(formOf(page).getByRole('heading', { level: 2 })).toHaveText('AGB');
  await findPage(page, shipping);
  await clickInPreview(page, 'Zweite Änderung', title(page));

  const history = page.getByRole('dialog', { name: 'Verlauf' });
  const version = (text: string) => history.getByRole('listitem').filter({ hasText: text });
  await page.getByRole('button', { name: 'Verlauf' }).click();
  await expect(version('Aktueller Stand')).toHaveCount(1);
  await version('veröffentlicht').getByRole('button', { name: 'Ansehen' }).click();
  await expect(shownTitle(page)).toHaveText(stored);
  await expect(title(page)).toHaveValue('Zweite Änderung');
  await notice(page, 'Die Vorschau zeigt').getByRole('button', { name: 'Zurück zum Entwurf' }).click();
  await expect(shownTitle(page)).toHaveText('Zweite Änderung');

  await page.getByRole('button', { name: 'Verlauf' }).click();
  await version('veröffentlicht').getByRole('button', { name: 'In den Entwurf holen' }).click();
  await expect(shownTitle(page)).toHaveText(stored);
  await page.getByRole('button', { name: /^Rückgängig/ }).click();
  await expect(shownTitle(page)).toHaveText('Zweite Änderung');
  await page.getByRole('button', { name: /^Wiederholen/ }).click();
  await save(page);
  await page.getByRole('button', { name: 'Verlauf' }).click();
  await expect(version('Aktueller Stand')).toHaveCount(1);
  await expect(version('veröffentlicht')).toHaveCount(1);
});
