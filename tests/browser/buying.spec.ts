import type { Locator, Page } from '@playwright/test';
import { readEnvironment } from '../../scripts/environment.ts';
import { moveOrder } from '../../scripts/order/move-order.ts';
import type { ShopAddresses } from '../../scripts/shop-process.ts';
import { expectNoFindingsAtAnyWidth } from './support/axe.ts';
import { beforeRelease, once } from './support/broad.ts';
import { fillBasket, germanHeaders } from './support/fill-basket.ts';
import { fillInAddress } from './support/fill-in-address.ts';
import { inMail, mailLink } from './support/mail-link.ts';
import { newAddress, signUpByMail } from './support/new-customer.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

test.describe.configure({ mode: 'parallel' });

const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

const envelope = '/zubehoer-artikel/envelope-straight-green-110x110/?quantity=25';
const card = '/karten-designen/kirschbluetenzeit--142301/';

test('a guest orders envelopes, from their page to the order’s own', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/400|ERR_FAILED/);
  await putInto(page, shop.storefront, [envelope]);
  await page.getByRole('status').getByRole('link', { name: 'Zum Warenkorb' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
  const sum = page.getByRole('region', { name: 'Summe und Lieferung' });
  await expect(sum).toContainText('23,75 €');

  // More of it, by keys: the sum follows, and Enter sends nothing away.
  const pieces = page.getByRole('spinbutton', { name: /^Stückzahl von Briefumschlag/ });
  await pieces.fill('30');
  await pieces.press('Enter');
  await expect(sum).toContainText('28,50 €');

  // What does not reach the shop is shown at once and taken back; then it works again.
  const lines = '**/web-api/basket/lines/*';
  const failing = Promise.withResolvers<void>();
  await page.route(lines, (route) => failing.promise.then(() => route.abort()));
  const more = page.getByRole('button', { name: /^Mehr von Briefumschlag/ });
  await more.click();
  await expect(pieces).toHaveValue('31');
  await expect(sum).toContainText('29,45 €');
  failing.resolve();
  const failed = page.getByRole('status').filter({
    hasText: 'Das hat gerade nicht geklappt. Der Warenkorb ist wie zuvor.',
  });
  await expect(failed).toBeVisible();
  await expect(pieces).toHaveValue('30');
  await expect(sum).toContainText('28,50 €');
  await page.unroute(lines);
  await more.click();
  await expect(sum).toContainText('29,45 €');
  await expect(failed).toBeHidden();
  await page.getByRole('button', { name: /^Weniger von Briefumschlag/ }).click();
  await expect(sum).toContainText('28,50 €');
  await sum.getByRole('radio', { name: /^Expressversand/ }).check();
  await expect(sum).toContainText('41,49 €');
  await expectNoFindingsAtAnyWidth(page, 'main');
  await sum.getByRole('link', { name: 'Zur Kasse' }).click();

  await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
  const email = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Bitte eine gültige E-Mail-Adresse eintragen.');
  await fillInAddress(page);
  await expect(page.getByText('Bitte eine gültige E-Mail-Adresse eintragen.')).toBeHidden();
  await expect(page.getByRole('main').locator('[aria-invalid]')).toHaveCount(0);
  await page.getByRole('textbox', { name: /^Postleitzahl/ }).fill('8033');
  await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
  await expect(page.getByRole('textbox', { name: /^Postleitzahl/ })).toHaveAccessibleDescription(/80331/);
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Anna');
  await expectNoFindingsAtAnyWidth(page, 'main');
  await page.getByRole('textbox', { name: /^Postleitzahl/ }).fill('80331');
  await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für die Bestellung!');
  await expect(page.getByRole('main')).toContainText('41,49 €');
  await expectNoFindingsAtAnyWidth(page, 'main');
  await page.getByText('Bestellung stornieren').click();
  await page.getByRole('button', { name: 'Jetzt stornieren' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Die Bestellung ist storniert.' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Warenkorb', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Der Warenkorb ist noch leer');
});

test('what a guest typed at the checkout outlasts the basket, a reload and a slip of the fingers', async ({
  page,
  shop,
}) => {
  await putInto(page, shop.storefront, [envelope]);
  await openAlive(page, `${shop.storefront}/kasse/`);
  await fillInAddress(page);
  await expect(page.getByText('Nach der Lieferung fragen wir einmal per E-Mail')).toBeVisible();
  const email = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
  await email.fill('anna@gmial.com');
  const street = page.getByRole('textbox', { name: 'Straße und Hausnummer' });
  await street.fill('Lindenweg');
  await page.getByRole('textbox', { name: 'Ort' }).focus();
  await expect(street).toHaveAccessibleDescription('Fehlt die Hausnummer?');
  await street.fill('Lindenweg 4');
  await expect(page.getByRole('status').filter({ hasText: 'Meinten Sie' })).toBeVisible();
  await expectNoFindingsAtAnyWidth(page, 'main');
  await page.getByRole('button', { name: 'anna@gmail.com' }).click();
  await expect(email).toHaveValue('anna@gmail.com');
  await expect(street).not.toHaveAccessibleDescription(/Hausnummer/);
  await page.getByRole('radio', { name: /^Vorkasse/ }).check();

  await page.getByRole('region', { name: 'Bestellung prüfen' }).getByRole('link', { name: 'Ändern' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Warenkorb' })).toBeVisible();
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await expect(email).toHaveValue('anna@gmail.com');
  await page.reload();
  await expect(street).toHaveValue('Lindenweg 4');
  await expect(page.getByRole('radio', { name: /^Vorkasse/ })).toBeChecked();

  await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für die Bestellung!');
  await expect(page.getByRole('main')).toContainText('anna@gmail.com');
  await putInto(page, shop.storefront, [envelope]);
  await openAlive(page, `${shop.storefront}/kasse/`);
  await expect(email).toHaveValue('');
});

test('the invoice of a shipped order is downloaded from its page', async ({ page, shop }) => {
  await putInto(page, shop.storefront, [envelope]);
  await openAlive(page, `${shop.storefront}/kasse/`);
  await fillInAddress(page);
  await page.getByRole('radio', { name: /^Vorkasse/ }).check();
  await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für die Bestellung!');
  const link = page.getByRole('link', { name: /^Rechnung \(PDF\)/ });
  await expect(link).toHaveCount(0);
  const [number = ''] = /\d{4}-\d{6}/.exec(page.url()) ?? [];
  await move(shop.storefront, [number, 'payment', 'paid']);
  await move(shop.storefront, [number, 'state', 'in_print']);
  await move(shop.storefront, [number, 'state', 'shipped']);
  await expect(async () => {
    await page.reload();
    await expect(link).toBeVisible({ timeout: 1000 });
  }).toPass();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^RE-\d{4}-\d{6}\.pdf$/);
  await expectNoFindingsAtAnyWidth(page, 'main');
});

for (const viewport of sizes)
  test.describe(`at ${viewport.width} pixels`, once(viewport.width === 1440), () => {
    test.use({ viewport });

    test('a customer orders envelopes, an empty frame of an own size and a gift voucher to Austria, with the newsletter’s code', async ({
      page,
      shop,
    }) => {
      const email = newAddress();
      await signUpByMail(page, shop, email);
      const code = await newsletterCode(page, shop, email);

      await openAlive(page, `${shop.storefront}/service/versand/`);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Geschenkgutscheine' }).click();
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Geschenkgutscheine');
      await expect(main.getByRole('radio', { name: /^50,00/ })).toBeChecked();
      await main.getByRole('radio', { name: /^50,00/ }).press('ArrowRight');
      await expectNoFindingsAtAnyWidth(page, 'main');
      await main.getByRole('button', { name: 'In den Warenkorb' }).click();
      await main.getByRole('status').getByRole('link', { name: 'Zum Warenkorb' }).click();
      await expect(main).toContainText('Gutschein über 75,00 €');
      const sum = page.getByRole('region', { name: 'Summe und Lieferung' });
      await expect(sum).toContainText('Kommt per E-Mail, ohne Versandkosten.');

      await openAlive(page, `${shop.storefront}/bilderrahmen-gestalten/x--fotorahmen-eiche/`);
      await main.getByRole('radio', { name: /^Ohne Bild/ }).check();
      const own = main.getByRole('group', { name: 'Eigenes Maß' });
      await own.getByRole('textbox', { name: /^Breite/ }).fill('23');
      await own.getByRole('textbox', { name: /^Höhe/ }).fill('17');
      await expect(page).toHaveURL(/format=230x170/);
      await main.getByRole('button', { name: 'In den Warenkorb' }).click();
      await expect(main.getByText('Liegt im Warenkorb.')).toBeVisible();
      const item = { kind: 'accessory', sku: 'envelope-straight-green-110x110' } as const;
      await fillBasket(page, shop.storefront, [{ item, quantity: 25 }]);

      await openAlive(page, `${shop.storefront}/warenkorb/`);
      await expect(main).toContainText(/Rahmen ohne Bild · 23\s×\s17\scm/);
      await sum.getByRole('combobox', { name: 'Lieferung nach' }).selectOption('Österreich');
      await expect(sum).toContainText('5,99 €');
      await sum.getByText('Gutschein oder Rabattcode?').click();
      await sum.getByRole('textbox', { name: 'Code' }).fill(code);
      await sum.getByRole('button', { name: 'Einlösen' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Der Code ist eingelöst.' })).toBeVisible();
      await sum.getByRole('link', { name: 'Zur Kasse' }).click();
      const review = page.getByRole('region', { name: 'Bestellung prüfen' });
      await expect(review).toContainText(new RegExp(`Gutschein ${code}−5,00\\s€`));
      await expect(review.getByRole('listitem')).toHaveCount(3);
      const agreed = await totalsIn(review);
      await fillInAddress(page, email);
      await page.getByRole('textbox', { name: /^Postleitzahl/ }).fill('1010');
      await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für die Bestellung!');
      await expect(main).toContainText('Österreich');
      const ordered = page.getByRole('region', { name: 'Bestellte Artikel' });
      await expect(ordered).toContainText('Gutschein über 75,00 €');
      await expect(ordered).toContainText(/23\s×\s17\scm/);
      expect(await totalsIn(ordered)).toEqual(agreed);
    });
  });

test('an order is paid at the company’s page, or later from its own', async ({ page, shop }) => {
  await putInto(page, shop.storefront, [envelope]);
  await openAlive(page, `${shop.storefront}/kasse/`);
  await fillInAddress(page);
  await page.getByRole('radio', { name: /^Online bezahlen/ }).check();
  await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay €28.74');
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Es wurde nichts bezahlt.' })).toBeVisible();
  await expectNoFindingsAtAnyWidth(page, 'main');
  await page.getByRole('link', { name: 'Jetzt bezahlen' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Danke, die Zahlung ist da.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Jetzt bezahlen' })).toHaveCount(0);
});

test(
  'what is taken out of the basket can be brought back, and says so',
  beforeRelease,
  async ({ page, shop }) => {
    await putInto(page, shop.storefront, [envelope, card]);
    await openAlive(page, `${shop.storefront}/warenkorb/`);
    await page.getByRole('button', { name: /^Briefumschlag .* entfernen$/ }).click();
    const status = page.getByRole('status').filter({ hasText: 'ist entfernt' });
    await expect(status).toBeVisible();
    await expect(page.getByRole('spinbutton')).toHaveCount(0);
    await status.getByRole('button', { name: 'Rückgängig machen' }).click();
    await expect(page.getByRole('spinbutton', { name: /^Stückzahl von Briefumschlag/ })).toHaveValue('25');
  },
);

test('a basket that was changed in another tab is shown before anything is ordered', async ({
  page,
  context,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  await putInto(page, shop.storefront, [envelope]);
  await openAlive(page, `${shop.storefront}/kasse/`);
  const other = await context.newPage();
  await openAlive(other, `${shop.storefront}/warenkorb/`);
  await other.getByRole('button', { name: /^Mehr von/ }).click();
  await expect(other.getByRole('region', { name: 'Summe und Lieferung' })).toContainText('24,70 €');
  await fillInAddress(page);
  await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
  const review = page.getByRole('region', { name: 'Bestellung prüfen' });
  await expect(review).toContainText('29,69 €');
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Anna');
  await page.getByRole('radio', { name: /^Vorkasse/ }).check();
  await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für die Bestellung!');
});

test('a voucher that does not exist is refused in words, and the basket stays', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/4\d\d/);
  await putInto(page, shop.storefront, [envelope]);
  await openAlive(page, `${shop.storefront}/warenkorb/`);
  await page.getByText('Gutschein oder Rabattcode?').click();
  await page.getByRole('textbox', { name: 'Code' }).fill('GIBTESNICHT');
  await page.getByRole('button', { name: 'Einlösen' }).click();
  await expect(page.getByRole('status').filter({ hasText: /\p{L}/u }).first()).toBeVisible();
  await expect(page.getByRole('spinbutton')).toHaveValue('25');
});

test('a basket speaks the shop’s language and its money', beforeRelease, async ({ page, shop }) => {
  const french = shop.storefront.replace('localhost', 'ch.localhost');
  await openAlive(page, `${french}/fr/zubehoer-artikel/envelope-straight-green-110x110/?quantity=25`);
  await page.getByRole('button', { name: 'Ajouter au panier' }).click();
  await page.getByRole('status').getByRole('link', { name: 'Voir le panier' }).click();
  await expect(page).toHaveURL(/\/fr\/panier\/$/);
  await expect(page.getByRole('region', { name: 'Total et livraison' })).toContainText(/25\.00\sCHF/);
});

test('a shop that sends no parcels says so before the first click', beforeRelease, async ({ page, shop }) => {
  const british = shop.storefront.replace('localhost', 'gb.localhost');
  await openAlive(page, `${british}/zubehoer-artikel/envelope-straight-green-110x110/`);
  const main = page.getByRole('main');
  await expect(main).toContainText('We do not deliver to United Kingdom: this shop shows what there is.');
  await expect(main.getByRole('button', { name: 'Add to basket' })).toHaveCount(0);
  await openAlive(page, `${british}/gutscheine/`);
  await expect(main).toContainText('We do not deliver to United Kingdom: this shop shows what there is.');
  await expect(main.getByRole('radio')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest fills the basket, is told what is missing, orders and cancels', async ({ page, shop }) => {
    await page.goto(`${shop.storefront}${envelope}`);
    await page.getByRole('button', { name: 'In den Warenkorb' }).click();
    await expect(page).toHaveURL(/\/warenkorb\/\?notice=added$/);
    await expect(page.getByRole('status').filter({ hasText: 'Liegt im Warenkorb.' })).toBeVisible();
    await page.getByRole('spinbutton').fill('40');
    await page.getByRole('button', { name: 'Aktualisieren' }).first().click();
    await expect(page.getByRole('region', { name: 'Summe und Lieferung' })).toContainText('38,00 €');
    await page.getByRole('link', { name: 'Zur Kasse' }).click();
    const address = page.getByRole('group', { name: 'Rechnungs- und Lieferadresse' });
    await address.getByRole('textbox', { name: 'Vorname' }).fill('Anna');
    await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
    await expect(page.getByText('Bitte die markierten Felder ergänzen.')).toBeVisible();
    await expect(address.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Anna');
    await expect(address.getByRole('textbox', { name: 'Ort' })).toHaveAttribute('aria-invalid', 'true');
    await fillInAddress(page);
    await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für die Bestellung!');
    await page.getByText('Bestellung stornieren').click();
    await page.getByRole('button', { name: 'Jetzt stornieren' }).click();
    await expect(page.getByText('Die Bestellung ist storniert.')).toBeVisible();
  });
});

/** Says what has become of an order, as those who run the shop do. */
async function move(storefront: string, words: string[]): Promise<void> {
  const settings = readEnvironment({ STOREFRONT_ORIGIN: storefront });
  if (!settings.ok) throw new Error(settings.message);
  const moved = await moveOrder(words, settings.environment);
  if (!moved.ok) throw new Error(moved.message);
}

/** Opens pages and presses the button of each that puts something into the basket. */
async function putInto(page: Page, storefront: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await openAlive(page, `${storefront}${path}`);
    await page.getByRole('button', { name: /^(In den Warenkorb|Kostenlose Musterkarte anfordern)$/ }).click();
    await expect(page.getByText('Liegt im Warenkorb.')).toBeVisible();
  }
}

/** What sums and taxes are called and come to. */
async function totalsIn(part: Locator): Promise<string[]> {
  return [
    ...(await part.getByRole('term').allTextContents()),
    ...(await part.getByRole('definition').allTextContents()),
  ];
}

/** Takes the newsletter and answers the code that thanks for it. */
async function newsletterCode(page: Page, shop: ShopAddresses, email: string): Promise<string> {
  const { request } = page;
  const data = { email, consent: true };
  await request.post(`${shop.storefront}/web-api/newsletter-subscribe`, { headers: germanHeaders, data });
  await request.post(await mailLink(request, shop.workspace, email, 'newsletter-confirm'));
  return inMail(request, shop.workspace, email, /BLATT-[\w-]+/);
}
