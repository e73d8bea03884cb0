import { expectNoFindingsAtDeskWidths } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import { managementClient } from './support/editing.ts';
import { pageTree } from './support/pages.ts';
import { expect, test } from './support/shop-test.ts';

test('editors add, change and delete the addresses that pages are previewed at', {
  tag: ['@own-shop', ...beforeRelease.tag],
}, async ({ page, ownShop }) => {
  const stored = async () => (await managementClient(ownShop).spaces.get()).data?.space?.environments;
  await page.goto(ownShop.workspace);
  await pageTree(page).getByText('Startseite').first().click();
  const open = page.getByRole('button', { name: 'Adressen der Vorschau' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Adressen der Vorschau' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Standard' })).toContainText(
    ownShop.storefront,
  );

  const add = dialog.getByRole('button', { name: 'Adresse hinzufügen' });
  await add.press('Enter');
  const name = dialog.getByRole('textbox', { name: 'Name' });
  const location = dialog.getByRole('textbox', { name: 'Adresse' });
  await expect(name).toBeFocused();
  await expect(dialog.getByRole('row').filter({ hasText: '{{ it.folder.slug }}' })).toContainText(
    'blattwerk/service',
  );
  await location.fill('https://magazin.example/{{ it.farbe }}');
  await location.press('Enter');
  await expect(dialog.getByText('Einen Namen eingeben.')).toBeVisible();
  await expect(dialog.getByText(/^\{\{ it\.farbe \}\} steht für nichts/)).toBeVisible();
  await expectNoFindingsAtDeskWidths(page, { include: ['[role=dialog]'] });
  await name.fill('Magazin');
  await location.fill('https://magazin.example/{{ it.lang }}/{{ it.slug }}');
  await expect(dialog.getByText('https://magazin.example/en/versand')).toBeVisible();
  await location.press('Enter');
  await expect(dialog.getByText(/^„Magazin“ ist gesichert/)).toBeVisible();
  await expect(add).toBeFocused();
  expect(await stored()).toEqual([
    { name: 'Magazin', location: 'https://magazin.example/{{ it.lang }}/{{ it.slug }}' },
  ]);

  await dialog.getByRole('button', { name: 'Adresse „Magazin“ ändern' }).press('Enter');
  await name.fill('Magazin neu');
  await dialog.getByRole('button', { name: 'Sichern' }).click();
  const row = dialog.getByRole('listitem').filter({ hasText: 'Magazin neu' });
  await expect(row).toContainText('https://magazin.example/');

  await row.getByRole('button', { name: /löschen$/ }).press('Enter');
  await expect(row).toBeHidden();
  expect(await stored()).toEqual([]);
  await dialog.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(row).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  // Above the preview the address can be chosen.
  await page.getByRole('button', { name: 'Adresse der Vorschau' }).click();
  await expect(page.getByRole('option', { name: 'Magazin neu' })).toBeVisible();
});
