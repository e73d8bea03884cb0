import type { Page } from '@playwright/test';
import { beforeRelease } from './support/broad.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

const listing = '/hochzeit/';

function partsOf(page: Page) {
  const main = page.getByRole('main');
  return {
    count: main.getByRole('status').filter({ hasText: 'Ergebnis' }),
    filter: (name: RegExp) => main.getByRole('checkbox', { name }),
    chosen: main.getByRole('list', { name: 'Gewählte Filter' }),
    tiles: main.getByRole('list', { name: /Ergebnis/ }).getByRole('article'),
    more: main.getByRole('link', { name: 'Mehr anzeigen' }),
  };
}

test('a listing is filtered, loaded further and left, and going back finds it as it was', async ({
  page,
  shop,
}) => {
  const { count, filter, chosen, tiles, more } = partsOf(page);
  await page.goto(`${shop.storefront}${listing}`);
  const all = (await count.textContent()) ?? '';
  await expect(tiles).toHaveCount(24);
  await expect(tiles.first()).toContainText(/ab .*€/);

  await filter(/^Gold /).check();
  await expect(page).toHaveURL(/\?color\[\]=gold$/);
  await expect(count).not.toHaveText(all);
  await filter(/^Hochformat /).check();
  await expect(chosen.getByRole('listitem')).toHaveCount(2);
  await chosen.getByRole('link', { name: 'Filter entfernen: Gold' }).click();
  await expect(chosen.getByRole('listitem')).toHaveText([/Hochformat/]);
  const sorted = Promise.withResolvers<void>();
  await page.route(/web-api.*created/, async (route) => {
    await sorted.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Neueste' }).click();
  await expect(page).toHaveURL(/sort=created/);
  // Pressed too early: it is not forgotten.
  await more.click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Wird geladen …' })).toBeVisible();
  sorted.resolve();
  await expect(tiles).toHaveCount(48);
  await expect(page.getByText(/^48 von [\d.]+$/)).toBeVisible();
  await expect(tiles.nth(24).getByRole('link').first()).toBeFocused();
  const name = (await tiles.nth(20).getByRole('link').first().textContent()) ?? '';
  await tiles.nth(20).getByRole('link').first().scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await page.goto(`${shop.storefront}/service/`);
  await page.goBack();
  await expect(tiles).toHaveCount(48);
  await expect(tiles.nth(20)).toContainText(name);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);

  await page.getByRole('link', { name: 'Filter zurücksetzen' }).click();
  await expect(count).toHaveText(all);
  await page.goBack();
  await expect(chosen.getByRole('listitem')).toHaveCount(1);
});

test(
  'counts beside filters are written as the country writes numbers',
  beforeRelease,
  async ({ page, shop }) => {
    const { filter } = partsOf(page);
    await page.goto(`${shop.storefront}/produkte/`);
    await expect(filter(/^Karte \d\.\d{3}$/)).toBeVisible();
    // Browsers know another sign for Switzerland than servers: none may change what is read once scripts are there.
    await openAlive(page, `${shop.storefront.replace('localhost', 'ch.localhost')}/fr/produits/`);
    await expect(filter(/^Carte \d’\d{3}$/)).toBeVisible();
    await expect(page.getByText(/^\d’\d{3} résultats$/)).toBeVisible();
  },
);

test('a failure says so and is tried again, and nothing found leads out', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/, /^overview-container-load-failed/);
  const { count, filter, tiles } = partsOf(page);
  await page.goto(`${shop.storefront}${listing}`);
  await page.route('**/web-api/themes?**', (route) => route.abort());
  await filter(/^Gold /).check();
  await expect(page.getByRole('alert')).toContainText('lässt sich gerade nicht laden');
  await page.unroute('**/web-api/themes?**');
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(tiles).toHaveCount(24);

  await page.goto(`${shop.storefront}${listing}?q=gibtesnicht`);
  await expect(page.getByText('Nichts gefunden zu „gibtesnicht“')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Filter zurücksetzen' }).last().click();
  await expect(count).toHaveText(/Ergebnisse/);
});

test('on a phone the filters open in a drawer', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${shop.storefront}${listing}?color[]=gold`);
  await page.getByRole('button', { name: /^Filter/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await drawer.getByRole('checkbox', { name: /^Hochformat / }).check();
  await drawer.getByRole('button', { name: /Ergebnisse anzeigen$/ }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: /^Filter/ })).toBeFocused();
  await expect(partsOf(page).chosen.getByRole('listitem')).toHaveCount(2);
});

test('the header suggests while somebody types; arrow keys and Enter open a suggestion or all results', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.storefront}/service/`);
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Suchen' });
  await page.getByRole('banner').getByRole('searchbox', { name: 'Suchen' }).click();
  await page.keyboard.type('eukalyptus');
  const options = page.getByRole('listbox', { name: 'Vorschläge' }).getByRole('option');
  await expect(options).toHaveCount(7);
  await page.keyboard.press('ArrowUp');
  await expect(search).toHaveAttribute('aria-expanded', 'true');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/produkte\/\?q=eukalyptus$/);
  await expect(page.getByRole('heading', { name: 'Suche nach „eukalyptus“' })).toBeVisible();
  await partsOf(page)
    .filter(/^Karte /)
    .check();
  await expect(page).toHaveURL(/\?q=eukalyptus&kind\[\]=card$/);
  await search.fill('kalender');
  await expect(options).toHaveCount(7);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
});

test(
  'who comes from a campaign gets the same page, and the campaign stays in the address',
  beforeRelease,
  async ({ page, shop }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await openAlive(page, `${shop.storefront}/produkte/?utm_source=brief&gruss=1`);
    await partsOf(page)
      .filter(/^Karte /)
      .check();
    await expect(page).toHaveURL(/utm_source=brief&gruss=1&/);
    expect(errors).toEqual([]);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what one page cannot hold, the next one does', async ({ page, shop, expectedErrors }) => {
    // Without scripts a browser asks for all pictures at once; this test needs none.
    expectedErrors.push(/ERR_FAILED/);
    await page.route('**/web-api/pictures/**', (route) => route.abort());
    const { tiles, more } = partsOf(page);
    await page.goto(`${shop.storefront}/hochzeit/?page=41`);
    await expect(page.getByText(/^480 von /)).toBeVisible();
    await expect(tiles).toHaveCount(480);
    const last = await tiles.last().getByRole('link').first().getAttribute('href');
    await more.click();
    await expect(page).toHaveURL(/\/hochzeit\/\?after=480$/);
    await expect(page.getByText(/^504 von /)).toBeVisible();
    await expect(tiles).toHaveCount(24);
    await expect(page.locator(`main [href="${last}"]`)).toHaveCount(0);
    await more.click();
    await expect(page.getByText(/^528 von /)).toBeVisible();
    await expect(page.locator('main [href$="--/"]')).toHaveCount(0);
    await page.getByRole('link', { name: 'Von vorn anzeigen' }).click();
    await expect(page.getByText(/^24 von /)).toBeVisible();
  });

  test('filters are a form, chips and more are links', async ({ page, shop }) => {
    const { filter, chosen, tiles, more } = partsOf(page);
    await page.goto(`${shop.storefront}${listing}`);
    await filter(/^Gold /).check();
    await filter(/^Rosa /).check();
    await page.getByRole('button', { name: /Ergebnisse anzeigen$/ }).click();
    await expect(chosen.getByRole('listitem')).toHaveText([/Gold/, /Rosa/]);
    await more.click();
    await expect(tiles).toHaveCount(48);
    await chosen.getByRole('link', { name: 'Filter entfernen: Gold' }).click();
    await expect(chosen.getByRole('listitem')).toHaveText([/Rosa/]);
    await chosen.getByRole('link', { name: 'Filter entfernen: Rosa' }).click();
    await expect(chosen).toHaveCount(0);
  });
});
