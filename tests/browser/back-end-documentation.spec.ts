import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/shop-test.ts';

const views = [
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

for (const { width, colorScheme } of views) {
  test(`the back end's documentation can be read by everyone at ${width} px, ${colorScheme}`, async ({
    page,
    shop,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${shop.storefront}/web-api/docs`);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isTooWide).toBe(false);
  });
}

test('the documentation is used by keyboard', async ({ page, shop }) => {
  await page.goto(`${shop.storefront}/web-api/docs`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByRole('navigation').getByRole('link', { name: 'toolbox-convert-pdf' }).press('Enter');
  const article = page.getByRole('article', { name: 'Makes a picture of each page of a PDF' });
  await expect(article).toBeInViewport();
  await expect(article.getByRole('row', { name: /dotsPerInch/ })).toContainText('whole number, 72 to 300');
  await article.getByText('Request to try').press('Enter');
  await expect(article.getByText("-F 'file=@bild.jpg'")).toBeVisible();
});
