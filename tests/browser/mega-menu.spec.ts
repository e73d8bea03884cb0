import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

test('pointing at an entry shows card types with a picture and what they cost at least', async ({
  page,
  shop,
}) => {
  await openAlive(page, shop.storefront);
  const menu = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await menu.getByRole('link', { name: 'Hochzeit', exact: true }).hover();
  const type = menu.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Save-the-Date' }) });
  const tile = type.last();
  await expect(tile).toContainText(/ab\s\d+,\d\d\s€/);
  await expect(tile.locator('img')).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Einladungstexte' })).toBeVisible();
  // The link lies over its picture.
  await tile.locator('img').click({ force: true });
  await expect(page).toHaveURL(`${shop.storefront}/save-the-date-karten/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Save-the-Date-Karten');
  await expect(menu.getByRole('link', { name: 'Einladungstexte' })).toBeHidden();
});

test('the keyboard opens a panel, walks through it and closes it where it began', async ({ page, shop }) => {
  await openAlive(page, shop.storefront);
  const menu = page.getByRole('navigation', { name: 'Hauptnavigation' });
  const opener = menu.getByRole('button', { name: /Geburt(?!stag)/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  // Its opening begins with the next frame.
  await expect(menu.getByRole('link', { name: 'Geburtskarten' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Geburtskarten' })).toBeFocused();
  // Pictures come late, and leave the focus where it is.
  await expect(menu.getByRole('listitem').filter({ hasText: /^Geburtskartenab/ })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Geburtskarten' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(menu.getByRole('link', { name: 'Geburtskarten' })).toBeHidden();
});

test('prices in the menu are those of the country, its words those of the language', async ({
  page,
  shop,
}) => {
  const address = new URL('/fr/', shop.storefront);
  address.hostname = 'ch.localhost';
  await openAlive(page, address.href);
  const menu = page.getByRole('navigation', { name: 'Navigation principale' });
  await menu.getByRole('link', { name: 'Mariage', exact: true }).hover();
  const tile = menu
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Faire-part' }) })
    .last();
  await expect(tile).toContainText(/à partir de\s.*CHF/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the entries of the menu are links', async ({ page, shop }) => {
    await page.goto(shop.storefront);
    await page.getByRole('navigation').getByRole('link', { name: 'Geburtstag', exact: true }).click();
    await expect(page).toHaveURL(`${shop.storefront}/geburtstag/`);
  });
});
