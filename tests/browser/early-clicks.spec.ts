import type { Page } from '@playwright/test';
import { untilAlive } from '../../scripts/page-alive.ts';
import { beforeRelease } from './support/broad.ts';
import { openWithLateScripts } from './support/late-scripts.ts';
import { expect, test } from './support/shop-test.ts';

const card = '/karten-designen/einladungskarte-kirschbluetenzeit--142301/';

test('what is done on a listing before its scripts are there is not lost', async ({ page, shop }) => {
  const letGo = await openWithLateScripts(page, `${shop.storefront}/hochzeit/`);
  const main = page.getByRole('main');
  const gold = main.getByRole('checkbox', { name: /^Gold / });
  const portrait = main.getByRole('checkbox', { name: /^Hochformat / });
  const heart = main.getByRole('button', { name: /auf den Merkzettel$/ }).first();
  await heart.click();
  // It seems to be dead.
  await heart.click();
  await gold.check();
  await portrait.check();
  expect(await heart.getAttribute('aria-pressed')).toBe('false');
  letGo();
  await expect(main.getByRole('list', { name: 'Gewählte Filter' }).getByRole('listitem')).toHaveCount(2);
  await expect(page).toHaveURL(/color\[\]=gold/);
  await expect(gold).toBeChecked();
  await expect(portrait).toBeChecked();
  await page.getByRole('banner').getByRole('link', { name: 'Merkzettel' }).click();
  await expect(page.getByRole('button', { name: /auf den Merkzettel$/, pressed: true })).toHaveCount(1);
});

test('what is chosen of a product, typed and sent before the scripts are there is not lost', async ({
  page,
  shop,
}) => {
  const letGo = await openWithLateScripts(page, shop.storefront + card);
  const form = page.getByRole('form', { name: /Kirschblütenzeit/ });
  const kraft = form.getByRole('radio', { name: /^Kraftpapier/ });
  await kraft.check();
  await form.getByLabel('Menge').selectOption('100');
  const search = page.getByRole('banner').getByLabel('Suchen').and(page.locator('input'));
  await search.fill('gold');
  letGo();
  await expect(page).toHaveURL(/\?paper=kraftpapier&quantity=100$/);
  await expect(kraft).toBeChecked();
  await expect(search).toHaveValue('gold');
  await expect(page.getByRole('option', { name: /gold/i }).first()).toBeVisible();
});

test('a form that is sent before its scripts are there is sent by them', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/400/);
  const letGo = await openWithLateScripts(page, `${shop.storefront}/service/newsletter/`);
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('E-Mail').fill('frueh@example.com');
  await form.getByRole('button').click();
  letGo();
  await expect(form.getByRole('checkbox').first()).toBeFocused();
  await expect(page).toHaveURL(`${shop.storefront}/service/newsletter/`);
});

test('words that are written on a card before the scripts are there stand on it', async ({ page, shop }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/web-api/compositions')) asked.push(request.postData() ?? '');
  });
  const letGo = await openWithLateScripts(page, await withWords(page, shop.storefront));
  const names = page.getByRole('textbox', { name: 'Namen', exact: true });
  await names.fill('Ida & Oskar');
  const place = page.getByRole('textbox', { name: 'Ort und Zeit', exact: true });
  await place.fill('Standesamt Wismar');
  letGo();
  await expect(page.getByRole('textbox', { name: 'Namen auf der Karte' }).first()).toHaveValue('Ida');
  await expect(names).toHaveValue('Ida & Oskar');
  await expect(place).toHaveValue('Standesamt Wismar');
  await expect(page.getByRole('status').filter({ hasText: 'Entwurf gesichert' })).toBeVisible();
  // The document asked for the drawing, and the scripts took what it was answered.
  expect(asked).toHaveLength(1);
});

test('who has gone into a text before the scripts are there writes on where the caret stands', async ({
  page,
  shop,
}) => {
  const letGo = await openWithLateScripts(page, await withWords(page, shop.storefront));
  const names = page.getByRole('textbox', { name: 'Namen', exact: true });
  await names.press('Home');
  for (let letters = 'Ida'.length; letters > 0; letters -= 1) await page.keyboard.press('ArrowRight');
  letGo();
  await untilAlive(page);
  await expect(page.getByRole('textbox', { name: 'Namen auf der Karte' }).first()).toHaveValue('Ida');
  await page.keyboard.type('lie');
  await expect(names).toHaveValue('Idalie & Lukas');
});

test('scripts are asked for once the large picture is there', async ({ page, shop }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push('script');
  });
  await page.route('**/web-api/pictures/**', async (route) => {
    asked.push('picture');
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
    await route.fulfill({ contentType: 'image/svg+xml', body });
  });
  await page.goto(shop.storefront + card);
  await expect.poll(() => asked).toContain('script');
  expect(asked[0]).toBe('picture');
});

test(
  'a page whose large picture never comes is alive as soon as somebody uses it',
  beforeRelease,
  async ({ page, shop }) => {
    await page.route('**/web-api/pictures/**', () => {});
    await page.goto(shop.storefront + card, { waitUntil: 'commit' });
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /auf den Merkzettel$/ })
      .first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
);

/** A configurator whose words the shop knows by now: the first document of a design does not wait for them. */
async function withWords(page: Page, storefront: string): Promise<string> {
  const address = `${storefront}/configurator-card/?design=146101`;
  await expect.poll(async () => (await page.request.get(address)).text()).toContain('data-slot="names"');
  return address;
}
