import { expect, test } from './support/shop-test.ts';

test('the imprint says who sells as the settings do, in the footer’s words too', async ({ page, shop }) => {
  await page.goto(`${shop.storefront}/impressum/`);
  const main = page.getByRole('main');
  await expect(main).toContainText(/Blattwerk GmbH\s*Musterstraße 1\s*80331 München/);
  await expect(main).toContainText('Vertreten durch Maria Mustermann.');
  await expect(main).not.toContainText('{');
  const email = 'service@blattwerk.example';
  await expect(main.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: email })).toBeVisible();
});

test('beside a bereavement card stands mourning alone, beside a birth card birth', async ({ page, shop }) => {
  const ask = async (product: string) => {
    const answer = await page.request.get(`${shop.storefront}/web-api/products/similar`, {
      params: { product, count: 24 },
      headers: { 'x-channel': 'blattwerk', 'x-locale': 'blattwerk-de', 'x-language': 'de' },
    });
    const { products }: { products: { id: string; themeId: number }[] } = await answer.json();
    expect(products.length).toBeGreaterThan(7);
    expect(new Set(products.map(({ themeId }) => themeId)).size).toBe(products.length);
    return new Set(products.map(({ id }) => id));
  };
  const [mourning, birth] = [await ask('card:173001'), await ask('card:157401')];
  expect([...mourning].filter((id) => birth.has(id))).toEqual([]);
});

test('the magazine lists its articles by topic, and an article says who wrote it', async ({ page, shop }) => {
  await page.goto(`${shop.storefront}/magazin/`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Planung' })).toBeVisible();
  const feed = await main.getByRole('link', { name: 'RSS' }).getAttribute('href');
  const told = await (await page.request.get(`${shop.storefront}${feed}`)).text();
  expect(told).toContain(`<link>${shop.storefront}/magazin/save-the-date-verschicken/</link>`);
  await main.getByRole('link', { name: 'Save-the-Date: wann verschicken?' }).click();
  await expect(page).toHaveURL(/magazin\/save-the-date-verschicken\/$/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Save-the-Date: wann verschicken?' }),
  ).toBeVisible();
  await expect(main.getByText('Jonas Brandt · 16. November 2026')).toBeVisible();
  await expect(main.getByRole('complementary').getByRole('article')).toHaveCount(2);
  const markup = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(markup.join()).toContain('"@type":"Article"');
});
