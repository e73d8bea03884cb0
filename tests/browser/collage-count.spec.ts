import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoFindings } from './support/axe.ts';
import { once } from './support/broad.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];
const photosOf = (page: Page) => page.getByRole('region', { name: 'Fotos' });
const countOf = (page: Page) => photosOf(page).getByRole('group', { name: 'Anzahl der Fotos' });
const rowsOf = (page: Page) => photosOf(page).getByRole('listitem', { name: /^Foto \d+$/ });
/** Photos as they are drawn on the stage. */
const drawnOf = (page: Page) => page.locator('svg image[href*="width=1200"]');

async function photo(number: number) {
  const background = { r: (number * 16) % 256, g: (number * 70) % 256, b: (255 - number * 12) % 256 };
  const image = sharp({ create: { width: 900, height: 900, channels: 3, background } });
  return { name: `bild-${number}.jpg`, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} pixels`, once(viewport.width === 360), () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('a collage of twelve photos becomes one of fifteen, and gives one back', async ({ page, shop }) => {
      const poster = shop.storefront.replace('localhost', 'myposter.localhost');
      await openAlive(page, `${poster}/configurator-collage/?design=220102`);
      await expect(countOf(page)).toContainText('12 Fotos');
      await expect(rowsOf(page)).toHaveCount(12);

      // Three more than there are places: it grows by itself.
      const files = await Promise.all(Array.from({ length: 15 }, (_, index) => photo(index)));
      const chooser = page.waitForEvent('filechooser');
      await photosOf(page).getByRole('button', { name: 'Fotos auswählen' }).click();
      await (await chooser).setFiles(files);
      await expect(countOf(page)).toContainText('15 Fotos');
      await expect(rowsOf(page)).toHaveCount(15);
      await expect(drawnOf(page)).toHaveCount(15, { timeout: 30_000 });
      await expectNoFindings(page);

      // One fewer by the keyboard: it waits in the tray, and comes back with its place.
      await countOf(page).getByRole('button', { name: 'Ein Foto weniger' }).focus();
      await page.keyboard.press('Enter');
      await expect(countOf(page)).toContainText('14 Fotos');
      await expect(drawnOf(page)).toHaveCount(14);
      await expect(photosOf(page)).toContainText('Ein Foto wartet');
      await page.getByRole('button', { name: 'Rückgängig' }).first().click();
      await expect(countOf(page)).toContainText('15 Fotos');
      await expect(drawnOf(page)).toHaveCount(15);
      await countOf(page).getByRole('button', { name: 'Ein Foto mehr' }).click();
      await expect(rowsOf(page)).toHaveCount(16);
      await expect(photosOf(page)).toContainText('Ein Foto fehlt noch');
      await countOf(page).getByRole('button', { name: 'Ein Foto weniger' }).click();
      await expect(photosOf(page)).not.toContainText('Ein Foto fehlt noch');
      await expectNoFindings(page);

      await page.getByRole('textbox', { name: 'Titel', exact: true }).fill('Familie Öztürk');
      await page.getByRole('textbox', { name: 'Untertitel', exact: true }).fill('seit 2003');
      const options = page.getByRole('region', { name: 'Ausführung und Menge' });
      await options.getByRole('button', { name: 'In den Warenkorb' }).click();
      await options.getByRole('link', { name: 'Zum Warenkorb' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Bilderbogen' })).toHaveCount(1);
    });
  });
}
