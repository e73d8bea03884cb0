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

test('a page that cannot be reached says so and is tried again; what only a new document can show is one', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|Unexpected end of JSON input/);
  const data = '**/service/versand/_.data';
  const visits: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits.push(new URL(request.url()).pathname);
  });
  const follow = () => page.getByRole('contentinfo').getByRole('link', versand).click();
  const title = page.getByRole('heading', { level: 1 });
  await openAlive(page, shop.storefront);

  await page.route(data, (route) => route.abort());
  await follow();
  await expect(title).toHaveText('Keine Verbindung');
  await expect(page).toHaveTitle('Keine Verbindung');
  await expect(page.getByRole('main')).toBeFocused();
  await page.unroute(data);
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('tab', { name: 'Hochzeit' })).toBeVisible();

  await page.route(data, async (route) => {
    const content = await (await route.fetch()).json();
    await route.fulfill({ json: { ...content, outcome: { ...content.outcome, story: '' } } });
  });
  await follow();
  await expect(title).toHaveText('Da ist etwas schiefgegangen');
  await expect(page.getByText('500 The page could not be shown.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(page.getByRole('main').getByRole('tab', { name: 'Hochzeit' })).toBeVisible();
  expect(visits).toEqual(['/']);

  await page.unroute(data);
  await page.route(data, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }), { times: 1 });
  await follow();
  await expect(page.getByRole('table')).toBeVisible();
  expect(visits).toEqual(['/', '/service/versand/']);

  await openAlive(page, shop.storefront);
  await page.route(data, (route) => route.fulfill({ json: { build: '/assets/next.js', cards: [] } }));
  await follow();
  await expect(page.getByRole('table')).toBeVisible();
  expect(visits.slice(2)).toEqual(['/', '/service/versand/']);
});
