import type { Page } from '@playwright/test';
import { runCatalogueCall } from '../../scripts/catalogue/run-call.ts';
import { readEnvironment } from '../../scripts/environment.ts';
import type { ShopAddresses } from '../../scripts/shop-process.ts';
import { expectNoFindings } from './support/axe.ts';
import { fillBasket, germanHeaders } from './support/fill-basket.ts';
import { fillInAddress } from './support/fill-in-address.ts';
import { openAlive } from './support/open-alive.ts';
import { setPrice } from './support/set-price.ts';
import { expect, test } from './support/shop-test.ts';

const envelope = { kind: 'accessory', sku: 'envelope-straight-green-110x110' } as const;
const card = 142301;

test('a price that rises and a card that goes while the checkout is open are said before anything is ordered', {
  tag: ['@own-shop'],
}, async ({ page, ownShop, shopProcess, expectedErrors }) => {
  expectedErrors.push(/409/);
  await fillBasket(page, ownShop.storefront, [
    { item: envelope, quantity: 40 },
    { item: { kind: 'sample', designId: card }, quantity: 1 },
  ]);
  await openAlive(page, `${ownShop.storefront}/kasse/`);
  const main = page.getByRole('main');
  const review = page.getByRole('region', { name: 'Bestellung prüfen' });
  await expect(review).toContainText(/Zwischensumme38,00\s€/);
  await fillInAddress(page);
  await page.getByRole('radio', { name: /^Vorkasse/ }).check();

  await shopProcess.goAway('SIGTERM');
  await setPrice(shopProcess.dataDirectory, 'envelope/standard', 120);
  await shopProcess.comeBack();
  const order = page.getByRole('button', { name: 'zahlungspflichtig bestellen' });
  await order.click();
  const changes = main.getByRole('region', { name: 'Das hat sich geändert' });
  await expect(changes.getByRole('listitem')).toHaveText([
    /^„Briefumschlag.*“ kostet jetzt 1,20\s€ statt 0,95\s€ pro Stück\.$/,
  ]);
  await expect(main.getByRole('alert')).toContainText('deshalb ist noch nichts bestellt');
  await expect(review).toContainText(/Gesamtsumme52,99\s€/);
  await expectNoFindings(page);

  await withdraw(page, ownShop);
  await order.click();
  await expect(main).toContainText('Ein Artikel ist nicht mehr erhältlich.');
  await main.getByRole('link', { name: 'Zum Warenkorb' }).click();
  await expect(changes.getByRole('listitem')).toHaveCount(2);
  const gone = main.getByRole('listitem').filter({ hasText: 'Das gibt es hier nicht mehr.' });
  const substitute = (await gone.getByRole('link').last().textContent()) ?? '';
  await expectNoFindings(page);
  await gone.getByRole('button', { name: 'Stattdessen nehmen' }).click();
  const replaced = page.getByRole('status').filter({ hasText: 'Stattdessen liegt' });
  await expect(replaced).toContainText(substitute);
  await expect(gone).toHaveCount(0);

  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await order.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für die Bestellung!');
  await expect(main).toContainText(substitute);
  await expect(main).toContainText(/Gesamtsumme52,99\s€/);
});

/** Takes the card out of the shop, as those who run it do, and waits until the shop has seen that. */
async function withdraw(page: Page, { storefront, storefrontPort }: ShopAddresses): Promise<void> {
  const settings = readEnvironment({ STOREFRONT_PORT: String(storefrontPort) });
  if (!settings.ok) throw new Error(settings.message);
  const product = { kind: 'card', id: String(card) } as const;
  const done = await runCatalogueCall({ action: 'withdraw', product, markets: [] }, settings.environment);
  if (!done.ok) throw new Error(done.message);
  const basket = `${storefront}/web-api/basket`;
  await expect
    .poll(async () => (await page.request.get(basket, { headers: germanHeaders })).text())
    .toContain('"state":"withdrawn"');
}
