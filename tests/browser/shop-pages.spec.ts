import { expect, test } from './support/shop-test.ts';

test('the home page opens with its main teaser and its tabs', async ({ page, shop }) => {
  await page.goto(shop.storefront);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const tab of ['Hochzeit', 'Geburt']) {
    await expect(page.getByRole('main').getByRole('tab', { name: tab })).toBeVisible();
  }
  await page.getByRole('main').getByRole('tab', { name: 'Geburt' }).click();
  await expect(page.getByRole('main').getByRole('tab', { name: 'Geburt' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a page that does not exist is a 404 with the way home', async ({ page, shop, expectedErrors }) => {
  expectedErrors.push(/404/);
  const response = await page.goto(`${shop.storefront}/so/was/`);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/^404/);
  await expect(page.getByRole('main').getByRole('heading', { name: 'Gerade beliebt' })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(`${shop.storefront}/`);
});

test('the words of an address that is gone lead to what was meant', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  await page.goto(`${shop.storefront}/karten/einladung-eukalyptus/`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: /gemeint/ })).toBeVisible();
  await main.getByRole('link', { name: 'Alle Produkte' }).click();
  await expect(page).toHaveURL(`${shop.storefront}/produkte/`);
});

test('card channel addresses end in a slash, poster channel addresses do not', async ({ page, shop }) => {
  const poster = shop.storefront.replace('localhost', 'myposter.localhost');
  await page.goto(`${shop.storefront}/service/versand`);
  await expect(page).toHaveURL(`${shop.storefront}/service/versand/`);
  await page.goto(`${poster}/versand`);
  await expect(page).toHaveURL(`${poster}/versand`);
});

test('the host chooses country and language', async ({ page, shop }) => {
  await page.goto(shop.storefront.replace('localhost', 'gb.localhost'));
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await page.goto(`${shop.storefront.replace('localhost', 'ch.localhost')}/fr/`);
  await expect(page.locator('html')).toHaveAttribute('lang', /^fr/);
});

test('shopper pages enforce a policy without inline script and load no trace of the bridge', async ({
  page,
  shop,
}) => {
  const addresses = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') addresses.add(request.url());
  });
  // The code that asks who is visiting is the last to come.
  const visitor = page.waitForResponse(/\/web-api\/customer-data/);
  const response = await page.goto(shop.storefront);
  await visitor;
  const scripts = await Promise.all([...addresses].map(async (url) => (await page.request.get(url)).text()));
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toMatch(/script-src [^;]*'self'/);
  expect(policy.match(/script-src [^;]*/)?.[0]).not.toContain('unsafe-inline');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.join('\n')).not.toMatch(/enterEditmode|storyblok__outline/);
});
