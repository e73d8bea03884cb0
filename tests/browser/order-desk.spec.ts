import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from './support/axe.ts';
import { beforeRelease, once } from './support/broad.ts';
import { chooseArea } from './support/editing.ts';
import { placeOrder } from './support/place-order.ts';
import { sealCard } from './support/seal-card.ts';
import { expect, test } from './support/shop-test.ts';

test.describe.configure({ mode: 'parallel' });

const envelope = { sku: 'envelope-pointed-162x114', quantity: 40 };
/** Screens that people sit at. */
const deskWidths = [1440, 1024] as const;
const pen = { sku: 'pen-gel-gold', quantity: 2 };

test('an operator finds an order by postal code, sends to print by keys, and hears what cannot be', async ({
  page,
  shop,
}) => {
  // Of this try alone, as earlier ones leave their orders.
  const part = `x${randomUUID().slice(0, 8)}`;
  const city = `Eckernförde ${part}`;
  const invoiced = await placeOrder(shop.storefront, envelope, { postalCode: '24340', city });
  const second = await placeOrder(shop.storefront, envelope, { postalCode: '24340', city, lastName: 'Weiß' });
  const unpaid = await placeOrder(shop.storefront, pen, { postalCode: '24340', city });
  await openDesk(page, shop.workspace);

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Bestellungen suchen' })).toBeFocused();
  // At once: what is found by its beginning would be shown, and then grow pale.
  await page.keyboard.insertText(`24340 eckern ${part}`);
  await expect(page.getByText('3 Bestellungen')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Eingegangen 3' })).toBeVisible();
  // Rows of the last search are pale until those of this one have come.
  await expect(page.locator('[class*="_rows_"]')).toHaveCSS('opacity', '1');
  await expectNoFindings(page);

  await page.keyboard.press('ArrowDown');
  await expect(row(page, unpaid)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByText('3 ausgewählt', { exact: true })).toBeVisible();
  await page.keyboard.press('p');
  const result = page.getByRole('status').filter({ hasText: 'In Druck geben: 2 erledigt.' });
  await expect(result.getByRole('listitem')).toHaveText([`${unpaid} Die Zahlung steht noch aus.`]);
  await expect(row(page, invoiced)).toContainText('In Druck');
  await expect(row(page, second)).toContainText('In Druck');
  await expect(row(page, unpaid)).toContainText('Eingegangen');
  await expect(page.getByText('1 ausgewählt', { exact: true })).toBeVisible();

  // What is chosen and left is paid by now: together, too.
  await page.getByRole('button', { name: 'Zahlungseingang melden' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Zahlungseingang melden: 1 erledigt.' }),
  ).toBeVisible();
  await expect(row(page, unpaid)).toContainText('Bezahlt');

  await page.getByRole('radio', { name: 'In Druck 2' }).click();
  await expect(page.getByText('2 Bestellungen')).toBeVisible();
  await row(page, second).focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('complementary', { name: second });
  await expect(details.getByRole('heading', { name: second })).toBeFocused();
  await details.getByRole('button', { name: 'Als versandt melden' }).press('Enter');
  await expect(details.getByRole('listitem').filter({ hasText: 'Versandt von Jonas' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
});

test('an order is shipped, refunded with a reason, noted, and its message sent again', async ({
  page,
  shop,
}) => {
  const number = await placeOrder(shop.storefront, envelope, { lastName: 'Erstattungsmann' });
  await openDesk(page, shop.workspace);
  await page.getByRole('searchbox', { name: 'Bestellungen suchen' }).fill('erstattungs');
  await row(page, number).getByText(number).click();
  const details = page.getByRole('complementary', { name: number });
  await expect(details.getByRole('region', { name: 'Positionen' })).toContainText(/darin 19\s%/);
  await details.getByRole('button', { name: 'Zahlungseingang melden' }).click();
  await details.getByRole('button', { name: 'In Druck geben' }).click();
  await details.getByRole('button', { name: 'Als versandt melden' }).click();
  await expect(details.getByRole('button', { name: 'Stornieren' })).toHaveCount(0);

  await details.getByRole('button', { name: 'Erstatten' }).click();
  const parts = page.getByRole('alertdialog', { name: `Bestellung ${number} erstatten?` });
  await parts.getByRole('button', { name: 'Nichts' }).click();
  await expect(parts.getByRole('status')).toHaveText('Noch ist nichts ausgewählt, was etwas kostet.');
  const pieces = parts.getByRole('group', { name: 'Was kommt zurück?' }).getByRole('textbox').first();
  await pieces.fill('41');
  await expect(parts.getByRole('status')).toContainText('höchstens so viel, wie noch übrig ist');
  await pieces.fill('10');
  await expect(parts.getByRole('status')).toContainText(/gehen an Anna Erstattungsmann zurück.*19\s%/);
  await parts.getByRole('textbox', { name: 'Grund' }).fill('Zerknickt');
  await expectNoFindings(page);
  await parts.getByRole('button', { name: /^[\d,]+\s€ erstatten$/ }).click();
  await expect(
    details.getByRole('listitem').filter({ hasText: 'Teilweise erstattet von Jonas' }),
  ).toContainText('Zerknickt');
  await expect(details.getByRole('region', { name: 'Positionen' })).toContainText('Erstattet: 10 ×');

  // A bent corner: something off the price, and the goods stay.
  await details.getByRole('button', { name: 'Erstatten' }).click();
  const reduced = page.getByRole('alertdialog', { name: `Bestellung ${number} erstatten?` });
  await reduced.getByRole('button', { name: 'Nichts' }).click();
  await reduced.getByText('Preisnachlass, die Ware bleibt dort').click();
  await reduced.getByRole('textbox', { name: /^Nachlass: / }).fill('1,50');
  await expect(reduced.getByRole('status')).toContainText(
    /1,50\s€ gehen an Anna Erstattungsmann zurück.*19\s%/,
  );
  await reduced.getByRole('textbox', { name: 'Grund' }).fill('Ecke geknickt');
  await expectNoFindings(page);
  await reduced.getByRole('button', { name: /^1,50\s€ erstatten$/ }).click();
  await expect(details.getByRole('region', { name: 'Positionen' })).toContainText(
    'Preisnachlass: Briefumschlag',
  );

  await details.getByRole('button', { name: 'Erstatten' }).click();
  const question = page.getByRole('alertdialog', { name: `Bestellung ${number} erstatten?` });
  await expect(question).toContainText(/[\d,]+\s€ gehen an Anna Erstattungsmann zurück/);
  const refund = question.getByRole('button', { name: /^[\d,]+\s€ erstatten$/ });
  await expect(refund).toBeDisabled();
  await expect(question.getByRole('group', { name: 'Was kommt zurück?' })).toContainText('von 30');
  await question.getByRole('textbox', { name: 'Grund' }).fill('Verdruckt');
  await expectNoFindings(page);
  await refund.click();
  const history = details.getByRole('region', { name: 'Verlauf' });
  await expect(history.getByRole('listitem').filter({ hasText: /Erstattet von Jonas/ })).toContainText(
    'Verdruckt',
  );
  await expect(details.getByRole('button', { name: 'Erstatten' })).toHaveCount(0);

  await details.getByRole('textbox', { name: 'Notiz' }).fill('Neu gedruckt wird nicht.');
  await details.getByRole('button', { name: 'Notiz sichern' }).press('Enter');
  await expect(history.getByRole('listitem').first()).toContainText('Neu gedruckt wird nicht.');
  await details.getByRole('button', { name: 'Bestellbestätigung erneut senden' }).click();
  await expect(details.getByRole('status')).toHaveText(/^Die E-Mail an .* ist unterwegs\.$/);
  await expectNoFindings(page);

  const opened = page.context().waitForEvent('page');
  await details.getByRole('link', { name: 'Seite der Kundschaft' }).click();
  const customers = await opened;
  await expect(customers.getByRole('main')).toContainText(number);
  await expect(customers.getByRole('main')).not.toContainText('Neu gedruckt');
});

test(
  'what was withdrawn from in part is filled in at the desk, and lowers what is to be paid',
  beforeRelease,
  async ({ page, shop }) => {
    const lastName = 'Teilwiderruf';
    const number = await placeOrder(shop.storefront, envelope, { lastName });
    await openDesk(page, shop.workspace);
    await page.getByRole('searchbox', { name: 'Bestellungen suchen' }).fill(lastName);
    await row(page, number).getByText(number).click();
    const details = page.getByRole('complementary', { name: number });
    await details.getByRole('button', { name: 'In Druck geben' }).click();
    await details.getByRole('button', { name: 'Als versandt melden' }).click();
    await expect(details.getByRole('button', { name: 'Gutschreiben' })).toBeVisible();

    const opened = page.context().waitForEvent('page');
    await details.getByRole('link', { name: 'Seite der Kundschaft' }).click();
    const customers = await opened;
    await customers.getByRole('main').getByRole('link', { name: 'Vertrag widerrufen' }).click();
    await customers.getByLabel('Name').fill(`Anna ${lastName}`);
    await customers.getByLabel('E-Mail-Adresse der Bestellung').fill(await emailIn(details));
    const pieces = customers.getByRole('group', { name: 'Wie viele Stück zurückkommen' });
    await expect(pieces.getByRole('spinbutton')).toHaveValue('40');
    await pieces.getByRole('spinbutton').fill('15');
    await expectNoFindings(customers);
    await customers.getByRole('button', { name: 'Weiter' }).click();
    await expect(customers.getByText(/und zwar für: 15 × /)).toBeVisible();
    await customers.getByRole('button', { name: 'Widerruf bestätigen' }).click();
    await expect(customers.getByRole('heading', { name: 'Der Widerruf ist eingegangen' })).toBeVisible();
    await customers.close();

    await page.reload();
    await row(page, number).getByText(number).click();
    await details.getByRole('button', { name: 'Gutschreiben' }).click();
    const question = page.getByRole('alertdialog', { name: `Bestellung ${number} gutschreiben?` });
    await expect(question).toContainText(`Anna ${lastName} hat widerrufen`);
    const chosen = question.getByRole('group', { name: 'Was kommt zurück?' });
    await expect(chosen.getByRole('textbox').first()).toHaveValue('15');
    await question.getByRole('textbox', { name: 'Grund' }).fill('Widerruf');
    await expect(question.getByRole('status')).toContainText('weniger zu zahlen');
    await expectNoFindings(page);
    await question.getByRole('button', { name: /^[\d,]+\s€ gutschreiben$/ }).click();
    await expect(details.getByRole('region', { name: 'Positionen' })).toContainText('Gutgeschrieben: 15 ×');

    await page.getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export für die Buchhaltung' });
    await dialog.getByRole('button', { name: /^Tagen der Bestellung/ }).click();
    await page.getByRole('option', { name: 'Rechnungsnummern' }).click();
    const year = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', year: 'numeric' });
    const series = `RK-${year.format(new Date())}`;
    await dialog.getByRole('textbox', { name: 'Erste Nummer' }).fill(`${series}-000001`);
    await expect(dialog.getByRole('button', { name: 'Herunterladen' })).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Letzte Nummer' }).fill(`${series}-999999`);
    await expectNoFindings(page);
    const table = await downloaded(page, () => dialog.getByRole('button', { name: 'Herunterladen' }).click());
    expect(table.name).toBe(`Rechnungen_${series}-000001_${series}-999999.csv`);
    expect(table.text).toContain(`;Rücknahme;${number};`);
  },
);

const emailIn = async (details: Locator): Promise<string> =>
  (await details.getByRole('link').filter({ hasText: '@' }).textContent()) ?? '';

test('what was designed is written for the press once it goes into print', async ({ page, shop }) => {
  const texts = { names: 'Ida & Jan' };
  const card = await sealCard(shop.storefront, 140202, { choice: { refinement: 'gold' }, texts });
  const number = await placeOrder(shop.storefront, card, { lastName: 'Druckmann' });
  await openDesk(page, shop.workspace);
  await page.getByRole('searchbox', { name: 'Bestellungen suchen' }).fill('druckmann');
  await row(page, number).getByText(number).click();
  const details = page.getByRole('complementary', { name: number });
  await details.getByRole('button', { name: 'Zahlungseingang melden' }).click();
  await details.getByRole('button', { name: 'In Druck geben' }).click();
  const press = details.getByRole('button', { name: /^Druckdatei \(PDF\/X-4, [\d,]+\sMB\)$/ });
  await expect(press).toBeVisible({ timeout: 60_000 });

  // By keys alone: its pages with their plates, and back to where they were asked for.
  const look = details.getByRole('button', { name: 'Seiten ansehen (2)' });
  for (const width of deskWidths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoFindings(page);
    await look.focus();
    await page.keyboard.press('Enter');
    const pages = page.getByRole('dialog', { name: `Seiten für den Druck: ${number}/1` });
    const front = pages.getByRole('img', { name: /^Seite 1 im Druck: / });
    await expect(front).toBeVisible();
    // Its plate stands to the right of it.
    const { width: wide = 0, height: high = 1 } = (await front.boundingBox()) ?? {};
    expect(wide).toBeGreaterThan(high);
    await expect(pages).toContainText('105 × 148 mm');
    await expectNoFindings(page);
    await page.keyboard.press('Escape');
    await expect(look).toBeFocused();
  }

  // A press house has them already; they go there once more.
  await expect(details.getByText(/^An die Druckerei gesendet: /)).toBeVisible();
  await details.getByRole('button', { name: `Erneut senden ${number}/1` }).press('Enter');
  await expect(details.getByRole('status').filter({ hasText: 'Druckerei' })).toBeFocused();
  const history = details.getByRole('region', { name: 'Verlauf' });
  await expect(
    history
      .getByRole('listitem')
      .filter({ hasText: 'Druckdateien erneut an die Druckerei gesendet von Jonas' }),
  ).toContainText(`${number}/1`);
  await expect(details.getByText(/^An die Druckerei gesendet: /)).toBeVisible({ timeout: 15_000 });
  const file = await downloaded(page, () => press.click());
  expect(file.name).toBe(`${number}_1.pdf`);
  expect(file.text).toContain('/Separation /Foil#20Gold');
  const ticket = await downloaded(page, () =>
    details.getByRole('button', { name: 'Auftragszettel' }).click(),
  );
  expect(JSON.parse(ticket.text)).toMatchObject({ order: number, line: 1, foil: 'gold' });
});

test(
  'tags and place cards of two orders are put on press sheets together, and taken apart again',
  beforeRelease,
  async ({ page, shop }) => {
    const choice = { paper: 'kraftpapier' };
    const numbers: string[] = [];
    for (const design of [140109, 140108]) {
      const piece = await sealCard(shop.storefront, design, { choice, texts: {} });
      // Ten fill no sheet by themselves.
      const few = { ...piece, quantity: 10 };
      numbers.push(await placeOrder(shop.storefront, few, { lastName: 'Bogenfrau' }));
    }
    await openDesk(page, shop.workspace);
    await page.getByRole('searchbox', { name: 'Bestellungen suchen' }).fill('bogenfrau');
    for (const number of numbers) {
      await row(page, number).getByText(number).click();
      const details = page.getByRole('complementary', { name: number });
      await details.getByRole('button', { name: 'Zahlungseingang melden' }).click();
      await details.getByRole('button', { name: 'In Druck geben' }).click();
      await expect(details.getByRole('button', { name: /^Druckdatei/ })).toBeVisible({ timeout: 60_000 });
    }
    await page.keyboard.press('b');
    const dialog = page.getByRole('dialog', { name: 'Druckbögen' });
    const waiting = dialog.getByRole('listitem').filter({ hasText: 'Kraftpapier' });
    await expect(waiting).toContainText('Zeilen: 2');
    await expect(waiting).toContainText('gesparte Bögen: 1');
    await expectNoFindings(page);
    await waiting
      .getByRole('button', { name: 'Auf Bögen setzen Kraftpapier · ohne Folie · einseitig' })
      .press('Enter');

    await expect(dialog.getByRole('heading', { name: 'Bogenläufe' })).toBeFocused();
    const run = dialog.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Lauf \d/ }) });
    await expect(run).toContainText(`${numbers[0]}/1, ${numbers[1]}/1`);
    await expect(run.getByRole('img', { name: /^Erster Bogen von Lauf/ })).toBeVisible({ timeout: 60_000 });
    await expect(run).toContainText('gesparte Bögen: 1');
    await expect(run.getByText(/^An die Druckerei gesendet: /)).toBeVisible({ timeout: 15_000 });
    for (const width of deskWidths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoFindings(page);
    }
    const sheets = await downloaded(page, () => run.getByRole('button', { name: /^Bögen \(PDF/ }).click());
    expect(sheets.name).toMatch(/^run-\d+\.pdf$/);
    expect(sheets.text).toMatch(/^%PDF-1\.6/);

    await run.getByRole('button', { name: /^Auflösen/ }).press('Enter');
    await expect(run.getByRole('status').filter({ hasText: 'dort bitte absagen' })).toBeVisible();
    await run.getByRole('button', { name: 'Abbrechen' }).press('Enter');
    await run.getByRole('button', { name: /^Auflösen/ }).press('Enter');
    await run.getByRole('button', { name: /^Ja, auflösen/ }).press('Enter');
    await expect(dialog.getByRole('heading', { name: 'Was wartet' })).toBeFocused();
    await expect(waiting).toContainText('Zeilen: 2');
    await expect(dialog.getByText('Noch kein Bogenlauf.')).toBeVisible();
  },
);

test('orders of a period are downloaded for the books', beforeRelease, async ({ page, shop }) => {
  const number = await placeOrder(shop.storefront, envelope, { company: '=Formel & Söhne' });
  await openDesk(page, shop.workspace);
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: 'Export für die Buchhaltung' });
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());
  await dialog.getByLabel('Letzter Tag').fill('2020-01-01');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Erster Tag').fill(`${today.slice(0, 4)}-01-01`);
  await dialog.getByLabel('Letzter Tag').fill(today);
  await expectNoFindings(page);
  const table = await downloaded(page, () => dialog.getByRole('button', { name: 'Herunterladen' }).click());
  const line = table.text.split('\r\n').find((each) => each.includes(number));
  expect(table.name).toMatch(/^Bestellungen_/);
  expect(line).toContain(`;Verkauf;${number};'=Formel & Söhne;`);

  await page.keyboard.press('e');
  await dialog.getByLabel('Erster Tag').fill(`${today.slice(0, 4)}-01-01`);
  await dialog.getByLabel('Letzter Tag').fill(today);
  await dialog.getByRole('button', { name: /^Tabelle \(CSV\)/ }).click();
  await page.getByRole('option', { name: /^DATEV/ }).click();
  const batch = await downloaded(page, () => dialog.getByRole('button', { name: 'Herunterladen' }).click());
  expect(batch.name).toMatch(/^EXTF_Buchungsstapel_/);
  expect(batch.text.startsWith('"EXTF";700;21;"Buchungsstapel";13;')).toBe(true);
  expect(batch.text).toContain(`"${number}"`);
});

for (const width of [1440, 1024, 360])
  test(
    `at ${width} px the desk is whole, and axe finds nothing`,
    once(width === 360),
    async ({ page, shop }) => {
      const number = await placeOrder(shop.storefront, pen, { lastName: `Breite${width}` });
      await page.setViewportSize({ width, height: 800 });
      await openDesk(page, shop.workspace);
      await page.getByRole('searchbox', { name: 'Bestellungen suchen' }).fill(`breite${width}`);
      await expect(page.getByText('1 Bestellung', { exact: true })).toBeVisible();
      await row(page, number).getByRole('checkbox').focus();
      await page.keyboard.press('Space');
      await expectNoFindings(page);
      await row(page, number).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('complementary', { name: number })).toContainText('Zu zahlen (Vorkasse)');
      await expectNoFindings(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    },
  );

test('who has no token reads nothing, and the desk says when the shop is away', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/40[013]|Failed to load resource|ERR_/);
  for (const path of [
    '/orders/api/orders/2026-000001',
    '/orders/api/export?format=csv&from=2026-01-01&to=2026-12-31',
  ])
    for (const authorization of ['', 'local-management', 'local-preview'])
      expect(
        (await page.request.get(`${shop.workspace}${path}`, { headers: { authorization } })).status(),
      ).toBe(401);
  const list = await page.request.post(`${shop.workspace}/orders/api/list`, { data: {} });
  expect(list.status()).toBe(401);

  await openDesk(page, shop.workspace);
  await page.route('**/orders/api/list', (route) => route.abort());
  await page.getByRole('searchbox', { name: 'Bestellungen suchen' }).fill('xyzxyz');
  const alert = page.getByRole('alert').filter({ hasText: 'nicht erreichbar' });
  await expect(alert).toBeVisible();
  await page.unroute('**/orders/api/list');
  await alert.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText(/^Nichts gefunden/)).toBeVisible();
});

test(
  'the workspace leads to the desk, and keys are shown in English too',
  beforeRelease,
  async ({ page, shop }) => {
    await page.goto(shop.workspace);
    const opened = page.context().waitForEvent('page');
    await chooseArea(page, 'Bestellungen');
    const desk = await opened;
    await signIn(desk);
    await desk.getByRole('button', { name: 'Sprache der Oberfläche: Deutsch' }).click();
    await desk
      .getByRole('menuitemradio', { name: 'English' })
      .or(desk.getByRole('menuitem', { name: 'English' }))
      .click();
    await desk.keyboard.press('?');
    await expect(desk.getByRole('dialog', { name: 'Keys' })).toContainText('Send to print');
  },
);

async function openDesk(page: Page, workspace: string): Promise<void> {
  await page.goto(`${workspace}/orders`);
  await signIn(page);
}

async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Jonas');
  await page.getByRole('button', { name: 'Öffnen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellungen' })).toBeVisible();
}

const row = (page: Page, number: string) =>
  page.getByRole('grid', { name: 'Bestellungen' }).getByRole('row').filter({ hasText: number });

async function downloaded(page: Page, ask: () => Promise<void>): Promise<{ name: string; text: string }> {
  const waiting = page.waitForEvent('download');
  await ask();
  const download = await waiting;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}
