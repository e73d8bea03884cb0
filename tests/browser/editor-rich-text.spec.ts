import { beforeRelease } from './support/broad.ts';
import {
  choose,
  createPage,
  draftOf,
  expectNeverReloaded,
  formOf,
  openPage,
  previewOf,
  save,
} from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

test('rich text: marks, headings, lists, links and an embedded block', async ({ page, shop }) => {
  const story = await createPage(shop, 'langer-text', [
    { _uid: 'text', component: 'text_page', headline: 'Ratgeber', text: { type: 'doc', content: [] } },
  ]);
  await openPage(page, shop, story, 'text');
  const form = formOf(page);
  const preview = previewOf(page).getByRole('main');
  const text = form.getByRole('textbox', { name: 'Text' });
  const tools = form.getByRole('toolbar', { name: 'Formatierung' });

  await test.step('a heading', async () => {
    await text.click();
    await page.keyboard.type('Papiere');
    await choose(page, tools.getByRole('button', { name: /Absatzformat/ }), 'Überschrift 2');
    await expect(preview.getByRole('heading', { name: 'Papiere', level: 2 })).toBeVisible();
  });

  await test.step('bold words in a paragraph', async () => {
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Zehn Papiere ');
    await tools.getByRole('button', { name: 'Fett' }).click();
    await page.keyboard.type('liegen bereit');
    await tools.getByRole('button', { name: 'Fett' }).click();
    await expect(preview.getByRole('strong')).toHaveText('liegen bereit');
  });

  await test.step('a list of two points', async () => {
    await page.keyboard.press('Enter');
    await tools.getByRole('button', { name: 'Liste', exact: true }).click();
    await page.keyboard.type('Feinstpapier');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Naturkarton');
    await expect(preview.getByRole('listitem')).toHaveText(['Feinstpapier', 'Naturkarton']);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  });

  await test.step('a link to a page', async () => {
    await page.keyboard.type('Versand');
    await page.keyboard.press('Shift+Home');
    await tools.getByRole('button', { name: 'Link', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Link' });
    await dialog.getByRole('combobox', { name: 'Seite' }).fill('Versand');
    await page.getByRole('option', { name: /blattwerk\/service\/versand/ }).click();
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(preview.getByRole('link', { name: 'Versand' })).toHaveAttribute(
      'href',
      /\/service\/versand\/$/,
    );
  });

  await test.step('an embedded block, edited in its own form', async () => {
    await page.keyboard.press('End');
    await tools.getByRole('button', { name: 'Baustein einbetten' }).click();
    await page
      .getByRole('dialog', { name: 'Baustein wählen' })
      .getByRole('option', { name: /^Infotext|^Hinweis/ })
      .first()
      .click();
    await form.getByRole('button', { name: 'Bearbeiten' }).click();
    await form.getByRole('textbox', { name: 'Überschrift' }).fill('Muster kommen kostenlos');
    await expect(preview.getByRole('heading', { name: 'Muster kommen kostenlos' })).toBeVisible();
  });

  await save(page);
  await expectNeverReloaded(page);
  const words = (value: string, ...marks: object[]) => ({
    type: 'text',
    text: value,
    ...(marks.length > 0 ? { marks } : {}),
  });
  const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
  const point = (value: string) => ({ type: 'list_item', content: [paragraph(words(value))] });
  const toShipping = {
    type: 'link',
    attrs: {
      href: '/blattwerk/service/versand',
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      anchor: null,
      target: '_self',
      linktype: 'story',
    },
  };
  const embedded = { component: 'info_text', _uid: expect.any(String), headline: 'Muster kommen kostenlos' };
  const { body } = await draftOf(shop, story);
  expect(body).toMatchObject([
    {
      text: {
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 2 }, content: [words('Papiere')] },
          paragraph(words('Zehn Papiere '), words('liegen bereit', { type: 'bold' })),
          { type: 'bullet_list', content: [point('Feinstpapier'), point('Naturkarton')] },
          paragraph(words('Versand', toShipping)),
          { type: 'blok', attrs: { id: expect.any(String), body: [embedded] } },
        ],
      },
    },
  ]);
});

test(
  'a text keeps its label and its place while the editor is on its way',
  beforeRelease,
  async ({ page, shop }) => {
    const story = await createPage(shop, 'text-kommt', [
      {
        _uid: 'info',
        component: 'info_text',
        headline: 'Hinweis',
        variant: 'panel',
        // An empty one would be found fault with meanwhile, which takes place, too.
        text: {
          type: 'doc',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ein Wort.' }] }],
        },
      },
    ]);
    const released = Promise.withResolvers<void>();
    await page.route('**/assets/richtext-field-*.js', async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto(`${shop.workspace}/#/stories/${story.id}/info`);
    const field = formOf(page).getByRole('group', { name: /^Text/ });
    await expect(field.getByRole('status', { name: 'Der Texteditor wird geladen …' })).toBeVisible();
    const before = await field.boundingBox();
    released.resolve();
    await expect(field.getByRole('textbox', { name: 'Text' })).toBeVisible();
    const after = await field.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);
    expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(4);
  },
);
