import type { Page } from '@playwright/test';
import type { ShopAddresses } from '../../scripts/shop-process.ts';
import { expectNoFindings } from './support/axe.ts';
import { beforeRelease, once } from './support/broad.ts';
import { chooseArea, createPage, managementClient, openPage, previewOf } from './support/editing.ts';
import { act, findPage, openPageAt, pageSearch, pageTree } from './support/pages.ts';
import { expect, test } from './support/shop-test.ts';

const space = '/v1/spaces/100001';
const headers = { authorization: 'local-management', 'x-editor-name': 'Anna' };
const headline = {
  _uid: 'headline',
  component: 'page_container_headline',
  headline: 'Advent',
  headlineType: 'h1',
};

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
];

test.describe.configure({ mode: 'parallel' });

async function planByApi(page: Page, shop: ShopAddresses, story: number, at: Date, action = 'publish') {
  const story_scheduling = { story_id: story, publish_at: at.toISOString(), action };
  const answer = await page.request.post(`${shop.workspace}${space}/story_schedulings`, {
    headers,
    data: { story_scheduling },
  });
  expect(answer.status()).toBe(201);
}

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

for (const size of sizes) {
  test.describe(`at ${size.width} pixels`, once(size.width === 1440), () => {
    test.use({ viewport: size, contextOptions: { reducedMotion: 'reduce' } });

    test('a page is planned, found in the calendar, moved and taken back by keys', async ({ page, shop }) => {
      const slug = `termin-${size.width}`;
      const story = await createPage(shop, slug, [headline]);
      await openPage(page, shop, story);
      await page.getByRole('button', { name: 'Termin planen' }).press('Enter');
      const dialog = dialogOf(page, `Termin für „${slug}“`);
      await expect(dialog.getByRole('radio', { name: 'In den Shop' })).toBeChecked();
      await dialog.getByLabel('Tag').fill('2030-12-24');
      await dialog.getByLabel('Uhrzeit in Deutschland').fill('06:30');
      await expect(
        dialog.getByText('Dienstag, 24. Dezember 2030 um 06:30, Zeit in Deutschland'),
      ).toBeVisible();
      await expect(dialog.getByText(/^(An diesem Tag steht nichts im Weg|So kommt)/)).toBeVisible();
      await expectNoFindings(page, { include: ['[role=dialog]'] });
      await dialog.getByRole('button', { name: 'Planen' }).press('Enter');
      await expect(dialog).toBeHidden();
      const notice = page.getByText(/^Kommt in den Shop: Dienstag, 24\. Dezember 2030 um 06:30/);
      await expect(notice).toBeVisible();
      await findPage(page, `blattwerk/${slug}`);
      const row = pageTree(page).getByRole('row', { name: slug });
      await expect(row.getByRole('img', { name: /^kommt in den Shop: 24\.12\.2030, 06:30/ })).toBeVisible();
      await pageSearch(page).fill('');

      await chooseArea(page, 'Terminkalender');
      const calendar = dialogOf(page, 'Terminkalender');
      await calendar.getByRole('radio', { name: 'Liste' }).press('Enter');
      const planned = calendar.getByRole('list', { name: 'Was kommt' });
      const item = planned.getByRole('listitem').filter({ hasText: slug });
      await expect(item).toContainText('24.12.2030, 06:30');
      await expectNoFindings(page, { include: ['[role=dialog]'] });
      await item.getByRole('button', { name: `Termin von „${slug}“ verschieben` }).press('Enter');
      const moving = dialogOf(page, `Termin für „${slug}“`);
      await expect(moving.getByLabel('Tag')).toHaveValue('2030-12-24');
      await expect(moving.getByLabel('Uhrzeit in Deutschland')).toHaveValue('06:30');
      await moving.getByLabel('Tag').fill('2030-12-26');
      await moving.getByRole('button', { name: 'Verschieben' }).press('Enter');
      await expect(item).toContainText('26.12.2030, 06:30');

      await item.getByRole('button', { name: `Termin von „${slug}“ streichen` }).press('Enter');
      const question = page.getByRole('alertdialog', { name: `Termin von „${slug}“ streichen?` });
      await expectNoFindings(page, { include: ['[role=alertdialog]'] });
      await question.getByRole('button', { name: 'Streichen' }).press('Enter');
      await expect(calendar).toBeVisible();
      await expect(item).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(notice).toBeHidden();
    });

    test(
      'the month is walked through by keys and says what each day holds',
      beforeRelease,
      async ({ page, shop }) => {
        const slug = `monat-${size.width}`;
        const story = await createPage(shop, slug, [headline]);
        await openPage(page, shop, story);
        await chooseArea(page, 'Terminkalender');
        const calendar = dialogOf(page, 'Terminkalender');
        const grid = calendar.getByRole('grid');
        const today = grid.locator('[aria-current=date]');
        await expect(today).toHaveAttribute('aria-pressed', 'true');
        const label = await today.textContent();
        await today.focus();
        await page.keyboard.press('PageDown');
        await expect(grid.getByRole('button', { pressed: true })).toBeFocused();
        await expect(grid.getByRole('button', { pressed: true })).not.toHaveAttribute(
          'aria-label',
          label ?? '',
        );
        await page.keyboard.press('End');
        await expect(grid.getByRole('button', { pressed: true })).toHaveAccessibleName(/^Sonntag, /);
        const day = await grid.getByRole('button', { pressed: true }).getAttribute('data-day');

        await calendar.getByRole('button', { name: `„${slug}“ für diesen Tag planen` }).press('Enter');
        const dialog = dialogOf(page, `Termin für „${slug}“`);
        await expect(dialog.getByLabel('Tag')).toHaveValue(day ?? '');
        await dialog.getByRole('radio', { name: 'Aus dem Shop' }).press('Space');
        await dialog.getByRole('button', { name: 'Planen' }).press('Enter');
        const chosen = grid.getByRole('button', { pressed: true });
        await expect(chosen).toHaveAccessibleName(new RegExp(`Termine?\\. .*${slug}`));
        await expect(chosen).toContainText('06:00');
        await expect(calendar.getByRole('listitem').filter({ hasText: slug })).toContainText(
          'Verlässt den Shop',
        );
        await expectNoFindings(page, { include: ['[role=dialog]'] });

        await page.setViewportSize({ width: 360, height: 740 });
        const isCut = () =>
          grid.evaluate(
            (month) => month.scrollWidth > (month.parentElement?.parentElement?.clientWidth ?? 0),
          );
        await expect.poll(isCut).toBe(false);
      },
    );
  });
}

test(
  'the own clock is shown beside that of the shop where it differs, in English, too',
  beforeRelease,
  async ({ browser, shop }) => {
    const story = await createPage(shop, 'termin-fern', [headline]);
    const context = await browser.newContext({ timezoneId: 'America/New_York' });
    const page = await context.newPage();
    await openPage(page, shop, story);
    await page.getByRole('button', { name: 'Sprache der Oberfläche: Deutsch' }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    const dialog = dialogOf(page, 'Schedule “termin-fern”');
    await dialog.getByLabel('Day').fill('2030-12-24');
    await expect(
      dialog.getByText(/On your own clock \(America\/New_York\): Tuesday,? 24 December 2030 at 00:00/),
    ).toBeVisible();
    await dialog.getByLabel('Day').fill('2020-12-24');
    await expect(dialog.getByText('This moment has passed')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Schedule', exact: true })).toBeDisabled();
    await context.close();
  },
);

test('a page that is deleted and brought back is still planned', beforeRelease, async ({ page, shop }) => {
  const slug = 'termin-bleibt';
  const story = await createPage(shop, slug, [headline]);
  await planByApi(page, shop, story.id, new Date('2031-01-06T05:00:00Z'), 'unpublish');
  await openPage(page, shop, story);
  const notice = page.getByText(/^Verlässt den Shop: Montag, 6\. Januar 2031 um 06:00/);
  await expect(notice).toBeVisible();
  await pageSearch(page).fill(slug);
  await act(page, pageTree(page).getByRole('row', { name: slug }), 'Löschen …');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('button', { name: 'Zurückholen' }).click();
  await expect(notice).toBeVisible();
});

test('at its time a page comes into the shop, and editors are told; what is refused says why', {
  tag: '@own-shop',
}, async ({ page, ownShop }) => {
  const { workspace, storefront } = ownShop;
  const ready = await createPage(ownShop, 'advent', [headline]);
  const late = await createPage(ownShop, 'zu-frueh', [{ ...headline, headline: '' }]);
  await openPageAt(page, workspace, 'blattwerk/advent');
  const soon = () => new Date(Date.now() + 6000);
  await planByApi(page, ownShop, ready.id, soon());
  await planByApi(page, ownShop, late.id, soon());

  const notices = page.getByRole('region', { name: 'Vorschau' });
  const done = notices.getByText(/^„advent“ ist wie geplant im Shop, seit /);
  await expect(done).toBeVisible({ timeout: 30_000 });
  const refused = notices
    .getByRole('alert')
    .filter({ hasText: '„zu-frueh“ kam nicht wie geplant in den Shop' });
  await expect(refused).toBeVisible();
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^Veröffentlicht/);
  expect((await page.request.get(`${storefront}/advent/`)).status()).toBe(200);
  expect((await page.request.get(`${storefront}/zu-frueh/`)).status()).toBe(404);
  await expectNoFindings(page, { exclude: 'iframe' });

  await refused.getByRole('button', { name: 'Zur Seite' }).click();
  await expect(page).toHaveURL(new RegExp(`#/stories/${late.id}`));
  await chooseArea(page, 'Terminkalender');
  const calendar = dialogOf(page, 'Terminkalender');
  // The month shows today, and it may have been before midnight.
  await calendar.getByRole('radio', { name: 'Liste' }).press('Enter');
  const chosen = calendar.getByRole('listitem').filter({ hasText: 'zu-frueh' });
  await expect(chosen).toContainText('Nicht in den Shop gekommen');
  await page.keyboard.press('Escape');
  await done.locator('..').getByRole('button', { name: 'Verstanden' }).click();
  await expect(done).toBeHidden();
  await expect(refused).toBeHidden();
});

test(
  'the preview shows the shop on another day, and the shop itself knows none',
  beforeRelease,
  async ({ page, shop }) => {
    const slug = 'tag-der-kampagne';
    const story = await createPage(shop, slug, [headline]);
    const client = managementClient(shop);
    const content = {
      _uid: 'page',
      component: 'page',
      title: 'Nikolaus',
      body: [headline],
      shownFrom: '2030-12-01 00:00',
      shownUntil: '2030-12-06 00:00',
      beforeText: 'Ab dem ersten Dezember.',
      afterText: 'Das war der Nikolaus.',
    };
    await client.stories.update(story.id, { body: { story: { content } }, throwOnError: true });
    await planByApi(page, shop, story.id, new Date('2030-12-03T05:00:00Z'));
    await openPage(page, shop, story);
    await expect(previewOf(page).getByRole('heading', { name: 'Advent' })).toBeVisible();

    const day = page.getByLabel('Shop am');
    const notice = page.getByText(/^So ist der Shop am /);
    await day.fill('2030-11-30');
    await expect(previewOf(page).getByText('Ab dem ersten Dezember.')).toBeVisible();
    await expect(notice).toContainText('Samstag, 30. November 2030');
    await expect(notice).toContainText('Diese Seite ist dann noch nicht im Shop');
    await day.fill('2030-12-03');
    await expect(previewOf(page).getByRole('heading', { name: 'Advent' })).toBeVisible();
    await expect(notice).toContainText('Der gesicherte Entwurf dieser Seite ist dann im Shop.');
    await expectNoFindings(page, { exclude: 'iframe' });
    await day.fill('2030-12-07');
    await expect(previewOf(page).getByText('Das war der Nikolaus.')).toBeVisible();

    const framed = await page.locator('iframe[title^="Vorschau"]').getAttribute('src');
    const unsigned = new URL(framed ?? '');
    unsigned.searchParams.set('_storyblok_tk[token]', '0'.repeat(40));
    expect((await page.request.get(unsigned.href)).status()).toBe(404);
    const [plain, dated] = await Promise.all(
      ['', '?blattwerk_day=2030-12-24'].map(async (query) => {
        const answer = await page.request.get(`${shop.storefront}/hochzeit/${query}`);
        return (await answer.text()).match(/<main[\s\S]*<\/main>/)?.[0];
      }),
    );
    expect(plain).toContain('Hochzeit');
    expect(dated).toBe(plain);

    await page.getByRole('button', { name: 'Zurück zu heute' }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByText('Vorschau verbunden')).toBeVisible();
    await expect(previewOf(page).getByRole('heading', { name: 'Advent' })).toBeVisible();
  },
);

test(
  'on another day lists and links hold what is planned until then',
  beforeRelease,
  async ({ page, shop }) => {
    const comes = await createPage(shop, 'kommt-im-advent', [headline]);
    const map = await createPage(shop, 'alle-seiten', [{ _uid: 'map', component: 'sitemap', items: [] }]);
    await planByApi(page, shop, comes.id, new Date('2030-12-03T05:00:00Z'));
    await openPage(page, shop, map);
    const listed = previewOf(page).getByRole('link', { name: 'kommt-im-advent' });
    await expect(previewOf(page).getByRole('link', { name: 'Hochzeit' }).first()).toBeAttached();
    await expect(listed).toBeHidden();
    await page.getByLabel('Shop am').fill('2030-12-03');
    await expect(listed).toBeAttached();
    await page.getByLabel('Shop am').fill('2030-12-02');
    await expect(previewOf(page).getByRole('link', { name: 'Hochzeit' }).first()).toBeAttached();
    await expect(listed).toBeHidden();
  },
);
