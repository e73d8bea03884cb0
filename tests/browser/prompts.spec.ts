import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/shop-test.ts';

/** Shops ask automated browsers nothing. */
async function asPerson(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
  await page.clock.install();
  // Words that are still appearing have little contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** The clock begins to count for the page when its code is there. */
async function timePassesUntil(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor('00:15');
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('the footer’s newsletter link opens the form over the page, and closing it gives the focus back', async ({
  page,
  shop,
}) => {
  // Until the page is alive, the link leads to the newsletter's page.
  const alive = page.waitForResponse(/customer-data/);
  await page.goto(`${shop.storefront}/service/`);
  await alive;
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' });
  await link.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: '5 € für die erste Bestellung' });
  await expect(drawer.getByLabel('E-Mail-Adresse')).toBeVisible();
  await expect(drawer.getByLabel('Hochzeitstag')).toBeVisible();
  await expect(drawer.getByRole('checkbox')).toHaveAccessibleName(/Newsletter/);
  expect((await new AxeBuilder({ page }).include('dialog[open]').analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('whoever looks around is offered the newsletter once, never while paying, and Escape sends it off', async ({
  page,
  shop,
}) => {
  await asPerson(page);
  const offer = page.getByRole('dialog', { name: '5 € für die erste Bestellung' });
  await page.goto(`${shop.storefront}/service/newsletter/`);
  await page.clock.fastForward('01:00');
  await expect(offer).toBeHidden();
  await page.goto(`${shop.storefront}/service/`);
  await timePassesUntil(page, offer.getByLabel('E-Mail-Adresse'));
  await expect(offer.getByLabel('Hochzeitstag')).toBeHidden();
  await expect(offer.getByRole('checkbox')).toHaveAccessibleName(/Newsletter/);
  expect((await new AxeBuilder({ page }).include('[role="dialog"]').analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(offer).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('asked.newsletter'))).not.toBeNull();
});

test.describe('a visitor from Austria', () => {
  test.use({ locale: 'de-AT' });

  test('is asked once whether to go to the Austrian shop', async ({ page, shop }) => {
    await asPerson(page);
    await page.goto(`${shop.storefront}/service/`);
    const question = page.getByRole('dialog', { name: 'Den Shop wechseln?' });
    await timePassesUntil(page, question);
    await expect(question.getByRole('link', { name: 'Zum Shop Österreich' })).toHaveAttribute(
      'href',
      shop.storefront.replace('localhost', 'at.localhost'),
    );
    await question.getByRole('button', { name: 'Im Shop Deutschland bleiben' }).click();
    await expect(question).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('asked.country'))).not.toBeNull();
  });
});
