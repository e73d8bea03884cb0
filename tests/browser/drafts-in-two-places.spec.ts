import type { Page } from '@playwright/test';
import { untilAlive } from '../../scripts/page-alive.ts';
import { expectNoFindingsAtAnyWidth } from './support/axe.ts';
import { expect, test } from './support/shop-test.ts';

test.describe.configure({ mode: 'parallel' });

const wedding = '/configurator-card/?design=146101&quantity=50';

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const kept = (page: Page) => page.getByRole('status').filter({ hasText: 'Entwurf gesichert' });
const toDecide = (page: Page) => page.getByRole('region', { name: 'Gleichzeitig geändert' });

async function open(page: Page, address: string) {
  await page.goto(address);
  await untilAlive(page);
  await expect(field(page, 'Namen')).toBeVisible();
}

test('two tabs of one draft show what is written in either, and keep it once', async ({
  context,
  page,
  shop,
  expectedErrors,
}) => {
  // The shop cannot be reached for a while.
  expectedErrors.push(/ERR_FAILED/);
  const created: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/web-api/drafts')) created.push(request.url());
  });
  const second = await context.newPage();
  await open(page, shop.storefront + wedding);
  await open(second, shop.storefront + wedding);

  await field(page, 'Namen').fill('Greta & Linus');
  await expect(field(second, 'Namen')).toHaveValue('Greta & Linus');
  await field(second, 'Datum').fill('5. Juni 2027');
  await expect(field(page, 'Datum')).toHaveValue('5. Juni 2027');
  await field(second, 'Namen').fill('Greta & Linus Berg');
  await expect(field(page, 'Namen')).toHaveValue('Greta & Linus Berg');
  await expect(kept(page)).toBeVisible();
  await expect(kept(second)).toBeVisible();
  expect(created).toHaveLength(1);
  await expect(second).toHaveURL(/#draft=/);
  expect(new URL(second.url()).hash).toBe(new URL(page.url()).hash);
  await expect(toDecide(page)).toHaveCount(0);
  await expect(toDecide(second)).toHaveCount(0);

  await test.step('what another tab wrote is undone like any other step', async () => {
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(field(page, 'Namen')).not.toHaveValue('Greta & Linus Berg');
    await page.getByRole('button', { name: 'Wiederholen' }).click();
    await expect(field(second, 'Namen')).toHaveValue('Greta & Linus Berg');
  });

  await test.step('without the shop nothing of either is lost, also when both are closed', async () => {
    await context.route('**/web-api/drafts/**', (route) => route.abort());
    await field(page, 'Überschrift').fill('Wir heiraten');
    await expect(field(second, 'Überschrift')).toHaveValue('Wir heiraten');
    await field(second, 'Datum').fill('6. Juni 2027');
    await expect(field(page, 'Datum')).toHaveValue('6. Juni 2027');
    await page.close();
    await second.close();
    const third = await context.newPage();
    await context.unroute('**/web-api/drafts/**');
    await open(third, shop.storefront + wedding);
    await expect(field(third, 'Überschrift')).toHaveValue('Wir heiraten');
    await expect(field(third, 'Datum')).toHaveValue('6. Juni 2027');
    await expect(field(third, 'Namen')).toHaveValue('Greta & Linus Berg');
    await expect(kept(third)).toBeVisible();
  });
});

for (const width of [1440, 360])
  test(`of one text written on two devices both are shown, and one is chosen, at ${width} pixels`, async ({
    page,
    shop,
    browser,
    expectedErrors,
  }) => {
    // The later device asks for what the earlier one has kept.
    expectedErrors.push(/409/);
    await page.setViewportSize({ width, height: 800 });
    await open(page, shop.storefront + wedding);
    await field(page, 'Namen').fill('Ida & Jan');
    await expect(kept(page)).toBeVisible();
    await expect(page).toHaveURL(/#draft=/);

    const device = await browser.newContext({ locale: 'de-DE' });
    const other = await device.newPage();
    await open(other, page.url());
    await expect(field(other, 'Namen')).toHaveValue('Ida & Jan');
    await field(other, 'Namen').fill('Jan & Ida');
    await field(other, 'Datum').fill('5. Juni 2027');
    await expect(kept(other)).toBeVisible();

    await field(page, 'Namen').fill('Ida & Jan Sommer');
    await expect(toDecide(page)).toContainText('Jan & Ida');
    await expect(field(page, 'Namen')).toHaveValue('Ida & Jan Sommer');
    await expect(field(page, 'Datum')).toHaveValue('5. Juni 2027');
    await expect(toDecide(page).getByRole('heading', { name: 'Datum' })).toHaveCount(0);
    await expectNoFindingsAtAnyWidth(page, 'main');

    await test.step('what is not decided yet is there after a reload, too', async () => {
      await expect(kept(page)).toBeVisible();
      await page.reload();
      await untilAlive(page);
      await expect(toDecide(page)).toContainText('Jan & Ida');
    });

    await toDecide(page).getByRole('button', { name: 'Andere Fassung nehmen: Namen' }).click();
    await expect(field(page, 'Namen')).toHaveValue('Jan & Ida');
    await expect(toDecide(page).getByRole('heading', { name: 'Gleichzeitig geändert' })).toBeFocused();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(field(page, 'Namen')).toHaveValue('Ida & Jan Sommer');
    await expect(kept(page)).toBeVisible();

    await test.step('the other device sees what was chosen', async () => {
      await other.reload();
      await expect(field(other, 'Namen')).toHaveValue('Ida & Jan Sommer');
      await device.close();
    });
  });

test('an expired link says what to do, and what this browser has kept goes on', async ({
  page,
  shop,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  await open(page, shop.storefront + wedding);
  await field(page, 'Namen').fill('Ole & Finn');
  await expect(kept(page)).toBeVisible();
  await expect(page).toHaveURL(/#draft=/);
  const address = page.url();
  // As the shop answers once its time is over.
  const over = (target: Page) =>
    target.route('**/web-api/drafts/*', (route) =>
      route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{"status":404}' }),
    );

  const device = await browser.newContext({ locale: 'de-DE' });
  const other = await device.newPage();
  await over(other);
  await open(other, address);
  await expect(other.getByRole('alert')).toContainText('Dieser Entwurf ist abgelaufen oder gelöscht');
  await expect(other.getByRole('alert')).toContainText('vollständigen Link');
  await other.getByRole('button', { name: 'Mit dem Design neu beginnen' }).click();
  await expect(other.getByRole('alert')).toHaveCount(0);
  await device.close();

  await over(page);
  await page.reload();
  await untilAlive(page);
  await expect(page.getByRole('status').filter({ hasText: 'als neuer Entwurf gesichert' })).toBeVisible();
  await expect(field(page, 'Namen')).toHaveValue('Ole & Finn');
  await expect(kept(page)).toBeVisible();
  await expect(page).not.toHaveURL(address);
});
