import { expectNoFindings } from './support/axe.ts';
import { fillBasket } from './support/fill-basket.ts';
import { customer, newAddress, signUpByMail } from './support/new-customer.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

// The browser itself reports the refused attempt.
test.use({ expectedErrors: [/status of (400|422)/], viewport: { width: 360, height: 740 } });

test('who has begun as a guest signs in amid the checkout, after an error, and orders there', async ({
  page,
  shop,
}) => {
  const email = newAddress();
  await signUpByMail(page, shop, email);
  await page.context().clearCookies();
  const item = { kind: 'accessory', sku: 'pen-gel-gold' } as const;
  await fillBasket(page, shop.storefront, [{ item, quantity: 1 }]);
  await openAlive(page, `${shop.storefront}/kasse/`);
  const main = page.getByRole('main');
  const field = (name: string) => main.getByRole('textbox', { name, exact: true });
  await field('Vorname').fill('Annemarie');
  await main.getByRole('link', { name: 'Anmelden' }).click();
  const dialog = page.getByRole('dialog', { name: 'Anmelden' });
  await dialog.getByLabel('E-Mail-Adresse').fill(email);
  await dialog.getByLabel('Passwort').fill('geraten');
  await dialog.getByRole('button', { name: 'Anmelden' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('E-Mail-Adresse oder Passwort stimmen nicht.');
  await expectNoFindings(page, { include: ['dialog[open]'] });
  await dialog.getByLabel('Passwort').fill(customer.password);
  await dialog.getByRole('button', { name: 'Anmelden' }).click();

  // The checkout is the customer's own: what is known is filled in, and the basket is the one it was.
  await expect(page.getByRole('heading', { level: 1, name: 'Kasse' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Anmelden' })).toBeHidden();
  await expect(field('E-Mail-Adresse')).toHaveValue(email);
  await expect(field('Nachname')).toHaveValue(customer.last);
  await expect(main.getByRole('checkbox', { name: 'Adressen im Adressbuch merken' })).toBeVisible();
  await field('Straße und Hausnummer').fill('Lindenweg 4');
  await main.getByRole('textbox', { name: /^Postleitzahl/ }).fill('80331');
  await field('Ort').fill('München');
  await main.getByRole('radio', { name: /^Vorkasse/ }).check();
  await main.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für die Bestellung!');
  await expect(main).toContainText(/bei Zahlungseingang am Tag der Bestellung/);
  await page.goto(`${shop.storefront}/kundenkonto/`);
  await expect(main.getByRole('region', { name: /Bestellungen/ })).toContainText('Eingegangen');
});
