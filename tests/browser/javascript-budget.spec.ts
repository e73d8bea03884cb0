import { javaScriptBudgets, measureJavaScript } from '../../scripts/bench/javascript-size.ts';
import { findProductPages, pageTypes } from '../../scripts/bench/page-types.ts';
import { expect, test } from './support/shop-test.ts';

test('no page loads more JavaScript than its budget', async ({ browser, shop }) => {
  const products = await findProductPages(shop.storefront);
  expect(products.map(({ name }) => name)).toContain('card detail');
  for (const type of [...Object.values(pageTypes), ...products]) {
    const { kilobytes, files } = await measureJavaScript(browser, `${shop.storefront}${type.path}`);
    const budget = type === pageTypes.home ? javaScriptBudgets.home : javaScriptBudgets.other;
    expect(files, `files of the ${type.name} page`).toBeGreaterThan(0);
    expect(kilobytes, `KB gzip of the ${type.name} page`).toBeLessThanOrEqual(budget);
  }
});
