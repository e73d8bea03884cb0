import type { Page } from '@playwright/test';
import { openWithLateScripts } from './support/late-scripts.ts';
import { expect, test } from './support/shop-test.ts';

const pages = ['/', '/hochzeit/', '/karten-designen/einladungskarte-kirschbluetenzeit--142301/', '/agb/'];

for (const path of pages) {
  test(`${path} is painted with all styles that it needs before any file is there`, async ({
    page,
    shop,
  }) => {
    const sheets: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') sheets.push(request.url());
    });
    const letGo = await openWithLateScripts(page, shop.storefront + path);
    await page.evaluate(() => document.fonts.ready);
    const painted = await lookOf(page);
    expect(painted.length).toBeGreaterThan(20);
    letGo();
    await expect.poll(() => sheets.length).toBe(1);
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
