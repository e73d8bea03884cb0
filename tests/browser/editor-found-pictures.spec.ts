import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { ShopAddresses } from '../../scripts/shop-process.ts';
import { expectNoFindingsAtDeskWidths } from './support/axe.ts';
import { createPage, draftOf, managementClient, openPage, save } from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

const headline = {
  _uid: 'titel',
  component: 'page_container_headline',
  headline: 'Blumen',
  headlineType: 'h1',
};
const findings = (page: Page) => page.getByRole('list', { name: 'Befunde' });

async function inLibrary(shop: ShopAddresses, name: string, background: string, width: number, alt: string) {
  const create = { width, height: Math.round(width * 0.75), channels: 3, background } as const;
  const { id, filename } = await managementClient(shop).assets.create({
    body: { short_filename: name, alt },
    file: new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]),
  });
  return { id, filename };
}

const used = (asset: { id: number; filename: string }, alt: string) => ({
  ...{ fieldtype: 'asset', ...asset, alt, title: '', copyright: '', source: '', focus: '' },
  ...{ is_external_url: false, meta_data: {} },
});

test('a picture is described, and another one chosen, from their findings', async ({ page, shop }) => {
  const described = await inLibrary(shop, 'sonnenblumen.png', '#e8b90c', 801, 'Sonnenblumen im Abendlicht');
  const undescribed = await inLibrary(shop, 'mohnblumen.png', '#d8251c', 802, '');
  const small = await inLibrary(shop, 'kornblumen-klein.png', '#3355cc', 161, 'Kornblumen');
  const large = await inLibrary(shop, 'kornblumen-gross.png', '#3355cd', 803, 'Kornblumen am Feldrand');
  const story = await createPage(shop, 'bilder-befunde', [
    headline,
    { _uid: 'ohne', component: 'image_teaser', headline: 'Ohne Worte', image: used(described, '') },
    {
      _uid: 'text',
      component: 'text_page',
      text: {
        type: 'doc',
        content: [
          {
            type: 'image',
            attrs: {
              ...{ id: undescribed.id, src: undescribed.filename, alt: 'IMG_0815' },
              ...{ title: null, source: null, copyright: null, meta_data: null },
            },
          },
        ],
      },
    },
    { _uid: 'klein', component: 'image_teaser', headline: 'Klein', image: used(small, 'Kornblumen') },
  ]);
  await openPage(page, shop, story, 'titel');
  const open = page
    .getByRole('region', { name: 'Zustand der Seite' })
    .getByRole('button', { name: /Fehler/ });
  await open.click();

  await test.step('with what the library says of it', async () => {
    const words = page.getByRole('textbox', { name: 'Alternativtext für sonnenblumen.png' });
    await expect(words).toHaveValue('Sonnenblumen im Abendlicht');
    await expectNoFindingsAtDeskWidths(page, { include: ['[role="dialog"]'] });
    const item = findings(page).getByRole('listitem').filter({ has: words });
    await item.getByRole('button', { name: 'Eintragen' }).click();
    await expect(words).toBeHidden();
  });

  await test.step('inside a text, in words of the editor', async () => {
    const words = page.getByRole('textbox', { name: 'Alternativtext für mohnblumen.png' });
    await expect(words).toHaveValue('');
    await words.fill('Mohnblumen am Wegrand');
    await words.press('Enter');
    await expect(words).toBeHidden();
  });

  await test.step('a larger picture in its place', async () => {
    const item = findings(page).getByRole('listitem').filter({ hasText: 'ein größeres Bild wählen' });
    await item.getByRole('button', { name: 'Anderes Bild wählen' }).click();
    const library = page.getByRole('dialog', { name: 'Bilder' });
    await library.getByRole('searchbox').fill('kornblumen-gross');
    await library.getByRole('row', { name: 'kornblumen-gross.png' }).click();
    await library.getByRole('button', { name: 'Einsetzen' }).click();
    await expect(library).toBeHidden();
  });

  // The list stays for what is still to be mended.
  await expect(findings(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await save(page);
  expect(await draftOf(shop, story)).toMatchObject({
    body: [
      {},
      { image: { id: described.id, alt: 'Sonnenblumen im Abendlicht' } },
      { text: { content: [{ attrs: { src: undescribed.filename, alt: 'Mohnblumen am Wegrand' } }] } },
      { image: { id: large.id, filename: large.filename, alt: 'Kornblumen am Feldrand' } },
    ],
  });
});
