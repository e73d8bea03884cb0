import { expect, type Page } from '@playwright/test';
import { localTokens } from '../../scripts/environment.ts';
import { createPage } from '../browser/support/editing.ts';
import { test } from './guide-test.ts';

const card = (id: string) => ({ kind: 'card', id });
const products = (...items: { kind: string; id: string }[]) => ({
  plugin: 'blattwerk-product',
  version: 1,
  items,
});
const text = (...paragraphs: string[]) => ({
  type: 'doc',
  content: paragraphs.map((words) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })),
});

const christening = [
  {
    _uid: 'titel',
    component: 'page_container_headline',
    headline: 'Einladungen zur Taufe',
    subline: 'Auf zehn Papieren, auf Wunsch mit Goldfolie.',
    headlineType: 'h1',
  },
  {
    _uid: 'liste',
    component: 'product_list',
    headline: 'Gerade beliebt',
    products: products(card('146101')),
  },
  {
    _uid: 'text',
    component: 'info_text',
    headline: 'So geht’s',
    text: text('Karte wählen, Namen eintragen, fertig.'),
  },
  {
    _uid: 'hinweis',
    component: 'info_text',
    headline: 'Papiere',
    text: text('Drei Musterkarten kommen gratis.'),
  },
];

const frameOf = (page: Page) => page.locator('section iframe, [role=region] iframe').first();
const preview = (page: Page) => frameOf(page).contentFrame();

async function isLive(page: Page, words: string): Promise<void> {
  await expect(page.getByText(words)).toBeVisible();
  await expect(preview(page).getByRole('main')).toBeVisible();
}

test('the window, a click, widths, the palette', async ({ page, shop, guide }) => {
  const { say, picture } = guide;
  const pages = page.getByRole('treegrid', { name: say('region.pages') });
  await page.goto(shop.workspace);
  await pages.getByRole('row', { name: 'Startseite' }).click();
  await isLive(page, say('preview.live'));
  const title = preview(page).getByRole('heading', { name: 'Für jeden Anlass' });
  await expect(title).toBeVisible();
  await picture('window');

  await title.click();
  await expect(preview(page).getByRole('toolbar')).toBeVisible();
  await picture('click');

  await page.getByRole('radio', { name: say('preview.pair') }).click();
  await expect(page.locator('iframe').nth(1)).toBeVisible();
  await picture('widths');
  await page.getByRole('radio', { name: say('preview.desktop'), exact: true }).click();

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('searchbox').fill('tauf');
  await picture('palette');
  await page.keyboard.press('Escape');
});

test('a page of one’s own: library, several blocks, a text in place, products, findings', async ({
  page,
  shop,
  guide,
  language,
  expectedErrors,
}) => {
  expectedErrors.push(/422/);
  const { say, picture } = guide;
  const story = await createPage(shop, `taufe-${language}`, christening);
  const form = page.getByRole('region', { name: say('region.form') });
  const tree = page.getByRole('treegrid', { name: say('blocks.title') });
  await page.goto(`${shop.workspace}/#/stories/${story.id}/titel`);
  await isLive(page, say('preview.live'));

  await page
    .getByRole('button', { name: say('blocks.add'), exact: true })
    .last()
    .click();
  await expect(page.getByRole('dialog', { name: say('blocks.choose') })).toBeVisible();
  await picture('library');
  await page.keyboard.press('Escape');

  await tree.getByRole('row', { name: /So geht’s/ }).click();
  await tree.getByRole('row', { name: /Papiere/ }).click({ modifiers: ['Shift'] });
  await picture('several');

  const words = preview(page).getByText('Karte wählen, Namen eintragen, fertig.');
  await words.dblclick({ position: { x: 20, y: 10 } });
  const written = preview(page).getByRole('textbox', { name: 'Text' });
  await expect(written).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await expect(written.getByRole('strong')).toHaveText('Karte wählen, Namen eintragen, fertig.');
  await picture('in-place');
  await page.keyboard.press('Control+z');
  await written.press('Escape');

  await tree.getByRole('row', { name: /Gerade beliebt/ }).click();
  const picker = page.locator('iframe[src*="field-plugins/product"]').contentFrame();
  await picker
    .getByRole('button', { name: /auswählen|Choose/i })
    .first()
    .click();
  await picker.getByRole('searchbox').fill('Eukalyptus');
  await expect(picker.getByText('„Eukalyptushain“').first()).toBeVisible();
  await picture('products');
  await page.keyboard.press('Escape');

  await tree.getByRole('row', { name: /Einladungen zur Taufe/ }).click();
  await form.getByRole('textbox').first().fill('');
  await tree.getByRole('row', { name: /So geht’s/ }).click();
  await page.getByRole('button', { name: say('action.publish') }).click();
  const refusal = page.getByRole('dialog', { name: say('refusal.title') });
  await expect(refusal).toBeVisible();
  await picture('refused');
  await page.keyboard.press('Escape');
});

test('pictures, translation', async ({ page, shop, guide }) => {
  const { say, picture } = guide;
  const form = page.getByRole('region', { name: say('region.form') });
  const pages = page.getByRole('treegrid', { name: say('region.pages') });
  await page.goto(shop.workspace);
  await pages.getByRole('row', { name: 'Startseite' }).click();
  await isLive(page, say('preview.live'));
  await preview(page).getByRole('heading', { name: 'Gold, das man fühlt' }).click();
  await form
    .getByRole('button', { name: say('asset.replace') })
    .first()
    .click();
  const library = page.getByRole('dialog', { name: say('asset.libraryImages') });
  await library.locator('[role=row] img').nth(3).click();
  await picture('pictures');
  await library.getByRole('button', { name: say('library.exchange') }).click();
  await library.locator('[role=row] img').nth(6).click();
  await expect(library.getByRole('button', { name: /\d/ }).last()).toBeEnabled();
  await picture('replace');
  // The panel has a button of that name, too; the last one closes the library.
  await library
    .getByRole('button', { name: say('action.cancel') })
    .last()
    .click();

  await form.getByRole('tab', { name: new RegExp(`^${say('form.translation')}`) }).click();
  await picture('translation');
});

test('the history of a page, two versions compared', async ({ page, shop, guide, language }) => {
  const { say, picture } = guide;
  const slug = `taufkarten-${language}`;
  const story = await createPage(shop, slug, christening);
  const [title, list, body, note] = christening;
  const saved = {
    ...title,
    headline: 'Taufkarten mit Goldfolie',
    subline: 'Auf zehn Papieren, mit Prägung.',
  };
  const paper = text('Drei Musterkarten kommen gratis, schon morgen.');
  const content = { component: 'page', _uid: 'page', title: slug, description: slug };
  await saveAs('Anna Blum', shop, story.id, { ...content, body: [saved, list, body, note] });
  await saveAs('Ben Kranz', shop, story.id, { ...content, body: [saved, list, { ...note, text: paper }] });
  await page.goto(`${shop.workspace}/#/stories/${story.id}/titel`);
  await isLive(page, say('preview.live'));
  await page.getByRole('button', { name: say('versions.title') }).click();
  const versions = page.getByRole('dialog', { name: say('versions.title') }).getByRole('listitem');
  await expect(versions).toHaveCount(3);
  await picture('history');

  await versions
    .last()
    .getByRole('button', { name: say('versions.compare') })
    .click();
  const comparing = page.getByRole('dialog', { name: say('versions.comparing') });
  await expect(comparing.getByRole('row')).toHaveCount(3);
  for (const frame of await comparing.locator('iframe').all())
    await expect(frame.contentFrame().getByRole('toolbar')).toBeVisible();
  await expect(
    comparing.locator('iframe').last().contentFrame().getByRole('heading', { level: 1 }),
  ).toHaveText(saved.headline);
  await picture('compared');
});

/** Saves a page's content as an editor of that name does. */
async function saveAs(
  name: string,
  { workspace }: { workspace: string },
  id: number,
  content: object,
): Promise<void> {
  const answer = await fetch(`${workspace}/v1/spaces/100001/stories/${id}`, {
    method: 'PUT',
    headers: {
      Authorization: localTokens.management,
      'Content-Type': 'application/json',
      'X-Editor-Name': encodeURIComponent(name),
    },
    body: JSON.stringify({ story: { content } }),
  });
  expect(answer.status).toBe(200);
}

test('two editors who wrote into one field', async ({ page, browser, shop, guide, language }) => {
  const { say, picture } = guide;
  const story = await createPage(shop, `zu-zweit-${language}`, christening);
  const address = `${shop.workspace}/#/stories/${story.id}/titel`;
  const heading = (editor: Page) =>
    editor
      .getByRole('region', { name: say('region.form') })
      .getByRole('textbox')
      .first();
  const other = await browser.newPage();
  await page.goto(address);
  await isLive(page, say('preview.live'));
  await other.goto(address);
  await expect(heading(page)).toHaveValue('Einladungen zur Taufe');
  // A new window speaks German.
  await other.getByRole('button', { name: /auf dieser Seite$/ }).click();
  await other.getByRole('textbox', { name: 'Mein Name' }).fill('Anna Blum');
  await other.keyboard.press('Escape');
  await heading(page).fill('Taufkarten auf feinem Papier');
  await other
    .getByRole('region', { name: 'Formular' })
    .getByRole('textbox')
    .first()
    .fill('Schöne Taufkarten');
  await other.keyboard.press('Control+s');
  await page.getByRole('button', { name: say('conflict.compare') }).click();
  await expect(page.getByRole('dialog', { name: say('conflict.title') })).toBeVisible();
  await picture('conflict');
  await other.close();
});

test('side by side, the health of the page, fixes in many pages', async ({ page, shop, guide, language }) => {
  test.setTimeout(360_000);
  const { say, picture } = guide;
  const pages = page.getByRole('treegrid', { name: say('region.pages') });
  for (const name of ['eins', 'zwei', 'drei'])
    await createPage(shop, `taufkarten-${name}-${language}`, [
      { ...christening[0], headline: ` Taufkarten ${name}` },
    ]);
  await page.goto(shop.workspace);
  await pages.getByRole('row', { name: 'Startseite' }).click();
  await expect(page.getByText(say('preview.live'))).toBeVisible({ timeout: 120_000 });

  await page.getByRole('button', { name: say('check.open') }).click();
  const panel = page.getByRole('region', { name: say('check.title') });
  await panel.getByRole('tab', { name: say('check.pictures') }).click();
  await expect(panel.getByRole('table')).toBeVisible();
  await picture('health');

  await panel.getByRole('button', { name: say('check.allPages') }).click();
  const dialog = page.getByRole('dialog', { name: say('spaceHealth.title') });
  await dialog.getByRole('searchbox').fill(`-${language}`);
  await dialog.getByRole('button', { name: new RegExp(`${say('spaceHealth.rule')}$`) }).click();
  await page.getByRole('option', { name: language === 'de' ? /Leerzeichen/ : /spaces/ }).click();
  await dialog.getByRole('button', { name: say('spaceHealth.fixMany') }).click();
  await expect(dialog.getByRole('checkbox').first()).toBeChecked();
  await picture('fix-many');
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: say('action.close') }).click();

  const address = new URL(page.url());
  const [hash = ''] = address.hash.split('?', 1);
  address.hash = `${hash}?compare&country=DE&country=FR&width=360&width=desktop`;
  await page.goto(address.href);
  const views = page.locator('iframe[title^="Ansicht"], iframe[title^="View"]');
  await expect(views.nth(2).contentFrame().getByRole('main')).toBeAttached({
    timeout: 120_000,
  });
  await picture('compare');
});
