import { pageContainerHeadlineExample } from '@blattwerk/schemas/blocks/content/page-container-headline.ts';
import { themeCardsExample } from '@blattwerk/schemas/blocks/overviews/theme-cards.ts';
import { blockTree, createPage, formOf, openBlock, openPage, save } from './support/editing.ts';
import { act, findPage, pageSearch, pageTree } from './support/pages.ts';
import { expect, test } from './support/shop-test.ts';

const body = [
  { ...pageContainerHeadlineExample, _uid: 'headline', headlineType: 'h1' },
  { ...themeCardsExample, _uid: 'cards' },
];

test('an editor sees how far a change reaches: of a block, its theme, a page others link to', {
  tag: '@own-shop',
}, async ({ page, ownShop }) => {
  const spring = await createPage(ownShop, 'fruehling', body);
  await openPage(page, ownShop, spring, 'cards');
  const reach = (text: string | RegExp) => formOf(page).getByRole('button', { name: text });
  const inText = await reach(/^auf \d+ Seiten?, \d+ live$/).textContent();
  const pages = Number(/\d+/.exec(inText ?? '')?.[0]) + 1;

  // Another editor uses the theme meanwhile; the next save brings the count up to date.
  await createPage(ownShop, 'sommer', body);
  await formOf(page)
    .getByRole('textbox', { name: /^Überschrift(?!:)/ })
    .fill('Alles zum Eukalyptus');
  await save(page);
  await reach(new RegExp(`^auf ${pages} Seiten, `)).click();
  const dialog = page.getByRole('dialog', { name: 'Wo das verwendet wird' });
  await expect(dialog.getByText(`Baustein „Karten eines Themas“ auf ${pages} Seiten`)).toBeVisible();
  await dialog.getByText(/^Thema 1461 auf \d+ Seiten, \d+ live$/).click();
  await dialog.getByRole('button', { name: 'sommer' }).first().click();
  await expect(formOf(page).getByRole('heading', { name: 'sommer' })).toBeVisible();
  await expect(reach('von keiner Seite verlinkt')).toBeVisible();

  // Beside each block of the palette, and before a page is deleted that others lead to.
  await openBlock(page, /^Karten eines Themas/);
  await act(page, blockTree(page).getByRole('row', { name: /^Karten eines/ }), 'Baustein danach einfügen …');
  await expect(
    page.getByRole('option', { name: new RegExp(`^Karten eines Themas.*auf ${pages} Seiten`) }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await findPage(page, 'blattwerk/service/versand');
  await expect(reach(/^von \d+ Seiten verlinkt, \d+ live$/)).toBeVisible();
  await pageSearch(page).fill('service/versand');
  const shipping = pageTree(page).getByRole('row', { name: /versand/i });
  await act(page, shipping.last(), 'Wer hierher verlinkt …');
  await expect(dialog.getByText(/^Seite „Versand.*“ von \d+ Seiten verlinkt, \d+ live$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await act(page, shipping.last(), 'Löschen …');
  await expect(
    page.getByRole('alertdialog').getByText(/\d+ Seiten verlinken hierher, \d+ davon live\./),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await pageTree(page)
    .getByRole('row', { name: /versand/i })
    .last()
    .click();
  await page.getByRole('button', { name: 'Zurückziehen' }).click();
  const question = page.getByRole('alertdialog', { name: /zurückziehen\?$/ });
  await expect(question.getByText(/\d+ Seiten verlinken hierher, \d+ davon live\./)).toBeVisible();
  await expect(question.getByRole('listitem').first()).toContainText('blattwerk/');
});
