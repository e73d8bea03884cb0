import type { Page } from '@playwright/test';
import type { ShopAddresses } from '../../scripts/shop-process.ts';
import { expectNoFindings, expectNoFindingsAtDeskWidths } from './support/axe.ts';
import { beforeRelease, once } from './support/broad.ts';
import {
  chooseArea,
  createPage,
  draftOf,
  managementClient,
  openPage,
  type TestPage,
} from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

const space = '/v1/spaces/100001';
const headers = { authorization: 'local-management', 'x-editor-name': 'Anna' };
const headline = (text: string) => ({
  _uid: 'headline',
  component: 'page_container_headline',
  headline: text,
  headlineType: 'h1',
});

test.describe.configure({ mode: 'parallel' });
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // The first release of the list is shown, and another test may discard its own in that moment.
  expectedErrors: [/status of 404 .*\/releases\/\d+\/(stories|findings)\)$/],
});

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const draftButton = (page: Page) => page.getByRole('button', { name: /^Entwurf: / });

async function chooseDraft(page: Page, name: string | RegExp): Promise<void> {
  await draftButton(page).click();
  await page.getByRole('menuitem', { name }).click();
}

/** A page in a release of its own, by the API. */
async function beginRelease(page: Page, shop: ShopAddresses, name: string, story: TestPage): Promise<number> {
  const url = `${shop.workspace}${space}/releases`;
  const begun = await page.request.post(url, { headers, data: { release: { name } } });
  const { release } = await begun.json();
  await page.request.post(`${url}/${release.id}/stories`, { headers, data: { story_id: story.id } });
  return release.id;
}

for (const width of [1440, 1024]) {
  test.describe(`at ${width} pixels`, once(width === 1440), () => {
    test.use({ viewport: { width, height: 800 } });

    test('a page is edited in a release, looked at there, and goes live with it', async ({ page, shop }) => {
      const name = `Release ${width}`;
      const story = await createPage(shop, `release-${width}`, [headline('Vorher')]);
      await openPage(page, shop, story);
      await chooseDraft(page, 'Neues Release mit dieser Seite …');
      await dialogOf(page, 'Neues Release').getByLabel('Name des Releases').fill(name);
      await page.keyboard.press('Enter');
      const dialog = dialogOf(page, 'Releases');
      const release = dialog.getByRole('article', { name });
      await expect(release.getByText('1 Seite')).toBeVisible();
      await expectNoFindings(page, { include: ['[role=dialog]'] });
      await release.getByRole('button', { name: `„release-${width}“ öffnen` }).click();
      await expect(draftButton(page)).toHaveAccessibleName(`Entwurf: Release „${name}“`);
      await expect(page).toHaveURL(/#\/releases\/\d+\/stories\/\d+/);
      await page.reload();
      await expect(draftButton(page)).toHaveAccessibleName(`Entwurf: Release „${name}“`);

      await page.getByRole('tab', { name: /^Suche & Teilen/ }).click();
      await page.getByRole('textbox', { name: 'Seitentitel' }).fill('Im Release');
      await page.getByRole('button', { name: 'Sichern' }).click();
      await expect(page.getByRole('button', { name: 'Sichern' })).toBeDisabled();
      expect(await draftOf(shop, story)).toMatchObject({ title: `release-${width}` });

      await page.getByRole('button', { name: 'Release ansehen' }).click();
      await expect(release.getByText('Seitentitel')).toBeVisible();
      await expect(release.getByText('Nichts steht im Weg.')).toBeVisible();
      await release.getByRole('button', { name: 'Jetzt veröffentlichen' }).press('Enter');
      await release.getByRole('button', { name: 'Ja, veröffentlichen' }).press('Enter');
      await expect(release.getByText(/^im Shop seit/)).toBeVisible();
      await dialogOf(page, 'Releases').getByRole('button', { name: 'Schließen' }).click();
      await expect(draftButton(page)).toHaveAccessibleName('Entwurf: Ordentlicher Entwurf');
      const { data } = await managementClient(shop).stories.get(story.id, { throwOnError: true });
      expect(data.story).toMatchObject({ published: true, content: { title: 'Im Release' } });
    });
  });
}

test('what holds a release up, or is over by its day, leads to its block in the release', async ({
  page,
  shop,
}) => {
  const story = await createPage(shop, 'release-saison', [headline('Vorher')]);
  const name = 'Release Saison';
  const id = await beginRelease(page, shop, name, story);
  const url = `${shop.workspace}${space}/stories/${story.id}?release_id=${id}`;
  const { story: stored } = await (await page.request.get(url, { headers })).json();
  const body = [headline('Vorher'), { ...headline(''), _uid: 'empty', headlineType: 'h2' }];
  const content = { ...stored.content, body, shownUntil: '2019-12-24 00:00' };
  await page.request.put(url, { headers, data: { story: { content } } });

  await openPage(page, shop, story);
  await chooseDraft(page, 'Alle Releases …');
  const dialog = dialogOf(page, 'Releases');
  await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const over = dialog.getByRole('region', { name: 'Was dann vorbei ist' });
  await expect(over.getByRole('button', { name: /^Die Aktion ins nächste Jahr legen/ })).toBeVisible();
  await expectNoFindings(page, { include: ['[role=dialog]'] });
  const standing = dialog.getByRole('region', { name: 'Was im Weg steht' });
  await standing.getByRole('button', { name: '„Überschrift“ ausfüllen.' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`#/releases/${id}/stories/${story.id}/empty`));
  await expect(dialog).toHaveCount(0);
});

test('contradictions to the page are shown one by one and settled', beforeRelease, async ({ page, shop }) => {
  const story = await createPage(shop, 'release-streit', [headline('Vorher')]);
  const name = 'Release Streit';
  const id = await beginRelease(page, shop, name, story);
  const url = `${shop.workspace}${space}/stories/${story.id}`;
  const { story: stored } = await (await page.request.get(url, { headers })).json();
  const save = (title: string, query = '') =>
    page.request.put(`${url}${query}`, {
      headers,
      data: { story: { content: { ...stored.content, title } } },
    });
  await save('Aus dem Release', `?release_id=${id}`);
  await save('Von der Seite');

  await openPage(page, shop, story);
  await chooseDraft(page, 'Alle Releases …');
  const dialog = dialogOf(page, 'Releases');
  await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(
    dialog.getByText('1 Widerspruch zu dem, was an der Seite seither geändert wurde'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Widersprüche von „release-streit“ entscheiden' }).click();
  const settling = dialogOf(page, 'Was in „release-streit“ gilt');
  await expect(settling.getByRole('radio', { name: 'Aus dem Release' })).toBeChecked();
  await expectNoFindingsAtDeskWidths(page, { include: ['[role=dialog]'] });
  await settling.getByRole('radio', { name: 'Von der Seite' }).press('Space');
  await settling.getByRole('button', { name: 'So vereinen' }).click();
  await expect(dialog.getByText('Ohne Änderung gesichert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Release verwerfen' }).click();
  await dialog.getByRole('button', { name: 'Ja, verwerfen' }).click();
  await expect(dialog.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveCount(0);
});

test(
  'a release that someone discards meanwhile is said to be gone',
  beforeRelease,
  async ({ page, shop }) => {
    const story = await createPage(shop, 'release-fort', [headline('Vorher')]);
    const id = await beginRelease(page, shop, 'Release fort', story);
    const url = `${shop.workspace}${space}/releases/${id}`;
    await page.route(`${url}/stories`, async (route) => {
      await page.request.delete(url, { headers });
      await route.continue();
    });
    await openPage(page, shop, story);
    await chooseDraft(page, 'Alle Releases …');
    const dialog = dialogOf(page, 'Releases');
    await dialog.getByRole('button', { name: /^Release fort/ }).click();
    await expect(dialog.getByText('Das gibt es auf dem Server nicht mehr.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Release fort/ })).toHaveCount(0);
    await expect(dialog.getByText('Das gibt es auf dem Server nicht mehr.')).toBeVisible();
  },
);

test('words are replaced everywhere, looked at page by page, as a release that is in the calendar', async ({
  page,
  shop,
}) => {
  const stories = [
    await createPage(shop, 'ersetzen-eins', [headline('Wolkenbrief eins')]),
    await createPage(shop, 'ersetzen-zwei', [headline('Wolkenbrief zwei')]),
  ];
  for (const { id } of stories) await managementClient(shop).stories.publish(id, { throwOnError: true });
  const [story] = stories;
  if (story) await openPage(page, shop, story);
  await chooseDraft(page, 'Alle Releases …');
  await dialogOf(page, 'Releases').getByRole('button', { name: 'Überall ersetzen' }).click();
  const dialog = dialogOf(page, 'Überall ersetzen');
  await dialog.getByLabel('Bisher').fill('Wolkenbrief');
  await dialog.getByLabel('Künftig').fill('Himmelsbrief');
  const found = dialog.getByRole('region', { name: 'Was ersetzt wird, Seite für Seite' });
  await expect(found.getByText('2 Stellen auf 2 Seiten.')).toBeVisible();
  await expect(found.getByText('Himmelsbrief zwei')).toBeVisible();
  await expectNoFindingsAtDeskWidths(page, { include: ['[role=dialog]'] });
  await found.getByRole('checkbox', { name: 'ersetzen-zwei' }).uncheck();
  await dialog.getByRole('button', { name: 'Als Release anlegen (1 Seite)' }).click();
  const release = dialogOf(page, 'Releases').getByRole('article', {
    name: '„Wolkenbrief“ wird „Himmelsbrief“',
  });
  await expect(release.getByText('Nichts steht im Weg.')).toBeVisible();

  await release.getByRole('radio', { name: 'Zu einem Termin' }).press('Space');
  await release.getByLabel('Tag').fill('2031-05-06');
  await release.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(release.getByText(/^kommt .*6\. Mai 2031.* in den Shop$/)).toBeVisible();
  await dialogOf(page, 'Releases').getByRole('button', { name: 'Schließen' }).click();
  await chooseArea(page, 'Terminkalender');
  const calendar = dialogOf(page, 'Terminkalender');
  await calendar.getByRole('radio', { name: 'Liste' }).click();
  await calendar
    .getByRole('list', { name: 'Was kommt' })
    .getByRole('button', { name: 'Release „„Wolkenbrief“ wird „Himmelsbrief““ ansehen' })
    .click();
  await release.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await release.getByRole('button', { name: 'Ja, veröffentlichen' }).click();
  await expect(release.getByRole('button', { name: 'Zurücknehmen' })).toBeVisible();
  if (story) expect(await draftOf(shop, story)).toMatchObject({ body: [{ headline: 'Himmelsbrief eins' }] });

  await release.getByRole('button', { name: 'Zurücknehmen' }).click();
  const back = dialogOf(page, 'Releases').getByRole('article', { name: /^Zurück: / });
  await expect(back.getByText('Nichts steht im Weg.')).toBeVisible();
  await back.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await back.getByRole('button', { name: 'Ja, veröffentlichen' }).click();
  await expect(back.getByText(/^im Shop seit/)).toBeVisible();
  if (story) expect(await draftOf(shop, story)).toMatchObject({ body: [{ headline: 'Wolkenbrief eins' }] });
});
