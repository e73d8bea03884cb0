import { expectNoFindingsAtDeskWidths } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import { openPluginContainer } from './support/plugin-container.ts';
import { expect, test } from './support/shop-test.ts';

const stored = (...items: [kind: string, id: string][]) => ({
  plugin: 'blattwerk-product',
  _uid: 'a-uid',
  version: 1,
  items: items.map(([kind, id]) => ({ kind, id })),
});

test('products are searched, chosen, ordered and replaced by keyboard in the vendor’s editor', async ({
  page,
  shop,
}) => {
  const container = await openPluginContainer(page, shop, 'product', {
    model: stored(['card', '141101'], ['card', '99'], ['calendar', '201201']),
    options: [{ name: 'maximum', value: '3' }],
  });
  const { plugin } = container;

  await test.step('the field shows what is chosen, and what of it is gone', async () => {
    await expect(plugin.getByRole('row', { name: 'Einladungskarte „Ringlein fein“' })).toContainText(
      'ab 1,56 €',
    );
    await expect(plugin.getByRole('row', { name: 'Produkt 99' })).toContainText('Gibt es nicht mehr');
    await expect(async () => {
      const { given, needed } = await container.heights();
      expect(given).toBe(needed);
    }).toPass();
    await expectNoFindingsAtDeskWidths(page, { hasFrames: true });
  });

  await test.step('what is gone is replaced in its place', async () => {
    await plugin.getByRole('button', { name: 'Produkt 99 ersetzen' }).click();
    const search = plugin.getByRole('searchbox', { name: 'Produkte suchen' });
    await expect(search).toBeFocused();
    await expect(plugin.getByRole('status').filter({ hasText: 'ersetzt „Produkt 99“' })).toBeVisible();
    const results = plugin.getByRole('grid', { name: 'Produkte', exact: true });
    // What is called so comes before what only mentions it, and what is called the same is told apart.
    await search.fill('Eukalyptus');
    await expect(results.getByRole('row').first()).toContainText('Eukalyptushain');
    await plugin.getByRole('combobox', { name: 'Reihenfolge' }).selectOption('Beliebteste zuerst');
    await expect(results.getByRole('row').first()).not.toContainText('Eukalyptushain');
    await search.fill('Einladungskarte Lorbeerkranz');
    await expect(results.getByRole('row').first()).toContainText('Lorbeerkranz');
    await expect(plugin.getByRole('region', { name: 'Produkte' })).toHaveAttribute('aria-busy', 'false');
    await expectNoFindingsAtDeskWidths(page, { hasFrames: true });
    await search.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => container.isModalOpen()).toBe(false);
    await expect(plugin.getByRole('row')).toHaveCount(3);
    expect(await container.model()).toMatchObject({
      plugin: 'blattwerk-product',
      _uid: 'a-uid',
      version: 1,
      items: [{ id: '141101' }, { kind: 'card', id: '141501' }, { id: '201201' }],
    });
  });

  await test.step('the order changes by button, and by dragging with the keyboard', async () => {
    const idsOf = async () => JSON.stringify(await container.model()).match(/(?<="id":")\d+/g);
    await plugin.getByRole('button', { name: /„Meeresjahr“ nach oben/ }).press('Enter');
    await expect.poll(idsOf).toEqual(['141101', '201201', '141501']);
    const handle = plugin.getByRole('button', { name: /„Meeresjahr“ verschieben/ });
    await handle.press('Enter');
    // The focus is on a place to drop at before arrow keys choose among them.
    await expect(handle).not.toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(idsOf).toEqual(['201201', '141101', '141501']);
  });

  await test.step('a full field takes no more; Escape ends the choosing', async () => {
    await plugin.getByRole('button', { name: /„Lorbeerkranz“ entfernen/ }).click();
    await plugin.getByRole('button', { name: 'Produkte auswählen' }).click();
    const results = plugin.getByRole('grid', { name: 'Produkte', exact: true });
    await plugin.getByRole('button', { name: 'Fotobücher' }).click();
    const books = results.getByRole('row', { name: /^(Echtfotobuch|Fotoheft|Fotobuch)/ });
    await books.first().click();
    await expect(plugin.getByRole('status').filter({ hasText: '3 von höchstens 3' })).toBeVisible();
    await books.nth(1).click();
    await expect(plugin.getByText('Mehr als 3 Produkte passen nicht in dieses Feld.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect.poll(() => container.isModalOpen()).toBe(false);
  });
  expect(new Set(await container.events())).toEqual(
    new Set(['loaded', 'heightChange', 'update', 'toggleModal']),
  );
});

test(
  'the picker follows shop, language and options of its field, and says what is in its way',
  beforeRelease,
  async ({ page, shop, expectedErrors }) => {
    const container = await openPluginContainer(page, shop, 'product', {
      model: { items: ['card:141101', 'collage:220601'] },
      options: [{ name: 'maximum', value: '2' }],
    });
    const { plugin } = container;
    const card = plugin.getByRole('row').first();

    await test.step('a value of the first pickers is understood, and stays until something is chosen', async () => {
      await expect(plugin.getByRole('row')).toHaveCount(2);
      await expect(card).toContainText('Ringlein fein');
      expect(await container.model()).toEqual({ items: ['card:141101', 'collage:220601'] });
    });

    await test.step('another channel, another country, another language', async () => {
      await container.tell({ fullSlug: 'myposter/home' });
      await expect(card).toContainText('Bei myposter nicht im Verkauf');
      await container.tell({ fullSlug: 'blattwerk/home', language: 'en', interfaceLanguage: 'en' });
      await expect(card).toContainText('from £');
      await expect(plugin.getByRole('button', { name: /^Remove .*Little Ring/ })).toBeVisible();
      await container.tell({
        language: '',
        options: [
          { name: 'country', value: 'CH' },
          { name: 'maximum', value: '2' },
        ],
      });
      await expect(card).toContainText('CHF');
    });

    await test.step('to look at only', async () => {
      await container.tell({ options: [{ name: 'readOnly', value: 'true' }] });
      await expect(plugin.getByText('To look at only')).toBeVisible();
      await expect(plugin.getByRole('button')).toHaveCount(0);
    });

    await test.step('options and values that cannot be used', async () => {
      await container.tell({ interfaceLanguage: 'de', options: [{ name: 'kinds', value: 'card,fridge' }] });
      await expect(plugin.getByRole('alert')).toContainText(
        'Die Einstellungen dieses Feldes passen nicht: kinds.1',
      );
      await container.tell({ options: [], model: { version: 7 } });
      await expect(plugin.getByRole('alert')).toContainText('aus einer neueren Fassung');
      await container.tell({ model: stored() });
      await expect(plugin.getByText('Noch kein Produkt ausgewählt')).toBeVisible();
    });

    await test.step('without a catalogue, and with it again', async () => {
      expectedErrors.push(/ERR_FAILED/);
      await page.route('**/web-api/products?*', (route) => route.abort());
      await plugin.getByRole('button', { name: 'Produkte auswählen' }).click();
      const alert = plugin.getByRole('alert');
      await expect(alert).toContainText('Keine Verbindung zum Katalog');
      await page.unroute('**/web-api/products?*');
      await alert.getByRole('button', { name: 'Erneut versuchen' }).click();
      await expect(
        plugin.getByRole('grid', { name: 'Produkte', exact: true }).getByRole('row').first(),
      ).toBeVisible();
      await expect(alert).toBeHidden();
      await plugin.getByRole('searchbox').fill('xyzzy');
      await expect(plugin.getByText('Kein Produkt passt dazu')).toBeVisible();
    });
  },
);
