import type { Page } from '@playwright/test';
import { beforeRelease } from './support/broad.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

test('designs are kept by their heart, found on the wish list after a reload, and taken off again', async ({
  page,
  shop,
}) => {
  const header = page.getByRole('banner');
  const list = page.getByRole('main');
  await page.goto(`${shop.storefront}/themes/1461/`);
  const hearts = page.getByRole('button', { name: /auf den Merkzettel$/ });
  await hearts.nth(0).click();
  await hearts.nth(1).click();
  await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect(header.getByRole('link', { name: /^Merkzettel ?, 2 Designs$/ })).toBeVisible();

  await header.getByRole('link', { name: /^Merkzettel/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MERKZETTEL');
  await page.reload();
  await expect(list.getByText(/^ab /)).toHaveCount(2);
  await hearts.nth(0).click();
  await expect(header.getByRole('link', { name: /^Merkzettel ?, 1 Design$/ })).toBeVisible();
  await hearts.nth(0).click();
  await expect(list.getByText('Noch ist hier Platz.')).toBeVisible();
});

test(
  'lists of older versions are read, a design that is gone says so, and a whole theme is removed',
  beforeRelease,
  async ({ page, shop }) => {
    const header = page.getByRole('banner');
    await page.goto(`${shop.storefront}/service/`);
    await page.evaluate(() => {
      const designs = [
        { id: '1', name: 'Altes Motiv' },
        { id: '2', name: 'Noch eines' },
      ];
      const themes = [
        { id: '1461', designs },
        { id: '7', cards: [{ id: '3', name: 'Gold' }] },
      ];
      localStorage.setItem('wishlistItems', JSON.stringify(themes));
    });
    await page.goto(`${shop.storefront}/wishlist/`);
    await expect(page).toHaveURL(`${shop.storefront}/merkzettel/`);
    await expect(header.getByRole('link', { name: /^Merkzettel ?, 3 Designs$/ })).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: 'Altes Motiv' })).toContainText(
      'Nicht mehr erhältlich',
    );
    await page.getByRole('button', { name: 'Alle 2 Designs dieses Themas entfernen' }).click();
    await expect(header.getByRole('link', { name: /^Merkzettel ?, 1 Design$/ })).toBeVisible();
  },
);

for (const width of [360, 1300]) {
  test(`what is kept, or that nothing is, pushes nothing away at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 800 });
    const main = page.getByRole('main');
    await openAlive(page, `${shop.storefront}/merkzettel/`);
    await expect(main.getByText('Noch ist hier Platz')).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.02);

    await page.evaluate(() => {
      const designs = ['142301', '142302', '142303'].map((id) => ({ id, name: 'Kirschblütenzeit' }));
      localStorage.setItem('wishlistItems', JSON.stringify([{ id: '1423', designs }]));
    });
    await openAlive(page, `${shop.storefront}/merkzettel/`);
    await expect(main.getByRole('article')).toHaveCount(3);
    await expect(main.getByRole('article').first()).toContainText('€');
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });
}

test(
  'where the browser stores nothing, hearts work until the page is left',
  beforeRelease,
  async ({ page, shop }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('switched off', 'SecurityError');
        },
      });
    });
    await page.goto(`${shop.storefront}/themes/1461/`);
    const heart = page.getByRole('button', { name: /auf den Merkzettel$/ }).first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(
      page.getByRole('banner').getByRole('link', { name: /^Merkzettel ?, 1 Design$/ }),
    ).toBeVisible();
  },
);

test('a heart is seen on any picture: its line stands out on a disc of its own', async ({ page, shop }) => {
  await page.goto(`${shop.storefront}/trauer/`);
  const heart = page.getByRole('button', { name: /auf den Merkzettel$/ }).first();
  const contrast = () =>
    heart.evaluate((element) => {
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0, opacity = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
        if (opacity < 1) throw new Error(`${colour} lets the picture through.`);
        const linear = [red, green, blue].map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
      };
      const { color, backgroundColor } = getComputedStyle(element);
      const both = [luminance(color), luminance(backgroundColor)].toSorted((one, other) => other - one);
      return ((both[0] ?? 0) + 0.05) / ((both[1] ?? 0) + 0.05);
    });
  expect(await contrast()).toBeGreaterThan(3);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(contrast).toBeGreaterThan(3);
});

/** How much of the window was pushed how far since the page began (web vitals' CLS, in one sum). */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );
}
