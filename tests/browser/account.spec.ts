import type { Page } from '@playwright/test';
import { expectNoFindings, expectNoFindingsAtAnyWidth } from './support/axe.ts';
import { mailLink } from './support/mail-link.ts';
import { customer, newAddress, signUp } from './support/new-customer.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

// The browser itself reports the refused attempts.
test.use({ expectedErrors: [/status of (400|422)/] });

const header = (page: Page) => page.getByRole('banner');

test('a customer takes the known data along, asks for a new password and deletes the account', async ({
  page,
  shop,
}) => {
  const email = newAddress();
  await signUp(page, shop, email);

  const manage = page.getByRole('region', { name: 'Konto verwalten' });
  const download = page.waitForEvent('download');
  await manage.getByRole('link', { name: 'Meine Daten herunterladen' }).click();
  expect((await download).suggestedFilename()).toBe('blattwerk.json');
  await manage.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(manage.getByRole('status')).toHaveText(/^Der Link ist unterwegs/);
  await expectNoFindingsAtAnyWidth(page, 'main');
  await manage.getByRole('link', { name: 'Konto löschen' }).click();
  await expectNoFindings(page, {});
  await page.getByRole('button', { name: 'Link zum Löschen schicken' }).click();
  await page.goto(await mailLink(page.request, shop.workspace, email, 'customer-delete-confirm'));
  await page.getByRole('button', { name: 'Konto jetzt löschen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Das Konto ist gelöscht');
  await page.goto(`${shop.storefront}/kundenkonto/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
});

test('a visitor signs up after an error, is known by name, logs out, signs in wrong and right, and asks for a new password', async ({
  page,
  shop,
}) => {
  const email = newAddress();
  // Until the page is alive, the link leads to the account's page.
  await openAlive(page, `${shop.storefront}/service/`);
  const account = header(page).getByRole('link', { name: 'Konto', exact: true });
  await account.focus();
  await page.keyboard.press('Enter');
  const signIn = page.getByRole('dialog', { name: 'Anmelden' });
  await expect(signIn.getByLabel('E-Mail-Adresse')).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/overlay-active/);
  await page.keyboard.press('Escape');
  await expect(signIn).toBeHidden();
  await expect(account).toBeFocused();
  await expect(page.locator('html')).not.toHaveClass(/overlay-active/);

  await account.click();
  await signIn.getByRole('button', { name: 'Konto anlegen' }).click();
  const signUp = page.getByRole('dialog', { name: 'Konto anlegen' });
  await expect(signUp.getByLabel('Vorname')).toBeFocused();
  await signUp.getByLabel('Vorname').fill(customer.first);
  await signUp.getByLabel('Nachname').fill(customer.last);
  await signUp.getByLabel('E-Mail-Adresse').fill(email);
  await signUp.getByLabel('Passwort').fill('kurz');
  await signUp.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(signUp.getByLabel('Passwort')).toBeFocused();
  await expect(signUp.getByLabel('Passwort')).toHaveAccessibleDescription(/mindestens 10 Zeichen/);
  await expectNoFindings(page, { include: ['dialog[open]'] });
  const typed = signUp.getByLabel('Passwort');
  for (const [password, words] of [
    ['passwort123', /benutzen viele/],
    ['Anna.Beispiel26', /fast nur aus dem Namen/],
    ['abcdefghijkl', /leicht zu erraten/],
    [customer.password, 'Das Passwort ist sehr gut.'],
  ] as const) {
    await typed.fill(password);
    await expect(signUp.getByRole('status').filter({ hasText: words })).toBeVisible();
    await expect(typed).toHaveAccessibleDescription(words);
  }
  await expectNoFindings(page, { include: ['dialog[open]'] });
  await signUp.getByRole('button', { name: 'Konto anlegen' }).click();
  const sent = signUp.getByRole('status').filter({ hasText: /^Fast geschafft: Es ist eine E-Mail/ });
  await expect(sent).toBeFocused();
  await expect(account).toBeVisible();

  await page.goto(await mailLink(page.request, shop.workspace, email, 'customer-sign-up-confirm'));
  const confirm = async (password: string) => {
    await page.getByLabel('Passwort').fill(password);
    await page.getByRole('button', { name: 'Konto einrichten' }).click();
  };
  await confirm('geraten');
  await expect(page.getByRole('alert')).toHaveText(/nicht das Passwort, das gewählt wurde/);
  await expectNoFindings(page, {});
  await confirm(customer.password);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Willkommen, Anna!' })).toBeVisible();
  await page.goto(`${shop.storefront}/kundenkonto/`);
  await expect(main.getByRole('heading', { name: 'Hallo, Anna!' })).toBeVisible();
  await expect(main.getByText('Anna Beispiel')).toBeVisible();
  await page.reload();
  await expect(header(page).getByRole('link', { name: 'Konto von Anna' })).toBeVisible();
  expect(await (await page.request.get(`${shop.storefront}/kundenkonto/`)).text()).not.toContain('Anna');
  await main.getByRole('button', { name: 'Abmelden' }).click();
  await expect(account).toBeVisible();

  await main.getByLabel('E-Mail-Adresse').fill(email);
  await main.getByLabel('Passwort').fill('geraten');
  await main.getByRole('button', { name: 'Anmelden' }).click();
  await expect(main.getByRole('alert')).toHaveText('E-Mail-Adresse oder Passwort stimmen nicht.');
  await main.getByLabel('Passwort').fill(customer.password);
  await main.getByRole('button', { name: 'Anmelden' }).click();
  await main.getByRole('button', { name: 'Abmelden' }).click();

  await main.getByRole('button', { name: 'Passwort vergessen?' }).click();
  await main.getByLabel('E-Mail-Adresse').fill(email);
  await main.getByRole('button', { name: 'Link schicken' }).click();
  await expect(main.getByRole('status')).toHaveText(/Wenn es zu dieser Adresse ein Konto gibt/);
  await expect(async () => {
    await page.goto(`${shop.workspace}/outbox`);
    const mail = page.getByRole('row').filter({ hasText: email });
    await expect(mail.getByRole('link', { name: 'Neues Passwort festlegen' })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the account page signs in and out and says what came of it, and a forgotten password is replaced', async ({
    page,
    shop,
  }) => {
    const headers = { 'x-channel': 'blattwerk', 'x-locale': 'blattwerk-ch', 'x-language': 'fr' };
    const { first: firstName, last: lastName, password } = customer;
    const email = newAddress();
    const swiss = shop.storefront.replace('localhost', 'ch.localhost');
    await page.request.post(`${shop.storefront}/web-api/customer-sign-up`, {
      headers,
      data: { firstName, lastName, email, password },
    });
    await page.goto(await mailLink(page.request, shop.workspace, email, 'customer-sign-up-confirm'));
    await page.getByLabel('Mot de passe').fill(password);
    await page.getByRole('button', { name: 'Créer le compte' }).click();
    await expect(page.getByRole('main').getByRole('heading', { name: 'Bienvenue' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click();
    await page.goto(`${swiss}/fr/`);
    await header(page).getByRole('link', { name: 'Compte', exact: true }).click();
    await expect(page).toHaveURL(`${swiss}/fr/compte/`);
    const main = page.getByRole('main');
    const signIn = async (typed: string) => {
      await main.getByLabel('Adresse e-mail').fill(email);
      await main.getByLabel('Mot de passe').fill(typed);
      await main.getByRole('button', { name: 'Se connecter' }).click();
    };
    await signIn('deviné');
    await expect(main.getByRole('alert')).toHaveText('L’adresse e-mail ou le mot de passe est incorrect.');
    await signIn(password);
    await expect(main.getByRole('status')).toHaveText('La connexion a réussi.');
    await main.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(main.getByRole('status')).toHaveText(/Déconnexion réussie/);

    const reset = { headers, data: { email } };
    await page.request.post(`${shop.storefront}/web-api/customer-password-reset`, reset);
    await page.goto(await mailLink(page.request, shop.workspace, email, 'customer-new-password'));
    const choose = async (chosen: string) => {
      await page.getByLabel('Nouveau mot de passe').fill(chosen);
      await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
    };
    await choose(email);
    await expect(page.getByRole('alert')).toHaveText('Le mot de passe ne doit pas être l’adresse e-mail.');
    await expect(page.getByLabel('Nouveau mot de passe')).toBeFocused();
    await choose('Encre & Papier');
    await expect(main).toContainText('Le nouveau mot de passe est valable dès maintenant.');
    await main.getByRole('link', { name: 'Vers la boutique' }).click();
    await header(page).getByRole('link', { name: 'Compte', exact: true }).click();
    await signIn('Encre & Papier');
    await expect(main.getByRole('status')).toHaveText('La connexion a réussi.');
  });
});
