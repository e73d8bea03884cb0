import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from './support/axe.ts';
import { createPage, draftOf, expectSaved, formOf, openPage, previewOf } from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

/** The page in the frame has tests of its own. */
const unframed = { exclude: 'iframe' };

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

test('axe finds nothing in the workspace with a form, rich text, and the library open', async ({
  page,
  shop,
}) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const story = await createPage(shop, 'barrierefrei', [
    { _uid: 'teaser', component: 'image_teaser', headline: '', buttonText: 'Dorthin' },
    { _uid: 'slide', component: 'main_teaser', teaser: [] },
    { _uid: 'products', component: 'product_list', headline: 'Lieblinge' },
  ]);
  await openPage(page, shop, story, 'page');
  await test.step('the form of a page', () => expectNoFindings(page, unframed));
  await page
    .getByRole('treegrid', { name: 'Bausteine dieser Seite' })
    .getByRole('row', { name: /Bild mit Text/ })
    .click();
  await expect(formOf(page).getByRole('toolbar', { name: 'Formatierung' })).toBeVisible();
  await test.step('a form with rich text, a link and a finding', () => expectNoFindings(page, unframed));
  await formOf(page).getByRole('toolbar').getByRole('button', { name: 'Link', exact: true }).click();
  await test.step('the link of rich text', () => expectNoFindings(page, unframed));
  await page.keyboard.press('Escape');
  await formOf(page).getByRole('button', { name: 'Bild wählen' }).click();
  await expect(page.getByRole('dialog').getByRole('row').first()).toBeVisible();
  await page.getByRole('dialog').getByRole('row').first().click();
  await test.step('the library of pictures', () => expectNoFindings(page, unframed));
  await page.getByRole('dialog').getByRole('button', { name: 'Einsetzen' }).click();
  await formOf(page).getByRole('button', { name: 'Fokus' }).click();
  await test.step('a form with a picture and its focal point', () => expectNoFindings(page, unframed));
});

/** Presses Tab until the focus is on or in the given element. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    const isThere = await target.evaluate((element) => element.contains(document.activeElement));
    expect(isThere).toBe(true);
  }).toPass({ intervals: [0] });
}
