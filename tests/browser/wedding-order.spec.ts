import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { untilAlive } from '../../scripts/page-alive.ts';
import { expectNoFindings } from './support/axe.ts';
import { once } from './support/broad.ts';
import { expect, test } from './support/shop-test.ts';

/** Wedding invitations with several photos and metal. */
const listing = '/hochzeitseinladungen/?photos[]=several&foil[]=foil';
const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];
/** Lines of a text lie closer together on a phone's card than a finger is wide; their fields do not. */
const smallLines = { without: ['target-size'] };

const photosOf = (page: Page) => page.getByRole('region', { name: 'Fotos' });
const optionsOf = (page: Page) => page.getByRole('region', { name: 'Ausführung und Menge' });
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

async function photo(name: string, width: number, height: number, background: string) {
  const image = sharp({ create: { width, height, channels: 3, background } });
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

for (const viewport of sizes)
  test.describe(`at ${viewport.width} pixels`, once(viewport.width === 360), () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('a guest finds an invitation, puts in two photos, has the names in foil, and orders fifty with envelopes', async ({
      page,
      shop,
    }) => {
      test.slow();
      await page.goto(shop.storefront + listing);
      await page.getByRole('link', { name: 'Serenade' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Serenade');
      await page.getByRole('radio', { name: /^Roségold/ }).check();
      await page.getByRole('button', { name: 'Jetzt gestalten' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('gestalten');
      await expect(optionsOf(page).getByRole('radio', { name: /^Roségold/ })).toBeChecked();

      await untilAlive(page);
      const chooser = page.waitForEvent('filechooser');
      await photosOf(page).getByRole('button', { name: 'Fotos auswählen' }).click();
      await (await chooser).setFiles([
        await photo('am-see.jpg', 1800, 1800, '#2878b4'),
        await photo('im-wald.jpg', 1800, 1800, '#3c8c50'),
      ]);
      await expect(page.locator('svg image[href*="width=1200"]')).toHaveCount(2);
      await field(page, 'Namen').fill('Ayşe & Jérôme');
      await expectNoFindings(page, smallLines);

      await optionsOf(page).getByRole('combobox', { name: 'Menge' }).selectOption('50');
      await optionsOf(page).getByRole('button', { name: 'In den Warenkorb' }).click();
      await page.getByRole('button', { name: 'Trotzdem in den Warenkorb' }).click();
      const envelopes = page.getByRole('region', { name: 'Passende Umschläge dazu?' });
      await envelopes
        .getByRole('button', { name: /^50 dazulegen/ })
        .first()
        .click();
      await expect(envelopes.getByRole('status')).toContainText('Liegt im Warenkorb.');
      await expectNoFindings(page, smallLines);
      await envelopes.getByRole('link', { name: 'Zum Warenkorb' }).click();

      const lines = page.getByRole('main').getByRole('listitem');
      await expect(lines.filter({ hasText: 'Serenade' })).toContainText('Roségold');
      await expect(lines.filter({ hasText: /[Uu]mschlag/ })).toHaveCount(1);
      await expect(page.getByRole('combobox', { name: /^Stückzahl von Einladungskarte/ })).toHaveValue('50');
      await page.getByRole('link', { name: 'Zur Kasse' }).click();
      await field(page, 'E-Mail-Adresse').fill('ayse@kundin.example');
      await field(page, 'Vorname').fill('Ayşe');
      await field(page, 'Nachname').fill('Yılmaz');
      await page.getByRole('textbox', { name: /^Straße/ }).fill('Am Markt 3');
      await page.getByRole('textbox', { name: /^Postleitzahl/ }).fill('80331');
      await page.getByRole('textbox', { name: /^Ort/ }).fill('München');
      await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für die Bestellung!');
      const ordered = page.getByRole('main');
      await expect(ordered).toContainText('Serenade');
      await expect(ordered).toContainText(/[Uu]mschlag/);
      const picture = ordered.locator('img[src*="/web-api/sealed-pictures/"]').first();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    });
  });
