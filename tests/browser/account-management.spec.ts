import type { Page } from '@playwright/test';
import { expectNoFindingsAtAnyWidth } from './support/axe.ts';
import { mailLink } from './support/mail-link.ts';
import { customer, newAddress, signUp } from './support/new-customer.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

// The browser itself reports the refused attempts.
test.use({ expectedErrors: [/status of 400/] });
test.describe.configure({ mode: 'parallel' });

const envelope = '/zubehoer-artikel/envelope-straight-green-110x110/?quantity=25';

test('an address is kept, mended, deleted, brought back, and chosen at the checkout', async ({
  page,
  shop,
}) => {
  await signUp(page, shop, newAddress());
  const book = page.getByRole('region', { name: 'Adressbuch' });
  await expect(book).toContainText('Noch keine Adresse.');
  await book.getByRole('button', { name: 'Adresse hinzufügen' }).click();
  const form = book.getByRole('form', { name: 'Adresse hinzufügen' });
  await expect(form.getByLabel('Vorname')).toBeFocused();
  await expect(form.getByLabel('Vorname')).toHaveValue(customer.first);
  await form.getByLabel('Straße und Hausnummer').fill('Am Markt 3');
  await form.getByLabel(/^Postleitzahl/).fill('8033');
  await form.getByLabel('Ort').fill('München');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form.getByLabel(/^Postleitzahl/)).toBeFocused();
  await expect(form.getByLabel(/^Postleitzahl/)).toHaveAccessibleDescription(/80331/);
  await expectNoFindingsAtAnyWidth(page, 'main');
  await form.getByLabel(/^Postleitzahl/).fill('80331');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(book.getByText('Die Adresse ist gespeichert.')).toBeVisible();
  await expect(book.getByRole('button', { name: 'Adresse hinzufügen' })).toBeFocused();

  await book.getByRole('button', { name: /^Adresse ändern: Anna Beispiel, Am Markt 3/ }).click();
  await book.getByLabel('Straße und Hausnummer').fill('Am Markt 5');
  await book.getByRole('button', { name: 'Speichern' }).click();
  await book.getByRole('button', { name: /^Adresse löschen: .*Am Markt 5/ }).click();
  await expect(book.getByRole('listitem')).toHaveCount(0);
  await book.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(book.getByRole('listitem')).toContainText('Am Markt 5');
  await expectNoFindingsAtAnyWidth(page, 'main');

  await openAlive(page, `${shop.storefront}${envelope}`);
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByRole('status').getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
  await openAlive(page, `${shop.storefront}/kasse/`);
  const chosen = page.getByLabel('Aus dem Adressbuch');
  await expect(chosen.getByRole('option', { selected: true })).toHaveText(/Am Markt 5/);
  await chosen.selectOption({ label: 'Andere Adresse eintragen' });
  await expect(page.getByLabel('Straße und Hausnummer')).toHaveValue('');
  await chosen.selectOption({ index: 0 });
  await expect(page.getByLabel('Straße und Hausnummer')).toHaveValue('Am Markt 5');
  await page.getByRole('radio', { name: /^Vorkasse/ }).check();
  await expectNoFindingsAtAnyWidth(page, 'main');
  await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für die Bestellung!');
});

test('a customer finds the wish list on another device, signs that one out, and moves to another mailbox', async ({
  page,
  shop,
  browser,
}) => {
  const [email, next] = [newAddress(), newAddress()];
  await page.goto(`${shop.storefront}/themes/1461/`);
  await page
    .getByRole('button', { name: /auf den Merkzettel$/ })
    .first()
    .click();
  await signUp(page, shop, email);

  const other = await (await browser.newContext()).newPage();
  await signIn(other, shop.storefront, email);
  await expect(wishlistLink(other, 1)).toBeVisible();
  await other.goto(`${shop.storefront}/themes/1461/`);
  await other
    .getByRole('button', { name: /auf den Merkzettel$/ })
    .nth(1)
    .click();
  await expect(wishlistLink(other, 2)).toBeVisible();

  await expect(async () => {
    await page.reload();
    await expect(wishlistLink(page, 2)).toBeVisible({ timeout: 2000 });
  }).toPass();
  const manage = page.getByRole('region', { name: 'Konto verwalten' });
  await expect(manage.getByRole('listitem').filter({ hasText: 'dieses Gerät' })).toBeVisible();
  await manage.getByRole('button', { name: /abmelden, seit/ }).click();
  await expect(manage.getByText('Abgemeldet.')).toBeVisible();
  await expect(manage.getByRole('heading', { name: 'Angemeldete Geräte' })).toBeFocused();
  await other.goto(`${shop.storefront}/kundenkonto/`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
  await other.context().close();

  await manage.getByRole('link', { name: 'E-Mail-Adresse ändern' }).click();
  await page.getByRole('button', { name: 'Link schicken' }).click();
  await page.goto(await mailLink(page.request, shop.workspace, email, 'customer-email-new'));
  await page.getByLabel('Neue E-Mail-Adresse').fill(next);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.goto(await mailLink(page.request, shop.workspace, next, 'customer-email-confirm'));
  await page.getByRole('button', { name: 'Adresse jetzt ändern' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Adresse ist geändert');
  await page.getByRole('link', { name: 'Zum Konto' }).click();

  // After signing out the list stays with the account.
  await page.getByRole('button', { name: 'Abmelden', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Merkzettel$/ })).toBeVisible();
  await signIn(page, shop.storefront, next);
  await expect(wishlistLink(page, 2)).toBeVisible();
});

async function signIn(page: Page, storefront: string, email: string) {
  await openAlive(page, `${storefront}/kundenkonto/`);
  const main = page.getByRole('main');
  await main.getByLabel('E-Mail-Adresse').fill(email);
  await main.getByLabel('Passwort').fill(customer.password);
  await main.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hallo, ${customer.first}!`);
}

const wishlistLink = (page: Page, designs: number) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^Merkzettel ?, ${designs} Designs?$`) });
