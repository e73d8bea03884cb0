import type { Page } from '@playwright/test';
import { expectNoFindingsAtAnyWidth } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import {
  asVisitor,
  dataLayerOf,
  handedIn,
  hasDecided,
  lookAway,
  withMeasurement,
} from './support/measured.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

test.describe.configure({ mode: 'parallel' });

const measurement = { trackingId: 'GTM-AB12CD3' };

const figures = (page: Page, name: RegExp | string) => page.getByRole('region', { name });

test('what a visitor does who agrees is told in typed events, counted without a name, and shown to editors', async ({
  page,
  shop,
  browser,
}) => {
  await asVisitor(page);
  await hasDecided(page, { ...shop, decision: ['statistics'], measurement });
  await withMeasurement(page, shop.storefront, measurement);
  const bodies = handedIn(page);
  await openAlive(page, `${shop.storefront}/hochzeitseinladungen/`);
  const main = page.getByRole('main');
  await expect
    .poll(() => dataLayerOf(page))
    .toContainEqual(expect.objectContaining({ event: 'pageView', path: '/hochzeitseinladungen/' }));
  const heart = main.getByRole('button', { pressed: false, name: /merken|Merkzettel/i }).first();
  await heart.click();
  await expect
    .poll(() => dataLayerOf(page))
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'pageView', path: '/hochzeitseinladungen/' }),
        expect.objectContaining({
          event: 'productImpressions',
          currency: 'EUR',
          impressions: expect.arrayContaining([
            expect.objectContaining({ id: expect.any(String), position: 1, list: expect.any(String) }),
          ]),
        }),
        expect.objectContaining({ event: 'addToWishlist' }),
      ]),
    );
  const tile = main.locator('li article a').first();
  await tile.click();
  await expect(page).toHaveURL(/karten-designen/);
  await expect
    .poll(() => dataLayerOf(page))
    .toContainEqual(
      expect.objectContaining({
        event: 'productClick',
        list: expect.any(String),
        product: expect.objectContaining({ category: 'card', position: 1 }),
      }),
    );
  // What a page hands in while it is left is seen by no test.
  await lookAway(page);
  await expect.poll(() => bodies.join()).toContain('productClick');
  await expect
    .poll(async () => {
      await lookAway(page);
      return bodies.join();
    })
    .toMatch(/"page":"page","device":"desktop","vitals":\[.*"LCP"/);
  await page.goto(`${shop.storefront}/produkte/?q=xqzvwk`);
  await expect
    .poll(() => dataLayerOf(page))
    .toContainEqual(expect.objectContaining({ event: 'searchWithoutResult', term: 'xqzvwk' }));
  await expect.poll(async () => (await dataLayerOf(page)).length).toBeGreaterThan(3);
  await lookAway(page);
  await expect.poll(() => bodies.join()).toContain('searchWithoutResult');
  expect(bodies.join()).toContain('productView');
  expect(bodies.join()).not.toMatch(/[?@]/);

  const editor = await browser.newPage();
  await editor.goto(`${shop.workspace}/figures`);
  const pages = figures(editor, 'Seiten');
  await pages.getByRole('button', { name: '/hochzeitseinladungen/' }).click();
  const blocks = figures(editor, 'Bausteine auf /hochzeitseinladungen/');
  await expect(blocks.getByRole('row', { name: /^Themenwelten \S/ }).first()).toBeVisible();
  await expect(figures(editor, 'Produkte').getByRole('row', { name: /Karte/ }).first()).toBeVisible();
  await expect(figures(editor, 'Suchen ohne Ergebnis').getByRole('row', { name: 'xqzvwk' })).toBeVisible();
  await expectNoFindingsAtAnyWidth(editor);
  await editor.close();
});

test(
  'of who declines, or is seen with tracking=0, nothing is handed in',
  beforeRelease,
  async ({ page, shop }) => {
    await asVisitor(page);
    await hasDecided(page, { ...shop, decision: [] });
    const bodies = handedIn(page);
    await openAlive(page, `${shop.storefront}/service/`);
    await page.waitForLoadState('networkidle');
    await lookAway(page);
    await hasDecided(page, { ...shop, decision: ['statistics'] });
    await openAlive(page, `${shop.storefront}/service/?tracking=0`);
    await page.waitForLoadState('networkidle');
    await lookAway(page);
    await page.goto(`${shop.storefront}/service/papiere/`);
    expect(bodies).toEqual([]);
  },
);
