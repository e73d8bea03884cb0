import type { Page } from '@playwright/test';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

/** Two names below each other. */
const wedding = '/configurator-card/?design=146101&quantity=50';

const names = (page: Page) => page.getByRole('textbox', { name: 'Namen', exact: true });
const onCard = (page: Page) => page.getByRole('textbox', { name: 'Namen auf der Karte', exact: true });

test('two names that are written slowly stand as if they had been written at once', async ({
  page,
  shop,
}) => {
  await openAlive(page, shop.storefront + wedding);
  await expect(onCard(page).first()).toBeVisible();
  await names(page).press('Control+a');
  await names(page).pressSequentially('Mia & Jo', { delay: 500 });
  await expect(onCard(page).first()).toHaveValue('Mia');
  await expect(onCard(page).last()).toHaveValue('Jo');
  await test.step('one name is laid out for itself once its field is left', async () => {
    await names(page).fill('Mia');
    await names(page).blur();
    await expect(onCard(page)).toHaveCount(1);
    await expect(onCard(page)).toHaveValue('Mia');
  });
});

test('a card that is ordered right from a field is the one that is seen then', async ({ page, shop }) => {
  await openAlive(page, shop.storefront + wedding);
  await expect(onCard(page).first()).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, what] = /\/web-api\/.*(compositions|seals)$/.exec(request.url()) ?? [];
    if (what) asked.push(what);
  });
  await names(page).fill('Mia');
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await page.getByRole('button', { name: 'Trotzdem in den Warenkorb' }).click();
  await expect(page.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
  await expect(onCard(page)).toHaveCount(1);
  expect(asked).toEqual(['compositions', 'seals']);
});
