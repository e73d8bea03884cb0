import type { Locator, Page } from '@playwright/test';
import { beforeRelease } from './support/broad.ts';
import { blockTree, createPage, draftOf, openPage, save } from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

const info = (nth: number) => ({ _uid: `info-${nth}`, component: 'info_text', headline: `Abschnitt ${nth}` });
const question = { _uid: 'question', component: 'seo_question', question: 'Wie lange?' };

const row = (page: Page, name: string | RegExp): Locator => blockTree(page).getByRole('row', { name });
const library = (page: Page): Locator => page.getByRole('dialog', { name: 'Baustein wählen' });
const addButton = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Seiten' }).getByRole('button', { name: 'Baustein einfügen' });

test('the library shows how every block looks, by group, and inserts by keys', async ({ page, shop }) => {
  const story = await createPage(shop, 'bibliothek', [info(1)]);
  await openPage(page, shop, story, 'info-1');
  await addButton(page).click();
  await expect(library(page).getByRole('group').first()).toContainText(/^Teaser ?\d/);
  const options = library(page).getByRole('option');
  await expect(options).not.toHaveCount(0);
  const pictures = options.locator('img');
  await expect(pictures).toHaveCount(await options.count());
  await expect(async () => {
    const shown = await pictures.evaluateAll((all) =>
      all.filter((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0),
    );
    expect(shown.length).toBeGreaterThan(3);
  }).toPass();

  await page.keyboard.type('hinwiestext');
  await expect(options).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(library(page)).toHaveCount(0);
  await save(page);
  expect((await draftOf(shop, story)).body).toMatchObject([info(1), { component: 'info_text' }]);
});

test(
  'arrows go through the grid, Escape gives the focus back, what cannot stand here says where it can',
  beforeRelease,
  async ({ page, shop }) => {
    const story = await createPage(shop, 'bibliothek-tasten', [info(1)]);
    await openPage(page, shop, story, 'info-1');
    await row(page, /Abschnitt 1/).focus();
    await page.keyboard.press('+');
    const active = library(page).locator('[role=option][data-focused]');
    await page.keyboard.press('ArrowDown');
    // By name: how often a block is used is said once it has been counted.
    const first = (await active.getAttribute('data-key')) ?? '';
    await page.keyboard.press('ArrowRight');
    await expect(active).not.toHaveAttribute('data-key', first);
    await page.keyboard.press('ArrowLeft');
    await expect(active).toHaveAttribute('data-key', first);
    await page.keyboard.press('ArrowDown');
    await expect(active).not.toHaveAttribute('data-key', first);

    await page.keyboard.type('folie');
    await expect(
      library(page).getByText('„Folie“ passt nicht an diese Stelle, nur in: Hauptteaser.'),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(library(page)).toHaveCount(0);
    await expect(row(page, /Abschnitt 1/)).toBeFocused();
  },
);

test(
  'saved sections are shared: saved here, inserted there with new ids, renamed, deleted, brought back',
  beforeRelease,
  async ({ page, context, shop }) => {
    const name = 'Fragen zum Papier';
    const questions = {
      _uid: 'questions',
      component: 'seo_questions',
      headline: 'Fragen',
      items: [question],
    };
    const from = await createPage(shop, 'abschnitt-von', [info(1), questions]);
    const to = await createPage(shop, 'abschnitt-nach', [info(2)]);
    await openPage(page, shop, from, 'info-1');
    await row(page, /Fragen/).click({ modifiers: ['ControlOrMeta'] });
    await row(page, /Fragen/)
      .getByRole('button', { name: /^Aktionen/ })
      .click();
    await page.getByRole('menuitem', { name: 'Als Vorlage sichern …' }).click();
    const saving = page.getByRole('dialog', { name: 'Als Vorlage sichern' });
    await saving.getByRole('textbox', { name: 'Name' }).fill(name);
    await saving.getByRole('button', { name: 'Sichern' }).click();
    await expect(saving).toHaveCount(0);

    const other = await context.newPage();
    await openPage(other, shop, to, 'info-2');
    await addButton(other).click();
    await expect(library(other).getByRole('group', { name: /^Eigene Abschnitte/ })).toBeVisible();
    await library(other).getByRole('option', { name }).click();
    await expect(row(other, /Abschnitt 1/)).toBeVisible();
    await save(other);
    const { body } = await draftOf(shop, to);
    expect(body).toMatchObject([
      { _uid: 'info-2' },
      { headline: 'Abschnitt 1' },
      { headline: 'Fragen', items: [{ question: 'Wie lange?' }] },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/"_uid":"(info-1|questions|question)"/);

    await addButton(other).click();
    await library(other).getByRole('button', { name: 'Eigene Abschnitte verwalten' }).click();
    const manage = other.getByRole('dialog', { name: 'Eigene Abschnitte' });
    await manage.getByRole('textbox', { name: `Name von „${name}“` }).fill('Papierfragen');
    await manage.getByRole('button', { name: 'Umbenennen' }).click();
    await expect(manage.getByRole('textbox', { name: 'Name von „Papierfragen“' })).toBeVisible();
    await manage.getByRole('button', { name: '„Papierfragen“ löschen' }).click();
    await expect(manage.getByRole('textbox', { name: 'Name von „Papierfragen“' })).toHaveCount(0);
    await manage.getByRole('button', { name: 'Zurückholen' }).click();
    await manage.getByRole('button', { name: '„Papierfragen“ löschen' }).click();
    await expect(manage.getByText('„Papierfragen“ ist gelöscht.')).toBeVisible();
  },
);
