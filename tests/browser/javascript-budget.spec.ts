import { javaScriptBudget, measureJavaScript } from '../../scripts/bench/javascript-size.ts';
import { findProductPage, pageTypes } from '../../scripts/bench/page-types.ts';
import { expect, test } from './support/shop-test.ts';

test('no page loads more JavaScript than its budget', async ({ browser, shop }) => {
  const product = await findProductPage(shop.storefront);
  for (const { name, path } of [...Object.values(pageTypes), ...(product ? [product] : [])]) {
    const { kilobytes, files } = await measureJavaScript(browser, `${shop.storefront}${path}`);
    expect(files, `files of the ${name} page`).toBeGreaterThan(0);
    expect(kilobytes, `KB gzip of the ${name} page`).toBeLessThanOrEqual(javaScriptBudget);
  }
});
