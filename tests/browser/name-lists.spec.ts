import type { Page } from '@playwright/test';
import writeExcelFile from 'write-excel-file/node';
import { expectNoFindings } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import { newAddress, signUp } from './support/new-customer.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

test.describe.configure({ mode: 'parallel' });

/** A place card with a bouquet at its side. */
const placeCard = '/configurator-card/?design=140108';
/** One with a garland in gold, and its names. */
const pressedCard = '/configurator-card/?design=161703&refinement=gold';
const envelope = '/configurator-card/?design=140409';
const tooLong = 'Prof. Dr. Maximilian-Alexander Ferdinand von Hohenstein-Schwarzenberg-Sondershausen';

/** Eighty guests of a wedding; the twelfth has more titles than a card has room for. */
const guests = Array.from({ length: 80 }, (_, place) =>
  place === 11 ? tooLong : `${['Anna', 'Jan', 'Ruth', 'Otto', 'Łukasz'][place % 5]} Winter ${place + 1}`,
);

const list = (page: Page) => page.getByRole('region', { name: 'Namensliste' });
const cards = (page: Page) => page.getByRole('group', { name: 'Karten der Liste' });
const onCard = (page: Page) => page.getByRole('textbox', { name: 'Namen auf der Karte' });
const nameOf = (page: Page) => list(page).getByRole('textbox', { name: 'Name', exact: true });

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test(
    'eighty place cards are pasted, the one that is too long is found, shortened and bought',
    beforeRelease,
    async ({ page, shop, context }) => {
      await page.goto(shop.storefront + placeCard);
      await list(page)
        .getByRole('textbox', { name: /^Namen einfügen/ })
        .fill(guests.join('\n'));
      await list(page).getByRole('button', { name: 'Übernehmen' }).click();
      await expect(cards(page)).toContainText('1 von 80');
      await expect(onCard(page)).toHaveValue('Anna Winter 1');
      await expect(page.getByRole('combobox', { name: 'Menge' })).toHaveValue('80');

      const faults = list(page).getByRole('status').filter({ hasText: 'Passt nicht:' });
      await expect(faults.getByRole('button', { name: /^Zeile/ })).toHaveText(['Zeile 12']);
      await expectNoFindings(page, { include: ['main'] });
      await faults.getByRole('button', { name: 'Zeile 12' }).click();
      await expect(cards(page)).toContainText('12 von 80');
      await expect(nameOf(page)).toBeFocused();
      await expect(nameOf(page)).toHaveValue(tooLong);
      await nameOf(page).fill('Prof. Dr. Hohenstein');
      await expect(faults).toHaveCount(0);
      await cards(page).getByRole('button', { name: 'Nächste Karte' }).click();
      await expect(onCard(page)).toHaveValue('Ruth Winter 13');
      await onCard(page).fill('Ruth Sommer');
      await expect(nameOf(page)).toHaveValue('Ruth Sommer');

      await test.step('nothing is lost by a reload, and undo takes back what was done last', async () => {
        await expect(page.getByRole('status').filter({ hasText: 'Entwurf gesichert' })).toBeVisible();
        await page.reload();
        await expect(cards(page)).toContainText('1 von 80');
        await list(page).getByRole('button', { name: 'Liste leeren' }).click();
        await expect(cards(page)).toHaveCount(0);
        await page.getByRole('button', { name: 'Rückgängig' }).click();
        await expect(cards(page)).toContainText('von 80');
      });

      await page.getByRole('button', { name: 'In den Warenkorb' }).click();
      await page.getByRole('link', { name: 'Zum Warenkorb' }).click();
      const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Platzkarte' }).first();
      await expect(line).toContainText('80 Namen');
      await line.getByText('Namen ansehen').click();
      await expect(line.getByRole('listitem')).toHaveCount(80);
      await expect(line.getByRole('listitem').nth(12)).toHaveText('Ruth Sommer');
      await expectNoFindings(page, { include: ['main'] });
      const number = await order(page);

      await test.step('the order desk shows how many names there are, and which', async () => {
        const desk = await context.newPage();
        await desk.goto(`${shop.workspace}/orders`);
        await desk.getByRole('textbox', { name: 'Name' }).fill('Jonas');
        await desk.getByRole('button', { name: 'Öffnen' }).click();
        await desk.getByRole('searchbox', { name: 'Bestellungen suchen' }).fill(number);
        await desk.getByRole('row').filter({ hasText: number }).getByText(number).click();
        const details = desk.getByRole('complementary', { name: number });
        await details.getByText('Namen: 80').click();
        await expect(details.getByText('Prof. Dr. Hohenstein', { exact: true })).toBeVisible();
        await expectNoFindings(desk);
      });
    },
  );

  test(
    'a name too fine for foil is told, and all cards are set so that metal holds it',
    beforeRelease,
    async ({ page, shop, expectedErrors }) => {
      expectedErrors.push(/status of 422/);
      await page.goto(shop.storefront + pressedCard);
      await page.getByRole('combobox', { name: 'Schriften' }).selectOption('Kapitale');
      const pasted = [...Array<string>(19).fill('Maria Schneider'), 'Ruth Bergmann-Schwarz'];
      await list(page)
        .getByRole('textbox', { name: /^Namen einfügen/ })
        .fill(pasted.join('\n'));
      await list(page).getByRole('button', { name: 'Übernehmen' }).click();

      const faults = list(page).getByRole('status').filter({ hasText: 'Zu fein für Folie:' });
      await expect(faults.getByRole('button', { name: /^Zeile/ })).toHaveText(['Zeile 20']);
      await faults.getByRole('button', { name: 'Ohne Folie drucken' }).click();
      await expect(faults).toHaveCount(0);
      await page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect(faults).toBeVisible();
      await page.getByRole('button', { name: 'In den Warenkorb' }).click();
      await expect(page.getByRole('main')).toContainText(
        'Zeile 20 der Namensliste ist für Folie zu fein gesetzt: „Ruth Bergmann-Schwarz“.',
      );
      await faults.getByRole('button', { name: 'Alle Karten kleiner setzen' }).click();
      await expect(faults).toHaveCount(0);
      await page.getByRole('button', { name: 'In den Warenkorb' }).click();
      await expect(page.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
    },
  );

  test(
    'a customer takes the guests of an event, with their addresses, for envelopes',
    beforeRelease,
    async ({ page, shop }) => {
      await signUp(page, shop, newAddress());
      await page.getByRole('main').getByRole('link', { name: 'Gästelisten' }).click();
      await page.getByRole('textbox', { name: /^Name des Festes/ }).fill('Anna & Jonas');
      await page.getByLabel('Datum').fill(`${new Date().getUTCFullYear() + 1}-06-12`);
      await page.getByRole('button', { name: 'Gästeliste anlegen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anna & Jonas');
      const table = 'Name\tStraße\tPLZ\tOrt\nFamilie Berg\tLindenweg 5\t80331\tMünchen\nOma Käthe\t\t\t';
      await page.getByRole('textbox', { name: /^Namen/ }).fill(table);
      await page.getByRole('button', { name: 'Einfügen und prüfen' }).click();
      await page.getByRole('button', { name: '2 Gäste übernehmen' }).click();
      await page.getByRole('status').filter({ hasText: '2 Gäste übernommen.' }).waitFor();

      await page.goto(shop.storefront + envelope);
      await list(page).getByRole('button', { name: 'Anna & Jonas: 2 Gäste' }).click();
      await expect(list(page)).toContainText('Ein Gast ohne Adresse ist nicht dabei.');
      await expect(cards(page)).toContainText('1 von 1');
      await expect(onCard(page)).toHaveValue('Familie Berg');
      await expect(list(page).getByRole('textbox', { name: 'Adresse' })).toHaveValue(
        'Lindenweg 5\n80331 München',
      );
    },
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('eighty place cards come as a spreadsheet, are set smaller for the longest, and then replaced', async ({
    page,
    shop,
    expectedErrors,
  }) => {
    expectedErrors.push(/422/);
    await openAlive(page, shop.storefront + placeCard);
    const file = list(page).getByLabel('Excel- oder CSV-Datei wählen');
    await file.setInputFiles({
      name: 'alt.xls',
      mimeType: 'application/vnd.ms-excel',
      buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]),
    });
    await expect(list(page)).toContainText('Diese Datei hat das alte Excel-Format oder ein Passwort.');
    const buffer = await writeExcelFile([
      [{ value: 'Name' }, { value: 'Tisch' }],
      ...guests.map((name, place) => [{ value: name }, { value: String(place % 8) }]),
    ]).toBuffer();
    await file.setInputFiles({ name: 'gaeste.xlsx', mimeType: 'application/octet-stream', buffer });
    await expect(cards(page)).toContainText('1 von 80');
    const faults = list(page).getByRole('status').filter({ hasText: 'Passt nicht:' });
    await faults.getByRole('button', { name: 'Zeile 12' }).click();
    await expect(cards(page)).toContainText('12 von 80');
    await faults.getByRole('button', { name: 'Alle Karten kleiner setzen' }).click();
    await expect(faults).toHaveCount(0);
    await expectNoFindings(page, { include: ['main'] });

    await list(page).getByText('Weitere Namen oder eine andere Liste').click();
    await list(page)
      .getByRole('textbox', { name: /^Namen einfügen/ })
      .fill('Ida\nJan 🎉');
    await list(page).getByRole('button', { name: 'Übernehmen' }).click();
    await expect(list(page)).toContainText('2 Namen gelesen. Wohin damit?');
    await list(page).getByRole('button', { name: 'Liste ersetzen' }).click();
    await expect(cards(page)).toContainText('1 von 2');

    await test.step('what cannot be printed keeps the cards from being bought, and is told by its line', async () => {
      await page.getByRole('button', { name: 'In den Warenkorb' }).click();
      await expect(page.getByText(/^In Zeile 2 der Namensliste/)).toBeVisible();
    });
  });
});

async function order(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('ruth@kunde.example');
  await page.getByRole('textbox', { name: 'Vorname', exact: true }).fill('Ruth');
  await page.getByRole('textbox', { name: 'Nachname' }).fill('Sommer');
  await page.getByRole('textbox', { name: /^Straße/ }).fill('Am Markt 3');
  await page.getByRole('textbox', { name: /^Postleitzahl/ }).fill('80331');
  await page.getByRole('textbox', { name: /^Ort/ }).fill('München');
  await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für die Bestellung!');
  await expect(page.getByRole('main')).toContainText('80 Namen');
  const number = await page.getByRole('definition').first().textContent();
  if (number === null) throw new Error('The order says no number.');
  return number.trim();
}
