import type { Locator, Page } from '@playwright/test';
import { beforeRelease } from './support/broad.ts';
import { blockTree, createPage, formOf, openPage, previewOf } from './support/editing.ts';
import { hold } from './support/hold.ts';
import { expect, test } from './support/shop-test.ts';

const blocks = [
  {
    _uid: 'head',
    component: 'page_container_headline',
    headline: 'Papiere',
    subline: 'Zum Anfassen',
    headlineType: 'h1',
  },
  { _uid: 'one', component: 'info_text', headline: 'Erster' },
  { _uid: 'two', component: 'info_text', headline: 'Zweiter' },
];

/** The menu of the selected block, over the page in the frame. */
const toolbar = (page: Page, name: string): Locator =>
  previewOf(page).getByRole('toolbar', { name: `Baustein „${name}“` });

/** Headings of the blocks, without those of the footer. */
const headingsOf = (page: Page): Locator =>
  previewOf(page).getByRole('main').getByRole('heading', { level: 2 });

test('a click in the preview opens the block and puts the focus into the clicked field', async ({
  page,
  shop,
}) => {
  const story = await createPage(shop, 'klick-ins-feld', blocks);
  await openPage(page, shop, story);
  const preview = previewOf(page);
  const form = formOf(page);
  // A field that carries a mark.
  await preview.getByText('Zum Anfassen').click();
  await expect(form.getByRole('textbox', { name: 'Unterzeile' })).toBeFocused();
  await preview.getByRole('heading', { name: 'Papiere' }).click();
  await expect(form.getByRole('textbox', { name: /^Überschrift/ })).toBeFocused();
  await expect(toolbar(page, 'Überschrift mit Einleitung')).toBeVisible();
  // Another block, whose field is found by its words.
  await preview.getByRole('heading', { name: 'Zweiter' }).click();
  const headline = form.getByRole('textbox', { name: /^Überschrift/ });
  await expect(headline).toHaveValue('Zweiter');
  await expect(headline).toBeFocused();
  await expect(blockTree(page).getByRole('row', { selected: true })).toContainText('Zweiter');
});

test(
  'what is typed after a click in the preview goes into the clicked field, however late the focus moves',
  beforeRelease,
  async ({ page, shop }) => {
    // The page takes the focus only when it has told of the click, as on a machine that has much to do.
    await page.addInitScript(() => {
      if (window === window.top) return;
      window.addEventListener('mousedown', (event) => event.preventDefault(), { capture: true });
      window.addEventListener('click', () => setTimeout(() => window.focus()));
    });
    // The editor of formatted text is on its way yet when its field is wanted.
    const richText = await hold(page, '**/richtext-field*.js');
    const words = { type: 'paragraph', content: [{ type: 'text', text: 'Zehn Papiere' }] };
    const story = await createPage(shop, 'spaeter-fokus', [
      ...blocks,
      { _uid: 'text', component: 'text_page', text: { type: 'doc', content: [words] } },
    ]);
    await openPage(page, shop, story);
    const preview = previewOf(page).getByRole('main');
    const field = (name: string | RegExp) => formOf(page).getByRole('textbox', { name });

    await preview.getByText('Zum Anfassen').click();
    await expect(field('Unterzeile')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' und Ansehen');
    await expect(field('Unterzeile')).toHaveValue('Zum Anfassen und Ansehen');

    await preview.getByRole('heading', { name: 'Papiere', exact: true }).click();
    await expect(field(/^Überschrift/)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' und Karten');
    await expect(field(/^Überschrift/)).toHaveValue('Papiere und Karten');

    await preview.getByText('Zehn Papiere').click();
    await expect(formOf(page).getByRole('status', { name: /Text/ })).toBeVisible();
    richText.letGo();
    await expect(field('Text')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' liegen bereit');
    await expect(preview.getByText('Zehn Papiere liegen bereit')).toBeVisible();
  },
);

test(
  'a click that the page hears before it can name fields puts the keyboard into the clicked field all the same',
  beforeRelease,
  async ({ page, shop }) => {
    // The page's own line to the workspace comes when it is let go: until then the vendor's bridge tells of clicks.
    await page.addInitScript(() => {
      if (window === window.top) return;
      const letGo = Promise.withResolvers<void>();
      window.addEventListener('lineIsLetGo', () => letGo.resolve());
      const hold = (event: MessageEvent) => {
        if (event.data?.action !== 'directLine') return;
        event.stopImmediatePropagation();
        window.removeEventListener('message', hold, { capture: true });
        const { data, origin, source, ports } = event;
        const late = new MessageEvent('message', { data, origin, source, ports: [...ports] });
        void letGo.promise.then(() => window.dispatchEvent(late));
      };
      window.addEventListener('message', hold, { capture: true });
    });
    const story = await createPage(shop, 'klick-vor-der-leitung', blocks);
    await openPage(page, shop, story);
    const headline = formOf(page).getByRole('textbox', { name: /^Überschrift/ });
    const zweiter = previewOf(page).getByRole('main').getByRole('heading', { name: 'Zweiter' });
    await expect(async () => {
      await zweiter.click();
      await expect(headline).toHaveValue('Zweiter', { timeout: 2000 });
    }).toPass();
    await previewOf(page)
      .locator('html')
      .evaluate(() => window.dispatchEvent(new Event('lineIsLetGo')));
    await expect(headline).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' Teil');
    await expect(headline).toHaveValue('Zweiter Teil');
  },
);

test('the menu over the page moves, copies and deletes the block, in the language of the interface', async ({
  page,
  shop,
}) => {
  const story = await createPage(shop, 'menue-auf-der-seite', blocks);
  await openPage(page, shop, story, 'one');
  const headings = headingsOf(page);
  const menu = toolbar(page, 'Hinweistext');
  await menu.getByRole('button', { name: 'Nach unten' }).click();
  await expect(headings).toHaveText(['Zweiter', 'Erster']);
  await menu.getByRole('button', { name: 'Verdoppeln' }).click();
  await expect(headings).toHaveText(['Zweiter', 'Erster', 'Erster']);
  await menu.getByRole('button', { name: 'Löschen' }).click();
  await expect(headings).toHaveText(['Zweiter', 'Erster']);
  await page.getByRole('button', { name: 'Sprache der Oberfläche: Deutsch' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  const english = page
    .frameLocator('iframe[title^="Preview"]')
    .getByRole('toolbar', { name: 'Block “Info text”' });
  await expect(english.getByRole('button', { name: 'Move up' })).toBeVisible();
});

/** The frame itself is scaled: what counts is the size on the editor's screen. */
async function shownHeight(page: Page, menu: Locator): Promise<number> {
  const scale = await page
    .locator('iframe[title^="Vorschau"]')
    .evaluate((frame: HTMLIFrameElement) => frame.getBoundingClientRect().width / frame.offsetWidth);
  return ((await menu.boundingBox())?.height ?? 0) * scale;
}

test('the menu of a block with a short name is one line, off its words', async ({ page, shop }) => {
  const story = await createPage(shop, 'menue-eine-zeile', [
    ...blocks,
    { _uid: 'text', component: 'text_page', headline: 'Wann was verschickt wird' },
  ]);
  await openPage(page, shop, story, 'text');
  await expect.poll(() => shownHeight(page, toolbar(page, 'Textseite'))).toBeCloseTo(34, 0);
});

test(
  'the menu and the plus beside a block have one size at every zoom of the page',
  beforeRelease,
  async ({ page, shop }) => {
    const story = await createPage(shop, 'immer-gleich-gross', blocks);
    await openPage(page, shop, story, 'one');
    const menu = toolbar(page, 'Hinweistext');
    const height = () => shownHeight(page, menu);
    await expect.poll(height).toBeCloseTo(34, 0);
    await page.getByRole('radio', { name: '1300' }).click();
    await expect.poll(height).toBeCloseTo(34, 0);
    await page.getByRole('radio', { name: '360' }).click();
    await expect.poll(height).toBeCloseTo(34, 0);
  },
);

test('keys of the workspace work after a click in the preview', async ({ page, shop }) => {
  const story = await createPage(shop, 'tasten-in-der-vorschau', blocks);
  await openPage(page, shop, story);
  const preview = previewOf(page);
  const headings = headingsOf(page);
  const bar = page.getByRole('banner');
  await preview.getByRole('heading', { name: 'Erster' }).click();
  await toolbar(page, 'Hinweistext').getByRole('button', { name: 'Nach unten' }).click();
  await expect(headings).toHaveText(['Zweiter', 'Erster']);
  // The focus is in the frame from here on.
  await page.keyboard.press('Control+z');
  await expect(headings).toHaveText(['Erster', 'Zweiter']);
  await page.keyboard.press('Control+Shift+z');
  await expect(headings).toHaveText(['Zweiter', 'Erster']);
  await page.keyboard.press('Control+d');
  await expect(headings).toHaveText(['Zweiter', 'Erster', 'Erster']);
  await page.keyboard.press('Delete');
  await expect(headings).toHaveText(['Zweiter', 'Erster']);
  await page.keyboard.press('Control+s');
  await expect(bar.getByText('Gesichert')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
});

test('blocks are copied, cut and pasted by keys in the preview', async ({ page, shop, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const story = await createPage(shop, 'kopieren-in-der-vorschau', blocks);
  await openPage(page, shop, story, 'one');
  const headings = headingsOf(page);
  const menu = toolbar(page, 'Hinweistext');
  await menu.getByRole('button', { name: 'Kopieren' }).click();
  await expect(page.getByText('Baustein kopiert.')).toBeVisible();
  await page.keyboard.press('Control+v');
  await expect(headings).toHaveText(['Erster', 'Erster', 'Zweiter']);
  await page.keyboard.press('Control+x');
  await expect(headings).toHaveText(['Erster', 'Zweiter']);
});

test('the plus between two blocks puts a block there, by keys and by mouse', async ({ page, shop }) => {
  const story = await createPage(shop, 'plus-dazwischen', blocks);
  await openPage(page, shop, story, 'head');
  const preview = previewOf(page);
  const library = page.getByRole('dialog', { name: 'Baustein wählen' });
  const headline = formOf(page).getByRole('textbox', { name: /^Überschrift/ });
  const plus = preview.getByRole('button', { name: 'Baustein danach einfügen …' });

  // Behind the block's menu and what is still to be written in it.
  const menu = toolbar(page, 'Überschrift mit Einleitung');
  await expect(menu).toBeVisible();
  await blockTree(page).getByRole('row', { selected: true }).focus();
  await page.keyboard.press('Alt+F10');
  await expect(menu.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(preview.getByRole('button', { name: 'Einleitung hier schreiben …' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(preview.getByRole('button', { name: 'Baustein davor einfügen …' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(plus).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(library.getByText('Nach „Überschrift mit Einleitung: Papiere“')).toBeVisible();
  await page.keyboard.type('Hinweistext');
  await page.keyboard.press('Enter');
  await expect(headline).toBeFocused();
  await page.keyboard.type('Mit Tasten');
  await expect(headingsOf(page)).toHaveText(['Mit Tasten', 'Erster', 'Zweiter']);

  await preview.getByRole('heading', { name: 'Erster' }).hover();
  // The chosen block has its own.
  await plus.first().click();
  await expect(library.getByText('Nach „Hinweistext: Erster“')).toBeVisible();
  await library.getByRole('option', { name: /^Hinweistext/ }).click();
  await expect(headline).toBeFocused();
  await expect(headline).toHaveValue('');
  await page.keyboard.type('Mit der Maus');
  await expect(headingsOf(page)).toHaveText(['Mit Tasten', 'Erster', 'Mit der Maus', 'Zweiter']);
});

test(
  'a click with Control or Shift chooses several blocks in the preview',
  beforeRelease,
  async ({ page, shop }) => {
    const story = await createPage(shop, 'mehrere-in-der-vorschau', blocks);
    await openPage(page, shop, story);
    const preview = previewOf(page);
    await preview.getByRole('heading', { name: 'Erster' }).click();
    await preview.getByRole('heading', { name: 'Zweiter' }).click({ modifiers: ['Control'] });
    await expect(blockTree(page).getByRole('row', { selected: true })).toHaveCount(2);
    const menu = toolbar(page, '2 Bausteine');
    await expect(menu).toBeVisible();
    await expect(preview.getByRole('button', { name: 'Baustein davor einfügen' })).toHaveCount(0);
    await preview.getByRole('heading', { name: 'Papiere' }).click();
    await preview.getByRole('heading', { name: 'Zweiter' }).click({ modifiers: ['Shift'] });
    await expect(blockTree(page).getByRole('row', { selected: true })).toHaveCount(3);
    await toolbar(page, '3 Bausteine').getByRole('button', { name: 'Löschen' }).click();
    await expect(blockTree(page).getByRole('row')).toHaveCount(1);
  },
);

test('the menu of a block is reached and left by keys', beforeRelease, async ({ page, shop }) => {
  const story = await createPage(shop, 'menue-mit-tasten', blocks);
  await openPage(page, shop, story, 'one');
  const menu = toolbar(page, 'Hinweistext');
  const row = blockTree(page).getByRole('row', { selected: true });
  await expect(menu).toBeVisible();
  await row.focus();
  await page.keyboard.press('Alt+F10');
  await expect(menu.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(menu.getByRole('button', { name: 'Löschen' })).toBeFocused();
  await page.keyboard.press('Enter');
  // It stays the same menu, now of the neighbour.
  await expect(row).toContainText('Zweiter');
  await expect(menu.getByRole('button', { name: 'Löschen' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('button', { name: 'Löschen' })).not.toBeFocused();
});

test('keys of the workspace work after a click in a picker', beforeRelease, async ({ page, shop }) => {
  const story = await createPage(shop, 'tasten-im-auswaehler', [
    { _uid: 'list', component: 'product_list', headline: 'Lieblinge' },
  ]);
  await openPage(page, shop, story, 'list');
  const headline = formOf(page).getByRole('textbox', { name: /^Überschrift/ });
  await headline.fill('Neue Lieblinge');
  const picker = page.frameLocator('iframe[title="Produkte: Auswahl"]');
  await picker.getByRole('button', { name: 'Produkte auswählen' }).click();
  await picker
    .getByRole('button', { name: 'Abbrechen' })
    .or(picker.getByRole('button', { name: 'Fertig' }))
    .click();
  await expect(picker.getByRole('button', { name: 'Produkte auswählen' })).toBeVisible();
  await picker.getByRole('button', { name: 'Produkte auswählen' }).focus();
  await page.keyboard.press('Control+z');
  await expect(headline).toHaveValue('Lieblinge');
  await page.keyboard.press('Control+Shift+z');
  await expect(headline).toHaveValue('Neue Lieblinge');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('banner').getByText('gesichert')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
});

test('a text is edited where the page shows it, with the undo of the form', async ({ page, shop }) => {
  const story = await createPage(shop, 'text-an-seinem-platz', blocks);
  await openPage(page, shop, story);
  const preview = previewOf(page);
  const title = preview.getByRole('heading', { level: 1 });
  await title.dblclick();
  const written = preview.getByRole('textbox', { name: 'Überschrift' });
  await expect(written).toBeFocused();
  await expect(written).toHaveValue('Papiere');
  await page.keyboard.type('Karten');
  await expect(title).toHaveText('Karten');
  await expect(formOf(page).getByRole('textbox', { name: /^Überschrift/ })).toHaveValue('Karten');
  await page.keyboard.press('Control+z');
  await expect(written).toHaveValue('Papiere');
  await expect(title).toHaveText('Papiere');
  await page.keyboard.press('Control+Shift+z');
  await expect(written).toHaveValue('Karten');
  await page.keyboard.press('Enter');
  await expect(written).toHaveCount(0);
  await expect(title).toHaveText('Karten');
  // By the keyboard alone: from the menu of the block.
  const menu = toolbar(page, 'Überschrift mit Einleitung');
  await page.keyboard.press('Alt+F10');
  await expect(menu.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(menu.getByRole('button', { name: 'Text hier bearbeiten' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(written).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(written).toHaveCount(0);
});
