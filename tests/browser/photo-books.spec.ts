import type { Page } from '@playwright/test';
import { expectNoFindings } from './support/axe.ts';
import { bookPhotos } from './support/book-photos.ts';
import { beforeRelease, once } from './support/broad.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

/** A booklet of at least sixteen pages, square. */
const booklet = '/configurator-photobook/?design=210103';
const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];
/** Lines of a text lie closer together on a phone's page than a finger is wide; their fields do not. */
const smallLines = { without: ['target-size'] };

const pagesOf = (page: Page) => page.getByRole('region', { name: 'Seiten', exact: true });
const stripOf = (page: Page) => page.getByRole('group', { name: 'Seiten', exact: true }).getByRole('button');
const photosOf = (page: Page) => page.getByRole('region', { name: 'Fotos' });
const trayOf = (page: Page) => page.getByRole('region', { name: 'Ablage' });
const pageCount = (page: Page) => page.getByRole('combobox', { name: /Seiten/ });
/** Addresses of the photos in the row of pages, page by page. */
const shownOn = (page: Page, sheet: number) =>
  stripOf(page)
    .nth(sheet)
    .locator('image[href*="/photos/"]')
    .evaluateAll((images) => images.map((image) => image.getAttribute('href')));

async function sendPhotos(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await photosOf(page).getByRole('button', { name: 'Fotos auswählen' }).click();
  await (await chooser).setFiles(await bookPhotos());
  await expect(trayOf(page)).toContainText('12 Fotos warten', { timeout: 60_000 });
}

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} pixels`, once(viewport.width === 360), () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('twelve photos fill a book by their time, pages are moved and laid out, and it is bought', async ({
      page,
      shop,
    }) => {
      test.slow();
      await openAlive(page, `${shop.storefront}${booklet}`);
      await expect(stripOf(page)).toHaveCount(10);
      await sendPhotos(page);
      await expect(
        trayOf(page).getByRole('button', { name: /^Foto 1 der Ablage, 12\.06\.2027, 08:00$/ }),
      ).toBeVisible();
      await expectNoFindings(page, smallLines);

      await trayOf(page).getByRole('button', { name: 'Alle Fotos einfüllen' }).click();
      await expect(trayOf(page)).toContainText('10 Fotos eingefüllt');
      await expect(trayOf(page)).toContainText('2 Fotos warten');
      await expect(photosOf(page)).not.toContainText('fehl');
      await page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect(trayOf(page)).toContainText('12 Fotos warten');
      await page.getByRole('button', { name: 'Wiederholen' }).click();
      await expect(trayOf(page)).toContainText('2 Fotos warten');

      await stripOf(page).nth(2).click();
      await expect.poll(() => shownOn(page, 2)).toHaveLength(1);
      const [first, second] = [await shownOn(page, 2), await shownOn(page, 3)];
      await pagesOf(page).getByRole('button', { name: 'Nach hinten' }).click();
      await expect(pagesOf(page)).toContainText('Jetzt auf den Seiten 4 und 5.');
      await expect.poll(() => shownOn(page, 3)).toEqual(first);
      await expect.poll(() => shownOn(page, 2)).toEqual(second);
      await expect(stripOf(page).nth(3)).toHaveAttribute('aria-pressed', 'true');
      await stripOf(page).nth(3).press('Alt+ArrowLeft');
      await expect.poll(() => shownOn(page, 2)).toEqual(first);
      await expect(stripOf(page).nth(2)).toHaveAttribute('aria-pressed', 'true');

      await pagesOf(page).getByRole('button', { name: '4 Seiten danach einfügen' }).click();
      await expect(stripOf(page)).toHaveCount(12);
      await expect(pagesOf(page)).toContainText('20 Seiten');
      await expect(pageCount(page)).toHaveValue('20');
      await expect(photosOf(page)).toContainText('fehlen noch');
      await page.getByRole('button', { name: 'Rückgängig' }).click();
      await expect(stripOf(page)).toHaveCount(10);
      await expect(pageCount(page)).toHaveValue('16');

      await pagesOf(page).getByRole('radio', { name: '3 Fotos, ohne Text, 1' }).press('Space');
      await expect(photosOf(page)).toContainText('2 Fotos fehlen noch');
      await photosOf(page).getByRole('button', { name: 'Leere Plätze weglassen' }).click();
      await expect(photosOf(page)).not.toContainText('fehl');
      await expect(
        pagesOf(page).getByRole('radio', { name: /^Ein Foto, ohne Text/, checked: true }),
      ).toHaveCount(1);
      await expectNoFindings(page, smallLines);

      await page.getByRole('button', { name: 'In den Warenkorb' }).click();
      const before = page.getByRole('region', { name: 'Vor dem Drucken' });
      await expect(before).toContainText('„Anna & Paul“ ist noch der Text des Musters.');
      await before.getByRole('button', { name: /„Anna & Paul“/ }).click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('Änne & Jörg');
      await page.getByRole('textbox', { name: 'Untertitel', exact: true }).fill('3. Juli 2027');
      await page.getByRole('button', { name: 'In den Warenkorb' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Warenkorb' })).toBeVisible({
        timeout: 60_000,
      });
      await page.goto(`${shop.storefront}/warenkorb/`);
      await expect(page.getByRole('listitem').filter({ hasText: 'Unser großer Tag' })).toContainText(
        '16 Seiten',
      );
    });
  });
}

test(
  'a page is carried to another place by the mouse, photos from the tray to a slot and from slot to slot',
  beforeRelease,
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAlive(page, `${shop.storefront}${booklet}`);
    await sendPhotos(page);
    await stripOf(page).nth(3).click();
    const places = () => page.getByRole('button', { name: /^Foto einsetzen: Foto \d+$/ });
    const before = await places().count();
    await trayOf(page)
      .getByRole('button', { name: /^Foto 2 der Ablage/ })
      .and(page.locator('[aria-pressed]'))
      .dragTo(places().first());
    await expect(trayOf(page)).toContainText('11 Fotos warten');
    await expect(places()).toHaveCount(before - 2);

    const held = trayOf(page)
      .getByRole('button', { name: /^Foto 1 der Ablage/ })
      .and(page.locator('[aria-pressed]'));
    await held.press('Enter');
    await page
      .getByRole('button', { name: /^Hier einsetzen/ })
      .nth(1)
      .press('Enter');
    await expect(trayOf(page)).toContainText('10 Fotos warten');
    const drawn = page.locator('svg image[href*="/photos/"][href*="width=1200"]');
    await expect(drawn).toHaveCount(2);
    const order = () => drawn.evaluateAll((images) => images.map((image) => image.getAttribute('href')));
    const [first, second] = await order();
    await page
      .getByRole('button', { name: /^Foto \d+ tauschen$/ })
      .first()
      .press('Enter');
    await page
      .getByRole('button', { name: /^Hier einsetzen/ })
      .nth(1)
      .press('Enter');
    await expect.poll(order).toEqual([second, first]);

    const strip = stripOf(page);
    const there = await shownOn(page, 3);
    expect(there).toHaveLength(2);
    await strip.nth(3).dragTo(strip.nth(5), { targetPosition: { x: 90, y: 20 } });
    await expect.poll(() => shownOn(page, 5)).toEqual(there);
  },
);

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a page is held, carried and let go by a finger', beforeRelease, async ({ page, shop }) => {
    await openAlive(page, `${shop.storefront}${booklet}`);
    const strip = stripOf(page);
    await strip.nth(2).tap();
    const pictures = (sheet: number) =>
      strip
        .nth(sheet)
        .locator('image')
        .evaluateAll((images) => images.map((image) => image.getAttribute('href')));
    await expect.poll(() => pictures(2)).toHaveLength(1);
    await expect.poll(() => pictures(3)).toHaveLength(3);
    const before = await pictures(2);
    const [from, to] = [await strip.nth(2).boundingBox(), await strip.nth(3).boundingBox()];
    if (!from || !to) throw new Error('The pages are not seen.');
    const devices = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      devices.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: from.y + from.height / 2 }],
      });
    await touch('touchStart', from.x + from.width / 2);
    await expect(strip.nth(2)).toHaveAttribute('data-carried', 'true');
    await touch('touchMove', to.x + to.width / 2);
    await touch('touchMove', to.x + to.width / 2 + 8);
    await expect(strip.nth(3)).toHaveAttribute('data-drop', 'after');
    await touch('touchEnd');
    await expect.poll(() => pictures(3)).toEqual(before);
  });
});

test(
  'a photo that stands twice is told of, and taken out by a press',
  beforeRelease,
  async ({ page, shop }) => {
    await openAlive(page, `${shop.storefront}${booklet}`);
    const [photo] = await bookPhotos();
    if (!photo) throw new Error('There is no photo.');
    for (const sheet of [0, 1]) {
      await stripOf(page).nth(sheet).click();
      const chooser = page.waitForEvent('filechooser');
      await photosOf(page)
        .getByRole('button', { name: `Foto einsetzen: Foto ${sheet + 1}` })
        .click();
      await (await chooser).setFiles([photo]);
      await expect(photosOf(page).getByRole('button', { name: `Ersetzen: Foto ${sheet + 1}` })).toBeVisible();
    }
    const finding = photosOf(page)
      .getByRole('listitem')
      .filter({ hasText: 'Foto 2 ist dasselbe wie Foto 1.' });
    await finding.getByRole('button', { name: 'In die Ablage legen' }).click();
    await expect(trayOf(page)).toContainText('Ein Foto wartet');
    await expect(finding).toHaveCount(0);
  },
);
