import type { APIRequestContext } from '@playwright/test';
import { shopHeaders } from '../../schemas/web-api/contract/shop-headers.ts';
import { expectNoFindingsAtAnyWidth } from './support/axe.ts';
import { openAlive } from './support/open-alive.ts';
import { sealCard } from './support/seal-card.ts';
import { expect, test } from './support/shop-test.ts';

const headers = shopHeaders({ channel: 'blattwerk', country: 'DE', locale: 'de-DE' });
/** Designs a card and puts fifty of it into the basket of who asks. */
async function putCardIn(request: APIRequestContext, storefront: string): Promise<void> {
  const choice = { paper: 'kraftpapier' };
  const { item, quantity } = await sealCard(storefront, 140101, { choice, texts: { names: 'Käthe & Ole' } });
  const added = await request.post(`${storefront}/web-api/basket/lines`, {
    headers,
    data: { item, quantity },
  });
  expect(added.status()).toBe(200);
}

test('designed cards are shown as they were designed, and bought in the steps they are printed in', async ({
  page,
  shop,
}) => {
  await putCardIn(page.request, shop.storefront);
  await openAlive(page, `${shop.storefront}/warenkorb/`);
  const line = page.getByRole('listitem').filter({ hasText: 'Kraftpapier' });
  await expect(line).toContainText('12 × 17 cm');
  const picture = line.locator('img').first();
  await expect(picture).toHaveAttribute('src', /\/web-api\/sealed-pictures\//);
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const pieces = line.getByRole('combobox', { name: /^Stückzahl von Einladungskarte/ });
  await expect(pieces).toHaveValue('50');
  const sum = page.getByRole('region', { name: 'Summe und Lieferung' });
  const before = await sum.textContent();
  await pieces.selectOption('100');
  await expect(sum).not.toHaveText(before ?? '');
  await expect(pieces).toHaveValue('100');
  await expectNoFindingsAtAnyWidth(page, 'main');
  await sum.getByRole('link', { name: 'Zur Kasse' }).click();
  await expect(page.getByRole('main')).toContainText('Individuell gefertigt: kein Widerrufsrecht');
});

test('a guest asks on the page of an order to have photos and designs erased', async ({ page, shop }) => {
  const { request } = page;
  await putCardIn(request, shop.storefront);
  const basket = await (await request.get(`${shop.storefront}/web-api/basket`, { headers })).json();
  const billingAddress = {
    country: 'DE',
    firstName: 'Käthe',
    lastName: 'Sommer',
    street: 'Am Markt 3',
    postalCode: '80331',
    city: 'München',
  };
  const placed = await request.post(`${shop.storefront}/web-api/orders`, {
    headers,
    data: {
      idempotencyKey: `erasure-${Date.now()}-guest`,
      version: basket.version,
      expectedToPay: basket.toPay.minorUnits,
      termsVersion: basket.termsVersion,
      paymentMethod: basket.payments[0],
      email: 'kaethe@kunde.example',
      billingAddress,
    },
  });
  const { number, token } = await placed.json();
  await openAlive(page, `${shop.storefront}/bestellung/${number}/?token=${token}`);
  const ask = page.getByRole('group').filter({ hasText: 'Fotos und Gestaltungen löschen' });
  await ask.getByText('Fotos und Gestaltungen löschen').click();
  await expect(ask).toContainText('spätestens 30 Tage nach dem Versand');
  await expectNoFindingsAtAnyWidth(page, 'main');
  await ask.getByRole('button', { name: 'Link schicken' }).click();
  await expect(page.getByRole('main')).toContainText('Eine E-Mail mit dem Link ist unterwegs');
  await page.getByRole('link', { name: 'Zur Bestellung' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
});

test('the steps are chosen without scripts, too', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await putCardIn(page.request, shop.storefront);
  await page.goto(`${shop.storefront}/warenkorb/`);
  const pieces = page.getByRole('combobox', { name: /^Stückzahl von Einladungskarte/ });
  await pieces.selectOption('75');
  await page.getByRole('button', { name: 'Aktualisieren' }).first().click();
  await expect(pieces).toHaveValue('75');
  await context.close();
});
