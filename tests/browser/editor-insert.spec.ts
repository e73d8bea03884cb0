import type { Locator, Page } from '@playwright/test';
import { beforeRelease } from './support/broad.ts';
import {
  blockTree,
  createPage,
  draftOf,
  expectSaved,
  formOf,
  openBlock,
  openPage,
  previewOf,
  save,
} from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

const headline = (uid: string, words: string) => ({
  _uid: uid,
  component: 'page_container_headline',
  headline: words,
});
const info = (nth: number) => ({ _uid: `info-${nth}`, component: 'info_text', headline: `Abschnitt ${nth}` });

const row = (page: Page, name: string | RegExp): Locator => blockTree(page).getByRole('row', { name });
const chooser = (page: Page): Locator => page.getByRole('dialog', { name: 'Baustein wählen' });

test('inserting keeps the editor where it is: after the chosen block, on Inhalt, first field focused, all in sight', async ({
  page,
  shop,
}) => {
  const many = Array.from({ length: 40 }, (_, nth) => info(nth));
  const story = await createPage(shop, 'einfuegen', [headline('head', 'Oben'), ...many]);
  await openPage(page, shop, story, 'info-3');
  await formOf(page)
    .getByRole('tab', { name: /^Übersetzung/ })
    .click();

  await blockTree(page)
    .locator('xpath=ancestor::*[@data-pane]')
    .getByRole('button', { name: 'Baustein einfügen' })
    .click();
  await expect(chooser(page).getByText('Nach „Hinweistext: Abschnitt 3“')).toBeVisible();
  await chooser(page)
    .getByRole('option', { name: /^Bestseller/ })
    .click();

  await expect(formOf(page).getByRole('tab', { name: /^Inhalt/ })).toHaveAttribute('aria-selected', 'true');
  await expect(formOf(page).locator(':focus')).toBeVisible();
  const inserted = row(page, /^Bestseller/);
  await expect(inserted).toHaveAttribute('aria-selected', 'true');
  await expect(inserted).toBeInViewport();
  await save(page);
  const { body } = await draftOf(shop, story);
  expect(body).toMatchObject([
    { _uid: 'head' },
    ...many.slice(0, 4),
    { component: 'bestseller' },
    ...many.slice(4),
  ]);
});

test(
  'a block that may not stand beside the chosen one goes to the nearest place that takes it',
  beforeRelease,
  async ({ page, shop }) => {
    const question = { _uid: 'question', component: 'seo_question', question: 'Wie lange?' };
    const story = await createPage(shop, 'naechster-ort', [
      { _uid: 'questions', component: 'seo_questions', headline: 'Fragen', items: [question] },
      headline('below', 'Danach'),
    ]);
    await openPage(page, shop, story, 'question');
    const add = blockTree(page)
      .locator('xpath=ancestor::*[@data-pane]')
      .getByRole('button', { name: 'Baustein einfügen' });
    await add.click();
    await expect(chooser(page).getByText(/^Nach „Frage: Wie lange\?“/)).toBeVisible();
    await chooser(page)
      .getByRole('option', { name: /^Hinweistext/ })
      .click();
    await save(page);
    expect((await draftOf(shop, story)).body).toMatchObject([
      { _uid: 'questions' },
      { component: 'info_text' },
      { _uid: 'below' },
    ]);
  },
);

test('the keyboard stays in the tree: after deleting on the next block, after doubling on the copy', async ({
  page,
  shop,
}) => {
  const story = await createPage(shop, 'tasten-im-baum', [info(1), info(2), info(3)]);
  await openPage(page, shop, story);
  await row(page, /Abschnitt 2/).focus();
  await page.keyboard.press('Delete');
  await expect(row(page, /Abschnitt 2/)).toHaveCount(0);
  await expect(row(page, /Abschnitt 3/)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(row(page, /Abschnitt 1/)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+d');
  await expect(row(page, /Abschnitt 1/)).toHaveCount(2);
  await expect(row(page, /Abschnitt 1/).last()).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(row(page, /Abschnitt 1/)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(blockTree(page).getByRole('row')).toHaveCount(1);
  await expect(blockTree(page).getByRole('row')).toBeFocused();
});

test('several blocks are chosen with Shift and Ctrl, and moved, doubled and deleted as one step', async ({
  page,
  shop,
}) => {
  const story = await createPage(shop, 'mehrere', [1, 2, 3, 4, 5].map(info));
  await openPage(page, shop, story);
  const shown = previewOf(page).getByRole('main').getByRole('heading', { level: 2 });
  const chosen = blockTree(page).getByRole('row', { selected: true });
  const order = (...numbers: number[]) => expect(shown).toHaveText(numbers.map((nth) => `Abschnitt ${nth}`));
  await order(1, 2, 3, 4, 5);

  await openBlock(page, /Abschnitt 2/);
  await row(page, /Abschnitt 3/).click({ modifiers: ['Shift'] });
  await expect(chosen).toHaveCount(2);
  await row(page, /Abschnitt 5/).click({ modifiers: ['ControlOrMeta'] });
  await expect(chosen).toHaveCount(3);
  await expect(formOf(page).getByRole('heading', { level: 2 })).toContainText('Abschnitt 5');

  await page.keyboard.press('Alt+ArrowUp');
  await order(2, 3, 1, 5, 4);
  await page.keyboard.press('ControlOrMeta+z');
  await order(1, 2, 3, 4, 5);
  await row(page, /Abschnitt 5/).focus();
  await page.keyboard.press('Delete');
  await order(1, 4);
  await page.keyboard.press('ControlOrMeta+z');
  await order(1, 2, 3, 4, 5);
  await expect(chosen).toHaveCount(3);

  await openBlock(page, /Abschnitt 1/);
  await row(page, /Abschnitt 1/).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(chosen).toHaveCount(3);
  await page.keyboard.press('Shift+ArrowUp');
  await expect(chosen).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+d');
  await order(1, 2, 1, 2, 3, 4, 5);
  await expect(chosen).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+z');
  await order(1, 2, 3, 4, 5);
});

test('blocks are cut here and pasted into another page in another window, with ids of their own', async ({
  page,
  context,
  shop,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const from = await createPage(shop, 'kopie-von', [info(1), info(2), info(3)]);
  const to = await createPage(shop, 'kopie-nach', [headline('head', 'Ziel')]);
  const other = await context.newPage();
  await openPage(other, shop, to, 'head');
  await openPage(page, shop, from);

  await openBlock(page, /Abschnitt 1/);
  await row(page, /Abschnitt 2/).click({ modifiers: ['Shift'] });
  await page.keyboard.press('ControlOrMeta+x');
  await expect(page.getByText('2 Bausteine ausgeschnitten.')).toBeVisible();
  await expect(row(page, /Abschnitt 3/)).toBeFocused();
  await expect(blockTree(page).getByRole('row')).toHaveCount(2);
  await save(page);

  await row(other, /Überschrift/).focus();
  await other.keyboard.press('ControlOrMeta+v');
  await expect(other.getByText('2 Bausteine eingefügt.')).toBeVisible();
  await expect(previewOf(other).getByRole('heading', { name: 'Abschnitt 2' })).toBeVisible();
  await expect(row(other, /Abschnitt 1/)).toBeFocused();
  await save(other);
  const { body } = await draftOf(shop, to);
  expect(body).toMatchObject([{ _uid: 'head' }, { headline: 'Abschnitt 1' }, { headline: 'Abschnitt 2' }]);
  expect(JSON.stringify(body)).not.toContain('"info-');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(blockTree(page).getByRole('row')).toHaveCount(4);
  await save(page);
  expect((await draftOf(shop, from)).body).toMatchObject([info(1), info(2), info(3)]);
});

test(
  'pasting where a block may not stand says so and offers the nearest place',
  beforeRelease,
  async ({ page, context, shop }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const question = { _uid: 'question', component: 'seo_question', question: 'Wie lange?' };
    const story = await createPage(shop, 'einfuegen-wo', [
      info(1),
      { _uid: 'questions', component: 'seo_questions', headline: 'Fragen', items: [question] },
    ]);
    await openPage(page, shop, story, 'question');
    await row(page, /Hinweistext/).focus();
    await page.keyboard.press('ControlOrMeta+c');
    await row(page, /^Frage Wie lange/).focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(page.getByText('„Hinweistext“ passt nicht an diese Stelle.')).toBeVisible();
    await page.getByRole('button', { name: 'Dort einfügen: Nach „Häufige Fragen: Fragen“' }).click();
    await expect(row(page, /Hinweistext/)).toHaveCount(2);

    await row(page, /^Frage Wie lange/).focus();
    await page.keyboard.press('ControlOrMeta+c');
    await row(page, /Hinweistext/)
      .first()
      .focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(page.getByText('„Frage“ passt nirgends auf diese Seite.')).toBeVisible();
    await save(page);
    expect((await draftOf(shop, story)).body).toMatchObject([
      info(1),
      { items: [question] },
      { headline: 'Abschnitt 1' },
    ]);
  },
);

test(
  'copied blocks are readable text elsewhere, and text that is none of ours pastes nothing',
  beforeRelease,
  async ({ page, context, shop }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const story = await createPage(shop, 'als-text', [info(1)]);
    await openPage(page, shop, story, 'info-1');
    await row(page, /Abschnitt 1/).hover();
    await row(page, /Abschnitt 1/)
      .getByRole('button', { name: /^Aktionen/ })
      .click();
    await page.getByRole('menuitem', { name: /^Kopieren/ }).click();
    await expect(page.getByText('Baustein kopiert.')).toBeVisible();
    const html = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return (await item?.getType('text/html'))?.text();
    });
    expect(html).toContain('Hinweistext: Abschnitt 1');

    await page.evaluate(() => navigator.clipboard.writeText('Nur ein Satz.'));
    await row(page, /Abschnitt 1/).focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(page.getByText('In der Zwischenablage liegen keine Bausteine.')).toBeVisible();
    await expect(blockTree(page).getByRole('row')).toHaveCount(2);
  },
);

test(
  'a new block is not born red: an empty field is asked for once it was left empty',
  beforeRelease,
  async ({ page, shop }) => {
    const story = await createPage(shop, 'nicht-rot', [headline('head', 'Oben')]);
    await openPage(page, shop, story, 'head');
    await blockTree(page)
      .locator('xpath=ancestor::*[@data-pane]')
      .getByRole('button', { name: 'Baustein einfügen' })
      .click();
    await chooser(page)
      .getByRole('option', { name: /^Häufige Fragen/ })
      .click();
    const form = formOf(page);
    const field = form.getByRole('textbox', { name: 'Überschrift Pflichtfeld' });
    const asked = form.getByText('„Überschrift“ ausfüllen.');
    await expect(field).toBeFocused();
    // Stored without leaving the field, and so judged as it is.
    await field.press('ControlOrMeta+s');
    await expectSaved(page);
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await expect(asked).toBeHidden();
    await field.press('Tab');
    await expect(asked).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('Fragen zum Papier');
    await expect(asked).toBeHidden();
    await expect(field).toHaveAttribute('aria-invalid', 'false');
  },
);
