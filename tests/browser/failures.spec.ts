import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

const versand = { name: 'Versand & Lieferung' };

test('a chunk that is gone reloads the page once', async ({ page, shop, expectedErrors }) => {
  expectedErrors.push(/shipping-price-table|Failed to fetch dynamically imported module/);
  const visits: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits.push(new URL(request.url()).pathname);
  });
  await page.route('**/assets/shipping-price-table-*.js', (route) => route.abort());
  await openAlive(page, shop.storefront);
  await page.getByRole('contentinfo').getByRole('link', versand).click();
  await expect.poll(() => visits).toEqual(['/', '/service/versand/']);
  await expect(page).toHaveURL(/\/service\/versand\/$/);
  await page.waitForLoadState('networkidle');
  expect(visits).toHaveLength(2);
});

test('after a release, the reload brings the page', async ({ page, shop, expectedErrors }) => {
  expectedErrors.push(/shipping-price-table|Failed to fetch dynamically imported module/);
  await page.route('**/assets/shipping-price-table-*.js', (route) => route.abort(), { times: 1 });
  await openAlive(page, shop.storefront);
  await page.getByRole('contentinfo').getByRole('link', versand).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('an error nobody handled leads to the error page, with the way home', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to (fetch|load resource)|could not be shown/);
  await page.route('**/service/versand/_.data', (route) => route.abort());
  await openAlive(page, shop.storefront);
  await page.getByRole('contentinfo').getByRole('link', versand).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Da ist etwas schiefgegangen' })).toBeVisible();
  await expect(page.getByText('500 The page could not be shown.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(page.getByRole('main').getByRole('tab', { name: 'Hochzeit' })).toBeVisible();
});
