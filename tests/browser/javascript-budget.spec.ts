import type { Browser } from '@playwright/test';
import { javaScriptBudgets, measureJavaScript } from '../../scripts/bench/javascript-size.ts';
import { findProductPages, type PageType, pageTypes } from '../../scripts/bench/page-types.ts';
import { expect, test } from './support/shop-test.ts';

/** A design of every kind that has parts of its own: words, photos, sheets, a count, pages. */
const configurators = [
  ['card', 142301],
  ['card', 142410],
  ['calendar', 201201],
  ['collage', 220102],
  ['photobook', 210103],
  ['photobox', 231201],
] as const;

for (const type of Object.values(pageTypes))
  test(`the ${type.name} page loads no more JavaScript than its budget`, async ({ browser, shop }) => {
    const budget = type === pageTypes.home ? javaScriptBudgets.home : javaScriptBudgets.other;
    await expectWithinBudget(browser, shop.storefront, type, budget);
  });

test('no configurator loads more JavaScript than its budget', async ({ browser, shop }) => {
  for (const [kind, design] of configurators) {
    const type = { name: `configurator of a ${kind}`, path: `/configurator-${kind}/?design=${design}` };
    await expectWithinBudget(browser, shop.storefront, type, javaScriptBudgets.configurator);
  }
});

test('no product page loads more JavaScript than its budget', async ({ browser, shop }) => {
  const products = await findProductPages(shop.storefront);
  expect(products.map(({ name }) => name)).toContain('card detail');
  for (const type of products)
    await expectWithinBudget(browser, shop.storefront, type, javaScriptBudgets.other);
});

async function expectWithinBudget(
  browser: Browser,
  storefront: string,
  type: PageType,
  budget: number,
): Promise<void> {
  const { kilobytes, files } = await measureJavaScript(browser, `${storefront}${type.path}`);
  expect(files, `files of the ${type.name} page`).toBeGreaterThan(0);
  expect(kilobytes, `KB gzip of the ${type.name} page`).toBeLessThanOrEqual(budget);
}
