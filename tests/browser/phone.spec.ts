import type { Locator } from '@playwright/test';
import { kindsOfPages } from './support/kinds-of-pages.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone the navigation is a drawer that the keyboard opens and closes', async ({ page, shop }) => {
  await page.goto(shop.storefront);
  const opener = page.getByRole('button', { name: 'Menü' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('navigation').getByText('Hochzeit', { exact: true }).first().press('Enter');
  await expect(drawer.getByRole('link', { name: 'Save-the-Date' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('on a phone all faces of a French card stand beside the preview, and photos are not said to be dragged', async ({
  page,
  shop,
}) => {
  const origin = shop.storefront.replace('localhost', 'fr.localhost');
  await page.goto(`${origin}/configurator-card/?design=141101`);
  const faces = page.getByRole('group', { name: 'Faces de la carte' });
  for (const name of ['Recto', 'Rabat', 'Verso', 'Intérieur'])
    await expect(faces.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await page.goto(`${origin}/configurator-calendar/?design=200230`);
  const photos = page.getByRole('region', { name: 'Photos', exact: true });
  await expect(photos).toContainText('JPEG, PNG');
  await expect(photos).not.toContainText('déposez');
});

for (const [kind, paths] of Object.entries(kindsOfPages)) {
  test(`nothing is wider than the smallest phone on ${kind}`, async ({ page, shop, expectedErrors }) => {
    expectedErrors.push(/404/);
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of paths) {
      await page.goto(`${shop.storefront}${path}`);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });
}

test('fingers hit what can be pressed where products are found', async ({ page, shop, expectedErrors }) => {
  expectedErrors.push(/404/);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [
    '/',
    '/hochzeit/?color[]=gold',
    '/themes/1461/',
    '/produkte/?q=gibtesnicht',
    '/gibt/es/',
    '/sitemap/',
    '/kontakt/',
    '/kundenkonto/',
    '/bilderrahmen-gestalten/x--fotorahmen-eiche/',
  ]) {
    await page.goto(`${shop.storefront}${path}`);
    expect(await smallTargets(page.locator('body')), path).toEqual([]);
  }
  await openAlive(page, `${shop.storefront}/hochzeit/`);
  const openers = [
    page.getByRole('button', { name: /^Menü/ }),
    page.getByRole('button', { name: /^Filter/ }),
    page.getByRole('banner').getByRole('link', { name: 'Konto', exact: true }),
    page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }),
  ];
  for (const opener of openers) {
    await opener.click();
    const dialog = page.getByRole('dialog');
    const content = dialog.getByRole('link').or(dialog.getByRole('checkbox')).or(dialog.getByRole('textbox'));
    await expect(content.first()).toBeVisible();
    expect(await smallTargets(dialog)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('the way to the filters stays in sight, and choosing leads back to the first results', async ({
  page,
  shop,
}) => {
  await openAlive(page, `${shop.storefront}/hochzeit/`);
  const tiles = page
    .getByRole('main')
    .getByRole('list', { name: /Ergebnis/ })
    .getByRole('article');
  await tiles.nth(8).scrollIntoViewIfNeeded();
  const opener = page.getByRole('button', { name: /^Filter/ });
  await expect(opener).toBeInViewport();
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await drawer.getByRole('checkbox', { name: /^Gold / }).check();
  await drawer.getByRole('button', { name: /Ergebnisse anzeigen$/ }).click();
  await expect(page.getByRole('heading', { name: 'Alle Karten zur Hochzeit' })).toBeInViewport();
});

/** Links and buttons that are lower or narrower than a fingertip; links within a sentence are as high as its line. */
function smallTargets(within: Locator): Promise<string[]> {
  return within.evaluate((root) =>
    [...root.querySelectorAll('a[href], button, summary, label:has(input)')]
      .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(
        (target) => !(getComputedStyle(target).display === 'inline' && target.closest('p, label, li p')),
      )
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
      .filter(({ target }) => getComputedStyle(target, '::after').position !== 'absolute')
      .map(({ target, box }) => `${target.textContent} ${box.width} × ${box.height}`),
  );
}
