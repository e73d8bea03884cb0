import { expect, test } from './support/shop-test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone the navigation is a drawer that the keyboard opens and closes', async ({ page, shop }) => {
  await page.goto(shop.storefront);
  const opener = page.getByRole('button', { name: 'Menü' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('navigation').getByText('Hochzeit', { exact: true }).first().press('Enter');
  await expect(drawer.getByRole('link', { name: 'Alles zur Hochzeit' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('no page is wider than the phone', async ({ page, shop }) => {
  for (const path of ['/', '/service/versand/', '/texte-zitate/hochzeit/', '/faq/']) {
    await page.goto(`${shop.storefront}${path}`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});
