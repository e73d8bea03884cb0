import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoFindings } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

/** A box of twenty small square prints. */
const box = '/configurator-photobox/?design=231201';
const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

const photosOf = (page: Page) => page.getByRole('region', { name: 'Fotos' });
const rowsOf = (page: Page) => photosOf(page).getByRole('listitem', { name: /^Foto \d+$/ });
const optionsOf = (page: Page) => page.getByRole('region', { name: 'Ausführung und Menge' });

async function photo(number: number) {
  const background = { r: (number * 16) % 256, g: (number * 70) % 256, b: (255 - number * 12) % 256 };
  const image = sharp({ create: { width: 900, height: 900, channels: 3, background } });
  return { name: `bild-${number}.jpg`, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

for (const viewport of sizes)
  test.describe(`at ${viewport.width} pixels`, beforeRelease, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('a box holds a photo of one’s own on each of its twenty prints, and has room for forty', async ({
      page,
      shop,
    }) => {
      await openAlive(page, shop.storefront + box);
      await expect(rowsOf(page)).toHaveCount(20);
      const chooser = page.waitForEvent('filechooser');
      await photosOf(page).getByRole('button', { name: 'Fotos auswählen' }).click();
      await (await chooser).setFiles(
        await Promise.all(Array.from({ length: 20 }, (_, index) => photo(index))),
      );
      await expect(photosOf(page).getByRole('button', { name: 'Entfernen' })).toHaveCount(20, {
        timeout: 30_000,
      });
      await expect(photosOf(page)).not.toContainText('fehl');
      await expectNoFindings(page);

      await optionsOf(page)
        .getByRole('radio', { name: /^40 Abzüge/ })
        .check();
      await expect(rowsOf(page)).toHaveCount(40);
      await expect(photosOf(page)).toContainText('20 Fotos fehlen noch');
      await optionsOf(page)
        .getByRole('radio', { name: /^20 Abzüge/ })
        .check();
      await expect(rowsOf(page)).toHaveCount(20);
      await expect(photosOf(page)).not.toContainText('fehl');

      await page.getByRole('textbox', { name: 'Namen', exact: true }).fill('Familie Okafor');
      await expect(page.getByRole('status').filter({ hasText: 'Entwurf gesichert' })).toBeVisible();
      await optionsOf(page).getByRole('button', { name: 'In den Warenkorb' }).click();
      await optionsOf(page).getByRole('link', { name: 'Zum Warenkorb' }).click();
      const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Kinderkiste' });
      await expect(line).toContainText('20 Abzüge');
    });
  });
