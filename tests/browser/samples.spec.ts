import { once } from './support/broad.ts';
import { fillInAddress } from './support/fill-in-address.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

const cards = [
  '/karten-designen/kirschbluetenzeit--142301/',
  '/karten-designen/flussbett--163101/',
  '/karten-designen/lorbeerkranz--141501/',
];
const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];
const sampleButton = { name: 'Kostenlose Musterkarte anfordern' };

for (const viewport of sizes)
  test.describe(`at ${viewport.width} pixels`, once(viewport.width === 360), () => {
    test.use({ viewport });

    test('a guest orders three samples, which cost nothing', async ({ page, shop }) => {
      const [first = '', second = '', third = ''] = cards;
      for (const card of [first, second]) {
        await openAlive(page, `${shop.storefront}${card}`);
        await page.getByRole('button', sampleButton).click();
        await expect(page.getByText('Liegt im Warenkorb.')).toBeVisible();
      }
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await openAlive(page, `${shop.storefront}${third}`);
      await expect(page.getByRole('link', { name: /^Warenkorb ?, 2 Artikel$/ })).toBeVisible();
      // A page from a cache knows it by itself.
      expect(asked.filter((path) => path.startsWith('/web-api/basket'))).toEqual([]);
      await page.getByRole('button', sampleButton).click();
      await expect(page.getByRole('link', { name: /^Warenkorb ?, 3 Artikel$/ })).toBeVisible();
      await page.goto(`${shop.storefront}/warenkorb/`);
      await expect(page.getByText(/^Alle kostenlosen Musterkarten sind gewählt/)).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('listitem').filter({ hasText: 'kostenlos' })).toHaveCount(3);
      await page.getByRole('link', { name: 'Zur Kasse' }).click();
      await fillInAddress(page);
      await expect(
        page.getByRole('radio', { name: /Kostenlos oder schon mit einem Gutschein bezahlt/ }),
      ).toBeChecked();
      await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für die Bestellung!');
      await expect(main).toContainText(/Gesamtsumme0,00\s€/);
    });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a guest orders three samples, and is told what a fourth costs', async ({ page, shop }) => {
    for (const card of [...cards, '/karten-designen/fischzug--161102/']) {
      await page.goto(`${shop.storefront}${card}`);
      await page.getByRole('button', sampleButton).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
    }
    const main = page.getByRole('main');
    const last = main.getByRole('listitem').filter({ hasText: 'Fischzug' });
    await expect(last).toContainText('1,90 €');
    await last.getByRole('button', { name: /entfernen$/ }).click();
    await expect(main.getByText(/^Alle kostenlosen Musterkarten sind gewählt/)).toBeVisible();
    await page.getByRole('link', { name: 'Zur Kasse' }).click();
    await fillInAddress(page);
    await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für die Bestellung!');
    await expect(main).toContainText(/Gesamtsumme0,00\s€/);
  });
});
