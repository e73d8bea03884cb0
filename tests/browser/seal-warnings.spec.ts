import type { Page } from '@playwright/test';
import { expectNoFindings } from './support/axe.ts';
import { expect, test } from './support/shop-test.ts';

/** Round confetti, its initials in a script with long swashes. */
const confetti = '/configurator-card/?design=182904';

const initials = (page: Page) => page.getByRole('textbox', { name: 'Initialen', exact: true });
const warnings = (page: Page) => page.getByRole('region', { name: 'Vor dem Drucken' });
const basketButton = (page: Page) => page.getByRole('button', { name: 'In den Warenkorb', exact: true });
const sentence = /„J“ steht sehr nah am Rand/;

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

test('words that a cut may touch are told before they are in the basket, with the way to their field and the way on', async ({
  page,
  shop,
}) => {
  await page.goto(shop.storefront + confetti);
  await initials(page).fill('J');
  await test.step('the round edge is measured, not the sheet around it', async () => {
    await expect(page.getByText(/^Initialen steht sehr nah am Rand/)).toBeVisible();
  });
  await basketButton(page).click();
  await expect(warnings(page)).toContainText(sentence);
  await expect(warnings(page)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Zum Warenkorb' })).toHaveCount(0);
  await expectNoFindings(page, { without: ['target-size'] });

  await warnings(page).getByRole('button', { name: sentence }).click();
  await expect(initials(page)).toBeFocused();
  await test.step('other words take the warning away, the same ones bring it back', async () => {
    await initials(page).fill('I');
    await expect(warnings(page)).toHaveCount(0);
    await initials(page).fill('J');
    await basketButton(page).click();
    await expect(warnings(page)).toContainText(sentence);
  });

  await page.getByRole('button', { name: 'Trotzdem in den Warenkorb' }).click();
  await expect(page.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
  await expect(warnings(page)).toHaveCount(0);
});

test('words that are safe go into the basket at once', async ({ page, shop }) => {
  await page.goto(shop.storefront + confetti);
  await initials(page).fill('a');
  await basketButton(page).click();
  await expect(page.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
});
