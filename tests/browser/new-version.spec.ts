import { expect, test } from './support/shop-test.ts';

const wedding = '/configurator-card/?design=140101';
const [begunWith, ofNow] = ['a'.repeat(32), 'b'.repeat(32)];

test.use({ viewport: { width: 360, height: 740 } });

test('a design of which there is a new version by now is offered, taken over, and left again by undo', async ({
  page,
  shop,
}) => {
  // Which version it is laid out by is told as after a release.
  await page.route('**/web-api/compositions', async (route) => {
    const { recipe = begunWith } = route.request().postDataJSON();
    const response = await route.fetch({ maxRetries: 2 });
    const composed = await response.json();
    const newRecipe = recipe === ofNow ? null : ofNow;
    await route.fulfill({ response, json: { ...composed, recipe, newRecipe } });
  });
  await page.goto(shop.storefront + wedding);
  const news = page.getByRole('status').filter({ hasText: 'eine neue Fassung' });
  await expect(news).toBeVisible();
  const laidOut = page.waitForRequest(
    (request) => request.url().endsWith('/web-api/compositions') && request.postDataJSON().recipe === ofNow,
  );
  await news.getByRole('button', { name: 'Neue Fassung übernehmen' }).click();
  await laidOut;
  await expect(news).toHaveCount(0);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(news).toBeVisible();
});
