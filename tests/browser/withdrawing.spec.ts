import type { Page } from '@playwright/test';
import type { ShopAddresses } from '../../scripts/shop-process.ts';
import { expectNoFindings } from './support/axe.ts';
import { inMail } from './support/mail-link.ts';
import { newAddress } from './support/new-customer.ts';
import { placeOrder } from './support/place-order.ts';
import { expect, test } from './support/shop-test.ts';

const envelope = { sku: 'envelope-pointed-162x114', quantity: 40 };

test.use({ viewport: { width: 360, height: 740 } });

test('a consumer without an account withdraws from a contract on a phone, in two steps', async ({
  page,
  shop,
}) => {
  await withdraw(page, shop, () => expectNoFindings(page));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a consumer without an account withdraws from a contract', async ({ page, shop }) => {
    await withdraw(page, shop, async () => undefined);
  });
});

test('a withdrawal waits at the desk until it is seen to, also one of an order that is not known', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const number = await withdraw(page, shop, async () => undefined);
  await page.goto(`${shop.workspace}/orders`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Jonas');
  await page.getByRole('button', { name: 'Öffnen' }).click();
  await page.getByRole('button', { name: /^Widerrufe \(\d+\)$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Widerrufe' });
  const own = dialog.getByRole('listitem').filter({ hasText: number });
  await expect(own).toContainText('Anna Sommer');
  await expect(own).toContainText('Die ganze Bestellung');
  await expectNoFindings(page, { include: ['[role=dialog]'] });
  await own.getByRole('button', { name: `Erledigt Anna Sommer, ${number}` }).press('Enter');
  await expect(own).toBeHidden();
  // On the next statement, or on the dialog where it was the last.
  await expect(page.locator('[role=dialog]:focus, [role=dialog] li:focus')).toHaveCount(1);
  await dialog.getByRole('radio', { name: 'Erledigt' }).click();
  await expect(own).toContainText('Erledigt von Jonas');
  await own.getByRole('button', { name: `Bestellung ${number}` }).click();
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
});

/**
 * From the footer of any page to the message that says what was declared, and when it came.
 * @returns number of the order
 */
async function withdraw(page: Page, shop: ShopAddresses, look: () => Promise<void>): Promise<string> {
  const email = newAddress();
  const number = await placeOrder(shop.storefront, envelope, {}, email);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(`${shop.storefront}/warenkorb/`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vertrag widerrufen');
  await look();
  await page.getByLabel('Name', { exact: true }).fill('Anna Sommer');
  await page.getByLabel('E-Mail-Adresse der Bestellung').fill(email);
  await page.getByLabel('Bestellnummer').fill(number);
  await button('Weiter').click();

  // Nothing is declared yet: it is shown as it will be.
  const declared = `Hiermit widerruft Anna Sommer (${email}) den Vertrag zur Bestellung ${number}.`;
  await expect(page.getByText(declared)).toBeVisible();
  await look();
  await button('Widerruf bestätigen').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Der Widerruf ist eingegangen');
  const received = page.getByText(/^Eingegangen am /);
  await expect(received).toBeVisible();
  await look();
  const time = (await received.textContent()) ?? '';
  const told = await inMail(
    page.request,
    shop.workspace,
    email,
    /Hiermit widerruft[\s\S]*?Eingegangen am [^<]*/,
  );
  expect(told).toContain(number);
  expect(told).toContain(time);
  return number;
}
