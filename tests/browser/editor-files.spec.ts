import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { beforeRelease } from './support/broad.ts';
import {
  createPage,
  draftOf,
  expectNeverReloaded,
  formOf,
  openBlock,
  openPage,
  previewOf,
  save,
} from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

test('pictures: uploaded, described, focused by keyboard, ordered, removed', { tag: '@own-shop' }, async ({
  page,
  ownShop,
  expectedErrors,
}) => {
  expectedErrors.push(/422/);
  const story = await createPage(ownShop, 'bilder', [
    { _uid: 'teaser', component: 'image_teaser', headline: 'Ein Bild' },
  ]);
  await openPage(page, ownShop, story, 'teaser');
  const form = formOf(page);
  const preview = previewOf(page).getByRole('main');
  const dialog = page.getByRole('dialog', { name: 'Bilder' });

  await test.step('a file from the computer', async () => {
    await form.getByRole('group', { name: /^Bild/ }).getByRole('button', { name: 'Bild wählen' }).click();
    await upload(page, 'salbei.png', '#7f9c86');
    await dialog.getByRole('button', { name: 'Einsetzen' }).click();
    await expect(form.getByText('400 × 300 · Alternativtext fehlt')).toBeVisible();
  });

  await test.step('its alternative text', async () => {
    await form.getByRole('textbox', { name: 'Alternativtext' }).fill('Salbeigrünes Papier');
    await expect(preview.getByRole('img', { name: 'Salbeigrünes Papier' })).toBeVisible();
  });

  await test.step('its focal point, by keyboard', async () => {
    await form.getByRole('button', { name: 'Fokus' }).focus();
    await page.keyboard.press('Enter');
    await form.getByRole('spinbutton', { name: 'Von links' }).fill('25');
    await form.getByRole('spinbutton', { name: 'Von oben' }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(form.getByText(/Fokus gesetzt/)).toBeVisible();
    await expect(preview.getByRole('img', { name: 'Salbeigrünes Papier' })).toHaveAttribute(
      'src',
      /focus=100x153/,
    );
  });

  await test.step('a file that is no picture is refused in words', async () => {
    await form.getByRole('button', { name: 'Tauschen' }).click();
    await chooseFile(page, 'kaputt.png', Buffer.from('kein Bild'));
    await expect(dialog.getByRole('alert')).toContainText('kaputt.png');
    await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(preview.getByRole('img', { name: 'Salbeigrünes Papier' })).toBeVisible();
  });

  await test.step('several pictures, in another order, one less', async () => {
    await openBlock(page, /bilder/);
    await form.getByRole('tab', { name: 'Suche & Teilen' }).click();
    const pictures = form.getByRole('group', { name: 'Bilder zum Teilen' });
    await pictures.getByRole('button', { name: 'Bilder hinzufügen' }).click();
    await upload(page, 'gold.png', '#c9a24b');
    await upload(page, 'tinte.png', '#262522');
    await dialog.getByRole('row', { name: 'salbei.png' }).click();
    await dialog.getByRole('button', { name: 'Einsetzen' }).click();
    const names = pictures.getByText(/^(gold|salbei|tinte)\.png$/);
    await expect(names).toHaveText(['gold.png', 'tinte.png', 'salbei.png']);
    await pictures.getByRole('button', { name: 'salbei.png entfernen' }).click();
    await expect(names).toHaveText(['gold.png', 'tinte.png']);
    await pictures.getByRole('button', { name: 'gold.png nach unten' }).click();
    await expect(names).toHaveText(['tinte.png', 'gold.png']);
  });

  await save(page);
  await expectNeverReloaded(page);
  const asset = (name: string) => ({
    fieldtype: 'asset',
    id: expect.any(Number),
    filename: expect.stringMatching(`/f/100001/400x300/[0-9a-f]+/${name}$`),
    is_external_url: false,
  });
  expect(await draftOf(ownShop, story)).toMatchObject({
    ogImages: [asset('tinte.png'), asset('gold.png')],
    body: [
      {
        image: {
          ...asset('salbei.png'),
          alt: 'Salbeigrünes Papier',
          focus: '100x153:101x154',
        },
      },
    ],
  });
});

test(
  'an alternative text typed in the library is stored and used when the picture is put in',
  beforeRelease,
  async ({ page, shop }) => {
    const story = await createPage(shop, 'alt-im-dialog', [
      { _uid: 'teaser', component: 'image_teaser', headline: 'Ein Bild' },
    ]);
    await openPage(page, shop, story, 'teaser');
    const dialog = page.getByRole('dialog', { name: 'Bilder' });
    const chooseImage = formOf(page).getByRole('button', { name: 'Bild wählen' });
    await chooseImage.click();
    await upload(page, 'moosgruen.png', '#5c7a5a');
    const details = dialog.getByRole('region', { name: 'moosgruen.png' });
    await details.getByRole('textbox', { name: 'Alternativtext' }).fill('Moosgrünes Papier');
    await dialog.getByRole('button', { name: 'Einsetzen' }).click();
    await expect(formOf(page).getByRole('textbox', { name: 'Alternativtext' })).toHaveValue(
      'Moosgrünes Papier',
    );
    await expect(previewOf(page).getByRole('img', { name: 'Moosgrünes Papier' })).toBeVisible();
    await save(page);
    expect(await draftOf(shop, story)).toMatchObject({ body: [{ image: { alt: 'Moosgrünes Papier' } }] });

    await page.reload();
    await formOf(page).getByRole('button', { name: 'Tauschen' }).click();
    await dialog.getByRole('row', { name: 'moosgruen.png' }).click();
    await expect(details.getByRole('textbox', { name: 'Alternativtext' })).toHaveValue('Moosgrünes Papier');
  },
);

test(
  'a file that is no picture is refused among pictures, with what is possible',
  beforeRelease,
  async ({ page, shop }) => {
    const story = await createPage(shop, 'kein-bild', [
      { _uid: 'teaser', component: 'image_teaser', headline: 'Ein Bild' },
    ]);
    await openPage(page, shop, story, 'teaser');
    await formOf(page).getByRole('button', { name: 'Bild wählen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bilder' });
    await chooseFile(page, 'notes.txt', Buffer.from('Notizen'));
    await expect(dialog.getByRole('alert')).toHaveText(
      'Kein Bild: „notes.txt“. Möglich sind JPG, PNG, WebP, AVIF, GIF und SVG.',
    );
    await upload(page, 'doch-ein-bild.png', '#c9a24b');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  },
);

/** Sends a picture of one colour to the open library. */
async function upload(page: Page, name: string, background: string): Promise<void> {
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background } });
  await chooseFile(page, name, await picture.png().toBuffer());
  await expect(page.getByRole('dialog').getByRole('row', { name, selected: true })).toBeVisible();
}

async function chooseFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Hochladen' }).click();
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
}
