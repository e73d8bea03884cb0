import type { Page } from '@playwright/test';
import { readEnvironment } from '../../scripts/environment.ts';
import { moveOrder } from '../../scripts/order/move-order.ts';
import { expectNoFindings, expectNoFindingsAtAnyWidth } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

test.describe.configure({ mode: 'parallel' });

const envelope = '/zubehoer-artikel/envelope-straight-green-110x110/?quantity=25';
const pens = '/zubehoer-artikel/pen-gel-gold/?quantity=3';
const order = { name: 'zahlungspflichtig bestellen' };

test('a guest divides an order among three addresses; the desk sends a parcel each', async ({
  page,
  context,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/400/);
  await putInto(page, shop.storefront, [envelope, pens]);
  await openAlive(page, `${shop.storefront}/kasse/`);
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('anna@example.org');
  await fillIn(page, 'Rechnungs- und Lieferadresse', anna);
  const review = page.getByRole('region', { name: 'Bestellung prüfen' });
  await expect(review).toContainText('40,44 €');

  await page.getByRole('button', { name: 'An mehrere Adressen senden' }).click();
  const second = page.getByRole('group', { name: '2. Adresse' });
  await expect(second).toBeFocused();
  await expect(review).toContainText('45,43 €');
  await second.getByRole('combobox', { name: 'Versandart' }).selectOption({ index: 1 });
  await expect(review).toContainText('53,43 €');
  await page.getByRole('button', { name: 'Noch eine Adresse' }).click();
  const third = page.getByRole('group', { name: '3. Adresse' });
  await third.getByRole('spinbutton', { name: /^Briefumschlag/ }).fill('20');
  await second.getByRole('spinbutton', { name: /^Briefumschlag/ }).fill('10');
  const several = page.getByRole('region', { name: 'An mehrere Adressen senden' });
  await expect(several).toContainText(/Von „Briefumschlag.*“ sind 5 zu viel verteilt\./);
  await page.getByRole('button', order).click();
  await expect(third.getByRole('spinbutton', { name: /^Briefumschlag/ })).toHaveAccessibleDescription(
    'So oft ist es nicht im Warenkorb: 5 zu viel, zu verteilen sind 25.',
  );
  await expectNoFindingsAtAnyWidth(page, 'main');
  await third.getByRole('spinbutton', { name: /^Briefumschlag/ }).fill('5');
  await expect(several).toContainText(/was übrig bleibt: 10 × Briefumschlag.* und 3 × Gelstift/);

  // Another country has other prices and taxes: said at its field.
  await fillIn(page, '2. Adresse', { ...oma, 'Postleitzahl z. B. 1010': '1010' }, 'Österreich');
  await fillIn(page, '3. Adresse', ida);
  await page.getByRole('button', order).click();
  await expect(second.getByRole('combobox', { name: 'Land' })).toHaveAccessibleDescription(
    'Alle Adressen einer Bestellung liegen in einem Land, hier: Deutschland. Für ein anderes bitte getrennt bestellen.',
  );
  await second.getByRole('combobox', { name: 'Land' }).selectOption('Deutschland');
  await fillIn(page, '2. Adresse', oma);
  await page.getByRole('button', order).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für die Bestellung!');
  const main = page.getByRole('main');
  await expect(main).toContainText('58,42 €');
  await expect(main).toContainText(/Paket 2.*Domplatz 1.*10 × Briefumschlag.*Expressversand/);
  await expect(main).toContainText(/Paket 3.*Hafenstr\. 9.*5 × Briefumschlag/);
  await expectNoFindingsAtAnyWidth(page, 'main');

  const [number = ''] = /\d{4}-\d{6}/.exec(page.url()) ?? [];
  await move(shop.storefront, [number, 'state', 'in_print']);
  const desk = await context.newPage();
  await desk.goto(`${shop.workspace}/orders?order=${number}`);
  await desk.getByRole('textbox', { name: 'Name' }).fill('Jonas');
  await desk.getByRole('button', { name: 'Öffnen' }).click();
  const details = desk.getByRole('complementary', { name: number });
  const parcel = details.getByRole('region', { name: 'Paket 2' });
  await expect(parcel).toContainText('10 × Briefumschlag');
  await parcel.getByRole('textbox', { name: /^Sendungsnummer/ }).fill('00340434161094042557');
  await expectNoFindings(desk);
  await parcel.getByRole('button', { name: 'Paket ist unterwegs' }).click();
  await expect(parcel).toContainText('Sendungsnummer 00340434161094042557');
  await expect(details.getByRole('button', { name: 'Aus dem Druck zurückholen' })).toHaveCount(0);
  for (const name of ['Paket 1', 'Paket 3'])
    await details.getByRole('region', { name }).getByRole('button', { name: 'Paket ist unterwegs' }).click();
  await expect(details.getByRole('listitem').filter({ hasText: /Versandt von Jonas/ })).toBeVisible();

  await page.reload();
  await expect(main).toContainText('Sendungsnummer: 00340434161094042557');
});

test('an address that is taken away takes its price along, and the others keep what was typed', async ({
  page,
  shop,
}) => {
  await putInto(page, shop.storefront, [envelope]);
  await openAlive(page, `${shop.storefront}/kasse/`);
  await page.getByRole('button', { name: 'An mehrere Adressen senden' }).click();
  await page.getByRole('group', { name: '2. Adresse' }).getByRole('textbox', { name: 'Ort' }).fill('Köln');
  await page.getByRole('button', { name: 'Noch eine Adresse' }).click();
  const third = page.getByRole('group', { name: '3. Adresse' });
  await third.getByRole('textbox', { name: 'Ort' }).fill('Hamburg');
  const review = page.getByRole('region', { name: 'Bestellung prüfen' });
  await expect(review).toContainText('38,72 €');
  await page.getByRole('button', { name: '2. Adresse entfernen' }).click();
  await expect(third).toHaveCount(0);
  await expect(
    page.getByRole('group', { name: '2. Adresse' }).getByRole('textbox', { name: 'Ort' }),
  ).toHaveValue('Hamburg');
  await expect(review).toContainText('33,73 €');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('addresses are added, filled in and ordered by plain forms', beforeRelease, async ({ page, shop }) => {
    await page.goto(`${shop.storefront}${envelope}`);
    await page.getByRole('button', { name: 'In den Warenkorb' }).click();
    await page.goto(`${shop.storefront}/kasse/`);
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('ohne@example.org');
    await fillIn(page, 'Rechnungs- und Lieferadresse', anna);
    await page.getByRole('button', { name: 'An mehrere Adressen senden' }).click();
    const second = page.getByRole('group', { name: '2. Adresse' });
    await expect(page.getByRole('region', { name: 'Bestellung prüfen' })).toContainText('33,73 €');
    await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue('ohne@example.org');
    await page.getByRole('button', { name: 'Noch eine Adresse' }).click();
    await page.getByRole('button', { name: '3. Adresse entfernen' }).click();
    await fillIn(page, '2. Adresse', oma);
    await second.getByRole('combobox', { name: 'Versandart' }).selectOption({ index: 1 });
    await page.getByRole('button', order).click();
    // What is faster costs more: nothing is ordered before that was shown.
    await expect(page.getByRole('region', { name: 'Bestellung prüfen' })).toContainText('41,73 €');
    await expect(second.getByRole('spinbutton')).toHaveAccessibleDescription(/mindestens ein Stück/);
    await second.getByRole('spinbutton').fill('5');
    await page.getByRole('button', order).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für die Bestellung!');
    await expect(page.getByRole('main')).toContainText(/Paket 2.*Domplatz 1.*5 × Briefumschlag/);
  });
});

type Typed = Readonly<Record<string, string>>;
const anna: Typed = {
  Vorname: 'Anna',
  Nachname: 'Muster',
  'Straße und Hausnummer': 'Gartenweg 7',
  Postleitzahl: '80331',
  Ort: 'München',
};
const oma: Typed = {
  Vorname: 'Hedwig',
  Nachname: 'Muster',
  'Straße und Hausnummer': 'Domplatz 1',
  Postleitzahl: '50667',
  Ort: 'Köln',
};
const ida: Typed = {
  Vorname: 'Ida',
  Nachname: 'Muster',
  'Straße und Hausnummer': 'Hafenstr. 9',
  Postleitzahl: '20457',
  Ort: 'Hamburg',
};

async function fillIn(page: Page, name: string, typed: Typed, country = 'Deutschland'): Promise<void> {
  const group = page.getByRole('group', { name, exact: true });
  await group.getByRole('combobox', { name: 'Land' }).selectOption(country);
  for (const [label, text] of Object.entries(typed))
    await group
      .getByRole('textbox', { name: new RegExp(`^${label.split(' z. B.')[0]}`) })
      .first()
      .fill(text);
}

async function move(storefront: string, words: string[]): Promise<void> {
  const settings = readEnvironment({ STOREFRONT_ORIGIN: storefront });
  if (!settings.ok) throw new Error(settings.message);
  const moved = await moveOrder(words, settings.environment);
  if (!moved.ok) throw new Error(moved.message);
}

async function putInto(page: Page, storefront: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await openAlive(page, `${storefront}${path}`);
    await page.getByRole('button', { name: 'In den Warenkorb' }).click();
    await expect(page.getByText('Liegt im Warenkorb.')).toBeVisible();
  }
}
