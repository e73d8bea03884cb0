import type { Page } from '@playwright/test';
import { asVisitor, dataLayerOf, hasDecided, withMeasurement } from './support/measured.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

const measurement = { trackingId: 'GTM-AB12CD3' };

/** Full paths of the pages that the tag manager has heard of in this document. */
async function viewsOf(page: Page): Promise<string[]> {
  const told = await dataLayerOf(page);
  return told.flatMap((entry) =>
    entry instanceof Object && 'event' in entry && entry.event === 'pageView' && 'fullPath' in entry
      ? [String(entry.fullPath)]
      : [],
  );
}

const fail = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => {
      throw new Error('on purpose');
    });
  });

test('trackers hear of every page and the server of errors, until an address switches both off for the visit', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/on purpose/);
  await asVisitor(page);
  await hasDecided(page, { ...shop, decision: ['statistics'], measurement });
  await withMeasurement(page, shop.storefront, measurement);
  const heard = () => viewsOf(page);
  const footer = page.getByRole('contentinfo');
  const asked = page.waitForRequest(/\/web-api\/customer-data/);
  await page.goto(`${shop.storefront}/service/?utm_source=brief`);
  const request = await asked;
  expect(new URL(request.url()).search).toBe('?utm_source=brief');
  expect((await request.allHeaders()).referer).toBe(page.url());
  await expect.poll(heard).toEqual(['/service/?utm_source=brief']);
  const askedAnew = page.waitForRequest(/\/web-api\/customer-data/);
  await footer.getByRole('link', { name: 'Papiere' }).click();
  await askedAnew;
  await expect.poll(heard).toEqual(['/service/?utm_source=brief', '/service/papiere/']);
  expect(await dataLayerOf(page)).toContainEqual({
    event: 'pageView',
    route: 'slug',
    title: await page.title(),
    fullPath: '/service/papiere/',
    path: '/service/papiere/',
  });
  const report = page.waitForRequest('**/_errors');
  await fail(page);
  await report;

  await openAlive(page, `${shop.storefront}/service/?tracking=0&logging=0`);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/_errors')) reports.push(request.url());
  });
  await footer.getByRole('link', { name: 'Papiere' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Papiere/);
  const uncaught = page.waitForEvent('pageerror');
  await fail(page);
  await uncaught;
  expect(await heard()).toEqual([]);
  expect(reports).toEqual([]);
});

test('the footer leads to the other brand in the same country and language, and back', async ({
  page,
  shop,
}) => {
  const swiss = shop.storefront.replace('localhost', 'ch.localhost');
  const swissPosters = shop.storefront.replace('localhost', 'ch.myposter.localhost');
  const footer = page.getByRole('contentinfo');
  await page.goto(`${swiss}/fr/service/`);
  await footer.getByRole('link', { name: /myposter$/ }).click();
  await expect(page).toHaveURL(`${swissPosters}/fr`);
  await footer.getByRole('link', { name: /Blattwerk$/ }).click();
  await expect(page).toHaveURL(`${swiss}/fr/`);
});
