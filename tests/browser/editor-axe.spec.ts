import type { Locator, Page } from '@playwright/test';
import { deskSizes, expectNoFindings, expectNoFindingsAtDeskWidths } from './support/axe.ts';
import { beforeRelease, once } from './support/broad.ts';
import { blockTree, chooseArea, createPage, formOf, openPage } from './support/editing.ts';
import { act, findPage, pageSearch, pageTree } from './support/pages.ts';
import { expect, test } from './support/shop-test.ts';

/** The page in the frame has tests of its own. */
const unframed = { exclude: 'iframe' };
/** What the menu of areas opens over the workspace. */
const tools = [
  'Mediathek',
  'Terminkalender',
  'Übersetzungen aller Seiten',
  'Überall ersetzen',
  'Vorschläge der Assistenz',
  'Zustand aller Seiten',
  'Zugänge für Assistenten',
  'Adressen der Vorschau',
];
const desks = ['orders', 'designs', 'flags', 'figures', 'outbox'];

test.describe.configure({ mode: 'parallel' });

for (const size of deskSizes) {
  test.describe(
    `axe finds nothing in the workspace at ${size.width} pixels`,
    once(size.width === 1440),
    () => {
      test.use({ viewport: size, contextOptions: { reducedMotion: 'reduce' } });

      test(
        'in forms with rich text, a link, a picture and findings',
        beforeRelease,
        async ({ page, shop }) => {
          test.setTimeout(240_000);
          const story = await createPage(shop, `barrierefrei-${size.width}`, [
            { _uid: 'teaser', component: 'image_teaser', headline: '', buttonText: 'Dorthin' },
            { _uid: 'slide', component: 'main_teaser', teaser: [] },
            { _uid: 'products', component: 'product_list', headline: 'Lieblinge' },
          ]);
          await openPage(page, shop, story, 'page');
          await test.step('the form of a page', () => expectNoFindings(page, unframed));
          await blockTree(page)
            .getByRole('row', { name: /Bild mit Text/ })
            .click();
          const form = formOf(page);
          await expect(form.getByRole('toolbar', { name: 'Formatierung' })).toBeVisible();
          await test.step('a form with rich text, a link and a finding', () =>
            expectNoFindings(page, unframed));
          await form.getByRole('toolbar').getByRole('button', { name: 'Link', exact: true }).click();
          await test.step('the link of rich text', () => expectNoFindings(page, unframed));
          await page.keyboard.press('Escape');
          await form.getByRole('button', { name: 'Bild wählen' }).click();
          await page.getByRole('dialog').getByRole('row').first().click();
          await test.step('the library of pictures', () => expectNoFindings(page, unframed));
          await page.getByRole('dialog').getByRole('button', { name: 'Einsetzen' }).click();
          await form.getByRole('button', { name: 'Fokus' }).click();
          await test.step('a form with a picture and its focal point', () =>
            expectNoFindings(page, unframed));
          await form.getByRole('tab', { name: /^Übersetzung/ }).click();
          await test.step('a translation', () => expectNoFindings(page, unframed));
        },
      );

      test('in its dialogs', async ({ page, shop, expectedErrors }) => {
        test.setTimeout(240_000);
        expectedErrors.push(/422/);
        const slug = `dialoge-${size.width}`;
        const story = await createPage(shop, slug, [
          { _uid: 'teaser', component: 'image_teaser', headline: '', buttonText: 'Dorthin' },
        ]);
        await openPage(page, shop, story, 'teaser');
        const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
        const menu = (action: string) => act(page, pageTree(page).getByRole('row', { name: slug }), action);
        await findPage(page, `blattwerk/${slug}`);

        await clean(page, 'Suchen und ausführen', () => page.keyboard.press('Control+k'));
        await clean(page, 'Baustein wählen', () => button('Baustein einfügen').click());
        await clean(page, 'Verlauf', () => button('Verlauf').click());
        await clean(page, 'Meldungen (Webhooks)', () => chooseArea(page, 'Meldungen (Webhooks)'));
        await clean(page, 'Wo das verwendet wird', () => button(/^auf \d+ Seiten/).click());
        await clean(page, 'Noch nicht veröffentlicht', () => button('Veröffentlichen').click());
        await clean(page, /umbenennen$/, () => menu('Name und Adresse …'));
        await clean(page, /verschieben$/, () => menu('Verschieben …'));
        await clean(page, /löschen\?$/, () => menu('Löschen …'));
        await clean(page, 'Auf dieser Seite', () => button(/auf dieser Seite$/).click());
        await pageSearch(page).fill('');
        await clean(page, 'Neue Seite', async () => {
          await act(page, pageTree(page).getByRole('row', { name: 'Blattwerk' }), 'Neue Seite darin …');
        });
        await findPage(page, 'blattwerk/service/versand');
        await clean(page, /zurückziehen\?$/, () => button('Zurückziehen').click());
      });
    },
  );
}

test('axe finds nothing in the dialogs of work done together', beforeRelease, async ({ page, shop }) => {
  test.setTimeout(240_000);
  const section = 'Zum Wiederfinden';
  const story = await createPage(shop, 'weitere-dialoge', [
    { _uid: 'head', component: 'page_container_headline', headline: 'Zum Sichern' },
  ]);
  await openPage(page, shop, story, 'head');
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const block = (action: string) =>
    act(page, blockTree(page).getByRole('row', { name: /Zum Sichern/ }), action);
  const folder = () =>
    act(page, pageTree(page).getByRole('row', { name: 'Blattwerk' }), 'Neuer Ordner darin …');
  const draft = async (action: string) => {
    await button(/^Entwurf: /).click();
    await page.getByRole('menuitem', { name: action }).click();
  };

  await cleanAtBoth(page, 'Neuer Ordner', folder);
  await cleanAtBoth(page, 'Als Vorlage sichern', () => block('Als Vorlage sichern …'));
  await cleanAtBoth(page, 'Termin für', () => button('Termin planen').click());
  await cleanAtBoth(page, 'Entwurf teilen', () => button('Entwurf teilen').click());
  await cleanAtBoth(page, 'Kommentare', () => button('Kommentare').click());
  await cleanAtBoth(page, /^Prüfung: /, async () => {
    await button('Suchen und ausführen').click();
    await page.getByRole('dialog').getByRole('searchbox').fill('Um Prüfung bitten');
    await page.getByRole('menuitem', { name: /^Um Prüfung bitten/ }).click();
  });
  await cleanAtBoth(page, 'Neues Release', () => draft('Neues Release mit dieser Seite …'));
  await cleanAtBoth(page, 'Releases', () => draft('Alle Releases …'));
  for (const tool of tools) await cleanAtBoth(page, tool, () => chooseArea(page, tool));

  await block('Als Vorlage sichern …');
  const saving = page.getByRole('dialog', { name: 'Als Vorlage sichern' });
  await saving.getByRole('textbox', { name: 'Name' }).fill(section);
  await saving.getByRole('button', { name: 'Sichern' }).click();
  await expect(saving).toBeHidden();
  await cleanAtBoth(page, 'Baustein wählen', () => button('Baustein einfügen').click());
  await button('Baustein einfügen').click();
  await button('Eigene Abschnitte verwalten').click();
  const manage = page.getByRole('dialog', { name: 'Eigene Abschnitte' });
  await expect(manage.getByRole('textbox', { name: `Name von „${section}“` })).toBeVisible();
  await expectNoFindingsAtDeskWidths(page, unframed);
  await manage.getByRole('button', { name: `„${section}“ löschen` }).click();
  await expect(manage.getByText(`„${section}“ ist gelöscht.`)).toBeVisible();
});

test('axe finds nothing on the other desks', beforeRelease, async ({ page, shop }) => {
  for (const desk of desks) {
    await page.goto(`${shop.workspace}/${desk}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await test.step(desk, () => expectNoFindingsAtDeskWidths(page));
  }
});

/** The same, at both widths. */
const cleanAtBoth = (page: Page, name: string | RegExp, open: () => Promise<void>): Promise<void> =>
  clean(page, name, open, expectNoFindingsAtDeskWidths);

/** Opens a dialog, looks at it, and closes it by Escape. */
async function clean(
  page: Page,
  name: string | RegExp,
  open: () => Promise<void>,
  look = expectNoFindings,
): Promise<void> {
  await test.step(String(name), async () => {
    await open();
    const dialog: Locator = page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
    await expect(dialog).toBeVisible();
    await look(page, unframed);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
}
