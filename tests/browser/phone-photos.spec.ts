import type { Browser, Page } from '@playwright/test';
import jsQr from 'jsqr';
import sharp from 'sharp';
import { expectNoFindings } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import { dyingNetwork } from './support/dying-network.ts';
import { expect, test } from './support/shop-test.ts';

/** Two polaroids on the front. */
const card = '/configurator-card/?design=142410';
const smallLines = { without: ['target-size'] };
const photosOf = (page: Page) => page.getByRole('region', { name: 'Fotos', exact: true });
const panelOf = (page: Page) => page.getByRole('region', { name: 'Fotos vom Handy' });
const drawnOf = (page: Page) => page.locator('svg image[href*="width=1200"]');

async function photo(name: string, { width = 1800, height = 1200, isLarge = false } = {}) {
  const noise = isLarge ? { noise: { type: 'gaussian', mean: 128, sigma: 60 } as const } : {};
  const create = { width, height, channels: 3, background: '#2878b4', ...noise } as const;
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg({ quality: 100 }).toBuffer() };
}

/** What a camera reads off the screen. */
async function readCode(page: Page): Promise<string> {
  const picture = await panelOf(page)
    .getByRole('img', { name: /QR-Code/ })
    .screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
}

/** The editor with an open code, and the phone that has read it. */
async function opened(browser: Browser, page: Page, storefront: string) {
  await page.goto(`${storefront}${card}`);
  await expect(photosOf(page)).toContainText('2 Fotos fehlen noch');
  await photosOf(page).getByRole('button', { name: 'Vom Handy holen' }).click();
  await expect(panelOf(page)).toContainText('Wartet auf Fotos');
  const address = await panelOf(page)
    .getByRole('textbox', { name: /diese Adresse/ })
    .inputValue();
  const viewport = { width: 360, height: 740 };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'de-DE' });
  const phone = await context.newPage();
  await phone.goto(address);
  return { phone, address, close: () => context.close() };
}

async function choose(phone: Page, files: Awaited<ReturnType<typeof photo>>[], button = 'Fotos auswählen') {
  const chooser = phone.waitForEvent('filechooser');
  await phone.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(files);
}

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test('photos come from the phone into free places, what is left into the tray', async ({
  page,
  shop,
  browser,
}) => {
  const { phone, address, close } = await opened(browser, page, shop.storefront);
  expect(await readCode(page)).toBe(address);
  expect(address).not.toContain('142410');
  await expectNoFindings(page, smallLines);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Fotos an den Computer senden');
  await expect(phone.getByRole('button', { name: 'Foto aufnehmen' })).toBeVisible();
  await expectNoFindings(phone);
  await choose(phone, [
    await photo('1.jpg'),
    await photo('2.jpg', { width: 1200, height: 1800 }),
    await photo('3.jpg'),
  ]);
  await expect(phone.getByRole('status').filter({ hasText: '3 Fotos sind gesendet.' })).toBeVisible();
  await expectNoFindings(phone);
  await expect(panelOf(page)).toContainText('3 Fotos sind angekommen.');
  await expect(drawnOf(page)).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Ablage' })).toContainText('Ein Foto wartet');
  await expectNoFindings(page, smallLines);

  // They are the draft's from now on.
  await page.reload();
  await expect(drawnOf(page)).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Ablage' })).toContainText('Ein Foto wartet');

  await panelOf(page).getByRole('button', { name: 'Fertig' }).click();
  await expect(photosOf(page)).toContainText('Der Code gilt nicht mehr.');
  await choose(phone, [await photo('4.jpg')]);
  await expect(phone.getByRole('alert')).toContainText('4.jpg: Dieser Code gilt nicht mehr.');
  await phone.reload();
  await expect(phone.getByRole('alert')).toContainText('Dieser Code gilt nicht mehr.');
  await expectNoFindings(phone);
  await close();
});

test(
  'a phone whose network dies goes on with its photo when it is back',
  beforeRelease,
  async ({ page, shop, browser }) => {
    const { phone, close } = await opened(browser, page, shop.storefront);
    const file = await photo('meer.jpg', { isLarge: true });
    const network = await dyingNetwork(phone, file.buffer, 1_200_000);
    await choose(phone, [file]);
    await network.died;
    await expect(phone.getByRole('progressbar', { name: '0 von 1 Fotos gesendet' })).toBeVisible();
    await expect(panelOf(page)).toContainText('Ein Foto ist unterwegs.');
    await network.heal();
    await expect(phone.getByRole('status').filter({ hasText: 'Ein Foto ist gesendet.' })).toBeVisible();
    await expect(drawnOf(page)).toHaveCount(1);
    expect(network.starts).toEqual([0, 1_200_000]);
    await close();
  },
);

test(
  'a phone that loses its page sends what was chosen once the page is there again',
  beforeRelease,
  async ({ page, shop, browser }) => {
    const { phone, close } = await opened(browser, page, shop.storefront);
    await phone.route('**/web-api/uploads', (route) => route.abort('internetdisconnected'));
    await choose(phone, [await photo('1.jpg'), await photo('2.jpg')]);
    await expect(phone.getByRole('progressbar', { name: '0 von 2 Fotos gesendet' })).toBeVisible();
    await phone.unroute('**/web-api/uploads');
    await phone.reload();
    await expect(phone.getByRole('status').filter({ hasText: '2 Fotos sind gesendet.' })).toBeVisible();
    await expect(drawnOf(page)).toHaveCount(2);
    await test.step('what has arrived is not sent again', async () => {
      await phone.reload();
      await expect(phone.getByRole('button', { name: 'Foto aufnehmen' })).toBeVisible();
      await expect(phone.getByRole('status').filter({ hasText: 'gesendet' })).toHaveCount(0);
    });
    await close();
  },
);

test(
  'an editor on the phone itself takes photos of its own, upright and lying',
  beforeRelease,
  async ({ shop, browser }) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      locale: 'de-DE',
    });
    const phone = await context.newPage();
    await phone.goto(`${shop.storefront}${card}`);
    await expect(photosOf(phone).getByRole('button', { name: 'Fotos auswählen' })).toBeVisible();
    await expect(photosOf(phone).getByRole('button', { name: 'Vom Handy holen' })).toHaveCount(0);
    await phone.setViewportSize({ width: 740, height: 360 });
    await expect(photosOf(phone).getByRole('button', { name: 'Vom Handy holen' })).toHaveCount(0);
    await context.close();
  },
);

test('an address that is not whole says what to do', async ({ page, shop }) => {
  await page.goto(`${shop.storefront}/configurator-card/?phone=1#phone=nonsense`);
  await expect(page.getByRole('alert')).toContainText('Bitte den Code am Computer noch einmal');
});
