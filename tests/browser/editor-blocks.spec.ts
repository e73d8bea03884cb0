import {
  blockTree,
  createPage,
  draftOf,
  expectNeverReloaded,
  formOf,
  openPage,
  previewOf,
  save,
} from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

test('blocks: added, ordered by menu and by keyboard, duplicated, deleted, brought back', async ({
  page,
  shop,
}) => {
  const story = await createPage(shop, 'bausteine', [
    { _uid: 'questions', component: 'seo_questions', headline: 'Fragen', items: [] },
  ]);
  await openPage(page, shop, story, 'questions');
  const form = formOf(page);
  const rows = form.getByRole('grid', { name: 'Fragen' }).getByRole('row');
  const shown = previewOf(page).getByRole('main').locator('summary');
  const tree = blockTree(page);

  await test.step('add three', async () => {
    for (const question of ['Wie lange?', 'Wie teuer?', 'Wie groß?']) {
      await form.getByRole('button', { name: 'Baustein einfügen' }).click();
      await page
        .getByRole('dialog', { name: 'Baustein wählen' })
        .getByRole('option', { name: /^Frage/ })
        .click();
      await form.getByRole('textbox', { name: 'Frage Pflichtfeld' }).fill(question);
      await expect(shown.last()).toHaveText(question);
      await form.getByRole('navigation', { name: 'Ort des Bausteins' }).getByRole('button').last().click();
    }
    await expect(shown).toHaveText(['Wie lange?', 'Wie teuer?', 'Wie groß?']);
  });

  await test.step('order by the menu', async () => {
    await rows.filter({ hasText: 'Wie lange?' }).getByRole('button', { name: 'Aktionen für Frage' }).click();
    await page.getByRole('menuitem', { name: /^Nach unten/ }).click();
    await expect(shown).toHaveText(['Wie teuer?', 'Wie lange?', 'Wie groß?']);
  });

  await test.step('order by the keyboard, in the tree of blocks', async () => {
    await tree.getByRole('row', { name: /Häufige Fragen/ }).press('ArrowRight');
    await tree.getByRole('row', { name: /Wie groß\?/ }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(shown).toHaveText(['Wie teuer?', 'Wie groß?', 'Wie lange?']);
    await expect(tree.getByRole('row', { name: /Wie groß\?/ })).toBeFocused();
  });

  await test.step('duplicate', async () => {
    await rows.filter({ hasText: 'Wie teuer?' }).getByRole('button', { name: 'Aktionen für Frage' }).click();
    await page.getByRole('menuitem', { name: /^Verdoppeln/ }).click();
    await expect(shown).toHaveText(['Wie teuer?', 'Wie teuer?', 'Wie groß?', 'Wie lange?']);
  });

  await test.step('delete, and take it back', async () => {
    await rows.filter({ hasText: 'Wie groß?' }).getByRole('button', { name: 'Aktionen für Frage' }).click();
    await page.getByRole('menuitem', { name: /^Löschen/ }).click();
    await expect(shown).toHaveText(['Wie teuer?', 'Wie teuer?', 'Wie lange?']);
    await page.keyboard.press('Control+z');
    await expect(shown).toHaveText(['Wie teuer?', 'Wie teuer?', 'Wie groß?', 'Wie lange?']);
  });

  await save(page);
  await expectNeverReloaded(page);
  const draft = await draftOf(shop, story);
  expect(draft).toMatchObject({
    body: [
      {
        items: ['Wie teuer?', 'Wie teuer?', 'Wie groß?', 'Wie lange?'].map((question) => ({
          _uid: expect.any(String),
          component: 'seo_question',
          question,
        })),
      },
    ],
  });
  const uids = JSON.stringify(draft).match(/(?<="_uid":")[^"]+/g) ?? [];
  expect(new Set(uids).size).toBe(uids.length);
});
