import { beforeRelease } from './support/broad.ts';
import { createPage, formOf, managementClient, openPage, previewOf } from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

test('a block that only the space knows is named as one the shop does not show, and can be published', {
  tag: ['@own-shop', ...beforeRelease.tag],
}, async ({ page, ownShop }) => {
  const { components } = managementClient(ownShop);
  const schema = { text: { type: 'text' as const, pos: 0, required: true } };
  await components.create({
    body: { component: { name: 'guest_book', display_name: 'Gästebuch', schema } },
    throwOnError: true,
  });
  const { data } = await components.list({ query: { search: 'page' }, throwOnError: true });
  const root = data.components?.find(({ name }) => name === 'page');
  const body = { type: 'bloks' as const, restrict_components: false };
  await components.update(root?.id ?? 0, {
    body: { component: { schema: { ...root?.schema, body } } },
    throwOnError: true,
  });
  const headline = { component: 'page_container_headline', headline: 'Gäste', headlineType: 'h1' };
  const story = await createPage(ownShop, 'gaeste', [
    { _uid: 'titel', ...headline },
    { _uid: 'buch', component: 'guest_book', text: 'Danke!' },
  ]);

  await openPage(page, ownShop, story, 'buch');
  await expect(formOf(page).getByText('Der Shop kennt den Baustein „guest_book“ nicht.')).toBeVisible();
  const health = page.getByRole('region', { name: 'Zustand der Seite' });
  await health.getByRole('button', { name: /Hinweis/ }).click();
  await expect(page.getByText('Der Shop zeigt ihn nicht.').first()).toBeVisible();
  await expect(page.getByText('„guest_book“ gibt es nicht')).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText(/^Veröffentlicht, gesichert/)).toBeVisible();
  await page.goto(`${ownShop.storefront}/gaeste/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gäste');
  await expect(page.getByText('Danke!')).toBeHidden();
});

test('the preview says where the shop has no renderer for a kind of page', async ({ page, shop }) => {
  const story = await createPage(shop, 'andere-art', []);
  const info = { _uid: 'hinweis', component: 'info_text', headline: 'Zum Mitnehmen' };
  const content = { component: 'landing_page', _uid: 'page', body: [info] };
  await managementClient(shop).stories.update(story.id, { body: { story: { content } }, throwOnError: true });
  await page.goto(`${shop.workspace}/#/stories/${story.id}`);
  const sentence = page.getByText('Der Shop hat für Seiten der Art „landing_page“ keine Darstellung');
  await expect(sentence).toBeVisible();
  await expect(page.getByText('Keine Vorschau: Art der Seite im Shop unbekannt')).toBeVisible();
  await expect(previewOf(page).locator('body')).toHaveCount(0);

  const finding = formOf(page).getByText('Seiten der Art „landing_page“ hat der Shop nicht');
  await expect(finding).toBeVisible();
  const distance = async () => {
    const [inner, outer] = await Promise.all([finding.boundingBox(), formOf(page).boundingBox()]);
    return (inner?.x ?? 0) - (outer?.x ?? 0);
  };
  expect(await distance(), 'the finding stands where the fields stand').toBeGreaterThan(15);

  await page.getByRole('button', { name: 'Nebeneinander vergleichen' }).click();
  await expect(sentence).toBeVisible();
  await expect(page.getByText('Vorschau verbunden')).toBeHidden();

  await page.getByRole('button', { name: 'Verlauf' }).click();
  const history = page.getByRole('dialog', { name: 'Verlauf' });
  await history.getByRole('button', { name: 'Mit dem Entwurf vergleichen' }).last().click();
  const sides = page.getByRole('dialog', { name: 'Fassungen vergleichen' });
  const after = sides.getByRole('region', { name: /^Nachher/ });
  await expect(after.getByText('keine Darstellung. Die Liste sagt, was anders ist.')).toBeVisible();
  await expect(after.locator('iframe')).toHaveCount(0);
  await expect(sides.getByRole('region', { name: /^Vorher/ }).locator('iframe')).toHaveCount(1);
});
