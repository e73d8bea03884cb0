import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import writeExcelFile from 'write-excel-file/node';
import { expectNoFindingsAtAnyWidth } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import { openWithLateScripts } from './support/late-scripts.ts';
import { mailLink } from './support/mail-link.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

test.describe.configure({ mode: 'parallel' });

const password = 'Papier & Tinte';
const year = new Date().getUTCFullYear() + 1;

test('a host types, pastes and uploads names, and sees what is wrong before anything is saved', async ({
  page,
  shop,
}) => {
  await signUp(page, shop);
  await page.getByRole('main').getByRole('link', { name: 'Gästelisten' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gästelisten');
  await addEvent(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anna & Jonas');

  // One after the other, by keys alone.
  const name = page.getByRole('textbox', { name: 'Gast oder Haushalt' });
  await expect(name).toBeFocused();
  await page.keyboard.type('Familie Berg');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Steht auf der Liste' })).toBeVisible();
  await expect(name).toBeFocused();

  await page.getByText('Namen einfügen', { exact: true }).click();
  await page.getByRole('textbox', { name: /^Namen/ }).fill('Oma Käthe\nOnkel Otto\nFamilie Berg');
  await page.getByRole('button', { name: 'Einfügen und prüfen' }).click();
  await expect(page.getByRole('region', { name: '2 Gäste zum Übernehmen' })).toContainText(
    'Familie Berg (Zeile 3)',
  );
  await page.getByRole('button', { name: '2 Gäste übernehmen' }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 Gäste übernommen.' })).toBeVisible();

  await page.getByLabel('Tabelle (.xlsx oder .csv)').setInputFiles({
    name: 'gäste.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await guestWorkbook(),
  });
  await page.getByRole('button', { name: 'Hochladen und prüfen' }).click();
  const wrong = page.getByRole('region', { name: '2 Zeilen stimmen noch nicht' });
  await expect(wrong).toContainText('Zeile 3');
  await expect(wrong).toContainText('Postleitzahl: Bitte die Postleitzahl prüfen, zum Beispiel 80331.');
  await expect(wrong).toContainText('Hier fehlt der Name.');
  await expectNoFindingsAtAnyWidth(page, 'main');
  await page.getByRole('button', { name: '2 Gäste übernehmen' }).click();
  await expect(page.getByRole('heading', { name: '5 Gäste' })).toBeVisible();
  await expectNoFindingsAtAnyWidth(page, 'main');

  await page.getByRole('main').getByRole('searchbox', { name: 'Suchen' }).fill('muller');
  await page.getByRole('button', { name: 'Anzeigen' }).click();
  await expect(page.getByRole('heading', { name: '1 Gast' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Umschläge (CSV)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('umschlaege-anna-jonas.csv');
});

test('a guest replies by phone, and the host sees it', async ({ page, shop, browser }) => {
  await signUp(page, shop);
  await page.goto(`${shop.storefront}/gaesteliste/`);
  await addEvent(page);
  await page.getByRole('textbox', { name: 'Gast oder Haushalt' }).fill('Anna Müller');
  await page.getByRole('textbox', { name: 'Personen' }).fill('3');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Anna Müller' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anna Müller');
  const link = await page.getByRole('textbox', { name: 'Antwort-Link' }).inputValue();
  await expectNoFindingsAtAnyWidth(page, 'main');
  await replyByPhone(browser, link);
  await page.getByRole('main').getByRole('link', { name: 'Anna & Jonas' }).click();
  await expect(page.getByRole('region', { name: 'Stand der Antworten' })).toContainText('kommen2');
  await expect(page.getByRole('listitem').filter({ hasText: 'Anna Müller' })).toContainText(
    'Wir freuen uns!',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a host signs in where asked, corrects a guest, and takes a list',
    beforeRelease,
    async ({ page, shop, browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: true, locale: 'de-DE' });
      const email = await signUp(await context.newPage(), shop);
      await context.close();
      await page.goto(`${shop.storefront}/gaesteliste/`);
      const main = page.getByRole('main');
      await main.getByLabel('E-Mail-Adresse').fill(email);
      await main.getByLabel('Passwort').fill(password);
      await main.getByRole('button', { name: 'Anmelden', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gästelisten');
      await addEvent(page);

      await page.getByRole('textbox', { name: 'Gast oder Haushalt' }).fill('Bert');
      await page.getByText('Adresse, E-Mail, Umschlag').click();
      await page.getByRole('textbox', { name: /^Postleitzahl/ }).fill('803');
      await page.getByRole('button', { name: 'Auf die Liste' }).click();
      await expect(page.getByRole('textbox', { name: /^Postleitzahl/ })).toHaveAccessibleDescription(/80331/);
      await expect(page.getByRole('textbox', { name: 'Gast oder Haushalt' })).toHaveValue('Bert');
      await page.getByRole('textbox', { name: /^Postleitzahl/ }).fill('80331');
      await page.getByRole('textbox', { name: 'Ort', exact: true }).fill('München');
      await page.getByRole('textbox', { name: 'Straße und Hausnummer' }).fill('Am Markt 3');
      await page.getByRole('button', { name: 'Auf die Liste' }).click();
      await expect(page.getByRole('heading', { name: '1 Gast' })).toBeVisible();

      await page.getByLabel('Tabelle (.xlsx oder .csv)').setInputFiles({
        name: 'gäste.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('Gast;Wohnort\nJürgen;Köln\n', 'latin1'),
      });
      await page.getByRole('button', { name: 'Hochladen und prüfen' }).click();
      // The town alone is no address: it is left out, and said so by the host.
      await expect(page.getByRole('region', { name: '1 Zeile stimmt noch nicht' })).toContainText('Jürgen');
      await page.getByText('Was in den Spalten steht').click();
      await page.getByRole('combobox', { name: 'Wohnort' }).selectOption('Nicht übernehmen');
      await page.getByRole('button', { name: 'Zuordnung übernehmen' }).click();
      await page.getByRole('button', { name: '1 Gast übernehmen' }).click();
      await expect(page.getByRole('heading', { name: '2 Gäste' })).toBeVisible();
    },
  );
});

test('a link to no invitation ends in a kind sentence, and the poster channel has no event portal', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  await page.goto(`${shop.storefront}/antwort/?token=abc.def.ghi`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Einladung finden wir nicht');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,nofollow');
  await expectNoFindingsAtAnyWidth(page, 'main');
  const poster = await page.goto(`${shop.storefront.replace('localhost', 'myposter.localhost')}/gaesteliste`);
  expect(poster?.status()).toBe(404);
});

/** Opens an account, which is shown in the end. */
async function signUp(page: Page, shop: { storefront: string; workspace: string }): Promise<string> {
  const email = `anna-${randomUUID()}@kunde.example`;
  await openAlive(page, `${shop.storefront}/kundenkonto/`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Konto anlegen' }).click();
  await main.getByLabel('Vorname').fill('Anna');
  await main.getByLabel('Nachname').fill('Beispiel');
  await main.getByLabel('E-Mail-Adresse').fill(email);
  await main.getByLabel('Passwort').fill(password);
  await main.getByRole('button', { name: 'Konto anlegen' }).click();
  await page.goto(await mailLink(page.request, shop.workspace, email, 'customer-sign-up-confirm'));
  await main.getByLabel('Passwort').fill(password);
  await main.getByRole('button', { name: 'Konto einrichten' }).click();
  await expect(main.getByRole('heading', { name: 'Willkommen, Anna!' })).toBeVisible();
  return email;
}

async function addEvent(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Name des Festes/ }).fill('Anna & Jonas');
  await page.getByLabel('Datum').fill(`${year}-06-12`);
  await page.getByRole('textbox', { name: /^Worte an die Gäste/ }).fill('Wir heiraten und feiern im Garten.');
  await page.getByRole('button', { name: 'Gästeliste anlegen' }).click();
}

/** Two good lines and two wrong ones. */
async function guestWorkbook(): Promise<Buffer> {
  const rows = [
    ['Vorname', 'Nachname', 'Straße', 'PLZ', 'Ort', 'Personen'],
    ['Anna', 'Müller', 'Lindenweg 5', '80331', 'München', '3'],
    ['Bert', 'Klein', 'Am Markt 3', '803', 'München', '1'],
    ['Cleo', 'Groß', 'Elbweg 1', '1067', 'Dresden', '2'],
    ['', '', 'Am Markt 4', '80331', 'München', '1'],
  ];
  return writeExcelFile(rows.map((row) => row.map((value) => ({ value })))).toBuffer();
}

async function replyByPhone(browser: Browser, link: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'de-DE' });
  const phone = await context.newPage();
  const letGo = await openWithLateScripts(phone, link);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Anna & Jonas');
  await expect(phone.getByText('Wir heiraten und feiern im Garten.')).toBeVisible();
  await phone.getByRole('radio', { name: 'Ja, gern' }).check();
  await phone.getByRole('combobox', { name: 'Wie viele kommen?' }).selectOption('2');
  await phone.getByRole('textbox', { name: /^Ein paar Worte/ }).fill('Wir freuen uns!');
  // Sent in the moment in which the page comes alive.
  letGo();
  await phone.getByRole('button', { name: 'Antwort senden' }).click();
  await expect(
    phone.getByRole('status').filter({ hasText: 'Danke, die Antwort ist angekommen!' }),
  ).toBeVisible();
  await expect(phone.getByText('Zugesagt: 2 Personen kommen.')).toBeVisible();
  await expectNoFindingsAtAnyWidth(phone, 'main');
  await context.close();
}
