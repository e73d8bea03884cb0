import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { ShopAddresses } from '../../scripts/shop-process.ts';
import { expectNoFindingsAtDeskWidths } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import {
  chooseArea,
  createPage,
  draftOf,
  formOf,
  managementClient,
  openPage,
  previewOf,
} from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';
import { smallPdf } from './support/small-pdf.ts';

/** The page in the frame has tests of its own. */
const unframed = { exclude: 'iframe' };

const libraryOf = (page: Page) => page.getByRole('dialog', { name: 'Mediathek' });
const filesOf = (page: Page) => libraryOf(page).getByRole('grid', { name: 'Dateien' });
const fileRow = (page: Page, name: string) => filesOf(page).getByRole('row', { name });
const detailsOf = (page: Page, name: string) => libraryOf(page).getByRole('region', { name, exact: true });

async function openLibrary(page: Page, shop: ShopAddresses) {
  await page.goto(shop.workspace);
  await chooseArea(page, 'Mediathek');
  await expect(filesOf(page).getByRole('row').first()).toBeVisible();
}

const picture = (background: string, width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

type NamedFile = { name: string; mimeType: string; buffer: Buffer };

async function chooseFiles(page: Page, button: string, files: NamedFile[] | NamedFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  await (await chooser).setFiles(files);
}

const png = async (name: string, background: string, width?: number, height?: number) => ({
  ...{ name, mimeType: 'image/png' },
  buffer: await picture(background, width, height),
});

async function put(shop: ShopAddresses, name: string, background: string, more: object = {}) {
  const { id, filename } = await managementClient(shop).assets.create({
    body: { short_filename: name, ...more },
    file: new Blob([new Uint8Array(await picture(background))]),
  });
  return { id, filename };
}

const used = ({ id, filename }: { id: number; filename: string }, alt: string) => ({
  ...{ fieldtype: 'asset', id, filename, alt, title: '', copyright: '', source: '', focus: '' },
  ...{ is_external_url: false, meta_data: {} },
});

const teaser = (image: object) => [
  { _uid: 'teaser', component: 'image_teaser', headline: 'Ein Bild', image },
];

/** Drags a file of this computer upon an element; the page cannot make such a file itself. */
async function dropFile(page: Page, target: Locator, path: string): Promise<void> {
  const box = await target.boundingBox();
  const at = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 40 };
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { ...at, type, data });
  await session.detach();
}

test('folders are made, hold what is uploaded and moved, are found by name, and go without their files', async ({
  page,
  shop,
}) => {
  await openLibrary(page, shop);
  const library = libraryOf(page);
  const folders = library.getByRole('listbox', { name: 'Ordner' });
  await library.getByRole('button', { name: 'Neuer Ordner' }).click();
  await library.getByRole('textbox', { name: 'Neuer Ordner' }).fill('Gartenfest');
  await page.keyboard.press('Enter');
  await folders.getByRole('option', { name: 'Gartenfest' }).click();
  await expect(library.getByText('Noch keine Dateien')).toBeVisible();

  await chooseFiles(page, 'Hochladen', [
    await png('lampion.png', '#cc8844'),
    await png('girlande.png', '#88aa44'),
  ]);
  await expect(library.getByText('2 Dateien sind da.')).toBeVisible();
  await expect(filesOf(page).getByRole('row')).toHaveCount(2);
  await expect(folders.getByRole('option', { name: 'Gartenfest' })).toContainText('2');

  await library.getByRole('button', { name: 'Neuer Ordner' }).click();
  await library.getByRole('textbox', { name: 'Neuer Ordner in „Gartenfest“' }).fill('Lichter');
  await page.keyboard.press('Enter');
  await expect(folders.getByRole('option', { name: 'Lichter' })).toBeVisible();
  await library.getByRole('button', { name: 'Auswahl aufheben' }).click();
  await fileRow(page, 'lampion.png').click();
  await detailsOf(page, 'lampion.png')
    .getByRole('button', { name: /Im Ordner/ })
    .click();
  await page.getByRole('option', { name: '– Lichter' }).click();
  await expect(folders.getByRole('option', { name: 'Lichter' })).toContainText('1');

  await folders.getByRole('option', { name: 'Alle Dateien' }).click();
  await library.getByRole('searchbox', { name: 'Dateien suchen' }).fill('gartenfest lamp');
  await expect(filesOf(page).getByRole('row')).toHaveCount(1);
  await library.getByRole('searchbox').fill('');
  await folders.getByRole('option', { name: 'Lichter' }).click();
  await library.getByRole('button', { name: 'Umbenennen' }).click();
  await library.getByRole('textbox', { name: 'Name des Ordners' }).fill('Lampen');
  await page.keyboard.press('Enter');
  await expect(folders.getByRole('option', { name: 'Lampen' })).toBeVisible();

  await folders.getByRole('option', { name: 'Gartenfest' }).click();
  await library.getByRole('button', { name: 'Ordner löschen' }).click();
  const question = library.getByRole('status').filter({ hasText: 'mit allen Ordnern darin löschen' });
  await expect(question).toContainText('Die Dateien (2) bleiben');
  await question.getByRole('button', { name: 'Ordner löschen' }).click();
  await expect(folders.getByRole('option', { name: 'Gartenfest' })).toHaveCount(0);
  await folders.getByRole('option', { name: 'Ohne Ordner' }).click();
  await expect(fileRow(page, 'lampion.png')).toBeVisible();
});

test(
  'several files at once: progress, what is the same, what is no file for us, documents, cancelling',
  beforeRelease,
  async ({ page, shop, expectedErrors }, testInfo) => {
    expectedErrors.push(/422/);
    const pdf = { name: 'Papiermuster.pdf', mimeType: 'application/pdf', buffer: smallPdf(2) };
    await openLibrary(page, shop);
    const library = libraryOf(page);
    const uploads = library.getByRole('region', { name: 'Hochgeladene Dateien' });
    const mint = await png('minze.png', '#9fd8b8');

    await chooseFiles(page, 'Hochladen', [
      mint,
      { ...mint, name: 'minze-kopie.png' },
      pdf,
      { name: 'virus.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
      { name: 'kaputt.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('kein Bild') },
    ]);
    await expect(
      library.getByText('Nicht möglich: „virus.exe“. Die Mediathek nimmt Bilder, PDF'),
    ).toBeVisible();
    await expect(uploads.getByText('2 Dateien sind da.')).toBeVisible();
    await expect(uploads.getByText('Schon da, als „minze.png“.')).toBeVisible();
    await expect(uploads.getByText('„kaputt.jpg“ lässt sich nicht als Bild lesen')).toBeVisible();
    await expect(fileRow(page, 'papiermuster.pdf')).toContainText('PDF · 2 Seiten');
    await test.step('axe', () => expectNoFindingsAtDeskWidths(page, unframed));

    await uploads.getByRole('button', { name: 'Trotzdem hochladen: minze-kopie.png' }).click();
    await expect(uploads.getByText('3 Dateien sind da.')).toBeVisible();
    await uploads.getByRole('button', { name: 'Ausblenden: kaputt.jpg' }).click();
    await uploads.getByRole('button', { name: 'Ausblenden', exact: true }).click();
    await expect(uploads).toHaveCount(0);

    await test.step('one that does not arrive is cancelled, one that failed is tried again', async () => {
      await page.route('**/uploads/*', () => {});
      await chooseFiles(page, 'Hochladen', [
        await png('haengt.png', '#113355'),
        await png('wartet.png', '#335511'),
      ]);
      await expect(uploads.getByRole('progressbar', { name: 'haengt.png' })).toBeVisible();
      await expect(uploads.getByText('wartet', { exact: true })).toBeVisible();
      await uploads.getByRole('button', { name: 'Abbrechen: wartet.png' }).click();
      await uploads.getByRole('button', { name: 'Abbrechen: haengt.png' }).click();
      await expect(uploads).toHaveCount(0);
      await page.unroute('**/uploads/*');
      expectedErrors.push(/ERR_FAILED/);
      await page.route('**/uploads/*', (route) => route.abort(), { times: 1 });
      await chooseFiles(page, 'Hochladen', [await png('zweimal.png', '#553311')]);
      await uploads.getByRole('button', { name: 'Erneut versuchen: zweimal.png' }).click();
      await expect(uploads.getByText('„zweimal.png“ ist da.')).toBeVisible();
      await expect(fileRow(page, 'zweimal.png')).toBeVisible();
      await expect(fileRow(page, 'haengt.png')).toHaveCount(0);
    });

    await test.step('what is dropped is uploaded, too', async () => {
      const path = testInfo.outputPath('gezogen.png');
      await writeFile(path, await picture('#aa55cc'));
      await dropFile(page, filesOf(page), path);
      await expect(fileRow(page, 'gezogen.png')).toBeVisible();
    });

    await test.step('only documents, only those without a description', async () => {
      await library.getByRole('button', { name: 'Bilder und Dokumente' }).click();
      await page.getByRole('option', { name: 'Dokumente', exact: true }).click();
      await expect(fileRow(page, 'papiermuster.pdf')).toBeVisible();
      await expect(fileRow(page, 'minze.png')).toHaveCount(0);
    });
  },
);

test(
  'focus by pointer and keys, texts per language, and each place as it crops the picture',
  beforeRelease,
  async ({ page, shop }) => {
    const heather = await put(shop, 'heide.png', '#8855aa', { alt: 'Heidekraut' });
    const story = await createPage(shop, 'heide-seite', teaser(used(heather, 'Von Hand beschrieben')));
    await openLibrary(page, shop);
    await libraryOf(page).getByRole('searchbox').fill('heide');
    await fileRow(page, 'heide.png').click();
    const details = detailsOf(page, 'heide.png');
    const uses = details.getByRole('region', { name: 'Wo verwendet' });
    await expect(uses.getByRole('button', { name: 'heide-seite' })).toBeVisible();
    await expect(uses).toContainText('Bild mit Text · Bild · nur im Entwurf');

    const focus = details.getByRole('button', { name: /^Fokus: 50 % von links/ });
    await focus.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('ArrowUp');
    await expect(
      details.getByRole('button', { name: /^Fokus: 60 % von links, 49 % von oben/ }),
    ).toBeFocused();
    await expect(uses.getByRole('img', { name: 'mit diesem Fokus' })).toBeVisible();
    await details.getByRole('button', { name: /^Fokus: / }).click({ position: { x: 20, y: 20 } });
    await expect(details.getByRole('button', { name: /^Fokus: [4-9] % von links/ })).toBeVisible();
    await details.getByRole('textbox', { name: 'Alternativtext' }).fill('Blühende Heide');
    await details.getByText('In anderen Sprachen').click();
    await details.getByRole('textbox', { name: 'Englisch' }).fill('Heather in bloom');
    await test.step('axe', () => expectNoFindingsAtDeskWidths(page, unframed));
    await details.getByRole('button', { name: 'Beschreibung sichern' }).click();
    await expect(details.getByRole('button', { name: 'Beschreibung sichern' })).toBeDisabled();
    const stored = await managementClient(shop).assets.get(heather.id, { throwOnError: true });
    expect(stored.data).toMatchObject({
      alt: 'Blühende Heide',
      meta_data: { alt__i18n__en: 'Heather in bloom' },
    });

    await test.step('pages get them in one step, and back', async () => {
      await details.getByRole('button', { name: 'Fokus und Texte übertragen …' }).click();
      await libraryOf(page).getByRole('button', { name: 'Auf 1 Seite übertragen' }).click();
      await expect(
        libraryOf(page).getByText('Fokus und Texte von „heide.png“ stehen auf 1 Seite'),
      ).toBeVisible();
      expect(await draftOf(shop, story)).toMatchObject({ body: [{ image: { alt: 'Blühende Heide' } }] });
      await libraryOf(page).getByRole('button', { name: 'Rückgängig' }).click();
      await expect(libraryOf(page).getByText('stehen auf 1 Seite')).toHaveCount(0);
      expect(await draftOf(shop, story)).toMatchObject({
        body: [{ image: { alt: 'Von Hand beschrieben' } }],
      });
    });

    await test.step('what was typed and not stored is stored as the library is closed', async () => {
      await fileRow(page, 'heide.png').click();
      await details.getByRole('textbox', { name: 'Titel' }).fill('Lüneburg');
      await uses.getByRole('button', { name: 'heide-seite' }).click();
      await expect(formOf(page).getByRole('textbox', { name: 'Alternativtext' })).toHaveValue(
        'Von Hand beschrieben',
      );
      const after = await managementClient(shop).assets.get(heather.id, { throwOnError: true });
      expect(after.data.title).toBe('Lüneburg');
    });
  },
);

test('replaced on all pages by another picture or a new file, previewed, undone in one step', async ({
  page,
  shop,
}) => {
  const old = await put(shop, 'sommer-2025.png', '#ddbb22', { alt: 'Sonnenblumen' });
  const next = await put(shop, 'sommer-2026.png', '#2255dd', { alt: 'Kornblumen' });
  const story = await createPage(shop, 'sommerkarten', teaser(used(old, 'Sonnenblumen')));
  const other = await createPage(shop, 'sommerfest', teaser(used(old, 'Sonnenblumen')));
  await openPage(page, shop, story, 'teaser');
  await chooseArea(page, 'Mediathek');
  const library = libraryOf(page);
  await library.getByRole('searchbox').fill('sommer-20');
  await fileRow(page, 'sommer-2025.png').click();
  await detailsOf(page, 'sommer-2025.png').getByRole('button', { name: 'Überall ersetzen …' }).click();
  const exchange = library.getByRole('region', { name: '„sommer-2025.png“ überall ersetzen' });
  await expect(exchange.getByText('In der Mitte die Datei wählen')).toBeVisible();
  await fileRow(page, 'sommer-2026.png').click();
  await expect(
    exchange.getByText('„sommer-2026.png“ bringt Texte und Fokus mit: „Kornblumen“'),
  ).toBeVisible();
  await expect(exchange.getByRole('listitem')).toHaveText([
    /sommerfest|sommerkarten/,
    /sommerfest|sommerkarten/,
  ]);
  await test.step('axe', () => expectNoFindingsAtDeskWidths(page, unframed));
  await exchange.getByRole('button', { name: 'Auf 2 Seiten ersetzen' }).click();
  await expect(library.getByText('„sommer-2025.png“ ist auf 2 Seiten ersetzt')).toBeVisible();
  for (const each of [story, other])
    expect(await draftOf(shop, each)).toMatchObject({
      body: [{ image: { id: next.id, alt: 'Kornblumen' } }],
    });

  await test.step('the page that is open in this window shows it', async () => {
    await library.getByRole('button', { name: 'Schließen' }).click();
    await expect(previewOf(page).getByRole('img', { name: 'Kornblumen' })).toBeVisible();
    await expect(formOf(page).getByRole('textbox', { name: 'Alternativtext' })).toHaveValue('Kornblumen');
  });

  await test.step('and back, after a reload, too', async () => {
    await page.reload();
    await expect(formOf(page).getByRole('textbox', { name: 'Alternativtext' })).toBeVisible();
    await chooseArea(page, 'Mediathek');
    await library.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(library.getByText('ist auf 2 Seiten ersetzt')).toHaveCount(0);
    for (const each of [story, other])
      expect(await draftOf(shop, each)).toMatchObject({ body: [{ image: used(old, 'Sonnenblumen') }] });
  });

  await test.step('a new file under the same asset', async () => {
    await library.getByRole('searchbox').fill('sommer-2025');
    await fileRow(page, 'sommer-2025.png').click();
    await chooseFiles(page, 'Neue Datei …', await png('sommer-neu.png', '#22dd55', 800, 600));
    const panel = library.getByRole('region', { name: 'Neue Datei für „sommer-2025.png“' });
    await expect(panel.getByText('Die Texte der Seiten bleiben')).toBeVisible();
    await panel.getByRole('button', { name: 'Auf 2 Seiten ersetzen' }).click();
    await expect(library.getByText('ist auf 2 Seiten ersetzt')).toBeVisible();
    expect(await draftOf(shop, story)).toMatchObject({
      body: [
        {
          image: {
            id: old.id,
            alt: 'Sonnenblumen',
            filename: expect.stringMatching(/800x600.*sommer-neu\.png$/),
          },
        },
      ],
    });
    await library.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(library.getByText('ist auf 2 Seiten ersetzt')).toHaveCount(0);
    expect(await draftOf(shop, story)).toMatchObject({ body: [{ image: used(old, 'Sonnenblumen') }] });
  });
});

test(
  'deleting says first where files are used, and is taken back; several are moved and deleted at once',
  beforeRelease,
  async ({ page, shop }) => {
    const a = await put(shop, 'wegda-eins.png', '#101010');
    const b = await put(shop, 'wegda-zwei.png', '#202020');
    await createPage(shop, 'haelt-fest', teaser(used(a, 'Bleibt')));
    await openLibrary(page, shop);
    const library = libraryOf(page);
    await library.getByRole('searchbox').fill('wegda');
    await expect(filesOf(page).getByRole('row')).toHaveCount(2);
    await fileRow(page, 'wegda-eins.png').click();
    await detailsOf(page, 'wegda-eins.png').getByRole('button', { name: 'Löschen …' }).click();
    const question = library.getByRole('region', { name: '„wegda-eins.png“ löschen?' });
    await expect(
      question.getByText('Verwendet auf Seiten: 1, davon live: 0. Dort fehlt die Datei dann.'),
    ).toBeVisible();
    await expect(question.getByRole('button', { name: 'Erst überall ersetzen …' })).toBeVisible();
    await expect(question.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
    await test.step('axe', () => expectNoFindingsAtDeskWidths(page, unframed));
    await question.getByRole('button', { name: 'Abbrechen' }).click();

    await fileRow(page, 'wegda-zwei.png').click();
    const several = library.getByRole('region', { name: '2 Dateien gewählt' });
    await test.step('axe of several', () => expectNoFindingsAtDeskWidths(page, unframed));
    await several.getByRole('button', { name: 'Löschen …' }).click();
    const both = library.getByRole('region', { name: '2 Dateien löschen?' });
    await expect(both.getByText('1 von 2 Dateien werden verwendet')).toBeVisible();
    await both.getByRole('button', { name: 'Trotzdem löschen' }).click();
    await expect(library.getByText('2 Dateien sind gelöscht.')).toBeVisible();
    await expect(filesOf(page).getByRole('row', { name: 'wegda' })).toHaveCount(0);
    await library.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(filesOf(page).getByRole('row', { name: 'wegda' })).toHaveCount(2);
    expect((await fetch(b.filename)).status).toBe(200);

    await library.getByRole('button', { name: /Nur/ }).click();
    await page.getByRole('option', { name: 'Unbenutzt' }).click();
    await expect(filesOf(page).getByRole('row', { name: 'wegda' })).toHaveCount(1);
  },
);
