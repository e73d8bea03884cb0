import { beforeRelease } from './support/broad.ts';
import { createPage, draftOf, formOf, openPage, save } from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

test.describe.configure({ mode: 'parallel' });

test('a theme that is not sold everywhere: themes like it are offered, one press takes one, undo brings it back', async ({
  page,
  shop,
}) => {
  const theme = { plugin: 'blattwerk-theme', version: 1, themeId: 1833 };
  const story = await createPage(shop, 'ersatz-thema', [
    { _uid: 'karten', component: 'theme_cards', headline: 'Zum Schulanfang', theme },
  ]);
  await openPage(page, shop, story, 'karten');
  const form = formOf(page);
  const finding = form.getByText(/^In „Thema“ „Sprungbrett“ durch ein anderes Thema oder Design ersetzen/);
  await expect(finding).toBeVisible();
  await form.getByRole('button', { name: 'Ersatz zeigen' }).click();
  const substitutes = form.getByRole('list', { name: 'Ersatz' }).getByRole('button');
  await expect(substitutes).toHaveCount(6);
  // Each stands for a theme, by its likest card.
  const names = await substitutes.getByRole('strong').allTextContents();
  expect(new Set(names).size).toBe(6);
  expect(names.join()).not.toContain('Sprungbrett');
  await expect(substitutes.first()).toContainText(/Einladungskarte.*ab\s\d+,\d{2}/);
  await substitutes.first().click();
  await expect(finding).toBeHidden();
  await expect(form.frameLocator('iframe').getByText(names[0] ?? '')).toBeVisible();
  await save(page);
  const { body } = await draftOf(shop, story);
  expect(body).toMatchObject([{ theme: { plugin: 'blattwerk-theme', themeId: expect.any(Number) } }]);
  expect(body).not.toMatchObject([{ theme }]);
  await page.getByRole('button', { name: /Rückgängig/ }).click();
  await expect(finding).toBeVisible();
});

test(
  'a format that is not made: the nearest ones are offered, and products that are made in it',
  beforeRelease,
  async ({ page, shop }) => {
    const product = { plugin: 'blattwerk-product', version: 1, items: [{ kind: 'card', id: '140101' }] };
    const format = { plugin: 'blattwerk-format', version: 1, format: '98x210' };
    const story = await createPage(shop, 'ersatz-format', [
      { _uid: 'karte', component: 'card_detail', product, format },
    ]);
    await openPage(page, shop, story, 'karte');
    const form = formOf(page);
    const finding = form.getByText(/^Bei „Format“ eines dieser Formate wählen/);
    await expect(finding).toBeVisible();
    const show = form.getByRole('button', { name: 'Ersatz zeigen' });
    const offers = form.getByRole('list', { name: 'Ersatz' }).getByRole('button');

    await test.step('the nearest format of the product', async () => {
      await show.click();
      await expect(offers).toHaveText([
        /^12\s×\s17\scm.*Eukalyptushain“ in diesem Format$/,
        /^10,5\s×\s14,8\scm.*in diesem Format$/,
        /^14,8\s×\s21\scm.*in diesem Format$/,
        // First of its theme.
        /Eukalyptushain.*9,8\s×\s21\scm,\sab\s\d/,
        /9,8\s×\s21\scm,\sab\s\d/,
        /9,8\s×\s21\scm,\sab\s\d/,
      ]);
      await offers.first().click();
      await expect(finding).toBeHidden();
      await save(page);
      expect((await draftOf(shop, story)).body).toMatchObject([
        { product, format: { ...format, format: '120x170' } },
      ]);
    });

    await test.step('undo, then a product that is made in the format', async () => {
      await page.getByRole('button', { name: /Rückgängig/ }).click();
      await expect(finding).toBeVisible();
      await show.click();
      await offers.last().click();
      await expect(finding).toBeHidden();
      await save(page);
      const { body } = await draftOf(shop, story);
      expect(body).toMatchObject([{ format, product: { items: [{ kind: 'card' }] } }]);
      expect(body).not.toMatchObject([{ product }]);
    });
  },
);
