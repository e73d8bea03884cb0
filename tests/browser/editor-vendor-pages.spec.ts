import type { Locator, Page } from '@playwright/test';
import type { ShopAddresses } from '../../scripts/shop-process.ts';
import { beforeRelease, once } from './support/broad.ts';
import { choose, createPage, formOf, managementClient, previewOf, save } from './support/editing.ts';
import { publish } from './support/pages.ts';
import { expect, test } from './support/shop-test.ts';
import { serveVendorPages, type VendorPages } from './support/vendor-pages.ts';

let pages: VendorPages;
test.beforeAll(async () => {
  pages = await serveVendorPages();
});
test.afterAll(() => pages.close());

const headline = (uid: string, words: string) => ({
  _uid: uid,
  component: 'page_container_headline',
  headline: words,
  headlineType: 'h1',
});
const heard = (page: Page): Locator => previewOf(page).locator('#heard');

async function previewAt(shop: ShopAddresses, environments: { name: string; location: string }[]) {
  await managementClient(shop).spaces.update({ body: { space: { environments } }, throwOnError: true });
}

for (const { kind, name } of [
  { kind: 'react', name: '@storyblok/react' },
  { kind: 'js', name: '@storyblok/js' },
] as const)
  test(`a page made with ${name} lives in the workspace: it follows keys and loads anew when it is told to`, {
    tag: ['@own-shop', ...once(kind === 'react').tag],
  }, async ({ page, ownShop }) => {
    await previewAt(ownShop, [{ name, location: pages.address(kind, ownShop, ownShop.workspace) }]);
    const story = await createPage(ownShop, `seite-${kind}`, [headline('h1', 'Fremde Seite')]);
    await page.goto(`${ownShop.workspace}/#/stories/${story.id}/page`);
    await choose(page, page.getByRole('button', { name: 'Adresse der Vorschau' }), name);
    await expect(page.getByText('Vorschau verbunden')).toBeVisible();
    const shown = previewOf(page).getByRole('heading', { level: 1 });
    await expect(shown).toHaveText('Fremde Seite');

    // A click in the page opens the form, once the page has been greeted.
    const field = formOf(page).getByRole('textbox', { name: /^Überschrift/ });
    await expect(async () => {
      await shown.click();
      await expect(field).toHaveValue('Fremde Seite', { timeout: 2000 });
    }).toPass();
    await field.fill('Fremde Seite, lebendig');
    await expect(shown).toHaveText('Fremde Seite, lebendig');

    // With each load the page's second bridge asks whether the editor is there.
    const loaded = kind === 'js' ? ['pingBack'] : [];
    await expect(heard(page)).toHaveText(loaded.join(' '));
    await save(page);
    const saved = [...loaded, 'change', ...loaded];
    await expect(heard(page)).toHaveText(saved.join(' '));
    await expect(page.getByText('Vorschau verbunden')).toBeVisible();
    await expect(shown).toHaveText('Fremde Seite, lebendig');

    // What is stored on the way to the publication is no message of its own.
    await field.fill('Fremde Seite, öffentlich');
    await publish(page);
    const published = [...saved, 'published', ...loaded];
    await expect(heard(page)).toHaveText(published.join(' '));
    await expect(shown).toHaveText('Fremde Seite, öffentlich');

    await page.getByRole('button', { name: 'Zurückziehen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click();
    await expect(heard(page)).toHaveText([...published, 'unpublished'].join(' '));
  });

test('a page that is not told who frames it stays silent, and the workspace says what its code needs', {
  tag: ['@own-shop', ...beforeRelease.tag],
}, async ({ page, ownShop, expectedErrors }) => {
  // The bridge speaks to the vendor's own editor then, and the browser says that it is not there.
  expectedErrors.push(/target origin provided \('http:\/\/app\.storyblok\.com'\)/);
  await previewAt(ownShop, [{ name: 'Ohne Eltern', location: pages.address('js', ownShop) }]);
  const story = await createPage(ownShop, 'seite-stumm', [headline('h1', 'Stumme Seite')]);
  await page.clock.install();
  await page.goto(`${ownShop.workspace}/#/stories/${story.id}/page`);
  await choose(page, page.getByRole('button', { name: 'Adresse der Vorschau' }), 'Ohne Eltern');
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText('Stumme Seite');
  await page.clock.fastForward('00:06');
  await expect(page.getByText('Vorschau antwortet nicht')).toBeVisible();
  await expect(page.getByText(`customParent: '${ownShop.workspace}'`)).toBeVisible();
  await choose(page, page.getByRole('button', { name: 'Adresse der Vorschau' }), 'Shop');
  await expect(page.getByText('Vorschau verbunden')).toBeVisible();
});

test('pages that the shop has no address for are previewed where the space says, from the first', {
  tag: ['@own-shop', ...beforeRelease.tag],
}, async ({ page, ownShop }) => {
  const client = managementClient(ownShop);
  const domain = pages.address('react', ownShop, ownShop.workspace);
  await client.spaces.update({ body: { space: { domain } }, throwOnError: true });
  const content = {
    component: 'page',
    _uid: 'page',
    title: 'Neben',
    body: [headline('h1', 'Neben dem Shop')],
  };
  const { data } = await client.stories.create({
    body: { story: { name: 'Neben', slug: 'neben', content } },
    throwOnError: true,
  });
  await page.goto(`${ownShop.workspace}/#/stories/${data.story?.id}/h1`);
  await expect(page.getByText('Vorschau verbunden')).toBeVisible();
  const shown = previewOf(page).getByRole('heading', { level: 1 });
  await formOf(page)
    .getByRole('textbox', { name: /^Überschrift/ })
    .fill('Neben dem Shop, lebendig');
  await expect(shown).toHaveText('Neben dem Shop, lebendig');
});
