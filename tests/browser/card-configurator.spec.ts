import type { Page } from '@playwright/test';
import { expectNoFindings, expectNoFindingsAtAnyWidth } from './support/axe.ts';
import { beforeRelease, once } from './support/broad.ts';
import { expect, test } from './support/shop-test.ts';

const wedding = '/configurator-card/?design=146101&quantity=50';

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const kept = (page: Page) => page.getByRole('status').filter({ hasText: 'Entwurf gesichert' });
const basketButton = (page: Page) => page.getByRole('button', { name: 'In den Warenkorb' });

test('a guest writes an invitation, finds it again after a reload and on another device, and orders it', async ({
  page,
  shop,
  browser,
  expectedErrors,
}) => {
  // What cannot be printed is refused, and what two devices changed is asked for and joined.
  expectedErrors.push(/422/, /409/);
  await page.goto(shop.storefront + wedding);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Einladungskarte „Sonnenblumenfeld“ gestalten',
  );
  await field(page, 'Namen').fill('Maximiliane & Łukasz');
  await expect(field(page, 'Namen auf der Karte').first()).toHaveValue('Maximiliane');

  await test.step('a text is written on the card itself, with undo and redo', async () => {
    const onCard = field(page, 'Text auf der Karte');
    await onCard.fill('Wir trauen uns');
    await expect(field(page, 'Text')).toHaveValue('Wir trauen uns');
    await onCard.press('End');
    await onCard.pressSequentially(' und feiern mit euch bis in den Morgen');
    await expect(field(page, 'Text')).toHaveValue('Wir trauen uns und feiern mit euch bis in den Morgen');
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(field(page, 'Text')).not.toHaveValue(/Wir trauen uns/);
    await page.getByRole('button', { name: 'Wiederholen' }).click();
    await expect(onCard).toHaveValue(/^Wir trauen uns und feiern/);
  });

  await test.step('a text that the design leaves out is added, and one is taken away', async () => {
    await page.getByText('Weitere Texte').click();
    await field(page, 'Fußzeile').fill('Antwort bis 1. Mai');
    await expect(field(page, 'Fußzeile auf der Karte')).toHaveValue('Antwort bis 1. Mai');
    await field(page, 'Ort und Zeit').fill('');
    await field(page, 'Datum').focus();
    await expect(field(page, 'Ort und Zeit auf der Karte')).toHaveCount(0);
    await expect(field(page, 'Ort und Zeit')).toBeVisible();
  });

  await test.step('what cannot be printed is told at its field and keeps the card from being ordered', async () => {
    await field(page, 'Datum').fill('5. Juni 2027 🎉');
    await expect(page.getByText(/^Datum: Für 🎉 gibt es in dieser Schrift kein Zeichen/)).toBeVisible();
    await basketButton(page).click();
    await expect(page.getByText(/stehen Zeichen, die wir nicht drucken können/)).toBeVisible();
    await page.getByText('Vorher / Nachher', { exact: true }).click();
    await expect(page.getByRole('img', { name: 'Vorderseite vorher: 5. Juni 2027 🎉' })).toBeVisible();
    await expect(
      page.getByRole('img', { name: 'Vorderseite nachher: 5. Juni 2027', exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Zeichen entfernen' }).click();
    await expect(field(page, 'Datum')).toHaveValue('5. Juni 2027');
    await expect(page.getByText(/gibt es in dieser Schrift kein Zeichen/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(field(page, 'Datum')).toHaveValue('5. Juni 2027 🎉');
    await page.getByRole('button', { name: 'Wiederholen' }).click();
    await expect(field(page, 'Datum')).toHaveValue('5. Juni 2027');
  });

  await page.getByRole('button', { name: /^Alle \d+ Farbwelten zeigen$/ }).click();
  await page.getByRole('radio', { name: 'Salbei', exact: true }).check();
  await expectNoFindingsAtAnyWidth(page, 'main');
  await expect(kept(page)).toBeVisible();
  const address = page.url();
  expect(address).toMatch(/#draft=[0-9a-f-]{36}\.[\w-]+$/);

  await test.step('nothing is lost by a reload, nor on another device', async () => {
    await page.reload();
    await expect(field(page, 'Namen')).toHaveValue('Maximiliane & Łukasz');
    const device = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'de-DE' });
    const phone = await device.newPage();
    await phone.goto(address);
    await expect(field(phone, 'Namen')).toHaveValue('Maximiliane & Łukasz');
    await expect(phone.getByRole('radio', { name: 'Salbei', exact: true })).toBeChecked();
    await field(phone, 'Überschrift').fill('Wir heiraten');
    await expect(kept(phone)).toBeVisible();
    await device.close();
  });

  await test.step('what both devices have changed is joined', async () => {
    await field(page, 'Namen').fill('Maxi & Łukasz');
    await expect(field(page, 'Überschrift')).toHaveValue('Wir heiraten');
    await expect(kept(page)).toBeVisible();
    await expect(field(page, 'Namen')).toHaveValue('Maxi & Łukasz');
  });

  await test.step('invented names inside the card are told before it is in the basket', async () => {
    await basketButton(page).click();
    const notes = page.getByRole('region', { name: 'Vor dem Drucken' });
    await expect(notes).toContainText('ist noch der Text des Musters');
    await expect(notes).not.toContainText('Łukasz');
    await notes.getByRole('button', { name: 'Trotzdem in den Warenkorb' }).click();
  });
  await page.getByRole('link', { name: 'Zum Warenkorb' }).click();
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Sonnenblumenfeld' });
  await expect(line).toContainText('47,50');
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('maxi@kunde.example');
  await page.getByRole('textbox', { name: 'Vorname', exact: true }).fill('Maxi');
  await page.getByRole('textbox', { name: 'Nachname' }).fill('Sommer');
  await page.getByRole('textbox', { name: /^Straße/ }).fill('Am Markt 3');
  await page.getByRole('textbox', { name: /^Postleitzahl/ }).fill('80331');
  await page.getByRole('textbox', { name: /^Ort/ }).fill('München');
  await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für die Bestellung!');
  await expect(page.getByRole('main')).toContainText('Sonnenblumenfeld');
});

for (const width of [1440, 360]) {
  test(
    `a saying of the shop is put on the card by keys, at ${width} pixels`,
    once(width === 360),
    async ({ page, shop, expectedErrors }) => {
      expectedErrors.push(/503/);
      await page.setViewportSize({ width, height: 760 });
      await page.goto(shop.storefront + wedding);
      const before = await field(page, 'Text').inputValue();
      const button = page.getByRole('button', { name: 'Textvorschläge für „Text“' });
      const list = page.getByRole('region', { name: 'Textvorschläge für „Text“' });

      await page.route('**/_sayings.json*', (route) => route.fulfill({ status: 503 }));
      await button.press('Enter');
      await expect(list.getByRole('status')).toContainText('lassen sich gerade nicht holen');
      await page.unroute('**/_sayings.json*');
      await list.getByRole('button', { name: 'Noch einmal versuchen' }).press('Enter');
      await expect(list.getByRole('list', { name: 'Trausprüche' })).toBeVisible();
      await expectNoFindings(page, { include: ['main'], without: ['target-size'] });
      await list.getByRole('button').first().press('Escape');
      await expect(list).toHaveCount(0);
      await expect(button).toBeFocused();

      await button.press('Enter');
      await list.getByRole('button', { name: /^Alle eure Dinge/ }).press('Enter');
      await expect(field(page, 'Text')).toBeFocused();
      await expect(field(page, 'Text')).toHaveValue(
        'Alle eure Dinge lasset in der Liebe geschehen!\n– 1. Korinther 16,14',
      );
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(kept(page)).toBeVisible();
      await page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect(field(page, 'Text')).toHaveValue(before);
    },
  );
}

test(
  'an occasion for which the shop has no sayings has no button for them',
  beforeRelease,
  async ({ page, shop }) => {
    await page.goto(`${shop.storefront}/configurator-card/?design=167602`);
    await expect(field(page, 'Text')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Textvorschläge/ })).toHaveCount(0);
  },
);
