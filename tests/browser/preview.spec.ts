import { connected, openFramedPreview } from './support/framed-preview.ts';
import { expect, test } from './support/shop-test.ts';

const unknown = { _uid: 'u1', component: 'hologram', _editable: '<!--#storyblok#{"uid":"u1","id":"1"}-->' };
const notice = /Component could not be found for blok hologram, is it configured correctly\?/;

test('a draft with an unknown block and broken list items is shown, the block named to the editor', async ({
  page,
  shop,
}) => {
  const { preview, story, send } = await openFramedPreview(page, shop, 'blattwerk/faq');
  const headline = {
    _uid: 'h1',
    component: 'page_container_headline',
    headline: 'Noch da',
    headlineType: 'h1',
  };
  const body = [null, 'ein Text', unknown, headline];
  await send({ action: 'input', story: { ...story, content: { ...story.content, body } } });
  await expect(preview.getByText(notice)).toBeVisible();
  await expect(preview.getByRole('heading', { level: 1, name: 'Noch da' })).toBeVisible();
});

test('shoppers see nothing of an unknown block', async ({ page, shop }) => {
  const withUnknown = (text: string) => text.replace('"body":[', `$&${JSON.stringify(unknown)},`);
  await page.route('**/service/versand/_payload.json*', async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const text = await response.text();
    expect(withUnknown(text)).not.toBe(text);
    await route.fulfill({ response, body: withUnknown(text) });
  });
  await page.goto(shop.storefront);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Versand & Lieferung' }).click();
  await expect(page).toHaveURL(/\/service\/versand\/$/);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText(notice)).toHaveCount(0);
});

test('a preview reloads when its story was saved or published, and only then', async ({ page, shop }) => {
  const { preview, story, send } = await openFramedPreview(page, shop, 'blattwerk/faq');
  const mark = () => preview.locator('html').evaluate(() => Reflect.set(window, 'isOld', true));
  const isOld = () => preview.locator('html').evaluate(() => Reflect.get(window, 'isOld') === true);
  for (const action of ['change', 'published']) {
    await mark();
    await send({ action, storyId: story.id + 1 });
    // Messages arrive in order: once this draft is shown, the event before it was read, and left alone.
    const body = [{ _uid: 'i1', component: 'info_text', headline: `Vor ${action}` }];
    await send({ action: 'input', story: { ...story, content: { ...story.content, body } } });
    await expect(preview.getByRole('heading', { name: `Vor ${action}` })).toBeVisible();
    expect(await isOld()).toBe(true);
    await send({ action, storyId: story.id });
    await expect.poll(isOld).toBe(false);
    await connected(page);
    await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
