import type { Page } from '@playwright/test';
import { expectNoFindings } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import { hold } from './support/hold.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

const card = '/karten-designen/einladungskarte-kirschbluetenzeit--142301/';

function partsOf(page: Page) {
  const form = page.getByRole('form', { name: /Kirschblütenzeit/ });
  return {
    price: form.getByRole('status').filter({ hasText: '€' }),
    paper: form.getByRole('group', { name: /^Papier/ }),
    refinement: form.getByRole('group', { name: /^Veredelung/ }),
    quantity: form.getByLabel('Menge'),
    design: form.getByRole('button', { name: 'Jetzt gestalten' }),
  };
}

test('a card is chosen: the price follows, a paper says why it takes no gold, the address keeps it all', async ({
  page,
  shop,
}) => {
  const { price, paper, refinement, quantity, design } = partsOf(page);
  await page.goto(`${shop.storefront}${card}`);
  await expect(quantity).toHaveValue('50');
  const first = (await price.textContent()) ?? '';
  await refinement.getByRole('radio', { name: /^Goldveredelung/ }).check();
  await expect(price).not.toHaveText(first);
  await paper.getByRole('radio', { name: /^Kraftpapier/ }).check();
  await expect(refinement.getByRole('radio', { name: /^Ohne Veredelung/ })).toBeChecked();
  await expect(refinement.getByRole('radio', { name: /^Goldveredelung/ })).toBeDisabled();
  await expect(refinement).toContainText('Kraftpapier lässt sich nicht veredeln');
  await quantity.selectOption('100');
  await expect(price).toContainText('100 Stück');
  await expect(page).toHaveURL(`${shop.storefront}${card}?paper=kraftpapier&quantity=100`);

  await design.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kirschblütenzeit.* gestalten/);
  await expect(page.getByRole('main')).toContainText('Kraftpapier');
  await page.goBack();
  await expect(paper.getByRole('radio', { name: /^Kraftpapier/ })).toBeChecked();
  await expect(quantity).toHaveValue('100');
});

test('an option is priced at once, as the shop prices it a moment later', async ({ page, shop }) => {
  const { price, refinement } = partsOf(page);
  await openAlive(page, `${shop.storefront}${card}`);
  const first = (await price.textContent()) ?? '';
  const asked = await hold(page, '**/web-api/card-price?*');
  await refinement.getByRole('radio', { name: /^Goldveredelung/ }).check();
  await expect(price).not.toHaveText(first);
  await expect(price).toHaveAttribute('aria-busy', 'true');
  const expected = (await price.textContent()) ?? '';
  asked.letGo();
  await expect(price).toHaveAttribute('aria-busy', 'false');
  await expect(price).toHaveText(expected);
});

test('the page is used with the keyboard alone', async ({ page, shop }) => {
  await openAlive(page, `${shop.storefront}${card}`);
  const { paper, price } = partsOf(page);
  const first = (await price.textContent()) ?? '';
  await page.getByRole('list', { name: /^Bilder von/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: /anzeigen$/ }).nth(1)).toHaveAttribute('aria-current', 'true');
  const enlarge = page.getByRole('link', {
    name: 'Einladungskarte „Kirschblütenzeit“ vergrößern',
    exact: true,
  });
  await enlarge.press('Enter');
  const zoom = page.getByRole('dialog', { name: 'Einladungskarte „Kirschblütenzeit“' });
  const closer = zoom.getByRole('button', { name: 'Näher heran' });
  await closer.press('Enter');
  await expect(closer).toHaveAttribute('aria-pressed', 'true');
  await expectNoFindings(page, { include: ['dialog[open]'] });
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await expect(enlarge).toBeFocused();
  await paper.getByRole('radio', { name: /^Feinstpapier/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(paper.getByRole('radio', { name: /^Premiumpapier matt/ })).toBeChecked();
  await expect(price).not.toHaveText(first);
});

test(
  'what was seen before is shown again on the next page, whatever the browser had stored',
  beforeRelease,
  async ({ page, shop }) => {
    await page.goto(`${shop.storefront}/service/`);
    await page.evaluate(() => localStorage.setItem('recentlySeen', '{"broken":'));
    const seen = page.getByRole('region', { name: 'Zuletzt angesehen' }).getByRole('article');
    const { price, refinement } = partsOf(page);
    await openAlive(page, `${shop.storefront}${card}`);
    const first = (await price.textContent()) ?? '';
    await refinement.getByRole('radio', { name: /^Goldveredelung/ }).check();
    await expect(price).not.toHaveText(first);
    await expect(seen).toHaveCount(0);
    await page.goto(`${shop.storefront}/kalender-gestalten/x--201201/`);
    await expect(seen).toHaveText([/Kirschblütenzeit/]);
  },
);

test('cards are ordered in the shop’s numbers', async ({ page, shop }) => {
  await page.goto(`${shop.storefront}${card}`);
  const numbers = await partsOf(page)
    .quantity.getByRole('option')
    .evaluateAll((options) => options.map((option) => Number(option.getAttribute('value'))));
  expect(numbers.slice(0, 12)).toEqual([1, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]);
  for (const [number, next] of [
    [250, 260],
    [1000, 1100],
    [3000, 3250],
  ])
    expect(numbers[numbers.indexOf(number ?? 0) + 1]).toBe(next);
  expect(numbers.at(-1)).toBe(5000);
  await expect(partsOf(page).quantity).toHaveValue('50');
});

test('three sample cards are free; what a further one costs depends on the country', async ({
  page,
  shop,
}) => {
  for (const [host, price] of [
    ['localhost', '1,90 €'],
    ['ch.localhost', 'CHF 3.50'],
  ] as const) {
    await page.goto(shop.storefront.replace('localhost', host) + card);
    const form = page.getByRole('form', { name: /Kirschblütenzeit/ });
    await expect(form.getByText(`3 Musterkarten sind gratis, jede weitere kostet ${price}.`)).toBeVisible();
  }
});

test('a product that is gone is not found, and similar ones are shown', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  const response = await page.goto(`${shop.storefront}/karten-designen/vergangen--99/`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Dieses Produkt gibt es hier nicht (mehr)',
  );
  const similar = page.getByRole('list', { name: 'Ähnliche Produkte' }).getByRole('article');
  await expect(similar).toHaveCount(8);
  const tiles = await page.getByRole('main').getByRole('article').all();
  const offered = await Promise.all(tiles.map((tile) => tile.getByRole('link').first().getAttribute('href')));
  expect(offered.length).toBeGreaterThan(8);
  expect(offered, 'no product is offered twice').toEqual([...new Set(offered)]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what is chosen is priced by a button, and what does not go together says so', async ({
    page,
    shop,
  }) => {
    const { price, paper, quantity } = partsOf(page);
    await page.goto(`${shop.storefront}${card}?refinement=gold`);
    const first = (await price.textContent()) ?? '';
    await paper.getByRole('radio', { name: /^Recyclingpapier/ }).check();
    await quantity.selectOption('25');
    await page.getByRole('button', { name: 'Preis aktualisieren' }).click();
    await expect(price).not.toHaveText(first);
    await expect(price).toContainText('25 Stück');
    await expect(page.getByText('Der Preis gilt ohne Veredelung.')).toBeVisible();
  });
});
