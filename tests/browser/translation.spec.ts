import type { Locator, Page } from '@playwright/test';
import type { ShopAddresses } from '../../scripts/shop-process.ts';
import { expectNoFindings } from './support/axe.ts';
import { beforeRelease, once } from './support/broad.ts';
import {
  createPage,
  expectSaved,
  formOf,
  managementClient,
  openPage,
  previewOf,
  save,
  type TestPage,
} from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

/** The page in the frame has tests of its own. */
const unframed = { exclude: 'iframe' };

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const headline = (uid: string, german: string, texts: Record<string, string> = {}) => ({
  ...{ _uid: uid, component: 'page_container_headline', headline: german, headlineType: 'h2' },
  ...texts,
});
const texts = [
  headline('karten', 'Karten', { headline__i18n__fr: 'Cartes' }),
  headline('papier', 'Papier'),
  { _uid: 'text', component: 'info_text', headline: 'Versand', text: paragraph('Kommt in drei Tagen.') },
];

/** The blocks of a page, a picture of the library among them. */
async function blocksWithPicture(shop: ShopAddresses) {
  const { data } = await managementClient(shop).assets.list({ throwOnError: true });
  const file = data.assets?.find(({ content_type }) => content_type === 'image/webp') ?? data.assets?.[0];
  const image = {
    ...{ fieldtype: 'asset', id: file?.id, filename: file?.filename, alt: 'Rosen im Glas', title: '' },
    ...{ focus: '', name: '', source: '', copyright: '', meta_data: {} },
  };
  return [...texts, { _uid: 'bild', component: 'responsive_image', image }];
}

/** What is stored of a page's blocks, with all languages. */
async function storedBlocks(shop: ShopAddresses, { id }: TestPage): Promise<unknown> {
  const { data } = await managementClient(shop).stories.get(id, { throwOnError: true });
  return data.story?.content?.body;
}

const section = (page: Page, name: RegExp): Locator => formOf(page).getByRole('region', { name });
const note = (page: Page): Locator => page.getByRole('button', { name: /Übersetzungen (offen|vollständig)/ });

async function translateIntoFrench(page: Page): Promise<void> {
  await note(page).click();
  await formOf(page)
    .getByRole('button', { name: /Sprache/ })
    .click();
  await page.getByRole('option', { name: /^Französisch/ }).click();
  await expect(formOf(page).getByRole('button', { name: /^Französisch/ })).toBeVisible();
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
]) {
  test.describe(`at ${size.width} pixels`, once(size.width === 1440), () => {
    test.use({ viewport: size, contextOptions: { reducedMotion: 'reduce' } });

    test('a page is translated side by side, by keyboard, and confirmed where it is still right', async ({
      page,
      shop,
    }) => {
      test.setTimeout(240_000);
      const slug = `uebersetzt-${size.width}`;
      const story = await createPage(shop, slug, await blocksWithPicture(shop));
      await openPage(page, shop, story);
      await translateIntoFrench(page);

      await test.step('the preview speaks the language', () =>
        expect(previewOf(page).locator('html')).toHaveAttribute('lang', /^fr/));

      await test.step('the next open text takes the keyboard, and its block is the chosen one', async () => {
        const papers = section(page, /Papier/).getByRole('textbox', { name: 'Überschrift' });
        await section(page, /Karten/)
          .getByRole('textbox', { name: 'Überschrift' })
          .focus();
        await page.keyboard.press('Control+Enter');
        await expect(
          section(page, /Papier/)
            .getByRole('textbox')
            .first(),
        ).toBeVisible();
        await papers.fill('Papiers');
        await expect(previewOf(page).getByRole('heading', { name: 'Papiers' })).toBeVisible();
        await expect(page).toHaveURL(/\/papier$/);
      });

      await test.step('formatted text and the words of a picture, too', async () => {
        const text = section(page, /Versand/);
        await text.getByRole('textbox', { name: 'Überschrift' }).fill('Livraison');
        await text.getByRole('textbox', { name: 'Text', exact: true }).fill('Sous trois jours.');
        await section(page, /Rosen/)
          .getByRole('textbox', { name: /Alternativtext/ })
          .fill('Roses dans un verre');
        await save(page);
        expect(await storedBlocks(shop, story)).toMatchObject([
          { headline__i18n__fr: 'Cartes' },
          { headline__i18n__fr: 'Papiers' },
          { headline__i18n__fr: 'Livraison', text__i18n__fr: paragraph('Sous trois jours.') },
          { image: { alt: 'Rosen im Glas', meta_data: { alt__i18n__fr: 'Roses dans un verre' } } },
        ]);
      });

      await test.step('the form has no findings of axe', () => expectNoFindings(page, unframed));

      await test.step('a source that changed leaves its translation behind, until that is confirmed', async () => {
        const body = [
          headline('karten', 'Karten und mehr', { headline__i18n__fr: 'Cartes' }),
          headline('papier', 'Papier', { headline__i18n__fr: 'Papiers' }),
        ];
        const content = { component: 'page', _uid: 'page', title: slug, description: slug, body };
        await managementClient(shop).stories.update(story.id, {
          body: { story: { content } },
          throwOnError: true,
        });
        const cards = section(page, /Karten und mehr/);
        await expect(cards.getByText('veraltet')).toBeVisible();
        await expect(cards.getByRole('insertion')).toContainText('und mehr');
        await cards.getByRole('button', { name: /Stimmt noch/ }).click();
        await expect(cards.getByText('veraltet')).toBeHidden();
      });

      await test.step('a source that is inserted is still to be translated', async () => {
        const own = section(page, new RegExp(slug));
        await own
          .getByRole('button', { name: /Deutschen Text einsetzen/ })
          .first()
          .click();
        await expect(own.getByText('noch deutsch')).toBeVisible();
        await own.getByRole('button', { name: /Ist richtig so/ }).click();
        await expect(own.getByText('noch deutsch')).toBeHidden();
        await expectSaved(page);
      });
    });

    test('the list of all pages leads to the first open text', beforeRelease, async ({ page, shop }) => {
      test.setTimeout(120_000);
      const slug = `liste-${size.width}`;
      await createPage(shop, slug, texts);
      await page.goto(`${shop.workspace}/`);
      await page.getByRole('button', { name: 'Übersetzungen aller Seiten' }).click();
      const list = page.getByRole('dialog', { name: 'Übersetzungen aller Seiten' });
      await list.getByRole('searchbox').fill(slug);
      const cell = list.getByRole('button', { name: new RegExp(`^${slug}: Französisch, .*fehlen`) });
      await expect(cell).toBeVisible();
      await expect(list.getByRole('status')).toHaveText('Eine Seite');
      await test.step('axe finds nothing', () => expectNoFindings(page, unframed));
      await cell.click();
      await expect(list).toBeHidden();
      const first = section(page, new RegExp(slug)).getByRole('textbox').first();
      await expect(first).toBeFocused();
      await expect(formOf(page).getByRole('button', { name: /^Französisch/ })).toBeVisible();
      await page.getByRole('button', { name: 'Übersetzen beenden' }).click();
      await expect(formOf(page).getByRole('tablist')).toBeVisible();
    });
  });
}
