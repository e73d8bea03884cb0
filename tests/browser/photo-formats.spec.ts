import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

const optionsOf = (page: Page) => page.getByRole('region', { name: 'Ausführung und Menge' });
const photosOf = (page: Page) => page.getByRole('region', { name: 'Fotos' });

async function sendPhoto(page: Page, width: number, height: number): Promise<void> {
  const image = sharp({ create: { width, height, channels: 3, background: '#2878b4' } });
  const chooser = page.waitForEvent('filechooser');
  await photosOf(page).getByRole('button', { name: 'Foto einsetzen: Foto 1', exact: true }).click();
  const buffer = await image.jpeg().toBuffer();
  await (await chooser).setFiles({ name: 'meer.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.locator('svg image[href*="width=1200"]').first()).toBeAttached({ timeout: 30_000 });
}

test('a book says before a larger size is chosen that a photo is too small there, and in which it is sharp', async ({
  page,
  shop,
}) => {
  await openAlive(page, `${shop.storefront}/configurator-photobook/?design=210101`);
  const options = optionsOf(page);
  const size = (name: RegExp) => options.getByRole('group', { name: 'Format' }).getByRole('radio', { name });
  await expect(size(/^A4 quer/)).toBeChecked();
  await expect(size(/Foto/)).toHaveCount(0);
  await sendPhoto(page, 1200, 800);
  await expect(size(/^A3 quer.*ein Foto (unscharf|zu klein)/)).not.toBeChecked();
  await expect(size(/^A5 quer((?!Foto).)*$/)).not.toBeChecked();
  await expect(options).toContainText('Größtes Format, in dem alle Fotos scharf sind: A5 quer');
});

test('a collage says so too', async ({ page, shop }) => {
  const poster = shop.storefront.replace('localhost', 'myposter.localhost');
  await openAlive(page, `${poster}/configurator-collage/?design=220102`);
  await sendPhoto(page, 500, 500);
  const options = optionsOf(page);
  const size = (name: RegExp) => options.getByRole('group', { name: 'Format' }).getByRole('radio', { name });
  await expect(size(/^80 × 60 cm.*ein Foto unscharf$/)).not.toBeChecked();
  await expect(size(/^40 × 30 cm((?!Foto).)*$/)).toBeChecked();
  await expect(options).toContainText('Größtes Format, in dem alle Fotos scharf sind: 40 × 30 cm');
});
