import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoFindings } from './support/axe.ts';
import { beforeRelease, once } from './support/broad.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

async function photo(width: number, height: number) {
  const image = sharp({ create: { width, height, channels: 3, background: '#2878b4' } });
  return { name: 'meer.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

const photosOf = (page: Page) => page.getByRole('region', { name: 'Fotos' });
const optionsOf = (page: Page) => page.getByRole('region', { name: 'Ausführung und Menge' });
const priceOf = (place: Locator) => place.getByRole('status').filter({ hasText: '€' });
/** The photo as it is drawn in its print. */
const drawnOf = (page: Page) => page.locator('svg image[href*="width=1200"]');

async function choose(page: Page, name: string | RegExp, width: number, height: number) {
  const chooser = page.waitForEvent('filechooser');
  await photosOf(page).getByRole('button', { name }).click();
  await (await chooser).setFiles([await photo(width, height)]);
}

async function lineOf(page: Page, name: string) {
  await optionsOf(page).getByRole('button', { name: 'In den Warenkorb' }).click();
  await optionsOf(page).getByRole('link', { name: 'Zum Warenkorb' }).click();
  return page.getByRole('listitem').filter({ hasText: name });
}

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} pixels`, once(viewport.width === 1440), () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(
      'a guest orders a canvas; too small a photo is told, and refused',
      beforeRelease,
      async ({ page, shop, expectedErrors }) => {
        expectedErrors.push(/status of 422/);
        const poster = shop.storefront.replace('localhost', 'myposter.localhost');
        await openAlive(page, `${poster}/bilderrahmen-gestalten/leinwand?format=600x400`);
        await page.getByRole('button', { name: 'Jetzt gestalten' }).click();
        await expect(page).toHaveURL(/configurator-collage\/?\?.*design=leinwand/);
        await expect(optionsOf(page).getByLabel('Format')).toHaveValue('600x400');
        await expect(photosOf(page)).toContainText('Ein Foto fehlt noch');
        await expect(page.getByRole('heading', { name: 'Farben und Schrift' })).toHaveCount(0);
        await expect(optionsOf(page)).toContainText('Ringsum laufen 4\u00a0cm des Fotos um den Keilrahmen.');
        await expectNoFindings(page);

        await choose(page, /^Foto einsetzen/, 900, 600);
        await expect(drawnOf(page)).toHaveCount(1);
        await expect(photosOf(page)).toContainText('Nur 31 dpi in dieser Größe, das ist zu wenig');
        await expect(optionsOf(page)).toContainText('Das Foto hat für einen scharfen Druck zu wenige');
        await optionsOf(page).getByRole('button', { name: 'In den Warenkorb' }).click();
        await expect(optionsOf(page)).toContainText('nur 31 dpi, zu wenig für den Druck');

        await choose(page, /^Ersetzen/, 3600, 2400);
        await expect(photosOf(page)).not.toContainText('dpi');
        await expect(optionsOf(page)).toContainText('Das Foto ist bis 98 × 65 cm scharf.');
        const before = await drawnOf(page).getAttribute('width');
        await optionsOf(page).getByLabel('Format').selectOption('400x600');
        await expect(drawnOf(page)).not.toHaveAttribute('width', before ?? '');
        await optionsOf(page).getByLabel('Format').selectOption('600x400');
        await expect(drawnOf(page)).toHaveAttribute('width', before ?? '');
        await expect(priceOf(optionsOf(page))).toHaveAttribute('aria-busy', 'false');
        await expectNoFindings(page);
        const line = await lineOf(page, 'Wandbild, Leinwand');
        await expect(line).toContainText('60 × 40 cm');
        await expect(line.locator('img').first()).toHaveAttribute('src', /\/web-api\/sealed-pictures\//);
      },
    );

    test('a guest orders a framed photo in a size of one’s own', async ({ page, shop }) => {
      const poster = shop.storefront.replace('localhost', 'myposter.localhost');
      const chosen = '?format=455x330&substrate=hahnemuehle';
      await openAlive(page, `${poster}/bilderrahmen-gestalten/holzrahmen-eiche${chosen}`);
      await page.getByRole('button', { name: 'Jetzt gestalten' }).click();
      const material = optionsOf(page).getByRole('group', { name: /^Material/ });
      await expect(material.getByRole('radio', { name: /^Hahnemühle-Papier/ })).toBeChecked();
      await expect(material.getByRole('radio', { name: /^Ohne Bild/ })).toHaveCount(0);
      await choose(page, /^Foto einsetzen/, 3000, 2200);
      await expect(drawnOf(page)).toHaveCount(1);
      const own = optionsOf(page).getByRole('group', { name: 'Eigenes Maß' });
      await own.getByLabel('Breite in cm').fill('50');
      await expect(page).toHaveURL(/[?&]format=500x330/);
      await expect(priceOf(optionsOf(page))).toHaveAttribute('aria-busy', 'false');
      await expectNoFindings(page);
      const line = await lineOf(page, 'Holzrahmen, Eiche');
      await expect(line).toContainText('50 × 33 cm');
      await expect(line).toContainText('Hahnemühle-Papier');
      await expect(line).toContainText('Passepartout weiß');
      await line.getByRole('link', { name: /^Design ändern/ }).click();
      await expect(drawnOf(page)).toHaveCount(1);
      await expect(own.getByLabel('Breite in cm')).toHaveValue('50');
    });
  });
}
