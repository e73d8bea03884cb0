import { javaScriptBudget, measureJavaScript } from '../../scripts/bench/javascript-size.ts';
import { pageTypes } from '../../scripts/bench/page-types.ts';
import { expect, test } from './support/shop-test.ts';

test('no page loads more JavaScript than its budget', async ({ browser, shop }) => {
  for (const { name, path } of Object.values(pageTypes)) {
    const { kilobytes, files } = await measureJavaScript(browser, `${shop.storefront}${path}`);
    expect(files, `files of the ${name} page`).toBeGreaterThan(0);
    expect(kilobytes, `KiB gzip of the ${name} page`).toBeLessThanOrEqual(javaScriptBudget);
  }
});
