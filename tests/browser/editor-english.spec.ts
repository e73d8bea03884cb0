import type { Page } from '@playwright/test';
import { createPage, openPage } from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

async function speakEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sprache der Oberfläche: Deutsch' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
}

/** Publishing is refused. */
test.use({ expectedErrors: [/status of 422/] });

test('in English, blocks, fields, choices and groups have English names, from the library to the page', async ({
  page,
  shop,
}) => {
  const story = await createPage(shop, 'english-names', [
    { _uid: 'info', component: 'info_text', headline: 'Hinweise' },
  ]);
  await openPage(page, shop, story, 'info');
  await speakEnglish(page);
  const form = page.getByRole('region', { name: 'Form' });
  const tree = page.getByRole('treegrid', { name: 'Blocks of this page' });

  await test.step('what was open follows the language', async () => {
    await expect(form.getByRole('textbox', { name: 'Headline' })).toHaveValue('Hinweise');
    await expect(form.getByText('A few sentences. Links lead to more.')).toBeVisible();
    await expect(tree.getByRole('row', { name: 'Info text Hinweise' })).toBeVisible();
    const preview = page.frameLocator('iframe[title^="Preview"]');
    await expect(preview.getByRole('toolbar', { name: 'Block “Info text”' })).toBeVisible();
  });

  await test.step('the library, found by its German name too', async () => {
    await tree.locator('xpath=ancestor::*[@data-pane]').getByRole('button', { name: 'Add a block' }).click();
    const library = page.getByRole('dialog', { name: 'Choose a block' });
    await expect(library.getByRole('group', { name: /^Teasers/ })).toBeVisible();
    await library.getByRole('searchbox').fill('Bild mit Text');
    await library.getByRole('option', { name: /^Picture with text/ }).click();
  });

  await test.step('its form', async () => {
    await expect(tree.getByRole('row', { name: /^Picture with text/, selected: true })).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Button text' })).toBeVisible();
    await form.getByRole('tab', { name: 'Look' }).click();
    await form.getByRole('button', { name: /Arrangement/ }).click();
    await page.getByRole('option', { name: 'Picture on the right' }).click();
  });

  await test.step('findings', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const findings = page.getByRole('dialog');
    await expect(findings.getByText('Fill in “Picture”.')).toBeVisible();
    await expect(findings.getByText(/Picture with text.* › Picture/).first()).toBeVisible();
  });
});

test('the desk of cards names palettes and type in the language of the interface', async ({ page, shop }) => {
  await page.goto(`${shop.workspace}/designs`);
  const form = page.getByRole('form', { name: 'Neue Karte' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Bunte Namen');
  await form.getByRole('button', { name: 'Karte beginnen' }).click();
  const named = (field: string, name: string) =>
    page.getByRole('combobox', { name: field }).getByRole('option', { name, exact: true });
  await expect(named('Farbwelt', 'Kunterbunt')).toBeAttached();
  await speakEnglish(page);
  await expect(named('Palette', 'Many colours')).toBeAttached();
  await expect(named('Palette', 'Kunterbunt')).toHaveCount(0);
});
