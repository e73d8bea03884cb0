import type { Page } from '@playwright/test';
import { asVisitor, dataLayerOf } from './support/measured.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

const google = 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3';
const recording = 'https://static.hotjar.com/c/hotjar-1234567.js?sv=6';
const stranger = 'https://stranger.example/more.js';

test.use({ shopSettings: { TRACKING_ID: 'GTM-AB12CD3', RECORDING_ID: '1234567' } });

/** Says in the document that it ran. */
const program = `{
  const { dataset } = document.documentElement;
  const { host } = new URL(document.currentScript.src);
  dataset.ran = dataset.ran === undefined ? host : dataset.ran + ' ' + host;
}`;

/**
 * Stands in for all that is not the shop.
 * @returns what was asked of it, as it comes
 */
async function standIn(page: Page, storefront: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    ({ protocol, origin }) => protocol.startsWith('http') && origin !== new URL(storefront).origin,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: program });
    },
  );
  return asked;
}

const ran = (page: Page) => page.evaluate(() => document.documentElement.dataset.ran?.split(' ').sort());
const question = (page: Page) => page.getByRole('dialog', { name: 'Dürfen wir mitzählen?' });

test('what a shop is set up with is let in by its policy, loaded after consent alone, and kept off by tracking=0', {
  tag: '@own-shop',
}, async ({ page, ownShop: { storefront }, browser, expectedErrors }) => {
  await asVisitor(page);
  const asked = await standIn(page, storefront);

  await test.step('the policy names the hosts of these programs and no others', async () => {
    const answer = await page.request.get(`${storefront}/service/`);
    const policy = answer.headers()['content-security-policy'] ?? '';
    const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
    expect(scripts.split(' ').filter((source) => source.startsWith('http'))).toEqual([
      'https://www.googletagmanager.com',
      'https://static.hotjar.com',
      'https://script.hotjar.com',
    ]);
  });

  await test.step('nothing is asked of others before the visitor agrees', async () => {
    await openAlive(page, `${storefront}/service/`);
    await expect(question(page)).toBeVisible();
    expect(asked).toEqual([]);
    expect(await dataLayerOf(page)).toHaveLength(1);
  });

  await test.step('right after, both run, and the tag manager is told of the page', async () => {
    await question(page).getByRole('button', { name: 'Zustimmen' }).click();
    await expect.poll(() => ran(page)).toEqual(['static.hotjar.com', 'www.googletagmanager.com']);
    expect(asked.toSorted()).toEqual([recording, google]);
    expect(await page.evaluate(() => Reflect.get(window, '_hjSettings'))).toEqual({
      hjid: 1_234_567,
      hjsv: 6,
    });
    await expect
      .poll(() => dataLayerOf(page))
      .toContainEqual(expect.objectContaining({ event: 'pageView', path: '/service/' }));
  });

  await test.step('a script of anybody else is refused by the browser itself', async () => {
    expectedErrors.push(/stranger\.example/);
    const outcome = await page.evaluate(
      (source) =>
        new Promise((resolve) => {
          const script = document.createElement('script');
          script.onload = () => resolve('loaded');
          script.onerror = () => resolve('refused');
          script.src = source;
          document.head.append(script);
        }),
      stranger,
    );
    expect(outcome).toBe('refused');
    expect(asked).not.toContain(stranger);
  });

  await test.step('with tracking=0 neither is loaded, although the visitor has agreed', async () => {
    const before = asked.length;
    await openAlive(page, `${storefront}/service/?tracking=0`);
    await openAlive(page, `${storefront}/hochzeit/`);
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(before);
    expect(await ran(page)).toBeUndefined();
    expect(await dataLayerOf(page)).toEqual([]);
    // It was the switch: with tracking on again both come.
    await openAlive(page, `${storefront}/service/?tracking=1`);
    await expect.poll(() => ran(page)).toHaveLength(2);
  });

  await test.step('who declines is left alone', async () => {
    const other = await browser.newPage();
    await asVisitor(other);
    const askedThere = await standIn(other, storefront);
    await openAlive(other, `${storefront}/service/`);
    await question(other).getByRole('button', { name: 'Ablehnen' }).click();
    await expect(question(other)).toBeHidden();
    await openAlive(other, `${storefront}/hochzeit/`);
    await other.waitForLoadState('networkidle');
    expect(askedThere).toEqual([]);
    await other.close();
  });
});
