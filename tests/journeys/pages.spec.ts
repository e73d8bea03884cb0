import { kindsOfPages } from '../browser/support/kinds-of-pages.ts';
import { expect, test } from './support/journey-test.ts';

for (const [kind, paths] of Object.entries(kindsOfPages)) {
  test(`${kind} fit into the window, and all their pictures come`, async ({
    tab,
    view,
    shop,
    size,
    keep,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/);
    for (const path of paths) {
      await tab.open(shop.storefront + path);
      await view.get('main').get('heading').nth(0).isSeen();
      const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect(await tab.evaluate(overflow), path).toBe(0);
      // The whole page in one window, so that all of it is loaded and seen in the picture.
      const height = Number(await tab.evaluate('document.documentElement.scrollHeight'));
      await tab.resize(size.width, Math.min(height, 8000));
      await expect.poll(() => tab.evaluate(`(${missingPictures.toString()})()`), path).toEqual([]);
      await keep(path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home');
      await tab.resize(size.width, size.height);
    }
  });
}

/** Runs in the page: pictures in sight that are not there; what a carousel has not shown yet may be missing. */
function missingPictures(): string[] {
  const isSeen = (image: HTMLImageElement) => {
    const { x, y, width, height } = image.getBoundingClientRect();
    return document.elementsFromPoint(x + width / 2, y + height / 2).includes(image);
  };
  const missing = [...document.images].filter(
    ({ complete, naturalWidth }) => !complete || naturalWidth === 0,
  );
  return missing.filter(isSeen).map(({ src }) => src);
}
