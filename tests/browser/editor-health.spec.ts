import type { Locator, Page } from '@playwright/test';
import { expectNoFindingsAtDeskWidths } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import { blockTree, createPage, formOf, managementClient, openPage } from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

const headline = (uid: string, text: string, headlineType: string) => ({
  ...{ _uid: uid, component: 'page_container_headline', headline: text, headlineType },
});
const textWithLink = (uid: string, words: string, href: string) => ({
  _uid: uid,
  component: 'info_text',
  headline: 'Mehr dazu',
  text: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: words,
            marks: [{ type: 'link', attrs: { href, linktype: 'url', target: '_self' } }],
          },
        ],
      },
    ],
  },
});

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Zustand dieser Seite' });
const part = (page: Page, name: string): Locator => panel(page).getByRole('tab', { name });

async function openHealth(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zustand der Seite prüfen' }).click();
  await expect(panel(page)).toBeVisible();
}

test('the panel says how the open page is doing as it is typed: outline, links, pictures, weight, accessibility', async ({
  page,
  shop,
}) => {
  const story = await createPage(shop, 'zustand', [
    headline('titel', 'Versand', 'h1'),
    headline('tief', 'Kosten', 'h2'),
    textWithLink('text', 'Nachbarn', 'https://10.0.0.1/drinnen'),
  ]);
  await openPage(page, shop, story, 'titel');
  await openHealth(page);

  await test.step('the outline follows what is typed, and leads to its block', async () => {
    await part(page, 'Gliederung').click();
    const outline = panel(page).getByRole('list', { name: 'Gliederung' });
    await expect(outline.getByRole('button', { name: 'Versand' })).toBeVisible();
    await formOf(page).getByRole('textbox', { name: 'Überschrift' }).fill('Versand, einfach');
    await expect(outline.getByRole('button', { name: 'Versand, einfach' })).toBeVisible();
    await outline.getByRole('button', { name: 'Kosten' }).click();
    await expect(formOf(page).getByRole('textbox', { name: 'Überschrift' })).toHaveValue('Kosten');
  });

  await test.step('links outside are looked at by the server, never within private networks', async () => {
    await part(page, 'Links').click();
    await expect(
      panel(page).getByRole('button', { name: 'Link ersetzen: das Ziel liegt in keinem öffentlichen Netz' }),
    ).toBeVisible();
    await panel(page).getByRole('button', { name: 'Nur dieser Baustein' }).click();
    await expect(panel(page).getByRole('button', { name: /^Link ersetzen/ })).toHaveCount(0);
    await blockTree(page)
      .getByRole('row', { name: /Mehr dazu/ })
      .click();
    await expect(panel(page).getByRole('button', { name: /^Link ersetzen/ })).toBeVisible();
    await panel(page).getByRole('button', { name: 'Nur dieser Baustein' }).click();
  });

  await test.step('what visitors load is weighed', async () => {
    await part(page, 'Gewicht').click();
    const scripts = panel(page).getByRole('row', { name: /^JavaScript/ });
    await expect(scripts).toContainText(/[1-9]\d*\sKB/);
    const bytes = Number((await scripts.textContent())?.replace(/\D/g, ''));
    // The shop's own budget for a page: what only editors load is not among it.
    expect(bytes).toBeLessThan(150);
  });

  await test.step('axe finds nothing in the panel, and says that it found nothing in the page', async () => {
    await part(page, 'Barrierefreiheit').click();
    await expect(panel(page).getByText('Axe findet auf der gezeigten Seite nichts.')).toBeVisible();
    await expectNoFindingsAtDeskWidths(page, { exclude: 'iframe' });
  });
});

test('texts that do not fit a phone are found in every language', beforeRelease, async ({ page, shop }) => {
  const story = await createPage(shop, 'zu-lang', [
    {
      ...headline('titel', 'Versand', 'h1'),
      headline__i18n__fr: 'Anticonstitutionnellementanticonstitutionnellementanticonstitutionnellement',
    },
  ]);
  await openPage(page, shop, story, 'page');
  await openHealth(page);
  await part(page, 'Texte am Telefon').click();
  const french = panel(page).getByRole('list', { name: 'Französisch am Telefon' });
  await french.scrollIntoViewIfNeeded();
  await french
    .getByRole('button', { name: /^Text kürzen/ })
    .first()
    .click();
  await expect(formOf(page).getByRole('textbox', { name: 'Überschrift' })).toHaveValue(/^Anticonst/);
});

test('what one rule found is put right on many pages, seen before, and undone', {
  tag: '@own-shop',
}, async ({ page, ownShop }) => {
  const first = await createPage(ownShop, 'leerzeichen-eins', [headline('eins', ' Versand', 'h1')]);
  const second = await createPage(ownShop, 'leerzeichen-zwei', [headline('zwei', 'Kosten ', 'h1')]);
  const headlineOf = async (id: number) => {
    const { data } = await managementClient(ownShop).stories.get(id, { throwOnError: true });
    return JSON.stringify(data.story?.content);
  };
  await page.goto(ownShop.workspace);
  // A page that has just been opened hears no shortcut yet.
  await page.getByRole('button', { name: /^Suchen und ausführen/ }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('Zustand aller Seiten');
  await page.getByRole('menuitem', { name: /^Zustand aller Seiten/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Zustand aller Seiten' });
  await dialog.getByRole('searchbox', { name: /^Name oder Adresse/ }).fill('leerzeichen');
  await expect(dialog.getByText('2 Seiten')).toBeVisible();
  await expectNoFindingsAtDeskWidths(page);
  await dialog.getByRole('button', { name: /^Seite/ }).click();
  await expect(dialog.getByRole('columnheader', { name: /^Seite/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await dialog.getByRole('button', { name: /Regel$/ }).click();
  await page.getByRole('option', { name: /Leerzeichen/ }).click();
  await dialog.getByRole('button', { name: 'Auf vielen Seiten beheben …' }).click();
  await expect(dialog.getByRole('checkbox', { name: /leerzeichen-eins/ })).toBeChecked();
  await expect(dialog.getByText('Versand').first()).toBeVisible();
  await expectNoFindingsAtDeskWidths(page);
  await dialog.getByRole('button', { name: /^Auf \d+ Seiten beheben$/ }).click();
  await expect(dialog.getByText(/behoben und als Entwurf gesichert/)).toBeVisible();
  expect(await headlineOf(first.id)).toContain('"Versand"');
  expect(await headlineOf(second.id)).toContain('"Kosten"');
  await dialog.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(dialog.getByText('Alles steht wieder wie zuvor.')).toBeVisible();
  expect(await headlineOf(first.id)).toContain('" Versand"');
  expect(await headlineOf(second.id)).toContain('"Kosten "');
});
