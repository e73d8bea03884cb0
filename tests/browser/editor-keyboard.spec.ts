import type { Locator, Page } from '@playwright/test';
import {
  blockTree,
  createPage,
  draftOf,
  expectSaved,
  formOf,
  openPage,
  previewOf,
} from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

test('with the keyboard alone: open a page, reach a field, change it, save', async ({ page, shop }) => {
  const story = await createPage(shop, 'tastatur', [
    { _uid: 'head', component: 'page_container_headline', headline: 'Ohne Maus' },
  ]);
  await page.goto(shop.workspace);
  const pages = page.getByRole('treegrid', { name: 'Seiten' });
  await expect(pages.getByRole('row').first()).toBeVisible();
  await page.keyboard.press('F6');
  await page.keyboard.type('tastatur');
  await expect(pages.getByRole('row')).toHaveCount(1);
  await tabTo(page, pages);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Vorschau verbunden')).toBeVisible();

  const blocks = page.getByRole('treegrid', { name: 'Bausteine dieser Seite' });
  await page.keyboard.press('F6');
  await expect(blocks.locator(':focus')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('F6');
  await page.keyboard.press('F6');
  const headline = formOf(page).getByRole('textbox', { name: 'Überschrift Pflichtfeld' });
  await tabTo(page, headline);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Nur mit Tasten');
  await expect(
    previewOf(page).getByRole('main').getByRole('heading', { name: 'Nur mit Tasten' }),
  ).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expectSaved(page);
  expect(await draftOf(shop, story)).toMatchObject({ body: [{ headline: 'Nur mit Tasten' }] });

  await page.keyboard.press('Shift+F6');
  await expect(page.getByRole('region', { name: 'Vorschau' }).locator(':focus')).toBeVisible();
});

test.describe('the focus', () => {
  /** Publishing is refused. */
  test.use({ expectedErrors: [/status of 422/] });

  test('stays near when what has it goes: a block that is undone, a button that has done its work', async ({
    page,
    shop,
  }) => {
    const story = await createPage(shop, 'fokus-bleibt', [
      { _uid: 'head', component: 'page_container_headline', headline: 'Bleibt' },
    ]);
    await openPage(page, shop, story, 'head');
    await blockTree(page)
      .getByRole('row', { name: /^Überschrift/ })
      .press('+');
    await page.getByRole('dialog').getByRole('searchbox').fill('Hinweistext');
    await page.keyboard.press('Enter');
    await expect(formOf(page).getByRole('textbox', { name: /^Überschrift/ })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(blockTree(page).getByRole('row', { name: /^Überschrift/ })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await page.getByRole('button', { name: 'Sichern', exact: true }).press('Enter');
    await expectSaved(page);
    const publish = page.getByRole('button', { name: 'Veröffentlichen' });
    await expect(publish).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Noch nicht veröffentlicht' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(publish).toBeFocused();
  });
});

/** Presses Tab until the focus is on or in the given element. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    const isThere = await target.evaluate((element) => element.contains(document.activeElement));
    expect(isThere).toBe(true);
  }).toPass({ intervals: [0] });
}
