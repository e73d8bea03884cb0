import type { Page } from '@playwright/test';
import { untilAlive } from '../../scripts/page-alive.ts';
import { expectNoFindingsAtAnyWidth } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import { customer, newAddress, signUp } from './support/new-customer.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

test.describe.configure({ mode: 'parallel' });

const wedding = '/configurator-card/?design=146101&quantity=50';

const names = (page: Page) => page.getByRole('textbox', { name: 'Namen', exact: true });
const drafts = (page: Page) => page.getByRole('region', { name: 'Meine Entwürfe' });

async function write(page: Page, text: string) {
  await names(page).fill(text);
  await expect(page.getByRole('status').filter({ hasText: 'Entwurf gesichert' })).toBeVisible();
}

test('a customer goes on with a draft on another device, copies it, deletes it and brings it back', async ({
  page,
  shop,
  browser,
}) => {
  const email = newAddress();
  await signUp(page, shop, email);
  await expect(drafts(page)).toContainText('Noch kein Entwurf.');
  await expectNoFindingsAtAnyWidth(page, 'main');
  await page.goto(shop.storefront + wedding);
  await write(page, 'Greta & Linus');
  await openAlive(page, `${shop.storefront}/kundenkonto/`);
  await expect(drafts(page).getByRole('listitem')).toContainText('„Greta & Linus“');

  const device = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'de-DE' });
  const phone = await device.newPage();
  await signIn(phone, shop.storefront, email);
  await drafts(phone)
    .getByRole('link', { name: /^Weiter gestalten: Einladungskarte „Sonnenblumenfeld“, zuletzt geändert/ })
    .click();
  await expect(names(phone)).toHaveValue('Greta & Linus');
  await write(phone, 'Greta & Linus Berg');
  await openAlive(phone, `${shop.storefront}/kundenkonto/`);
  await expect(drafts(phone)).toContainText('„Greta & Linus Berg“');

  await drafts(phone)
    .getByRole('button', { name: /^Als Kopie weitergestalten: / })
    .click();
  await expect(phone).toHaveURL(/configurator-card/);
  await expect(names(phone)).toHaveValue('Greta & Linus Berg');
  await write(phone, 'Ida & Jan');
  await test.step('a copy is given a name of its own in the editor', async () => {
    await phone.getByRole('button', { name: 'Umbenennen: Kopie von Greta & Linus Berg' }).click();
    await phone.getByRole('textbox', { name: 'Name des Entwurfs' }).fill('Für Oma');
    await phone.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(phone.getByRole('button', { name: 'Umbenennen: Für Oma' })).toBeFocused();
  });
  await openAlive(phone, `${shop.storefront}/kundenkonto/`);
  await expect(drafts(phone).getByRole('listitem')).toHaveCount(2);
  await test.step('and another one in the list, where deleting and bringing back keeps it', async () => {
    const first = drafts(phone).getByRole('listitem').first();
    await first.getByRole('button', { name: 'Umbenennen: Für Oma' }).click();
    const name = first.getByRole('textbox', { name: 'Name des Entwurfs' });
    await name.fill('Verworfen');
    await name.press('Escape');
    await expect(first).toContainText('Für Oma');
    await first.getByRole('button', { name: 'Umbenennen: Für Oma' }).click();
    await name.fill('Für Opa');
    await name.press('Enter');
    await expect(first.getByRole('button', { name: 'Umbenennen: Für Opa' })).toBeFocused();
    await first.getByRole('button', { name: /^Löschen: / }).click();
    await drafts(phone).getByRole('button', { name: 'Zurückholen' }).click();
    await expect(drafts(phone).getByRole('listitem').first()).toContainText('Für Opa');
  });
  await expect(drafts(phone).getByRole('listitem').first()).toContainText('„Ida & Jan“');
  await expect(drafts(phone).getByRole('listitem').last()).toContainText('„Greta & Linus Berg“');
  await expectNoFindingsAtAnyWidth(phone, 'main');
  const remove = drafts(phone).getByRole('button', { name: /^Löschen: / });
  await remove.first().click();
  await expect(drafts(phone).getByRole('heading', { name: 'Meine Entwürfe' })).toBeFocused();
  await remove.click();
  await expect(drafts(phone)).toContainText('Noch kein Entwurf.');
  await drafts(phone).getByRole('button', { name: 'Zurückholen' }).click();
  await expect(drafts(phone).getByRole('listitem')).toContainText('„Greta & Linus Berg“');
  await remove.click();
  await expect(drafts(phone)).toContainText('Noch kein Entwurf.');
  await device.close();

  await test.step('what was deleted does not come back by itself', async () => {
    await page.reload();
    await expect(drafts(page)).toContainText('Noch kein Entwurf.');
  });
});

test(
  'what is written before an earlier draft has come is joined with it',
  beforeRelease,
  async ({ page, shop }) => {
    await page.goto(shop.storefront + wedding);
    await write(page, 'Ida & Jan');
    let letGo = () => {};
    const gone = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/web-api/drafts/*', async (route) => {
      await gone;
      await route.continue();
    });
    await page.reload();
    await untilAlive(page);
    await names(page).fill('Ida & Jan Sommer');
    letGo();
    await expect(page.getByRole('button', { name: 'Neu beginnen' })).toBeVisible();
    await expect(names(page)).toHaveValue('Ida & Jan Sommer');
    await expect(page.getByRole('status').filter({ hasText: 'Entwurf gesichert' })).toBeVisible();
    await page.reload();
    await untilAlive(page);
    await expect(page.getByRole('button', { name: 'Neu beginnen' })).toBeVisible();
    await expect(names(page)).toHaveValue('Ida & Jan Sommer');
  },
);

test('a guest changes a design from the basket, and it takes its line’s place', async ({ page, shop }) => {
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Sonnenblumenfeld' });
  const toBasket = page.getByRole('link', { name: 'Zum Warenkorb' });
  /** Its day and place stay those of the sample, which is told. */
  const anyway = page.getByRole('button', { name: 'Trotzdem in den Warenkorb' });
  await page.goto(shop.storefront + wedding);
  await write(page, 'Ida & Jan');
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await anyway.click();
  await toBasket.click();
  const first = await line.locator('img').first().getAttribute('src');
  await line.getByRole('combobox', { name: /^Stückzahl/ }).selectOption('75');
  await expect(line).toContainText('je ');
  await line.getByRole('link', { name: 'Design ändern: Einladungskarte „Sonnenblumenfeld“' }).click();
  await expect(names(page)).toHaveValue('Ida & Jan');
  await expect(page.getByRole('combobox', { name: 'Menge' })).toHaveValue('75');
  const replace = page.getByRole('button', { name: 'Im Warenkorb ersetzen' });

  await test.step('what was not changed stays as it is', async () => {
    await replace.click();
    await anyway.click();
    await expect(page.getByText('Im Warenkorb liegt jetzt diese Fassung.')).toBeVisible();
    await toBasket.click();
    await expect(line).toHaveCount(1);
    await expect(line.getByRole('combobox', { name: /^Stückzahl/ })).toHaveValue('75');
    await line.getByRole('link', { name: /^Design ändern/ }).click();
    await expect(names(page)).toHaveValue('Ida & Jan');
  });

  await write(page, 'Ida & Jan Sommer');
  await expectNoFindingsAtAnyWidth(page, 'main');
  await replace.click();
  await anyway.click();
  await toBasket.click();
  await expect(line).toHaveCount(1);
  await expect(line.locator('img').first()).not.toHaveAttribute('src', first ?? '');
  await expectNoFindingsAtAnyWidth(page, 'main');

  await test.step('another version of the design does not hide the first', async () => {
    const address = await line.getByRole('link', { name: /^Design ändern/ }).getAttribute('href');
    await line.getByRole('link', { name: /^Design ändern/ }).click();
    await expect(names(page)).toHaveValue('Ida & Jan Sommer');
    await page.getByRole('button', { name: 'Neu beginnen' }).click();
    await write(page, 'Ole & Finn');
    await page.getByRole('button', { name: 'In den Warenkorb' }).click();
    await anyway.click();
    await toBasket.click();
    await expect(line).toHaveCount(2);
    await openAlive(page, shop.storefront + address);
    await expect(names(page)).toHaveValue('Ida & Jan Sommer');
  });

  await test.step('an order leads to what was designed, too', async () => {
    await openAlive(page, `${shop.storefront}/kasse/`);
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('ida@kunde.example');
    await page.getByRole('textbox', { name: 'Vorname', exact: true }).fill('Ida');
    await page.getByRole('textbox', { name: 'Nachname' }).fill('Sommer');
    await page.getByRole('textbox', { name: /^Straße/ }).fill('Am Markt 3');
    await page.getByRole('textbox', { name: /^Postleitzahl/ }).fill('80331');
    await page.getByRole('textbox', { name: /^Ort/ }).fill('München');
    await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für die Bestellung!');
    await expect(line.first().locator('img')).toHaveAttribute('src', /\/web-api\/sealed-pictures\//);
    await expectNoFindingsAtAnyWidth(page, 'main');
    const order = page.url();
    await line
      .first()
      .getByRole('button', { name: /^Als Kopie weitergestalten/ })
      .click();
    await expect(names(page)).toHaveValue('Ida & Jan Sommer');
    await write(page, 'Ein zweites Mal');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Als Kopie weitergestalten/ })
      .click();
    await expect(names(page)).toHaveValue('Ein zweites Mal');
    await openAlive(page, order);
    await page.getByRole('button', { name: 'Noch einmal bestellen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warenkorb');
    await expect(line).toHaveCount(2);
    await page.goBack();
    await line
      .first()
      .getByRole('link', { name: /^Design ansehen/ })
      .click();
    await expect(names(page)).toHaveValue('Ida & Jan Sommer');
  });
});

test(
  'a draft that is somebody else’s is said to be missing, and the design begins anew',
  beforeRelease,
  async ({ page, shop, expectedErrors }) => {
    expectedErrors.push(/status of 404/);
    const elsewhere = '#draft=3c0d2f6e-54f6-4b36-9a4f-1b9f0c8e3a11';
    await page.goto(shop.storefront + wedding + elsewhere);
    const missing = page.getByRole('alert').filter({ hasText: 'gehört zu einem anderen Gerät oder Konto' });
    await expect(missing).toBeVisible();
    await expectNoFindingsAtAnyWidth(page, 'main');
    await missing.getByRole('button', { name: 'Mit dem Design neu beginnen' }).click();
    await expect(missing).toHaveCount(0);
    expect(new URL(page.url()).hash).toBe('');
    await write(page, 'Mia & Tom');
    await page.goto(`${shop.storefront}/`);
    await page.goto(shop.storefront + wedding + elsewhere);
    await expect(missing).toBeVisible();
    await page.goto(shop.storefront + wedding);
    await expect(names(page)).toHaveValue('Mia & Tom');
  },
);

test('a design of the wish list is begun from there', async ({ page, shop }) => {
  await openAlive(page, `${shop.storefront}/themes/1461/`);
  await page
    .getByRole('button', { name: /auf den Merkzettel$/ })
    .first()
    .click();
  await openAlive(page, `${shop.storefront}/merkzettel/`);
  const begin = page.getByRole('link', { name: /^Jetzt gestalten: / });
  await expect(begin).toBeVisible();
  await expectNoFindingsAtAnyWidth(page, 'main');
  await begin.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/gestalten$/);
  await expect(names(page)).toBeVisible();
});

async function signIn(page: Page, storefront: string, email: string) {
  await openAlive(page, `${storefront}/kundenkonto/`);
  const main = page.getByRole('main');
  await main.getByLabel('E-Mail-Adresse').fill(email);
  await main.getByLabel('Passwort').fill(customer.password);
  await main.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hallo, ${customer.first}!`);
}
