import type { Page } from '@playwright/test';
import { expectNoFindingsAtAnyWidth } from './support/axe.ts';
import { holdBack } from './support/late-scripts.ts';
import { asVisitor, dataLayerOf, hasDecided, withMeasurement } from './support/measured.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

test.describe.configure({ mode: 'parallel' });

const tags = { trackingId: 'GTM-AB12CD3' };
const measurement = { trackingId: 'G-AB12CD34', recording: { id: '1234567', version: 6 } };
const google = 'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34';
const recording = 'https://static.hotjar.com/c/hotjar-1234567.js?sv=6';
const tagManager = 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3';

const partsOf = (page: Page) => ({
  question: page.getByRole('dialog', { name: 'Dürfen wir mitzählen?' }),
  settings: page.getByRole('dialog', { name: 'Cookie-Einstellungen' }),
  wayBack: page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }),
});

test('nothing of others is loaded before a visitor agrees, and all of it right after', async ({
  page,
  shop,
}) => {
  await asVisitor(page);
  const asked = await withMeasurement(page, shop.storefront, measurement);
  await openAlive(page, `${shop.storefront}/service/`);
  const { question } = partsOf(page);
  await expect(question).toBeVisible();
  expect(asked).toEqual([]);
  expect((await dataLayerOf(page))[0]).toMatchObject([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      analytics_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    },
  ]);

  await question.getByRole('button', { name: 'Zustimmen' }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => asked.sort()).toEqual([recording, google]);
  const told = await dataLayerOf(page);
  expect(told[1]).toMatchObject([
    'consent',
    'update',
    { analytics_storage: 'granted', ad_storage: 'denied' },
  ]);
  // The page on which the question stood counts, too.
  const location = `${shop.storefront}/service/`;
  await expect
    .poll(() => dataLayerOf(page))
    .toContainEqual(['event', 'page_view', expect.objectContaining({ page_location: location })]);

  await page.reload();
  await expect.poll(() => asked.length).toBe(4);
  await expect(question).toBeHidden();
});

test('who declines is asked no more, and nothing of others is loaded, here and on the next pages', async ({
  page,
  shop,
}) => {
  await asVisitor(page);
  const asked = await withMeasurement(page, shop.storefront, measurement);
  await openAlive(page, `${shop.storefront}/service/`);
  const { question } = partsOf(page);
  await question.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(question).toBeHidden();
  await openAlive(page, `${shop.storefront}/service/papiere/`);
  await expect.poll(async () => (await dataLayerOf(page)).length).toBeGreaterThan(1);
  expect(
    (await dataLayerOf(page)).filter((entry) => !(Array.isArray(entry) && entry[0] === 'consent')),
  ).toEqual([]);
  await expect(question).toBeHidden();
  expect(asked).toEqual([]);
});

test('who changes their mind is rid of others at once, and can agree to one purpose alone', async ({
  page,
  shop,
}) => {
  await asVisitor(page);
  await hasDecided(page, { ...shop, decision: ['statistics', 'marketing'], measurement: tags });
  const asked = await withMeasurement(page, shop.storefront, tags);
  await page.context().addCookies([{ name: '_ga', value: 'GA1.1.1', url: shop.storefront }]);
  await openAlive(page, `${shop.storefront}/service/`);
  await expect.poll(() => asked).toEqual([tagManager]);
  const { settings, wayBack } = partsOf(page);
  await wayBack.click();
  await expect(settings.getByRole('checkbox', { name: 'Statistik' })).toBeChecked();
  const anew = page.waitForEvent('load');
  await settings.getByRole('button', { name: 'Ablehnen' }).click();
  await anew;
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('_ga');
  await expect.poll(async () => (await dataLayerOf(page)).length).toBe(2);
  expect(asked).toEqual([tagManager]);

  await wayBack.click();
  await settings.getByRole('checkbox', { name: 'Statistik' }).press('Space');
  await settings.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect.poll(() => asked).toEqual([tagManager, tagManager]);
  expect(await dataLayerOf(page)).toContainEqual([
    'consent',
    'update',
    expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' }),
  ]);
});

test('the question can be answered by key and by ear, hides nothing on a phone, and leaves no finding', async ({
  page,
  shop,
}) => {
  await asVisitor(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await openAlive(page, `${shop.storefront}/service/`);
  const { question, settings, wayBack } = partsOf(page);
  await expect(question).toBeVisible();
  const { height = 0 } = (await question.boundingBox()) ?? {};
  expect(height).toBeLessThan(370);
  await expectNoFindingsAtAnyWidth(page);
  await page.setViewportSize({ width: 360, height: 740 });
  // The end of the page can be scrolled out from under it.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await wayBack.click();
  await expect(settings).toBeVisible();
  await expectNoFindingsAtAnyWidth(page, '#cc-main');
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(wayBack).toBeFocused();
  await question.getByRole('button', { name: 'Ablehnen' }).press('Enter');
  await expect(question).toBeHidden();
  await page.reload();
  await wayBack.click();
  await expect(settings.getByRole('checkbox', { name: 'Statistik' })).not.toBeChecked();
});

test('the question moves nothing, and neither crawlers nor visits with tracking=0 meet it', async ({
  page,
  shop,
}) => {
  await asVisitor(page);
  const { question } = partsOf(page);
  const code = /\/assets\/consent-[^/]*\.js$/;
  const ask = await holdBack(page, code);
  const asked = page.waitForRequest(code);
  await openAlive(page, `${shop.storefront}/service/`);
  // A page that is still being read, and letters of a font that comes later, move of themselves.
  await page.evaluate(async () => {
    await document.fonts.ready;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.shift = String(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift' });
  });
  await asked;
  ask();
  await expect(question).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.shift)).toBeUndefined();
  await openAlive(page, `${shop.storefront}/service/?tracking=0`);
  await page.waitForLoadState('networkidle');
  await expect(question).toBeHidden();
});
