import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { deadNetwork, dyingNetwork } from './support/dying-network.ts';
import { openAlive } from './support/open-alive.ts';
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

async function choose(page: Page, file: Awaited<ReturnType<typeof largePhoto>>) {
  await expect(photosOf(page)).toContainText('2 Fotos fehlen noch');
  const chooser = page.waitForEvent('filechooser');
  await photosOf(page).getByRole('button', { name: 'Foto einsetzen: Foto 1' }).click();
  await (await chooser).setFiles([file]);
}

test.use({ expectedErrors: [deadNetwork] });

test('a large photo goes on where it was when the network is back', async ({ page, shop }) => {
  const file = await largePhoto('meer.jpg');
  const network = await dyingNetwork(page, file.buffer, 1_200_000);
  await openAlive(page, `${shop.storefront}${card}`);
  await choose(page, file);
  await network.died;
  await network.heal();
  await expect(drawnOf(page)).toHaveCount(1);
  expect(network.starts).toEqual([0, 1_200_000]);
});

test('a photo that had not arrived goes on after a reload without being chosen again', async ({
  page,
  shop,
}) => {
  const file = await largePhoto('meer.jpg');
  const network = await dyingNetwork(page, file.buffer, 1_200_000);
  await openAlive(page, `${shop.storefront}${card}`);
  await choose(page, file);
  await network.died;
  await network.heal();
  await page.reload();
  await expect(drawnOf(page)).toHaveCount(1);
  expect(network.starts).toEqual([0, 1_200_000]);
  // What has arrived is not sent once more.
  await expect(page.getByRole('status').filter({ hasText: 'Entwurf gesichert' })).toBeVisible();
  await page.reload();
  await expect(drawnOf(page)).toHaveCount(1);
  expect(network.starts).toHaveLength(2);
});
