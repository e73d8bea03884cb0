import { expect, test } from './support/shop-test.ts';

test('the header leads to account, basket, wish list, contact, magazine and sample cards', async ({
  page,
  shop,
}) => {
  await page.goto(shop.storefront);
  const header = page.getByRole('banner');
  for (const name of ['Konto', 'Warenkorb', 'Merkzettel', 'Kontakt', 'Magazin', 'Musterkarten']) {
    await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await header.getByRole('link', { name: 'Warenkorb', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Der Warenkorb ist noch leer');
  await expect(page).toHaveURL(`${shop.storefront}/warenkorb/`);
  await header.getByRole('link', { name: 'Magazin', exact: true }).click();
  await expect(page).toHaveURL(`${shop.storefront}/magazin/`);
});

test('the footer has service, about us, quotes and texts, support hours and what prices include', async ({
  page,
  shop,
}) => {
  await page.goto(shop.storefront);
  const footer = page.getByRole('contentinfo');
  for (const name of ['Service', 'Über uns', 'Texte & Zitate']) {
    await expect(footer.getByRole('heading', { name })).toBeVisible();
  }
  await expect(footer.getByText(/Montag bis Freitag.*8.*17/)).toBeVisible();
  await expect(footer.getByText('Alle Preise inklusive Mehrwertsteuer, zuzüglich Versand.')).toBeVisible();
});

test('what the footer says of the shop has room and lies beside or above its columns, in windows of every width', async ({
  page,
  shop,
}) => {
  await page.goto(shop.storefront);
  const footer = page.getByRole('contentinfo');
  for (const width of [900, 1024, 1100, 1300]) {
    await page.setViewportSize({ width, height: 800 });
    const words = await footer.getByText(/^Karten und Fotoprodukte/).boundingBox();
    const column = await footer.getByRole('heading', { name: 'Beratung' }).boundingBox();
    if (!words || !column) throw new Error('The footer lacks its words or its first column.');
    expect(words.width).toBeGreaterThan(170);
    expect(words.x + words.width <= column.x || words.y + words.height <= column.y).toBe(true);
  }
});

test('an advantage explains itself in a dialog', async ({ page, shop }) => {
  await page.goto(shop.storefront);
  await expect(
    page.getByRole('banner').getByRole('button', { name: /^Kauf auf Rechnung ab 25\s€$/ }),
  ).toBeVisible();
  const opener = page.getByRole('banner').getByRole('button', { name: '3 Musterkarten gratis' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: '3 Musterkarten gratis' });
  await expect(dialog.getByText(/jede weitere kostet 1,90/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeFocused();
  for (const stop of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(stop);
    const isBehind = await dialog.evaluate(
      (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
    );
    expect(isBehind).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('every country reads its own amounts in editors’ texts and descriptions', async ({ page, shop }) => {
  await page.goto(shop.storefront.replace('localhost', 'at.localhost'));
  await expect(
    page.getByRole('banner').getByRole('button', { name: /^Kauf auf Rechnung ab €\s25$/ }),
  ).toBeVisible();
  const readers = [
    ['at', 'Ab €\u00a00,29, in vielen Farben', '€\u00a01,90'],
    ['li', 'Ab CHF\u00a00.47, in vielen Farben', 'CHF\u00a03.50'],
    ['gb', 'From £0.25, in many colours', '£1.70'],
  ] as const;
  for (const [country, envelopes, sample] of readers) {
    const origin = shop.storefront.replace('localhost', `${country}.localhost`);
    await page.goto(origin);
    await expect(page.getByRole('main').getByText(envelopes)).toBeVisible();
    await page.goto(`${origin}/service/musterkarten/`);
    await expect(page.getByRole('main').getByText(sample).first()).toBeVisible();
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', new RegExp(sample));
  }
});

test('accessories have their page', async ({ page, shop }) => {
  const response = await page.goto(`${shop.storefront}/zubehoer/`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
