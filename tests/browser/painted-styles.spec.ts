import type { Page } from '@playwright/test';
import { holdBack } from './support/late-scripts.ts';
import { expect, test } from './support/shop-test.ts';

const pages = ['/', '/hochzeit/', '/karten-designen/einladungskarte-kirschbluetenzeit--142301/', '/agb/'];

for (const path of pages) {
  test(`${path} is painted with all styles that it needs before any file is there`, async ({
    page,
    shop,
  }) => {
    // What scripts change is not looked at here: they never come.
    await page.route(/\/assets\/.*\.js$/, () => {});
    const letSheetCome = await holdBack(page, /\/assets\/.*\.css$/);
    const asked = page.waitForRequest(/\/assets\/.*\.css$/);
    await page.goto(shop.storefront + path, { waitUntil: 'commit' });
    await asked;
    await page.evaluate(() => document.fonts.ready);
    const painted = await lookOf(page);
    expect(painted.length).toBeGreaterThan(20);
    letSheetCome();
    await page.waitForFunction(
      () => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.sheet,
    );
    expect(await lookOf(page)).toEqual(painted);
  });
}

/** How every element of the page's content looks. */
function lookOf(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const names = ['display', 'position', 'margin', 'padding', 'border', 'color', 'backgroundColor'] as const;
    const more = ['fontFamily', 'fontSize', 'fontWeight', 'gap', 'flexDirection', 'borderRadius'] as const;
    return [...main.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      const values = [...names, ...more].map((name) => style[name]);
      return `${element.tagName} ${element.getAttribute('class')} ${values.join(' ')}`;
    });
  });
}
