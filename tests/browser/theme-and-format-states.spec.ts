import { expectNoFindings } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import { openPluginContainer } from './support/plugin-container.ts';
import { expect, test } from './support/shop-test.ts';

/** The bare editor around the plugin is no page of ours; a field of a form needs no heading. */
const field = { include: ['iframe'], without: ['page-has-heading-one'], hasFrames: true };
const storedFormat = (format: string) => ({ plugin: 'blattwerk-format', version: 1, format });

/** A page whose block `block`, in which the plugin stands, holds a product. */
const pageWith = (kind: string, id: string) => ({
  component: 'page',
  body: [
    {
      _uid: 'block',
      component: 'product_detail',
      product: { plugin: 'blattwerk-product', version: 1, items: [{ kind, id }] },
    },
  ],
});

test(
  'a format is chosen or typed in the vendor’s editor, and every trouble has its sentence',
  beforeRelease,
  async ({ page, shop, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    const container = await openPluginContainer(page, shop, 'format', {
      content: pageWith('photoframe', 'holzrahmen-eiche'),
      model: storedFormat('500x700'),
    });
    const { plugin } = container;
    const own = plugin.getByRole('textbox', { name: 'Eigenes Format' });

    await test.step('many sizes are offered in the dialog', async () => {
      await expect(plugin.getByText('50 × 70 cm')).toBeVisible();
      await plugin.getByRole('button', { name: /^Alle \d+ Formate$/ }).click();
      await expect(plugin.getByRole('radio', { name: '50 × 70 cm' })).toBeChecked();
      await expectNoFindings(page, field);
    });

    await test.step('a typed size is judged before it is taken', async () => {
      await own.fill('10 x 44 cm');
      await own.press('Enter');
      await expect(own).toHaveAccessibleDescription(/von 15 bis 100 cm, die kürzere höchstens 70 cm/);
      await own.fill('0420x297');
      await own.press('Enter');
      await expect(own).toHaveAccessibleDescription(/Die Null am Anfang weglassen/);
      await own.fill('A3 quer');
      await own.press('Enter');
      await expect(plugin.getByRole('radio', { name: 'A3 quer, 42 × 29,7 cm' })).toBeChecked();
      await expectNoFindings(page, field);
      await plugin.getByRole('button', { name: 'Fertig' }).click();
      await expect.poll(() => container.model()).toMatchObject(storedFormat('420x297'));
      expect(await container.isModalOpen()).toBe(false);
    });

    await test.step('another product has other formats', async () => {
      await container.tell({ content: pageWith('card', '146103') });
      await expect(plugin.getByText('A3 quer, 42 × 29,7 cm gibt es bei diesem Produkt nicht.')).toBeVisible();
      await plugin.getByRole('radio', { name: 'Standardformat des Produkts' }).press('Space');
      await expect.poll(() => container.model()).toBeFalsy();
    });

    await test.step('without a catalogue nothing is lost', async () => {
      await page.route('**/web-api/products/chosen**', (route) => route.abort());
      await container.tell({ content: pageWith('card', '146101'), model: storedFormat('105x148') });
      await expect(plugin.getByRole('alert')).toContainText('Der Shop ist nicht erreichbar.');
      await expect(plugin.getByText('A6 hoch, 10,5 × 14,8 cm')).toBeVisible();
      await page.unroute('**/web-api/products/chosen**');
      await plugin.getByRole('button', { name: 'Noch einmal versuchen' }).click();
      await expect(plugin.getByRole('radio', { name: /^A6 hoch/ })).toBeChecked();
    });

    await test.step('read only, in English, of a kind the field names', async () => {
      await container.tell({
        interfaceLanguage: 'en',
        options: [
          { name: 'readOnly', value: 'true' },
          { name: 'kind', value: 'calendar' },
          { name: 'type', value: 'wandkalender' },
        ],
      });
      await expect(plugin.getByText('A6 portrait, 10.5 × 14.8 cm')).toBeVisible();
      await expect(plugin.getByRole('button')).toHaveCount(0);
    });

    await test.step('no product, no formats', async () => {
      await container.tell({ options: [], interfaceLanguage: 'de', content: { component: 'page' } });
      await expect(plugin.getByText(/^Zuerst das Produkt dieses Blocks auswählen/)).toBeVisible();
    });
  },
);

test(
  'a theme in the vendor’s editor: older values, other channels, a silent catalogue',
  beforeRelease,
  async ({ page, shop, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    const older = { plugin: 'blattwerk-theme', _uid: 'a-uid', theme: '1402', design: 140_202 };
    const container = await openPluginContainer(page, shop, 'theme', { model: older });
    const { plugin } = container;

    await test.step('what an older picker stored is understood', async () => {
      await expect(plugin.getByText('Rosengarten', { exact: true })).toBeVisible();
      await expect(plugin.getByText('Einladungskarte, Postkarte, hoch')).toBeVisible();
      await expectNoFindings(page, field);
    });

    await test.step('a design that left its theme is named as such, and let go', async () => {
      await container.tell({ model: { ...older, design: 'hochzeit-eukalyptus' } });
      await expect(
        plugin.getByText(/Design hochzeit-eukalyptus gehört nicht mehr zu „Rosengarten“/),
      ).toBeVisible();
      await plugin.getByRole('button', { name: 'Nur das Thema behalten' }).click();
      await expect
        .poll(() => container.model())
        .toEqual({ plugin: 'blattwerk-theme', _uid: 'a-uid', version: 1, themeId: 1402 });
    });

    await test.step('a theme the channel does not sell is named as such', async () => {
      await container.tell({ fullSlug: 'myposter/home' });
      await expect(plugin.getByText(/„Rosengarten“ ist im Shop myposter DE nicht im Verkauf/)).toBeVisible();
      await plugin.getByRole('button', { name: 'Feld leeren' }).click();
      await expect(plugin.getByText('Noch kein Thema ausgewählt.')).toBeVisible();
    });

    await test.step('without a catalogue it says so, and tries again', async () => {
      await container.tell({ fullSlug: 'blattwerk/home' });
      await page.route('**/web-api/theme-groups**', (route) => route.abort());
      await plugin.getByRole('button', { name: 'Thema auswählen' }).click();
      await expect(plugin.getByRole('alert')).toContainText('Der Shop ist nicht erreichbar.');
      await page.unroute('**/web-api/theme-groups**');
      await plugin.getByRole('button', { name: 'Noch einmal versuchen' }).click();
      await expect(plugin.getByRole('row').first()).toBeVisible();
    });

    await test.step('nothing found can be undone', async () => {
      await plugin.getByRole('searchbox', { name: 'Themen suchen' }).fill('gibtesnicht');
      await expect(plugin.getByText('Kein Thema passt zu dieser Auswahl.')).toBeVisible();
      await plugin.getByRole('button', { name: 'Alle Filter zurücksetzen' }).click();
      await expect(plugin.getByRole('row').first()).toBeVisible();
      await plugin.getByRole('button', { name: 'Nächste Seite' }).click();
      await expect(plugin.getByText(/^Seite 2 von/)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect.poll(() => container.isModalOpen()).toBe(false);
    });
  },
);
