import type { Page } from '@playwright/test';
import { untilAlive } from '../../scripts/page-alive.ts';
import { beforeRelease } from './support/broad.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';
import { unshowable } from './support/unshowable-story.ts';

// What the browser itself says of files that do not come.
test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/Failed to load resource|Failed to fetch dynamically imported module/);
});

// Code that fails again soon after: however slow the machine is, it is soon after.
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date()));

/** The documents that the page opens, by their paths. */
function documentsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

const again = { name: 'Noch einmal versuchen' };
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Ein Teil dieser Seite' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const goldFilter = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: /^Gold / });
const homeTab = (page: Page) => page.getByRole('main').getByRole('tab', { name: 'Hochzeit' });
const tableCode = '**/assets/shipping-p-*.js';
const tableData = '**/service/versand/_payload.json*';
const listingCode = '**/assets/overviews-*.js';

const toWeddings = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Hochzeit' }).first().click();
const toTable = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Versand & Lieferung' }).click();

/** From the page that says that it could not be shown. */
async function tryTableAgain(page: Page): Promise<void> {
  await page.getByRole('button', again).click();
  await expect(page.getByRole('table')).toBeVisible();
}

/** Opens a page whose code cannot be had: it is loaded once more, then it says so. */
async function expectSecondTry(page: Page, address: string, code: string): Promise<string[]> {
  const documents = documentsOf(page);
  await page.route(code, (route) => route.abort());
  await page.goto(address);
  await expect(notice(page)).toBeVisible();
  expect(documents).toEqual(['/service/', '/service/']);
  return documents;
}

test(
  'code that is gone is looked for once in the document of the page that was asked for; what came is told, and can be asked for again',
  beforeRelease,
  async ({ page, shop }) => {
    const documents = documentsOf(page);
    await page.route(listingCode, (route) => route.abort());
    await openAlive(page, shop.storefront);
    await toWeddings(page);
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL(/\/hochzeit\/$/);
    // What the server wrote stays.
    await expect(goldFilter(page)).toBeVisible();
    await notice(page).getByRole('link', again).click();
    await expect(notice(page)).toBeVisible();
    await page.unroute(listingCode);
    await notice(page).getByRole('link', again).click();
    await expect(notice(page)).toBeHidden();
    // The code is there; the filters listen a moment later.
    await expect(async () => {
      await goldFilter(page).click();
      await expect(page).toHaveURL(/color\[\]=gold/, { timeout: 2000 });
    }).toPass();
    expect(documents).toEqual(['/', '/hochzeit/']);
  },
);

test('a page whose code fails again soon after says so in its place, and is shown when asked for again', async ({
  page,
  shop,
}) => {
  const documents = documentsOf(page);
  await page.route(tableCode, (route) => route.abort());
  await openAlive(page, shop.storefront);
  await toTable(page);
  await expect(notice(page)).toBeVisible();
  await page.goBack();
  await untilAlive(page);
  await toTable(page);
  await expect(title(page)).toHaveText('Das hat gerade nicht geklappt');
  await expect(page.getByRole('main')).toBeFocused();
  await page.unroute(tableCode);
  await tryTableAgain(page);
  expect(documents).toEqual(['/', '/service/versand/', '/']);
});

test('scripts that cannot be had load a page once more, then it says so and can be read and left', async ({
  page,
  shop,
}) => {
  const scripts = '**/assets/*.js';
  const documents = await expectSecondTry(page, `${shop.storefront}/service/`, scripts);
  await page.unroute(scripts);
  await notice(page).getByRole('link', again).click();
  await expect(notice(page)).toBeHidden();
  await untilAlive(page);
  await toWeddings(page);
  await expect(goldFilter(page)).toBeVisible();
  expect(documents).toEqual(['/service/', '/service/', '/service/']);
});

test(
  'texts that cannot be had load a page once more, then it says so',
  beforeRelease,
  async ({ page, shop }) => {
    await expectSecondTry(page, `${shop.storefront}/service/`, '**/assets/de-*.js');
  },
);

test('a dialog whose code is missing gives way to the page that its link leads to', async ({
  page,
  shop,
}) => {
  await page.route('**/assets/account-di-*.js', (route) => route.abort());
  await openAlive(page, shop.storefront);
  await page.getByRole('banner').getByRole('link', { name: 'Konto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
});

test('a page that cannot be reached says so and is tried again', async ({ page, shop }) => {
  const documents = documentsOf(page);
  await openAlive(page, shop.storefront);
  await page.route(tableData, (route) => route.abort());
  await toTable(page);
  await expect(title(page)).toHaveText('Keine Verbindung');
  await expect(page).toHaveTitle('Keine Verbindung');
  await expect(page.getByRole('main')).toBeFocused();
  await page.unroute(tableData);
  await tryTableAgain(page);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(homeTab(page)).toBeVisible();
  expect(documents).toEqual(['/']);
});

test(
  'a page that answers with an error says so and is tried again, or left for the home page',
  beforeRelease,
  async ({ page, shop, expectedErrors }) => {
    expectedErrors.push(/Objects are not valid as a React child|Minified React error #31/);
    const documents = documentsOf(page);
    await openAlive(page, shop.storefront);
    await page.route(tableData, async (route) => {
      const content = await (await route.fetch({ maxRetries: 2 })).json();
      await route.fulfill({ json: { ...content, outcome: { ...content.outcome, story: unshowable } } });
    });
    await toTable(page);
    await expect(title(page)).toHaveText('Da ist etwas schiefgegangen');
    await expect(page.getByText('500 The page could not be shown.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click();
    await expect(homeTab(page)).toBeVisible();

    await page.unroute(tableData);
    await page.route(tableData, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    await toTable(page);
    await expect(title(page)).toHaveText('Das hat gerade nicht geklappt');
    await page.unroute(tableData);
    await tryTableAgain(page);
    expect(documents).toEqual(['/']);
  },
);

for (const [what, answer] of [
  ['what is no page of the shop', { body: '<h1>Hotel</h1>', contentType: 'text/html' }],
  ['what another build of the shop says', { json: { build: '/assets/next.js', cards: [] } }],
] as const) {
  test(`${what} is not shown: its document is opened instead`, async ({ page, shop }) => {
    const documents = documentsOf(page);
    await openAlive(page, shop.storefront);
    await page.route(tableData, (route) => route.fulfill(answer));
    await toTable(page);
    await expect(page.getByRole('table')).toBeVisible();
    expect(documents).toEqual(['/', '/service/versand/']);
  });
}

test('a price that the shop was too busy to say is asked for as the page comes alive', async ({
  page,
  shop,
}) => {
  let left = 0;
  await page.route('**/karten-designen/**/_payload.json*', async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const json = JSON.parse(await response.text(), (key, value) => {
      if (key !== 'offer') return value;
      left += 1;
      return undefined;
    });
    await route.fulfill({ response, json });
  });
  await openAlive(page, `${shop.storefront}/hochzeit/`);
  await page.getByRole('main').locator('a[href*="/karten-designen/"]').first().click();
  const card = page.getByRole('main').getByRole('form', { name: /Einladungskarte/ });
  await expect(card.getByRole('status').filter({ hasText: /\d,\d\d\s€/ })).toBeVisible();
  await expect(card.getByRole('alert')).toHaveCount(0);
  expect(left).toBeGreaterThan(0);
});
