import type { Page } from '@playwright/test';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

const versand = { name: 'Versand & Lieferung' };

/** What the browser itself says of files that do not come. */
const missingFiles = /Failed to load resource|Failed to fetch dynamically imported module/;

/** The documents that the page opens, by their paths. */
function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Ein Teil dieser Seite' });
const goldFilter = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: /^Gold / });
const tableCode = '**/assets/shipping-price-table-*.js';
const listingCode = '**/assets/overviews-*.js';

test('code that is gone is looked for once in the document of the page that was asked for; what came is told, and can be asked for again', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(missingFiles);
  const documents = documentsOf(page);
  await page.route(listingCode, (route) => route.abort());
  await openAlive(page, shop.storefront);
  await page.getByRole('banner').getByRole('link', { name: 'Hochzeit' }).first().click();
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL(/\/hochzeit\/$/);
  // What the server wrote stays.
  await expect(goldFilter(page)).toBeVisible();
  await notice(page).getByRole('link', { name: 'Noch einmal versuchen' }).click();
  await expect(notice(page)).toBeVisible();
  await page.unroute(listingCode);
  await notice(page).getByRole('link', { name: 'Noch einmal versuchen' }).click();
  await expect(notice(page)).toBeHidden();
  // The code is there; the filters listen a moment later.
  await expect(async () => {
    await goldFilter(page).click();
    await expect(page).toHaveURL(/color\[\]=gold/, { timeout: 2000 });
  }).toPass();
  expect(documents).toEqual(['/', '/hochzeit/']);
});

test('a page whose code fails again soon after says so in its place, and is shown when asked for again', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(missingFiles);
  const documents = documentsOf(page);
  await page.route(tableCode, (route) => route.abort());
  await openAlive(page, shop.storefront);
  const link = page.getByRole('contentinfo').getByRole('link', versand);
  await link.click();
  await expect(notice(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('tab', { name: 'Hochzeit' })).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Das hat gerade nicht geklappt');
  await expect(page.getByRole('main')).toBeFocused();
  await page.unroute(tableCode);
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  expect(documents).toEqual(['/', '/service/versand/', '/']);
});

test('scripts that cannot be had load a page once more, then it says so and can be read and left', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(missingFiles);
  const documents = documentsOf(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${shop.storefront}/service/`);
  await expect(notice(page)).toBeVisible();
  expect(documents).toEqual(['/service/', '/service/']);
  await page.unroute('**/assets/*.js');
  await notice(page).getByRole('link', { name: 'Noch einmal versuchen' }).click();
  await expect(notice(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Hochzeit' }).first().click();
  await expect(goldFilter(page)).toBeVisible();
  expect(documents).toEqual(['/service/', '/service/', '/service/']);
});

test('texts that cannot be had load a page once more, then it says so', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(missingFiles);
  const documents = documentsOf(page);
  await page.route('**/assets/de-*.js', (route) => route.abort());
  await page.goto(`${shop.storefront}/service/`);
  await expect(notice(page)).toBeVisible();
  expect(documents).toEqual(['/service/', '/service/']);
});

test('a dialog whose code is missing gives way to the page that its link leads to', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(missingFiles);
  await page.route('**/assets/account-dialog-*.js', (route) => route.abort());
  await openAlive(page, shop.storefront);
  await page.getByRole('banner').getByRole('link', { name: 'Konto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
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
  await page.route(data, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await follow();
  await expect(title).toHaveText('Das hat gerade nicht geklappt');
  await page.unroute(data);
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  expect(visits).toEqual(['/']);

  await openAlive(page, shop.storefront);
  await page.route(data, (route) => route.fulfill({ body: '<h1>Hotel</h1>', contentType: 'text/html' }));
  await follow();
  await expect(page.getByRole('table')).toBeVisible();
  await page.unroute(data);
  expect(visits.slice(1)).toEqual(['/', '/service/versand/']);

  await openAlive(page, shop.storefront);
  await page.route(data, (route) => route.fulfill({ json: { build: '/assets/next.js', cards: [] } }));
  await follow();
  await expect(page.getByRole('table')).toBeVisible();
  expect(visits.slice(3)).toEqual(['/', '/service/versand/']);
});
