import { expectNoFindingsAtDeskWidths } from './support/axe.ts';
import { formOf, save } from './support/editing.ts';
import {
  acceptLetter,
  administrator,
  letterTo,
  ownWindow,
  password,
  withAccounts,
} from './support/editor-accounts.ts';
import { clickInPreview, openPageAt, pageSearch, pageTree } from './support/pages.ts';
import { expect, test } from './support/shop-test.ts';

const shipping = 'blattwerk/service/versand';
const unframed = { exclude: 'iframe' };

test.use({ shopSettings: withAccounts });

test('an administrator invites an author, who writes and does not publish, and whose access ends at once', {
  tag: '@own-shop',
}, async ({ browser, page, ownShop, expectedErrors }) => {
  test.setTimeout(240_000);
  expectedErrors.push(/401 \(Unauthorized\)/, /409 \(Conflict\)/, /422/);
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('strangers see a form, and wrong passwords open nothing', async () => {
    await page.goto(ownShop.workspace);
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(administrator);
    await page.getByLabel('Passwort', { exact: true }).fill('falsch');
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('E-Mail-Adresse oder Passwort stimmt nicht.');
    await expectNoFindingsAtDeskWidths(page);
  });

  await test.step('the first administrator sets a password by the letter', async () => {
    await page.goto(await letterTo(ownShop, administrator));
    await page.reload();
    await page.getByRole('textbox', { name: 'Dein Name' }).fill('Clara Chefin');
    await page.getByLabel('Passwort', { exact: true }).fill('passwort12');
    await expectNoFindingsAtDeskWidths(page);
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await expect(page.getByRole('alert')).toContainText(/Passwort/);
    await page.getByLabel('Passwort', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await expect(page.getByRole('searchbox', { name: 'Seite suchen …' })).toBeVisible();
    await openPageAt(page, ownShop.workspace, shipping);
    await expect(page.getByRole('button', { name: 'Veröffentlichen' })).toBeVisible();
  });

  const members = page.getByRole('dialog', { name: 'Mitglieder' });
  await test.step('and invites an author', async () => {
    await page.getByRole('button', { name: /auf dieser Seite$/ }).click();
    await page.getByRole('button', { name: 'Mitglieder' }).click();
    await members.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('anna@blattwerk');
    await members.getByRole('button', { name: 'Einladung senden' }).click();
    await expect(members.getByText('Das ist keine E-Mail-Adresse')).toBeVisible();
    await members.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('anna@blattwerk.example');
    await members.getByRole('button', { name: 'Einladung senden' }).click();
    await expect(members.getByRole('list', { name: 'Eingeladen' })).toContainText('anna@blattwerk.example');
    await expectNoFindingsAtDeskWidths(page, unframed);
    await page.keyboard.press('Escape');
  });

  const { context, page: anna } = await ownWindow(browser);
  const title = formOf(anna).getByRole('textbox', { name: /^Überschrift/ });
  await test.step('who writes under her own name and cannot publish', async () => {
    await acceptLetter(anna, await letterTo(ownShop, 'anna@blattwerk.example'), 'Anna Blum');
    await openPageAt(anna, ownShop.workspace, shipping);
    await expect(anna.getByRole('button', { name: 'Sichern' })).toBeVisible();
    for (const name of ['Veröffentlichen', 'Zurückziehen'])
      await expect(anna.getByRole('button', { name, exact: true })).toBeHidden();
    await anna.getByRole('button', { name: /^Bereiche/ }).click();
    await expect(anna.getByRole('menuitem', { name: 'Mediathek' })).toBeVisible();
    for (const name of ['Meldungen (Webhooks)', 'Mitglieder', 'Postausgang', 'Tests und Schalter'])
      await expect(anna.getByRole('menu').getByText(name)).toHaveCount(0);
    await anna.keyboard.press('Escape');
    await clickInPreview(anna, 'Versand & Lieferung', title);
    await title.fill('Versand, von Anna geschrieben');
    await save(anna);
    await anna.getByRole('button', { name: 'Verlauf' }).click();
    await expect(anna.getByRole('dialog', { name: 'Verlauf' }).getByRole('listitem').first()).toContainText(
      'Anna Blum',
    );
    await anna.keyboard.press('Escape');
    await pageSearch(anna).fill(shipping);
    const row = pageTree(anna).getByRole('row').filter({ hasText: shipping });
    await row.hover();
    await row.getByRole('button', { name: /^Aktionen für/ }).click();
    await expect(anna.getByRole('menuitem', { name: 'Verdoppeln' })).toBeVisible();
    await expect(anna.getByRole('menuitem', { name: 'Löschen …' })).toBeHidden();
    await anna.keyboard.press('Escape');
    await pageSearch(anna).fill('');
  });

  await test.step('until she has another role, with the next visit', async () => {
    await page.getByRole('button', { name: /auf dieser Seite$/ }).click();
    await page.getByRole('button', { name: 'Mitglieder' }).click();
    await members.getByRole('button', { name: /Rolle von Anna Blum/ }).click();
    await page.getByRole('option', { name: 'Veröffentlichen' }).click();
    await expect(members.getByRole('button', { name: /Rolle von Anna Blum/ })).toContainText(
      'Veröffentlichen',
    );
    await members.getByRole('button', { name: /Rolle von Clara Chefin/ }).click();
    await page.getByRole('option', { name: 'Schreiben' }).click();
    await expect(members.getByRole('alert')).toContainText('Das ist das letzte Konto');
    await anna.reload();
    await expect(anna.getByRole('button', { name: 'Veröffentlichen' })).toBeVisible();
  });

  await test.step('and is shut out the moment she is removed, her work kept', async () => {
    await members.getByRole('button', { name: 'Anna Blum entfernen' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Anna Blum entfernen?' });
    await asked.getByRole('button', { name: 'Entfernen' }).click();
    await expect(members.getByText('anna@blattwerk.example')).toBeHidden();
    await title.fill('Zu spät');
    await anna.keyboard.press('Control+s');
    const notice = anna.getByRole('alert').filter({ hasText: 'Der Zugang gilt nicht mehr' });
    await notice.getByRole('button', { name: 'Neu anmelden' }).click();
    await expect(anna.getByRole('textbox', { name: 'E-Mail-Adresse' })).toBeVisible();
  });

  await test.step('signing out leaves nothing open', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /auf dieser Seite$/ }).click();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  });
  await context.close();
});
