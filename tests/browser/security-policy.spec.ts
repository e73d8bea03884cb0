import type { Page } from '@playwright/test';
import { expect, test } from './support/shop-test.ts';

function injectScript(page: Page): Promise<void> {
  return page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.isInjected = true';
    document.body.append(script);
  });
}

test('a script that comes in through content is refused', async ({ page, shop, expectedErrors }) => {
  expectedErrors.push(/content security policy/i);
  await page.goto(shop.storefront);
  await injectScript(page);
  expect(await page.evaluate(() => Reflect.has(window, 'isInjected'))).toBe(false);
});

test('a report of the policy fails the test', async ({ page, shop }) => {
  test.fail();
  await page.goto(shop.storefront);
  await injectScript(page);
});
