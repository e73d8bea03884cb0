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

/** A photo of stripes that no other has. */
async function photo(number: number, width: number, height: number) {
  const stripes = Array.from({ length: 9 }, (_, index) => {
    const shade = ((number * 97 + index * index * 53) % 200) + 40;
    return `<rect x="${(index * width) / 9}" width="${width / 9}" height="${height}" fill="rgb(${shade},${255 - shade},${(shade * number) % 255})"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${stripes.join('')}</svg>`;
  const buffer = await sharp(Buffer.from(svg)).jpeg().toBuffer();
  return { name: `bild-${number}.jpg`, mimeType: 'image/jpeg', buffer };
}

const photosOf = (page: Page) => page.getByRole('region', { name: 'Fotos' });
const optionsOf = (page: Page) => page.getByRole('region', { name: 'Ausführung und Menge' });
const rowOf = (page: Page, number: number) =>
  photosOf(page).getByRole('listitem', { name: `Foto ${number}`, exact: true });
const sizeOf = (page: Page, number: number) =>
  photosOf(page).getByLabel(`Größe von Foto ${number}`, { exact: true });
const copiesOf = (page: Page, number: number) =>
  photosOf(page).getByLabel(`Anzahl von Foto ${number}`, { exact: true });

async function add(page: Page, button: RegExp, files: Awaited<ReturnType<typeof photo>>[]) {
  const chooser = page.waitForEvent('filechooser');
  await photosOf(page).getByRole('button', { name: button }).first().click();
  await (await chooser).setFiles(files);
}

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} pixels`, once(viewport.width === 360), () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('a guest orders several prints at once, each in its size and number', async ({ page, shop }) => {
      const poster = shop.storefront.replace('localhost', 'myposter.localhost');
      await openAlive(page, `${poster}/configurator-collage/?design=100x150`);
      await expect(optionsOf(page)).toBeVisible();
      const files = await Promise.all([
        photo(1, 1800, 1200),
        photo(2, 1200, 1800),
        photo(3, 600, 900),
        photo(4, 1500, 1500),
      ]);
      await add(page, /^Fotos auswählen/, files);
      await expect(photosOf(page).getByRole('listitem', { name: /^Foto \d$/ })).toHaveCount(4);
      await expect(photosOf(page).getByRole('progressbar')).toHaveCount(0, { timeout: 20_000 });
      // Each is the way round that its photo is.
      await expect(sizeOf(page, 1).locator('option:checked')).toHaveText('15 × 10 cm');
      await expect(sizeOf(page, 2).locator('option:checked')).toHaveText('10 × 15 cm');
      await expect(page.getByRole('group', { name: 'Abzüge', exact: true })).toContainText('Foto 1 von 4');
      await expectNoFindings(page);

      // A size for all; what is too coarse for it goes back by one button.
      await photosOf(page).getByLabel('Größe für alle').selectOption('200x300');
      await expect(photosOf(page)).toContainText('Foto 3: Nur');
      await photosOf(page).getByRole('button', { name: 'In 9 × 13 cm drucken' }).click();
      await expect(photosOf(page)).not.toContainText('Foto 3: Nur');
      await expect(sizeOf(page, 3)).toHaveValue('90x130');
      await expect(photosOf(page).getByLabel('Größe für alle')).toHaveValue('');
      await photosOf(page).getByRole('button', { name: 'Rückgängig' }).click();
      await expect(sizeOf(page, 3)).toHaveValue('200x300');
      await photosOf(page).getByLabel('Größe für alle').selectOption('100x150');

      // Numbers: of all, then of one, by the keyboard.
      await photosOf(page).getByLabel('Anzahl je Foto für alle').fill('2');
      await copiesOf(page, 2).fill('5');
      await expect(copiesOf(page, 1)).toHaveValue('2');
      await sizeOf(page, 1).selectOption('130x180');
      await expect(optionsOf(page)).toContainText('2 × 13 × 18 cm');
      await expect(optionsOf(page)).toContainText('9 × 10 × 15 cm');
      await expect(optionsOf(page)).toContainText('11 Abzüge zusammen');

      // The same photo again is told, and taken out again.
      await add(page, /^Weitere Fotos/, files.slice(0, 1));
      await expect(photosOf(page)).toContainText('Foto 5 ist dasselbe wie Foto 1.', { timeout: 20_000 });
      await rowOf(page, 5).getByRole('button', { name: 'Entfernen: Foto 5' }).focus();
      await page.keyboard.press('Enter');
      await expect(rowOf(page, 5)).toHaveCount(0);

      // The crop of one of them, on the stage and by sliders.
      await rowOf(page, 4).getByRole('button', { name: 'Foto 4', exact: true }).click();
      await expect(page.getByRole('group', { name: 'Abzüge', exact: true })).toContainText('Foto 4 von 4');
      await rowOf(page, 4).getByText('Ausschnitt').click();
      await rowOf(page, 4).getByRole('slider').first().press('ArrowRight');
      await rowOf(page, 4).getByRole('button', { name: 'Drehen: Foto 4' }).click();
      await expect(sizeOf(page, 4).locator('option:checked')).toHaveText('15 × 10 cm');
      await expectNoFindings(page);

      await optionsOf(page).getByRole('button', { name: 'In den Warenkorb', exact: true }).click();
      await expect(optionsOf(page)).toContainText(/Foto 3: In dieser Größe nur 143 dpi/);
      await optionsOf(page).getByRole('button', { name: 'Trotzdem in den Warenkorb' }).click();
      await optionsOf(page).getByRole('link', { name: 'Zum Warenkorb' }).click();
      const lines = page.getByRole('listitem').filter({ hasText: 'Fotoabzug' });
      await expect(lines).toHaveCount(2);
      await expect(lines.filter({ hasText: '13 × 18 cm' })).toContainText('1 Foto');
      await expect(lines.filter({ hasText: '10 × 15 cm' })).toContainText('3 verschiedene Fotos');

      // Back from the basket all of them are there, and a change takes the place of both lines.
      await lines
        .filter({ hasText: '13 × 18 cm' })
        .getByRole('link', { name: /^Design ändern/ })
        .click();
      await expect(photosOf(page).getByRole('listitem', { name: /^Foto \d$/ })).toHaveCount(4);
      await sizeOf(page, 1).selectOption('100x150');
      await expect(optionsOf(page)).toContainText('11 Abzüge zusammen');
      await optionsOf(page).getByRole('button', { name: 'Im Warenkorb ersetzen' }).click();
      await expect(optionsOf(page)).toContainText(/Foto 3: In dieser Größe nur 143 dpi/);
      await optionsOf(page).getByRole('button', { name: 'Trotzdem in den Warenkorb' }).click();
      await optionsOf(page).getByRole('link', { name: 'Zum Warenkorb' }).click();
      await expect(lines).toHaveCount(1);
      await expect(lines).toContainText('4 verschiedene Fotos');
    });
  });
}
