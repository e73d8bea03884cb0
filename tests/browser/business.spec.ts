import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { attachedInvoice, textsOf } from '@blattwerk/web-api/test-support/attached-invoice.ts';
import type { Page } from '@playwright/test';
import { readEnvironment } from '../../scripts/environment.ts';
import { moveOrder } from '../../scripts/order/move-order.ts';
import { expectNoFindings, expectNoFindingsAtAnyWidth } from './support/axe.ts';
import { beforeRelease, once } from './support/broad.ts';
import { mailLink } from './support/mail-link.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];
const envelope = '/zubehoer-artikel/envelope-straight-green-110x110/?quantity=40';
const password = 'Papier & Tinte';
const newAddress = () => `einkauf-${randomUUID()}@firma.example`;

for (const viewport of sizes)
  test.describe(`at ${viewport.width} pixels`, once(viewport.width === 1440), () => {
    test.use({ viewport });

    test('a business signs up, orders envelopes on invoice, and gets an e-invoice with its own number', async ({
      page,
      shop,
      expectedErrors,
    }) => {
      expectedErrors.push(/status of 400/);
      const email = newAddress();
      await openAlive(page, `${shop.storefront}/`);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Für Firmen' }).click();
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Drucksachen für Firmen');
      await expect(main.getByRole('heading', { name: 'Kauf auf Rechnung' })).toBeVisible();
      await expectNoFindingsAtAnyWidth(page, 'main');

      await fillIn(page, email);
      await main.getByRole('textbox', { name: /^USt-IdNr\./ }).fill('DE 136 695 967');
      await main.getByRole('button', { name: 'Geschäftskonto anlegen' }).click();
      const vatId = main.getByRole('textbox', { name: /^USt-IdNr\./ });
      await expect(vatId).toBeFocused();
      await expect(vatId).toHaveAccessibleDescription(/Prüfziffer/);
      await expectNoFindings(page);
      await vatId.fill('DE 136 695 976');
      await main.getByRole('button', { name: 'Geschäftskonto anlegen' }).click();
      await expect(main.getByRole('status').filter({ hasText: 'Fast geschafft' })).toBeVisible();
      await page.goto(await mailLink(page.request, shop.workspace, email, 'customer-sign-up-confirm'));
      await page.getByLabel('Passwort').fill(password);
      await page.getByRole('button', { name: 'Konto einrichten' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen, Anna!');

      await openAlive(page, `${shop.storefront}${envelope}`);
      await page.getByRole('button', { name: 'In den Warenkorb' }).click();
      await page.getByRole('status').getByRole('link', { name: 'Zum Warenkorb' }).click();
      const sum = page.getByRole('region', { name: 'Summe und Lieferung' });
      await expect(sum).toContainText(/Summe netto36,13\s€/);
      await expect(sum).toContainText(/zzgl\. 19\s% MwSt\.6,86\s€/);
      await expect(sum).toContainText(/Gesamtsumme42,99\s€/);
      await expectNoFindings(page);
      await sum.getByRole('link', { name: 'Zur Kasse' }).click();

      await expect(main.getByRole('textbox', { name: 'Firma' })).toHaveValue('Sommer & Söhne GmbH');
      await expect(main.getByRole('textbox', { name: /^Rechnung auch an/ })).toHaveValue(`rechnung-${email}`);
      await main.getByRole('textbox', { name: /^Ihre Bestellnummer/ }).fill('PO-4711');
      await main.getByRole('radio', { name: /^Rechnung.*Zahlbar innerhalb von 14 Tagen/ }).check();
      await expectNoFindingsAtAnyWidth(page, 'main');
      await main.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für die Bestellung!');
      await expect(main).toContainText('PO-4711');

      const xml = await invoiceOfShipped(page, shop.storefront);
      expect(textsOf(xml, 'ram:BuyerReference')).toEqual(['PO-4711']);
      expect(xml).toContain('<ram:Name>Sommer &#38; Söhne GmbH</ram:Name>');
      expect(xml).toContain('DE136695976');
      const outbox = page.getByRole('row').filter({ hasText: `rechnung-${email}` });
      await page.goto(`${shop.workspace}/outbox`);
      await expect(outbox.filter({ hasText: 'Rechnung RE-' })).toHaveCount(1);
    });
  });

test(
  'a customer adds the company, the desk approves it, and the page says so',
  beforeRelease,
  async ({ page, shop }) => {
    const email = newAddress();
    await openAlive(page, `${shop.storefront}/kundenkonto/`);
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    const main = page.getByRole('main');
    await main.getByLabel('Vorname').fill('Anna');
    await main.getByLabel('Nachname').fill('Herbst');
    await main.getByLabel('E-Mail-Adresse').fill(email);
    await main.getByLabel('Passwort').fill(password);
    await main.getByRole('button', { name: 'Konto anlegen' }).click();
    await expect(main.getByRole('status').filter({ hasText: 'Fast geschafft' })).toBeVisible();
    await page.goto(await mailLink(page.request, shop.workspace, email, 'customer-sign-up-confirm'));
    await page.getByLabel('Passwort').fill(password);
    await page.getByRole('button', { name: 'Konto einrichten' }).click();
    await page.getByRole('link', { name: 'Angaben zur Firma' }).click();

    const form = page.getByRole('form', { name: 'Firma und Rechnungsadresse' });
    await expect(form.getByRole('textbox', { name: 'Nachname' })).toHaveValue('Herbst');
    const company = `Herbst ${email.slice(8, 16)} KG`;
    for (const [name, text] of [
      ['Firma', company],
      ['Straße und Hausnummer', 'Gartenweg 7'],
      ['Ort', 'München'],
    ] as const)
      await form.getByRole('textbox', { name, exact: true }).fill(text);
    await form.getByRole('textbox', { name: /^Postleitzahl/ }).fill('80331');
    await form.getByRole('button', { name: 'Firma hinzufügen' }).click();
    await expect(main.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeVisible();
    await expect(main).toContainText('Wir sehen uns die Angaben an Werktagen an.');
    await expectNoFindingsAtAnyWidth(page, 'main');

    const desk = await page.context().newPage();
    await desk.goto(`${shop.workspace}/orders`);
    await desk.getByRole('textbox', { name: 'Name' }).fill('Jonas');
    await desk.getByRole('button', { name: 'Öffnen' }).click();
    await desk.getByRole('button', { name: /^Firmen/ }).click();
    const dialog = desk.getByRole('dialog', { name: 'Firmen' });
    await dialog.getByRole('textbox', { name: 'Firmen suchen' }).fill(company.slice(0, 12));
    const entry = dialog.getByRole('listitem').filter({ hasText: company });
    await expect(entry).toContainText('Noch nicht angesehen');
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expectNoFindings(desk);
    await entry.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(entry).toContainText('Bestätigt von Jonas');

    await page.reload();
    await expect(main).toContainText('Rechnungen sind in 30 Tagen zahlbar.');
  },
);

test('a company in Austria pays no VAT once the desk has confirmed its VAT id, and every paper says why', async ({
  page,
  shop,
}) => {
  const email = newAddress();
  const austrian = shop.storefront.replace('localhost', 'at.localhost');
  const company = `Papier ${email.slice(8, 16)} OG`;
  await openAlive(page, `${austrian}/geschaeftskunden/`);
  const main = page.getByRole('main');
  await fillIn(page, email, { company, postalCode: '1010', city: 'Wien' });
  await main.getByRole('textbox', { name: /^USt-IdNr\./ }).fill('ATU12345675');
  await main.getByRole('button', { name: 'Geschäftskonto anlegen' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Fast geschafft' })).toBeVisible();
  await page.goto(await mailLink(page.request, shop.workspace, email, 'customer-sign-up-confirm'));
  await page.getByLabel('Passwort').fill(password);
  await page.getByRole('button', { name: 'Konto einrichten' }).click();
  await openAlive(page, `${austrian}${envelope}`);
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await page.getByRole('status').getByRole('link', { name: 'Zum Warenkorb' }).click();
  const sum = page.getByRole('region', { name: 'Summe und Lieferung' });
  await expect(sum).toContainText(/Gesamtsumme€\s45,99/);
  await expect(sum).toContainText('ATU12345675 ist noch nicht bestätigt');

  const desk = await page.context().newPage();
  await desk.goto(`${shop.workspace}/orders`);
  await desk.getByRole('textbox', { name: 'Name' }).fill('Jonas');
  await desk.getByRole('button', { name: 'Öffnen' }).click();
  await desk.getByRole('button', { name: /^Firmen/ }).click();
  const dialog = desk.getByRole('dialog', { name: 'Firmen' });
  await dialog.getByRole('textbox', { name: 'Firmen suchen' }).fill(company);
  const entry = dialog.getByRole('listitem').filter({ hasText: company });
  await entry.getByRole('button', { name: 'USt-IdNr. beurteilen' }).click();
  const note = entry.getByRole('textbox', { name: /^Wodurch ist ATU12345675 geprüft\?/ });
  await expect(note).toBeFocused();
  await expectNoFindings(desk);
  await note.fill('BZSt vom 27.11.2026, Nr. 4711');
  await entry.getByRole('button', { name: 'USt-IdNr. bestätigen' }).click();
  await expect(entry).toContainText('USt-IdNr. bestätigt, gilt bis');
  await expect(entry).toContainText('BZSt vom 27.11.2026, Nr. 4711');

  await page.reload();
  await expect(sum).toContainText(/Gesamtsumme€\s38,32/);
  await expect(sum).toContainText('steuerfreie innergemeinschaftliche Lieferung, USt-IdNr. ATU12345675');
  await expectNoFindingsAtAnyWidth(page, 'main');
  await openAlive(page, `${austrian}/kasse/`);
  await main.getByRole('radio', { name: /^Rechnung/ }).check();
  await main.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für die Bestellung!');
  await expect(main).toContainText('steuerfreie innergemeinschaftliche Lieferung');

  const xml = await invoiceOfShipped(page, shop.storefront);
  expect(new Set(textsOf(xml, 'ram:CategoryCode'))).toEqual(new Set(['K']));
  expect(textsOf(xml, 'ram:ExemptionReasonCode')).toEqual(['VATEX-EU-IC']);
  expect(textsOf(xml, 'ram:GrandTotalAmount')).toEqual(['38.32']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a business signs up by its form, in French too', async ({ page, shop }) => {
    const french = shop.storefront.replace('localhost', 'ch.localhost');
    await page.goto(`${french}/fr/geschaeftskunden/`);
    await expect(page).toHaveURL(/\/fr\/client-professionnel\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Imprimés pour les entreprises');

    const email = newAddress();
    await page.goto(`${shop.storefront}/geschaeftskunden/`);
    await fillIn(page, email);
    await page.getByRole('button', { name: 'Geschäftskonto anlegen' }).click();
    await expect(page).toHaveURL(/\?notice=sent$/);
    await expect(page.getByRole('status').filter({ hasText: 'Fast geschafft' })).toBeVisible();
    await page.goto(await mailLink(page.request, shop.workspace, email, 'customer-sign-up-confirm'));
    await page.getByLabel('Passwort').fill(password);
    await page.getByRole('button', { name: 'Konto einrichten' }).click();
    await expect(page).toHaveURL(/\/kundenkonto\/\?notice=welcome$/);
  });
});

async function fillIn(
  page: Page,
  email: string,
  { company = 'Sommer & Söhne GmbH', postalCode = '80331', city = 'München' } = {},
): Promise<void> {
  const main = page.getByRole('main');
  for (const [name, text] of [
    [/^Firma/, company],
    [/^Vorname/, 'Anna'],
    [/^Nachname/, 'Sommer'],
    [/^Straße und Hausnummer/, 'Gartenweg 7'],
    [/^Postleitzahl/, postalCode],
    [/^Ort/, city],
    [/^Rechnungen auch an/, `rechnung-${email}`],
    [/^E-Mail-Adresse/, email],
  ] as const)
    await main.getByRole('textbox', { name }).fill(text);
  await main.getByLabel(/^Passwort/).fill(password);
}

/** Says what has become of an order, as those who run the shop do. */
async function move(storefront: string, words: string[]): Promise<void> {
  const settings = readEnvironment({ STOREFRONT_ORIGIN: storefront });
  if (!settings.ok) throw new Error(settings.message);
  const moved = await moveOrder(words, settings.environment);
  if (!moved.ok) throw new Error(moved.message);
}

/** Ships the order of an open page, and reads the electronic invoice in its PDF. */
async function invoiceOfShipped(page: Page, storefront: string): Promise<string> {
  const [number = ''] = /\d{4}-\d{6}/.exec(page.url()) ?? [];
  await move(storefront, [number, 'state', 'in_print']);
  await move(storefront, [number, 'state', 'shipped']);
  const link = page.getByRole('link', { name: /^Rechnung \(PDF\)/ });
  await expect(async () => {
    await page.reload();
    await expect(link).toBeVisible({ timeout: 1000 });
  }).toPass();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return attachedInvoice(await readFile(await download.path()));
}
