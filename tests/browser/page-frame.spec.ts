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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Der Warenkorb ist leer');
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
});

test('accessories have their page', async ({ page, shop }) => {
  const response = await page.goto(`${shop.storefront}/zubehoer/`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
