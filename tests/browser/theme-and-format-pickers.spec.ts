import { expectNoFindingsAtDeskWidths } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import { createPage, draftOf, openBlock, openPage, save } from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

const themeFrame = 'iframe[title="Thema: Auswahl"]';
const formatFrame = 'iframe[title="Format: Auswahl"]';
/** The editor around the pickers has tests of its own; a field of its form is no page and needs no heading. */
const field = (frame: string) => ({ include: [frame], without: ['page-has-heading-one'], hasFrames: true });

test('a theme is found, looked through and chosen, and one that is gone is replaced', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  const gone = { plugin: 'blattwerk-theme', version: 1, themeId: 999_999 };
  const story = await createPage(shop, 'themen', [
    { _uid: 'empty', component: 'theme_cards', headline: 'Passende Karten' },
    { _uid: 'gone', component: 'theme_cards', headline: 'Frühere Karten', theme: gone },
  ]);
  await openPage(page, shop, story, 'empty');
  const picker = page.frameLocator(themeFrame);

  await test.step('words and filters narrow the list', async () => {
    await picker.getByRole('button', { name: 'Thema auswählen' }).click();
    const search = picker.getByRole('searchbox', { name: 'Themen suchen' });
    await expect(search).toBeFocused();
    await picker.getByRole('combobox', { name: 'Land' }).selectOption('Schweiz');
    await picker.getByRole('combobox', { name: 'Reihenfolge' }).selectOption('Neueste zuerst');
    await picker.getByRole('checkbox', { name: /^Floral/ }).press('Space');
    await search.fill('Rosengarten');
    await expect(picker.getByRole('status')).toHaveText('1 Thema');
    await expectNoFindingsAtDeskWidths(page, field(themeFrame));
  });

  await test.step('with the keyboard into a theme, and to one of its designs', async () => {
    const theme = picker.getByRole('row', { name: /^Rosengarten, \d+ Designs$/ });
    await picker.getByRole('searchbox', { name: 'Themen suchen' }).press('ArrowDown');
    await expect(theme).toBeFocused();
    await theme.press('Enter');
    const whole = picker.getByRole('radio', { name: 'Das ganze Thema' });
    await expect(whole).toBeChecked();
    await whole.press('ArrowRight');
    // Of the designs, and of their colours, the first.
    const invitation = picker.getByRole('radio', { name: /^Einladungskarte, Klappkarte, quadratisch/ });
    await expect(invitation.first()).toBeChecked();
    await expectNoFindingsAtDeskWidths(page, field(themeFrame));
    await picker.getByRole('button', { name: 'Fertig' }).press('Enter');
  });

  await test.step('the form shows it', async () => {
    await expect(picker.getByText('Rosengarten', { exact: true })).toBeVisible();
    await expect(picker.getByText('Einladungskarte, Klappkarte, quadratisch')).toBeVisible();
  });

  await test.step('a theme that is gone is named as such, and replaced', async () => {
    await openBlock(page, /Frühere Karten/);
    await expect(picker.getByText(/Das gespeicherte Thema 999999 gibt es nicht mehr/)).toBeVisible();
    await picker.getByRole('button', { name: 'Anderes Thema wählen' }).click();
    await picker.getByRole('button', { name: 'Alle Themen' }).click();
    await picker.getByRole('searchbox', { name: 'Themen suchen' }).fill('Olivenzweig');
    await picker.getByRole('row', { name: /^Olivenzweig/ }).click();
    await picker.getByRole('button', { name: 'Fertig' }).click();
    await expect(picker.getByText('Olivenzweig', { exact: true })).toBeVisible();
  });

  await save(page);
  expect(await draftOf(shop, story)).toMatchObject({
    body: [
      {
        theme: {
          plugin: 'blattwerk-theme',
          version: 1,
          themeId: 1402,
          designId: expect.stringMatching(/^1402\d\d$/),
        },
      },
      { theme: { plugin: 'blattwerk-theme', version: 1, themeId: 1404 } },
    ],
  });
});

test('a page opens in a format that its product has', beforeRelease, async ({ page, shop }) => {
  const story = await createPage(shop, 'formate', [
    {
      _uid: 'card',
      component: 'card_detail',
      headline: 'Karte',
      product: { plugin: 'blattwerk-product', version: 1, items: [{ kind: 'card', id: '146103' }] },
      format: { plugin: 'blattwerk-format', version: 1, format: '145x145' },
    },
  ]);
  await openPage(page, shop, story, 'card');
  const picker = page.frameLocator(formatFrame);

  await test.step('another product’s format is named as such, and replaced by the nearest', async () => {
    await expect(picker.getByText(/^14,5\s×\s14,5\scm gibt es bei diesem Produkt nicht/)).toBeVisible();
    await picker.getByRole('button', { name: 'A6 hoch, 10,5 × 14,8 cm nehmen' }).click();
    await expect(picker.getByRole('radio', { name: 'A6 hoch, 10,5 × 14,8 cm' })).toBeChecked();
    await expectNoFindingsAtDeskWidths(page, field(formatFrame));
  });

  await test.step('the arrow keys walk through all that the card is made in', async () => {
    const sizes = picker.getByRole('group', { name: 'Hochformat' }).getByRole('radio');
    await expect(sizes).toHaveCount(3);
    await picker.getByRole('radio', { checked: true }).press('ArrowRight');
    await expect(picker.getByRole('radio', { name: '12 × 17 cm (Standard)' })).toBeChecked();
    await picker.getByRole('radio', { checked: true }).press('ArrowRight');
    await expect(picker.getByRole('radio', { name: 'A5 hoch, 14,8 × 21 cm' })).toBeChecked();
  });

  await save(page);
  expect(await draftOf(shop, story)).toMatchObject({
    body: [{ format: { plugin: 'blattwerk-format', version: 1, format: '148x210' } }],
  });
});
