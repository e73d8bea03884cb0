import { beforeRelease } from './support/broad.ts';
import { blockTree, createPage, formOf, openPage, previewOf } from './support/editing.ts';
import { pageTree } from './support/pages.ts';
import { expect, test } from './support/shop-test.ts';

const info = (nth: number) => ({ _uid: `info-${nth}`, component: 'info_text', headline: `Abschnitt ${nth}` });

test('the palette goes to a block of the page, and shows it in another country and width', async ({
  page,
  shop,
}) => {
  const story = await createPage(
    shop,
    'palette',
    Array.from({ length: 40 }, (_, nth) => info(nth)),
  );
  await openPage(page, shop, story);
  const run = async (words: string, item: string | RegExp) => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type(words);
    await page.getByRole('menuitem', { name: item }).click();
  };
  await run('abschnitt 38', /^Hinweistext: Abschnitt 38/);
  await expect(formOf(page).getByRole('heading', { level: 2 })).toContainText('Abschnitt 38');
  await expect(blockTree(page).getByRole('row', { name: /Abschnitt 38/ })).toBeInViewport();
  await expect(previewOf(page).getByRole('heading', { name: 'Abschnitt 38' })).toBeInViewport();

  await run('österreich', /^Österreich, Deutsch/);
  await expect(page.getByRole('button', { name: /Land/ })).toContainText('Österreich');
  await run('breite 360', /^Breite 360/);
  await expect(page.getByRole('radio', { name: '360' })).toBeChecked();
});

test(
  'a page opened by the palette comes into sight in the tree of pages',
  beforeRelease,
  async ({ page, shop }) => {
    await page.goto(shop.workspace);
    await expect(pageTree(page).getByRole('row', { name: 'Startseite' }).first()).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('Welches Papier');
    await page.getByRole('menuitem', { name: /^Welches Papier wofür/ }).click();
    const row = pageTree(page).getByRole('row', { name: 'Welches Papier wofür?' });
    await expect(row).toBeInViewport();
    await expect(row).toHaveAttribute('aria-selected', 'true');
  },
);
