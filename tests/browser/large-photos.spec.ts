import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/shop-test.ts';

/** Two polaroids on the front. */
const card = '/configurator-card/?design=142410';
const photosOf = (page: Page) => page.getByRole('region', { name: 'Fotos' });
const drawnOf = (page: Page) => page.locator('svg image[href*="width=1200"]');

/** Noise, which does not get smaller: about three megabytes. */
async function largePhoto(name: string) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 1800, height: 1200, channels: 3, background: '#888', noise } as const;
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg({ quality: 100 }).toBuffer() };
}

/** Slow, dead and fast again. */
async function networkOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const set = (offline: boolean, uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  return { slow: () => set(false, 500_000), dead: () => set(true, 0), fast: () => set(false, -1) };
}

/** Where in the file each part of it begins that is sent. */
function startsOf(page: Page): number[] {
  const starts: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') starts.push(Number(request.headers()['upload-offset']));
  });
  return starts;
}

async function choose(page: Page) {
  const chooser = page.waitForEvent('filechooser');
  await photosOf(page).getByRole('button', { name: 'Foto einsetzen: Foto 1' }).click();
  await (await chooser).setFiles([await largePhoto('meer.jpg')]);
}

const sentShare = (page: Page) =>
  photosOf(page)
    .getByRole('progressbar')
    .evaluate((bar) => (bar instanceof HTMLProgressElement ? bar.value : 0));

test('a large photo goes on where it was when the network is back', async ({ page, shop }) => {
  const starts = startsOf(page);
  const broken = page.waitForEvent('requestfailed', (request) => request.method() === 'PATCH');
  await page.goto(`${shop.storefront}${card}`);
  await expect(photosOf(page)).toContainText('2 Fotos fehlen noch');
  const network = await networkOf(page);
  await network.slow();
  await choose(page);
  await expect.poll(() => sentShare(page)).toBeGreaterThan(0.4);
  await network.dead();
  await broken;
  await network.fast();
  await expect(drawnOf(page)).toHaveCount(1);
  expect(starts[0]).toBe(0);
  expect(starts.at(-1)).toBeGreaterThan(0);
});

test('a photo that had not arrived goes on after a reload without being chosen again', async ({
  page,
  shop,
}) => {
  const starts = startsOf(page);
  await page.goto(`${shop.storefront}${card}`);
  await expect(photosOf(page)).toContainText('2 Fotos fehlen noch');
  const network = await networkOf(page);
  await network.slow();
  await choose(page);
  await expect.poll(() => sentShare(page)).toBeGreaterThan(0.4);
  await network.fast();
  await page.reload();
  await expect(drawnOf(page)).toHaveCount(1);
  expect(starts[0]).toBe(0);
  expect(starts.at(-1)).toBeGreaterThan(0);
  // What has arrived is not sent once more.
  await expect(page.getByRole('status').filter({ hasText: 'Entwurf gesichert' })).toBeVisible();
  const sent = starts.length;
  await page.reload();
  await expect(drawnOf(page)).toHaveCount(1);
  expect(starts).toHaveLength(sent);
});
