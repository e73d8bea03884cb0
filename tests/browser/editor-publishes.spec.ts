import type { Locator, Page } from '@playwright/test';
import { createPage, formOf, openPage, previewOf } from './support/editing.ts';
import { clickInPreview } from './support/pages.ts';
import { expect, test } from './support/shop-test.ts';

const oldTitle = 'Euer Tag, auf feinstem Papier';
const newTitle = 'Ein Fest, auf feinstem Papier';

test('an editor changes the home page, sees it live, publishes it; a shopper sees it at once; and takes it back', async ({
  page,
  ownShop,
  context,
}) => {
  const shopper = await context.newPage();
  await shopper.goto(ownShop.storefront);
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(oldTitle);

  await openHomePage(page, ownShop.workspace);
  const preview = previewOf(page);
  await preview.locator('html').evaluate(() => {
    window.name = 'never reloaded';
  });

  // Change: click it in the page, type in the form, see it in the page.
  const field = titleField(page);
  await clickInPreview(page, oldTitle, field);
  await field.fill(newTitle);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(newTitle);

  // Save: the draft is stored, the shopper sees nothing of it.
  await page.getByRole('button', { name: 'Sichern' }).click();
  await expect(page.getByText(/^Entwurf, gesichert/)).toBeVisible();
  await shopper.reload();
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(oldTitle);

  // Publish: the shopper's next request has it.
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText(/^Veröffentlicht, gesichert/)).toBeVisible();
  await shopper.reload();
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(newTitle);
  expect(await preview.locator('html').evaluate(() => window.name)).toBe('never reloaded');

  // Undo the publication: the page is gone for shoppers, the draft stays.
  await page.getByRole('button', { name: 'Zurückziehen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click();
  await expect(page.getByRole('button', { name: 'Zurückziehen' })).toBeHidden();
  const gone = await shopper.request.get(ownShop.storefront);
  expect(gone.status()).toBe(404);
  await expect(field).toHaveValue(newTitle);
});

test('publishing is refused while a finding stands, and says what to do beside the field', async ({
  page,
  ownShop,
  expectedErrors,
}) => {
  expectedErrors.push(/422/);
  await openHomePage(page, ownShop.workspace);
  const field = titleField(page);
  await clickInPreview(page, oldTitle, field);
  await field.fill('');
  await expect(
    formOf(page)
      .getByText(/“Titel”|„Titel“/)
      .first(),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  const refusal = page.getByRole('dialog', { name: 'Noch nicht veröffentlicht' });
  await expect(refusal.getByText(/Titel/).first()).toBeVisible();
  const answer = await page.request.get(ownShop.storefront);
  expect(await answer.text()).toContain(oldTitle);
});

test('a product the catalogue lacks, or a country does not get, is named at its field and stops publishing', async ({
  page,
  ownShop,
  expectedErrors,
}) => {
  expectedErrors.push(/422/);
  const story = await createPage(ownShop, 'kalender-und-karten', [
    { _uid: 'titel', component: 'page_container_headline', headline: 'Kalender', headlineType: 'h1' },
    {
      _uid: 'liste',
      component: 'product_list',
      products: {
        plugin: 'blattwerk-product',
        version: 1,
        items: [
          { kind: 'card', id: '99999999' },
          { kind: 'calendar', id: '200101' },
        ],
      },
    },
  ]);
  await openPage(page, ownShop, story, 'liste');
  const gone = /„Karte 99999999“ entfernen oder ersetzen/;
  const elsewhere = /in Frankreich, Belgien.* nicht lieferbar|nur in .* lieferbar/;
  await expect(formOf(page).getByText(gone)).toBeVisible();
  await expect(formOf(page).getByText(elsewhere)).toBeVisible();

  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  const refusal = page.getByRole('dialog', { name: 'Noch nicht veröffentlicht' });
  await expect(refusal.getByText(gone)).toBeVisible();
  await expect(refusal.getByText(elsewhere)).toBeVisible();
});

async function openHomePage(page: Page, workspace: string): Promise<void> {
  await page.goto(workspace);
  await page.getByRole('treegrid', { name: 'Seiten' }).getByText('Startseite').first().click();
  // A scaled frame moves what the test tool clicks; a real mouse has no such trouble.
  await page.getByRole('radio', { name: '100 %' }).click();
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText(oldTitle);
  await expect(page.getByText('Vorschau verbunden')).toBeVisible();
}

function titleField(page: Page): Locator {
  return formOf(page).getByRole('textbox', { name: /^Titel/ });
}
