import type { Locator, Page } from '@playwright/test';
import { expectNoFindings } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import {
  createPage,
  draftOf,
  expectNeverReloaded,
  formOf,
  openPage,
  previewOf,
  save,
} from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

const words = (text: string, ...marks: object[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });

const sample = {
  _uid: 'hinweis',
  component: 'info_text',
  headline: 'Muster',
  text: { type: 'doc', content: [paragraph(words('Kostenlos.'))] },
};

const blocks = [
  {
    _uid: 'text',
    component: 'text_page',
    headline: 'Ratgeber',
    text: {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [words('Papiere')] },
        paragraph(words('Zehn Papiere '), words('liegen bereit', { type: 'bold' })),
        { type: 'blok', attrs: { id: 'b', body: [sample] } },
        paragraph(words('Und zum Schluss.')),
      ],
    },
  },
];

const written = (page: Page): Locator => previewOf(page).getByRole('textbox', { name: 'Text' });
const inForm = (page: Page): Locator => formOf(page).getByRole('textbox', { name: 'Text' });
const tools = (page: Page): Locator => previewOf(page).getByRole('toolbar', { name: 'Formatierung' });

/** Selects words by keys, which the browser tells the editor of a moment later. */
async function select(page: Page, selected: string, keys: readonly string[]): Promise<void> {
  await expect(async () => {
    for (const key of keys) await page.keyboard.press(key);
    expect(await written(page).evaluate(() => getSelection()?.toString())).toBe(selected);
  }).toPass();
}

test('a formatted text is written and formatted upon the page, with the undo of the form', async ({
  page,
  shop,
}) => {
  const story = await createPage(shop, 'formatiert-auf-der-seite', blocks);
  await openPage(page, shop, story);
  const main = previewOf(page).getByRole('main');

  await test.step('a double click sets the caret, and what is typed is in the form at once', async () => {
    await main.getByText('Und zum Schluss.').dblclick({ position: { x: 20, y: 10 } });
    await expect(written(page)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' Danke');
    await expect(written(page)).toContainText('Und zum Schluss. Danke');
    await expect(inForm(page)).toContainText('Und zum Schluss. Danke');
    await page.keyboard.press('Control+z');
    await expect(written(page)).not.toContainText('Danke');
    await expect(inForm(page)).not.toContainText('Danke');
    await page.keyboard.press('Control+Shift+z');
    await expect(written(page)).toContainText('Und zum Schluss. Danke');
  });

  await test.step('new paragraphs, lists and headings by keys', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.type('- Karten');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Umschläge');
    await expect(written(page).getByRole('listitem')).toHaveText(['Karten', 'Umschläge']);
    await expect(inForm(page).getByRole('listitem')).toHaveText(['Karten', 'Umschläge']);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Mehr');
    await tools(page).getByRole('combobox', { name: 'Absatzformat' }).selectOption('Überschrift 3');
    await expect(inForm(page).getByRole('heading', { name: 'Mehr', level: 3 })).toBeVisible();
  });

  await test.step('marks by keys and by the tools, at the selected words', async () => {
    await select(page, 'Mehr', ['End', 'Shift+Home']);
    await page.keyboard.press('Control+i');
    await expect(written(page).getByRole('emphasis')).toHaveText('Mehr');
    const italic = tools(page).getByRole('button', { name: 'Kursiv' });
    await expect(italic).toHaveAttribute('aria-pressed', 'true');
    await italic.click();
    await expect(written(page).getByRole('emphasis')).toHaveCount(0);
    await expect(written(page)).toBeFocused();
    await page.keyboard.press('Alt+F10');
    await page.keyboard.press('Home');
    await expect(tools(page).getByRole('button', { name: 'Fett' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(inForm(page).getByRole('strong')).toHaveText(['liegen bereit', 'Mehr']);
  });

  await test.step('Escape leaves it, and the page shows what was written', async () => {
    await written(page).press('Escape');
    await expect(written(page)).toHaveCount(0);
    await expect(main.getByRole('heading', { name: 'Mehr', level: 3 })).toBeVisible();
    await expect(main.getByText('Muster')).toBeVisible();
  });

  await save(page);
  const { body } = await draftOf(shop, story);
  expect(body).toMatchObject([
    {
      text: {
        content: [
          { type: 'heading', attrs: { level: 2 }, content: [words('Papiere')] },
          paragraph(words('Zehn Papiere '), words('liegen bereit', { type: 'bold' })),
          { type: 'blok', attrs: { body: [{ _uid: 'hinweis' }] } },
          paragraph(words('Und zum Schluss. Danke')),
          {
            type: 'bullet_list',
            content: ['Karten', 'Umschläge'].map((point) => ({
              type: 'list_item',
              content: [paragraph(words(point))],
            })),
          },
          { type: 'heading', attrs: { level: 3 }, content: [words('Mehr', { type: 'bold' })] },
        ],
      },
    },
  ]);
  await expectNeverReloaded(page);
});

test('a link is chosen in the workspace for words upon the page', beforeRelease, async ({ page, shop }) => {
  const story = await createPage(shop, 'verweis-auf-der-seite', blocks);
  await openPage(page, shop, story);
  await previewOf(page)
    .getByRole('main')
    .getByText('Und zum Schluss.')
    .dblclick({ position: { x: 20, y: 10 } });
  await expect(written(page)).toBeFocused();
  await select(page, 'Und zum Schluss.', ['Home', 'Shift+End']);
  await tools(page).getByRole('button', { name: 'Link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByRole('button', { name: /Art des Links/ }).click();
  await page.getByRole('option', { name: 'Adresse', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Adresse' }).fill('https://example.org/papier');
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(written(page)).toBeFocused();
  await expect(tools(page).getByRole('button', { name: 'Link' })).toHaveAttribute('aria-pressed', 'true');
  await expect(inForm(page).locator('a')).toHaveText('Und zum Schluss.');
  await written(page).press('Escape');
  await expect(
    previewOf(page).getByRole('main').getByRole('link', { name: 'Und zum Schluss.' }),
  ).toHaveAttribute('href', 'https://example.org/papier');
});

for (const width of [1440, 1024]) {
  test(
    `axe finds nothing in a text that is written upon the page, at ${width} pixels`,
    beforeRelease,
    async ({ page, shop }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 800 });
      const story = await createPage(shop, `barrierefrei-auf-der-seite-${width}`, blocks);
      await openPage(page, shop, story);
      await previewOf(page)
        .getByRole('main')
        .getByText('Und zum Schluss.')
        .dblclick({ position: { x: 20, y: 10 } });
      await expect(written(page)).toBeFocused();
      await tools(page).getByRole('button', { name: 'Weitere Werkzeuge' }).click();
      await expect(tools(page).getByRole('button', { name: 'Textmarker' })).toBeVisible();
      // Window and page have a header and a main part each.
      await expectNoFindings(page, { hasFrames: true, without: ['landmark-unique'] });
      await tools(page).getByRole('button', { name: 'Link', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Link' })).toBeVisible();
      await expectNoFindings(page, { exclude: 'iframe' });
    },
  );
}

test('what is pasted upon the page is cleaned as in the form', beforeRelease, async ({ page, shop }) => {
  const story = await createPage(shop, 'einfuegen-auf-der-seite', blocks);
  await openPage(page, shop, story);
  await previewOf(page)
    .getByRole('main')
    .getByText('Und zum Schluss.')
    .dblclick({ position: { x: 20, y: 10 } });
  await expect(written(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(written(page).getByRole('paragraph')).toHaveCount(4);
  await written(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<h1 style="color:red">Aus Word</h1><p class="MsoNormal"><b>Fett</b> <a href="javascript:x">weg</a></p><img src="file:///a.png">',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(written(page).getByRole('heading', { name: 'Aus Word', level: 2 })).toBeVisible();
  await expect(inForm(page).getByRole('heading', { name: 'Aus Word', level: 2 })).toBeVisible();
  await expect(inForm(page).getByRole('strong').last()).toHaveText('Fett');
  await expect(inForm(page).locator('a, img')).toHaveCount(0);
  await expect(previewOf(page).getByRole('status')).toContainText('Ein Bild wurde nicht mit eingefügt');
});

test(
  'a text can be emptied and written anew upon the page; another block leaves it',
  beforeRelease,
  async ({ page, shop }) => {
    const story = await createPage(shop, 'leer-auf-der-seite', [
      ...blocks,
      { _uid: 'zwei', component: 'info_text', headline: 'Zweiter' },
    ]);
    await openPage(page, shop, story);
    await previewOf(page)
      .getByRole('main')
      .getByText('Und zum Schluss.')
      .dblclick({ position: { x: 20, y: 10 } });
    await expect(written(page)).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await expect(inForm(page)).toHaveText('');
    await page.keyboard.type('Ganz neu');
    await expect(written(page)).toHaveText('Ganz neu');
    await expect(inForm(page)).toHaveText('Ganz neu');
    await previewOf(page).getByRole('heading', { name: 'Zweiter' }).click();
    await expect(written(page)).toHaveCount(0);
    await expect(previewOf(page).getByRole('main').getByText('Ganz neu')).toBeVisible();
  },
);

test(
  'an empty text is begun upon the page, by pointer and by keys, in a block that says nothing yet, too',
  beforeRelease,
  async ({ page, shop }) => {
    const story = await createPage(shop, 'leerer-text-auf-der-seite', [
      { _uid: 'leer', component: 'info_text', headline: 'Ohne Text' },
      { _uid: 'nichts', component: 'text_page' },
      { _uid: 'zwei', component: 'info_text', headline: 'Zweiter' },
    ]);
    await openPage(page, shop, story);
    const main = previewOf(page).getByRole('main');
    const begin = previewOf(page).getByRole('button', { name: 'Text hier schreiben …' });

    // One press right after the other, within the time of a double click.
    await main.getByRole('heading', { name: 'Ohne Text' }).click();
    await begin.click();
    await expect(written(page)).toBeFocused();
    await page.keyboard.type('Erste Worte');
    await expect(written(page)).toHaveText('Erste Worte');
    await expect(inForm(page)).toHaveText('Erste Worte');
    await page.keyboard.press('Escape');
    await expect(main.getByText('Erste Worte')).toHaveCount(1);
    await expect(main.getByText('Erste Worte')).toBeVisible();
    await expect(begin).toHaveCount(0);

    // By keys, in a block whose place only a note holds.
    await main.getByText('Noch leer').click();
    await begin.focus();
    await page.keyboard.press('Enter');
    await expect(written(page)).toBeFocused();
    await page.keyboard.type('Auch hier');
    await main.getByRole('heading', { name: 'Zweiter' }).click();
    await expect(written(page)).toHaveCount(0);
    await expect(main.getByText('Auch hier')).toHaveCount(1);
    await expect(main.getByText('Auch hier')).toBeVisible();
    await expect(main.getByText('Noch leer')).toHaveCount(0);

    // One that is left without a word stays empty.
    await main.getByRole('heading', { name: 'Zweiter' }).click();
    await begin.click();
    await expect(written(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(begin).toBeVisible();
    await expectNeverReloaded(page);
  },
);

test(
  'a double click in the middle of a small block writes its text, whatever comes under the pointer',
  beforeRelease,
  async ({ page, shop }) => {
    const story = await createPage(shop, 'mitten-im-kleinen-baustein', [
      {
        _uid: 'klein',
        component: 'info_text',
        headline: 'Klein',
        text: { type: 'doc', content: [paragraph(words('Nur dies.'))] },
      },
    ]);
    await openPage(page, shop, story);
    const text = previewOf(page).getByRole('main').getByText('Nur dies.');
    const box = await text.boundingBox();
    if (!box) throw new Error('The text stands nowhere.');
    // Where the plus appears once the block is chosen, which the first click does.
    const [x, y] = [box.x + box.width / 2, box.y + box.height - 3];
    await page.mouse.dblclick(x, y);
    await expect(written(page)).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);
