import { beforeRelease } from './support/broad.ts';
import {
  blockTree,
  createPage,
  draftOf,
  formOf,
  openPage,
  previewIsLive,
  previewOf,
  save,
} from './support/editing.ts';
import { pageTree, publish } from './support/pages.ts';
import { expect, test } from './support/shop-test.ts';

test('a page for an occasion is made from a template and published without an error', {
  tag: ['@own-shop', ...beforeRelease.tag],
}, async ({ page, ownShop }) => {
  await page.goto(ownShop.workspace);
  await page.getByRole('navigation', { name: 'Seiten' }).getByRole('button', { name: 'Neu' }).click();
  await page.getByRole('menuitem', { name: 'Neue Seite' }).click();
  const creation = page.getByRole('dialog', { name: 'Neue Seite' });
  await creation.getByRole('textbox', { name: 'Name' }).fill('Einladungen zum Richtfest');
  await creation.getByRole('radio', { name: /^Anlass/ }).check({ force: true });
  await creation.getByRole('button', { name: 'Anlegen' }).click();

  await previewIsLive(page);
  const row = pageTree(page).getByRole('row', { name: 'Einladungen zum Richtfest' });
  await expect(row).toBeInViewport();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  const shown = previewOf(page).getByRole('main');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Einladungen zum Richtfest');
  await expect(
    blockTree(page).getByRole('row', { name: 'Themenwelten Alle Einladungen zum Richtfest' }),
  ).toBeVisible();
  await publish(page);
  const answer = await page.request.get(`${ownShop.storefront}/einladungen-zum-richtfest/`);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('noindex');

  const hidden = page.getByText('Veröffentlicht, aber für Suchmaschinen verborgen, wie jede neue Seite.');
  await expect(hidden).toBeVisible();
  await page.getByRole('button', { name: 'Finden lassen und neu veröffentlichen' }).click();
  await expect(hidden).toBeHidden();
  const address = `${ownShop.storefront}/einladungen-zum-richtfest/`;
  await expect.poll(async () => (await page.request.get(address)).text()).not.toContain('noindex');
});

test('templates of cards are offered in the card channel alone', beforeRelease, async ({ page, shop }) => {
  await page.goto(shop.workspace);
  await page.getByRole('navigation', { name: 'Seiten' }).getByRole('button', { name: 'Neu' }).click();
  await page.getByRole('menuitem', { name: 'Neue Seite' }).click();
  const creation = page.getByRole('dialog', { name: 'Neue Seite' });
  await expect(creation.getByRole('radio')).toHaveCount(6);
  await expect(creation.getByRole('radio', { name: /^Leere Seite/ })).toBeChecked();
  await creation.getByRole('button', { name: 'Ordner' }).click();
  await page.getByRole('option', { name: 'myposter', exact: true }).click();
  await expect(creation.getByRole('radio', { name: /^Anlass/ })).toHaveCount(0);
  await creation.getByRole('button', { name: 'Abbrechen' }).click();
});

test('an empty page asks what it begins with', async ({ page, shop }) => {
  const story = await createPage(shop, 'noch-leer', []);
  await openPage(page, shop, story);
  const first = page.getByRole('region', { name: 'Womit beginnt die Seite?' });
  await first.getByRole('button', { name: 'Überschrift mit Einleitung' }).click();
  await expect(first).toHaveCount(0);
  await expect(formOf(page).getByRole('textbox', { name: /^Überschrift/ })).toBeFocused();
  await page.keyboard.type('Guten Tag');
  await expect(previewOf(page).getByRole('heading', { name: 'Guten Tag' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await first.getByRole('button', { name: 'Alle Bausteine …' }).click();
  await page
    .getByRole('dialog', { name: 'Baustein wählen' })
    .getByRole('option', { name: /^Hinweistext/ })
    .click();
  await save(page);
  expect((await draftOf(shop, story)).body).toMatchObject([{ component: 'info_text' }]);
});

test(
  'no word in the name of a block or template is broken where a page begins',
  beforeRelease,
  async ({ page, shop }) => {
    const story = await createPage(shop, 'ganze-worte', []);
    await page.goto(`${shop.workspace}/#/stories/${story.id}/page`);
    const first = page.getByRole('region', { name: 'Womit beginnt die Seite?' });
    for (const width of [1440, 1024, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(first.getByRole('button', { name: 'Produktübersicht' })).toBeVisible();
      const broken = await first.getByRole('button').evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const text = [...button.childNodes].find((node) => node instanceof Text);
          return [...(text?.textContent ?? '').matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            if (!text) return [];
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1 ? word : [];
          });
        }),
      );
      expect(broken, `at ${width} pixels`).toEqual([]);
    }
  },
);

test(
  'an empty page begins with a template, from where it is asked or from the library, in one step',
  beforeRelease,
  async ({ page, shop }) => {
    const story = await createPage(shop, 'taufe-noch-leer', []);
    await openPage(page, shop, story);
    const first = page.getByRole('region', { name: 'Womit beginnt die Seite?' });
    const rows = blockTree(page).getByRole('row');
    await first.getByRole('button', { name: 'Service und Text' }).click();
    await expect(first).toHaveCount(0);
    await expect(previewOf(page).getByRole('heading', { name: 'So geht es' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await first.getByRole('button', { name: 'Alle Bausteine …' }).click();
    const library = page.getByRole('dialog', { name: 'Baustein wählen' });
    await library
      .getByRole('group', { name: /^Ganze Seiten/ })
      .getByRole('option', { name: /^Anlass/ })
      .click();
    await expect(rows.filter({ hasText: 'Häufige Fragen' })).toHaveCount(1);
    await save(page);
    expect((await draftOf(shop, story)).body).toMatchObject([
      { component: 'page_container_headline', headline: 'taufe-noch-leer' },
      { component: 'themes_overview', occasion: 'taufe' },
      { component: 'usp_bar' },
      { component: 'seo_questions' },
    ]);
    await page.getByRole('button', { name: 'Baustein einfügen' }).first().click();
    await expect(library.getByRole('option', { name: /^Hinweistext/ })).toBeVisible();
    await expect(library.getByRole('group', { name: /^Ganze Seiten/ })).toHaveCount(0);
  },
);
