import { expect } from '@playwright/test';
import { placeOrder } from '../browser/support/place-order.ts';
import { test } from './guide-test.ts';

const customers = [
  ['Anna', 'Sommer', '', '80331', 'München'],
  ['Jonas', 'Weber', '', '50667', 'Köln'],
  ['Mehmet', 'Özgür', '', '20095', 'Hamburg'],
  ['Sophie', 'Müller-Lüdenscheidt', 'Papeterie Blattgold', '10115', 'Berlin'],
  ['Emil', 'Strauß', '', '01067', 'Dresden'],
  ['Clara', 'Neumann', '', '70173', 'Stuttgart'],
  ['Lena', 'Krüger', 'Event & Fest GmbH', '04109', 'Leipzig'],
  ['Tim', 'Vogel', '', '28195', 'Bremen'],
] as const;

test('the order desk: a batch, an order, an export, and the desk on a phone', async ({
  page,
  shop,
  guide: { say, picture },
}) => {
  const numbers: string[] = [];
  for (const [place, [firstName, lastName, company, postalCode, city]] of customers.entries()) {
    const pen = { sku: 'pen-gel-gold', quantity: place };
    const envelopes = { sku: 'envelope-pointed-162x114', quantity: 30 + 7 * place };
    const address = { firstName, lastName, company, postalCode, city };
    numbers.push(await placeOrder(shop.storefront, place % 3 === 1 ? pen : envelopes, address));
  }
  const rows = page.getByRole('grid', { name: say('orders.list') }).getByRole('row');
  await page.goto(`${shop.workspace}/orders`);
  await page.getByRole('textbox', { name: say('orders.signIn.name') }).fill('Käthe');
  await page.getByRole('button', { name: say('orders.signIn.open') }).click();
  await rows.nth(2).focus();
  for (const key of ['Space', 'ArrowDown', 'Space', 'ArrowDown', 'Space', 'ArrowDown', 'Space', 'p'])
    await page.keyboard.press(key);
  await expect(page.getByText(say('orders.refusal.payment-unsafe')).first()).toBeVisible();
  await picture('orders-batch');

  await page.getByRole('button', { name: say('orders.batch.close') }).click();
  await page.getByRole('button', { name: say('orders.chosenNone') }).click();
  await rows.filter({ hasText: numbers[0] }).focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('complementary', { name: numbers[0] });
  await details.getByRole('button', { name: say('orders.step.in_print') }).click();
  await details.getByRole('button', { name: say('orders.step.shipped') }).click();
  await details
    .getByRole('textbox', { name: say('orders.note') })
    .fill(guideNote[say('locale') === 'de-DE' ? 'de' : 'en']);
  await details.getByRole('button', { name: say('orders.noteAdd') }).click();
  await expect(details.getByRole('listitem').filter({ hasText: 'Käthe' })).toHaveCount(3);
  await picture('orders-order');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('orders.export.open') }).click();
  await expect(page.getByRole('dialog', { name: say('orders.export.title') })).toBeVisible();
  await picture('orders-export');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(rows.filter({ hasText: numbers[0] })).toBeVisible();
  await picture('orders-phone');
});

const guideNote = {
  de: 'Rief an: Rechnung bitte an die Firma.',
  en: 'Called: the invoice goes to the company.',
};
