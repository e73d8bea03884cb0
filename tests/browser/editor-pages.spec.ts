import type { Page } from '@playwright/test';
import { beforeRelease } from './support/broad.ts';
import { formOf, previewIsLive, previewOf, save } from './support/editing.ts';
import { act, clickInPreview, findPage, openPageAt, pageSearch, pageTree, publish } from './support/pages.ts';
import { expect, test } from './support/shop-test.ts';

// High enough that the tree, which renders the rows in view only, shows every page.
test.use({ viewport: { width: 1440, height: 6000 } });

const pageRow = (page: Page, name: string) => pageTree(page).getByRole('row', { name, exact: true });

// In a shop of its own: the pages of other tests would stand among those that are walked.
test('an editor finds pages by search and walks the tree by keyboard', {
  tag: ['@own-shop', ...beforeRelease.tag],
}, async ({ page, ownShop }) => {
  await page.goto(ownShop.workspace);
  const search = pageSearch(page);
  await search.fill('papier');
  await expect(pageRow(page, 'Welches Papier wofür?')).toContainText(
    'blattwerk/magazin/welches-papier-wofuer',
  );
  await expect(pageRow(page, 'Startseite')).toHaveCount(0);
  await search.fill('gibtesnicht');
  await expect(page.getByText('Keine Seite passt zu dieser Suche.')).toBeVisible();
  await search.press('Escape');
  await expect(search).toHaveValue('');

  const folder = pageRow(page, 'Magazin').first();
  await expect(folder).toHaveAttribute('aria-expanded', 'false');
  await pageTree(page).press('Home');
  await expect(pageRow(page, 'Blattwerk')).toBeFocused();
  await page.keyboard.type('Mag');
  await expect(folder).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(folder).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/stories\/\d+/);
  await expect(formOf(page).getByRole('heading', { level: 2 })).toHaveText('Einladungstexte zur Hochzeit');
});

test('a page is made, renamed, moved, doubled and deleted; shoppers find it where it is', {
  tag: '@own-shop',
}, async ({ page, ownShop, expectedErrors }) => {
  const answer = async (path: string) => (await page.request.get(`${ownShop.storefront}${path}`)).status();
  await page.goto(ownShop.workspace);

  // A new page in a folder: its address follows from its name, and a taken one is refused in place.
  await act(page, pageRow(page, 'Service').first(), 'Neue Seite darin …');
  const creation = page.getByRole('dialog', { name: 'Neue Seite' });
  await creation.getByRole('textbox', { name: 'Name' }).fill('Versand');
  await expect(creation.getByText('Diese Adresse ist in dem Ordner schon vergeben.')).toBeVisible();
  await creation.getByRole('textbox', { name: 'Name' }).fill('Größen & Maße');
  await expect(creation.getByRole('textbox', { name: 'Adresse' })).toHaveValue('groessen-masse');
  await page.keyboard.press('Enter');
  await expect(creation).toBeHidden();
  await expect(formOf(page).getByRole('heading', { level: 2 })).toHaveText('Größen & Maße');
  await expect(formOf(page).getByRole('button', { name: 'Baustein einfügen' })).toBeFocused();
  await previewIsLive(page);
  await expect(pageRow(page, 'Größen & Maße')).toContainText('Größen & Maße');

  // A copy of a page goes live under an address of its own.
  await act(page, pageRow(page, 'Musterkarten'), 'Verdoppeln');
  await expect(formOf(page).getByRole('heading', { level: 2 })).toHaveText('Musterkarten (Kopie)');
  await publish(page);
  expect(await answer('/service/musterkarten-kopie/')).toBe(200);

  // Renaming and moving take effect in the shop at once.
  const copy = pageRow(page, 'Musterkarten (Kopie)');
  await act(page, copy, 'Name und Adresse …');
  const renaming = page.getByRole('dialog', { name: '„Musterkarten (Kopie)“ umbenennen' });
  await renaming.getByRole('textbox', { name: 'Name' }).fill('Muster bestellen');
  await renaming.getByRole('textbox', { name: 'Adresse' }).fill('Muster Bestellen');
  await expect(renaming.getByText('Nur Kleinbuchstaben, Ziffern und Bindestriche dazwischen.')).toBeVisible();
  await renaming.getByRole('textbox', { name: 'Adresse' }).fill('versand');
  await expect(renaming.getByText('Diese Adresse ist in dem Ordner schon vergeben.')).toBeVisible();
  await renaming.getByRole('textbox', { name: 'Adresse' }).fill('muster-bestellen');
  await renaming.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(renaming).toBeHidden();
  expect(await answer('/service/muster-bestellen/')).toBe(200);
  expect(await answer('/service/musterkarten-kopie/')).toBe(404);

  await act(page, pageRow(page, 'Muster bestellen'), 'Verschieben …');
  const moving = page.getByRole('dialog', { name: '„Muster bestellen“ verschieben' });
  await moving.getByRole('button', { name: 'Ordner' }).click();
  await page.getByRole('option', { name: 'blattwerk/magazin', exact: true }).click();
  await moving.getByRole('button', { name: 'Hierher verschieben' }).click();
  await expect(moving).toBeHidden();
  expect(await answer('/magazin/muster-bestellen/')).toBe(200);
  await previewIsLive(page);

  // Deleting asks first, and says that the shop shows the page.
  await act(page, pageRow(page, 'Muster bestellen'), 'Löschen …');
  const question = page.getByRole('alertdialog', { name: '„Muster bestellen“ löschen?' });
  await expect(question.getByText('Im Shop sichtbar: 1.')).toBeVisible();
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  expect(await answer('/magazin/muster-bestellen/')).toBe(200);
  await act(page, pageRow(page, 'Muster bestellen'), 'Löschen …');
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect(pageRow(page, 'Muster bestellen')).toHaveCount(0);
  expect(await answer('/magazin/muster-bestellen/')).toBe(404);
  await expect(formOf(page).getByText('Noch nichts geöffnet')).toBeVisible();
  expectedErrors.push(/404/);
});

test('what was deleted is brought back: same links, same text for shoppers, same draft', {
  tag: ['@own-shop', ...beforeRelease.tag],
}, async ({ page, ownShop, context }) => {
  const live = 'Versand & Lieferung';
  const heading = formOf(page).getByRole('textbox', { name: /^Überschrift/ });
  await openPageAt(page, ownShop.workspace, 'blattwerk/service/versand');
  await clickInPreview(page, live, heading);
  await heading.fill('Nur im Entwurf');
  await save(page);
  const shopper = await context.newPage();
  const address = `${ownShop.storefront}/service/versand/`;

  // The whole folder goes, the page within it.
  await act(page, pageRow(page, 'Service').first(), 'Löschen …');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByText('„Service“ ist gelöscht.')).toBeVisible();
  await expect(pageRow(page, 'Musterkarten')).toHaveCount(0);
  expect((await shopper.request.get(address)).status()).toBe(404);

  await page.getByRole('button', { name: 'Zurückholen' }).click();
  await expect(page.getByText('„Service“ ist gelöscht.')).toBeHidden();
  await shopper.goto(address);
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(live);
  // Links go by UUID: those of the home page lead into the folder again.
  await shopper.goto(ownShop.storefront);
  await shopper.getByRole('main').getByRole('link', { name: 'Musterkarten' }).first().click();
  await expect(shopper).toHaveURL(`${ownShop.storefront}/service/musterkarten/`);

  await findPage(page, 'blattwerk/service/versand');
  await previewIsLive(page);
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText('Nur im Entwurf');
});
