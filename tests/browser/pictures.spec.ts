import type { Locator, Page } from '@playwright/test';
import { beforeRelease } from './support/broad.ts';
import { openFramedPreview } from './support/framed-preview.ts';
import { expect, test } from './support/shop-test.ts';

const images = '**/_images?*';
const placeholder = 'rgb(231, 229, 225)';

/** The box that holds a picture's place. */
const boxOf = (picture: Locator) => picture.locator('xpath=ancestor::span[1]');
const firstPicture = (page: Page) => page.getByRole('tabpanel').getByRole('img').first();

test('a light ground holds the place of a picture until it is there', async ({ page, shop }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(images, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(shop.storefront, { waitUntil: 'commit' });
  const box = boxOf(firstPicture(page));
  await expect(box).toHaveCSS('background-color', placeholder);
  const before = await box.boundingBox();
  expect(before?.height).toBeGreaterThan(100);
  release();
  await expect(box).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  expect(await box.boundingBox()).toEqual(before);
});

test(
  'a picture that fails is hidden and its ground stays; another picture in its place is shown',
  beforeRelease,
  async ({ page, shop, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource.*\/_images/);
    const filename = `${shop.workspace}/f/100001/1200x900/00000000/gibt-es-nicht.png`;
    const { preview, story, send } = await openFramedPreview(page, shop, 'blattwerk/home');
    const working = await preview.getByRole('tabpanel').getByRole('img').first().getAttribute('src');
    const original = new URL(working ?? '', shop.storefront).searchParams.get('src') ?? '';
    const show = (address: string) => {
      const teaser = {
        ...{ _uid: 'i1', component: 'image_teaser', headline: 'Bild' },
        image: { fieldtype: 'asset', id: 1, filename: address, alt: 'Probe' },
      };
      return send({ action: 'input', story: { ...story, content: { ...story.content, body: [teaser] } } });
    };

    await show(filename);
    const picture = preview.getByAltText('Probe');
    await expect(picture).toHaveCSS('visibility', 'hidden');
    await expect(boxOf(picture)).toHaveCSS('background-color', placeholder);
    expect((await boxOf(picture).boundingBox())?.height).toBeGreaterThan(100);

    await show(original);
    await expect(picture).toBeVisible();
    await expect(boxOf(picture)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  },
);

for (const path of ['/', '/magazin/', '/geschenke/', '/kalender/', '/karten-designen/x--142301/']) {
  test(`the largest picture first seen on ${path} is named in the head, in the size that is shown`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(shop.storefront + path);
    const largest = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => {
            const shown = list.getEntries().at(-1);
            if (shown instanceof LargestContentfulPaint && shown.element instanceof HTMLImageElement)
              resolve(shown.element.srcset);
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    const ahead = page.locator('link[rel="preload"][as="image"]');
    const named = await ahead.evaluateAll((links) => links.map((link) => link.getAttribute('imagesrcset')));
    expect(named).toContain(largest);
  });
}
