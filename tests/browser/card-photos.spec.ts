import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoFindings } from './support/axe.ts';
import { beforeRelease, once } from './support/broad.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

/** Two polaroids on the front. */
const card = '/configurator-card/?design=142410';
const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

async function photo(name: string, width: number, height: number, background: string) {
  const image = sharp({ create: { width, height, channels: 3, background } });
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

/** Lines of a text lie closer together on a phone's card than a finger is wide; their fields do not. */
const smallLines = { without: ['target-size'] };

const photosOf = (page: Page) => page.getByRole('region', { name: 'Fotos' });
const rowOf = (page: Page, number: number) =>
  photosOf(page).getByRole('listitem', { name: `Foto ${number}`, exact: true });
const placeOf = (page: Page, number: number) =>
  page.getByRole('button', { name: `Foto ${number}: Ausschnitt verschieben` });
/** The photos as they are drawn on the card. */
const drawnOf = (page: Page) => page.locator('svg image[href*="width=1200"]');

/** Whether what is seen in the middle of it has no colour. */
async function isDrawnGrey(place: Locator): Promise<boolean> {
  const { data, info } = await sharp(await place.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = 3 * (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2));
  const channels = data.subarray(at, at + 3);
  return Math.max(...channels) - Math.min(...channels) < 4;
}

async function choose(page: Page, name: string | RegExp, files: Awaited<ReturnType<typeof photo>>[]) {
  const chooser = page.waitForEvent('filechooser');
  await photosOf(page).getByRole('button', { name }).click();
  await (await chooser).setFiles(files);
}

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} pixels`, once(viewport.width === 1440), () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('a guest puts two photos into a card and crops them by keyboard', async ({ page, shop }) => {
      await openAlive(page, `${shop.storefront}${card}`);
      await expect(photosOf(page)).toContainText('2 Fotos fehlen noch');
      await page.evaluate(() => document.body.setAttribute('data-untouched', ''));
      await expectNoFindings(page, smallLines);

      await choose(page, 'Fotos auswählen', [
        await photo('meer.jpg', 1800, 1200, '#2878b4'),
        await photo('wald.jpg', 1200, 1800, '#3c8c50'),
      ]);
      await expect(drawnOf(page)).toHaveCount(2);
      await expect(photosOf(page)).not.toContainText('fehlen');
      await expect(page.getByRole('button', { name: 'Foto einsetzen: Foto 1' })).toHaveCount(0);

      await rowOf(page, 1).getByText('Ausschnitt').click();
      const slider = (name: string) => rowOf(page, 1).getByRole('slider', { name });
      await expect(slider('Oben – unten')).toBeDisabled();
      const before = Number(await drawnOf(page).first().getAttribute('x'));
      await placeOf(page, 1).focus();
      await page.keyboard.press('ArrowLeft');
      const after = Number(await drawnOf(page).first().getAttribute('x'));
      expect(after).toBeLessThan(before);
      await page.keyboard.press('+');
      await page.keyboard.press('+');
      await expect(slider('Vergrößerung')).toHaveAttribute('aria-valuetext', '110 %');
      await expect(slider('Oben – unten')).toBeEnabled();
      await slider('Vergrößerung').focus();
      await page.keyboard.press('Home');
      await expect(slider('Vergrößerung')).toHaveAttribute('aria-valuetext', '100 %');
      await expectNoFindings(page, smallLines);

      await rowOf(page, 2).getByRole('button', { name: 'Entfernen: Foto 2' }).click();
      await expect(photosOf(page)).toContainText('Ein Foto fehlt noch');
      await page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect(drawnOf(page)).toHaveCount(2);
      await expect(page.locator('body[data-untouched]')).toHaveCount(1);
    });
  });
}

test(
  'a small photo is called coarse, and the way there is a press',
  beforeRelease,
  async ({ page, shop }) => {
    await openAlive(page, `${shop.storefront}${card}`);
    await choose(page, 'Foto einsetzen: Foto 2', [await photo('klein.jpg', 200, 200, '#b43c50')]);
    await expect(photosOf(page)).toContainText(/Foto 2: Nur \d+ dpi/);
    await page.getByRole('button', { name: 'Rückseite' }).click();
    await expect(placeOf(page, 2)).toBeHidden();
    await photosOf(page).getByRole('listitem').filter({ hasText: 'dpi' }).getByRole('button').click();
    await expect(placeOf(page, 2)).toBeFocused();
  },
);

test(
  'a photo that is enlarged too much is made sharp by a press, looked at before and undone',
  beforeRelease,
  async ({ page, shop }) => {
    await openAlive(page, `${shop.storefront}${card}`);
    await choose(page, 'Foto einsetzen: Foto 1', [await photo('meer.jpg', 600, 600, '#2878b4')]);
    await rowOf(page, 1).getByText('Ausschnitt').click();
    const zoom = rowOf(page, 1).getByRole('slider', { name: 'Vergrößerung' });
    await expect(photosOf(page)).not.toContainText('dpi');
    await zoom.focus();
    await page.keyboard.press('End');
    await expect(photosOf(page)).toContainText(/Foto 1: Nur \d+ dpi/);
    const finding = photosOf(page).getByRole('listitem').filter({ hasText: 'dpi' });
    await finding.getByText('Vorher / Nachher').press('Enter');
    const picture = (when: string) => finding.getByRole('img', { name: `Vorderseite ${when}` });
    const widthIn = (when: string) =>
      picture(when).locator('image').first().getAttribute('width').then(Number);
    expect(await widthIn('nachher')).toBeLessThan(await widthIn('vorher'));
    await expectNoFindings(page, smallLines);
    await finding.getByRole('button', { name: 'Weniger zoomen' }).press('Enter');
    await expect(photosOf(page)).not.toContainText('dpi');
    await expect(zoom).not.toHaveAttribute('aria-valuetext', '500 %');
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(zoom).toHaveAttribute('aria-valuetext', '500 %');
    await expect(finding).toHaveCount(1);
  },
);

test('a photo is pushed by the mouse and enlarged by the wheel', beforeRelease, async ({ page, shop }) => {
  await openAlive(page, `${shop.storefront}${card}`);
  await choose(page, 'Foto einsetzen: Foto 1', [await photo('meer.jpg', 3000, 1200, '#2878b4')]);
  const drawn = drawnOf(page);
  const place = (name: 'x' | 'width') => drawn.getAttribute(name).then(Number);
  await expect(drawn).toHaveCount(1);
  const [x, width] = [await place('x'), await place('width')];
  const box = await placeOf(page, 1).boundingBox();
  const [left, top] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 60];
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left - 40, top, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => place('x')).toBeLessThan(x - 3);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => place('width')).toBeGreaterThan(width * 1.3);
});

test('a photo is turned by quarters and mirrored, lies so in the list too, and follows the mouse still', async ({
  page,
  shop,
}) => {
  await openAlive(page, `${shop.storefront}${card}`);
  await choose(page, 'Foto einsetzen: Foto 1', [await photo('meer.jpg', 3000, 1200, '#2878b4')]);
  const drawn = drawnOf(page);
  await expect(drawn).toHaveCount(1);
  const place = placeOf(page, 1);
  const row = rowOf(page, 1);
  await row.getByText('Ausschnitt').click();
  const [right, mirror] = [
    row.getByRole('button', { name: 'Nach rechts drehen' }),
    row.getByRole('button', { name: 'Spiegeln' }),
  ];
  const slider = (name: string) => row.getByRole('slider', { name });
  await expect(slider('Oben – unten')).toBeDisabled();
  const seen = () => drawn.evaluate((image) => image.getBoundingClientRect().toJSON());
  const placed = () =>
    drawn.evaluate((image) =>
      ['x', 'y', 'width', 'height', 'transform'].map((name) => image.getAttribute(name)),
    );
  const [before, first] = [await seen(), await placed()];
  expect(before.width).toBeGreaterThan(before.height * 2);

  await right.focus();
  await page.keyboard.press('Enter');
  await expect(row.getByRole('status')).toHaveText('Um 90° nach rechts gedreht');
  await expect(slider('Links – rechts')).toBeDisabled();
  await expect(slider('Oben – unten')).toBeEnabled();
  const turned = await seen();
  expect(turned.height).toBeGreaterThan(turned.width * 2);
  await expect(row.locator('svg image')).toHaveAttribute('transform', /^matrix\(0 1 -1 0 /);

  await expect(mirror).toHaveAttribute('aria-pressed', 'false');
  await mirror.click();
  await expect(mirror).toHaveAttribute('aria-pressed', 'true');
  await expect(row.locator('svg image')).toHaveAttribute('transform', /^matrix\(0 1 1 0 /);
  await expect(row.getByRole('status')).toHaveText('Um 90° nach links gedreht');
  await expectNoFindings(page, smallLines);

  const box = await place.boundingBox();
  const [left, top] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 60];
  const { y } = await seen();
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left, top - 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await seen()).y).toBeLessThan(y - 30);

  const undo = page.getByRole('button', { name: 'Rückgängig' });
  await undo.click();
  await undo.click();
  await expect(mirror).toHaveAttribute('aria-pressed', 'false');
  await expect(row.getByRole('status')).toHaveText('Um 90° nach rechts gedreht');
  await undo.click();
  await expect(row.getByRole('status')).toHaveText('Nicht gedreht');
  expect(await placed()).toEqual(first);

  await row.getByRole('button', { name: 'Nach links drehen' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Entwurf gesichert' })).toBeVisible();
  await page.reload();
  await expect(drawn).toHaveAttribute('transform', /^matrix\(0 -1 1 0 /);
});

test('a photo becomes black and white on the card and in the list, then all do; undone, and there after a reload', async ({
  page,
  shop,
}) => {
  await openAlive(page, `${shop.storefront}${card}`);
  await choose(page, 'Fotos auswählen', [
    await photo('meer.jpg', 900, 900, '#2878b4'),
    await photo('wald.jpg', 900, 900, '#3c8c50'),
  ]);
  await expect(drawnOf(page)).toHaveCount(2);
  const row = rowOf(page, 1);
  await row.getByText('Ausschnitt und Filter').click();
  const filters = row.getByRole('group', { name: 'Filter' });
  const filter = (name: string) => filters.getByRole('radio', { name });
  await expect(filter('Original')).toBeChecked();
  await expect(filters.getByRole('button', { name: 'Gilt für alle Fotos' })).toBeDisabled();
  const isGrey = (number: number) => isDrawnGrey(placeOf(page, number));
  expect(await isGrey(1)).toBe(false);

  await filter('Original').focus();
  await page.keyboard.press('ArrowRight');
  await expect(filter('Schwarz-Weiß')).toBeChecked();
  await expect(filter('Schwarz-Weiß')).toBeFocused();
  await expect.poll(() => isGrey(1)).toBe(true);
  expect(await isGrey(2)).toBe(false);
  expect(await isDrawnGrey(row.locator('svg:has(image)'))).toBe(true);
  await expectNoFindings(page, smallLines);

  await row.getByRole('button', { name: 'Nach rechts drehen' }).click();
  await expect(filter('Schwarz-Weiß')).toBeChecked();
  await filters.getByRole('button', { name: 'Auf alle Fotos anwenden' }).click();
  await expect(filters.getByRole('button', { name: 'Gilt für alle Fotos' })).toBeFocused();
  await expect.poll(() => isGrey(2)).toBe(true);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(() => isGrey(2)).toBe(false);
  expect(await isGrey(1)).toBe(true);

  await filter('Warm').check();
  await expect.poll(() => isGrey(1)).toBe(false);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(filter('Schwarz-Weiß')).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'Entwurf gesichert' })).toBeVisible();
  await page.reload();
  await expect(drawnOf(page)).toHaveCount(2);
  await expect.poll(() => isGrey(1)).toBe(true);
  expect(await isGrey(2)).toBe(false);
});

test('an upload that breaks is sent again, one that is refused says why', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION_RESET/, /status of 415/);
  let isBroken = true;
  await page.route('**/web-api/photos', (route) => {
    const broken = isBroken;
    isBroken = false;
    return broken ? route.abort('connectionreset') : route.continue();
  });
  await openAlive(page, `${shop.storefront}${card}`);
  await choose(page, 'Foto einsetzen: Foto 1', [await photo('meer.jpg', 1800, 1200, '#2878b4')]);
  await expect(drawnOf(page)).toHaveCount(1);
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  await choose(page, 'Foto einsetzen: Foto 2', [
    { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic },
  ]);
  await expect(rowOf(page, 2).getByRole('alert')).toContainText('HEIC');
  await choose(page, 'Anderes Foto wählen', [await photo('wald.jpg', 1200, 1800, '#3c8c50')]);
  await expect(drawnOf(page)).toHaveCount(2);
});

test('photos that are dropped on the card fill its free places', async ({ page, shop }) => {
  await openAlive(page, `${shop.storefront}${card}`);
  const { buffer } = await photo('wald.jpg', 1200, 1800, '#3c8c50');
  const data = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      for (const name of ['eins.jpg', 'zwei.jpg', 'drei.jpg'])
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
      return transfer;
    },
    [...buffer],
  );
  await page
    .getByRole('button', { name: 'Foto einsetzen: Foto 2' })
    .first()
    .dispatchEvent('drop', { dataTransfer: data });
  await expect(drawnOf(page)).toHaveCount(2);
  await expect(photosOf(page)).toContainText('Ein Foto hat keinen freien Platz');
});

test('photos are there after a reload; one that the shop has deleted is spoken of until another is there', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  await openAlive(page, `${shop.storefront}${card}`);
  await choose(page, 'Foto einsetzen: Foto 1', [await photo('meer.jpg', 1800, 1200, '#2878b4')]);
  await expect(drawnOf(page)).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'Entwurf gesichert' })).toBeVisible();
  await page.reload();
  await expect(drawnOf(page)).toHaveCount(1);
  await page.route('**/web-api/photos/*/*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  // Whichever page was the first to hear of it, this one or the one that was left: the draft keeps it.
  await expect(photosOf(page)).toContainText('Ein Foto ist bei uns nicht mehr vorhanden');
  await expect(photosOf(page)).toContainText('2 Fotos fehlen noch');
  await page.reload();
  await expect(photosOf(page)).toContainText('Ein Foto ist bei uns nicht mehr vorhanden');
  await page.unroute('**/web-api/photos/*/*');
  await choose(page, 'Foto einsetzen: Foto 1', [await photo('wald.jpg', 1200, 1800, '#3c8c50')]);
  await expect(photosOf(page)).toContainText('Ein Foto fehlt noch');
  await expect(photosOf(page)).not.toContainText('nicht mehr vorhanden');
});
