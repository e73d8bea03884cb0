import { localTokens } from '../../scripts/environment.ts';
import type { ShopAddresses } from '../../scripts/shop-process.ts';
import { call, connect, makeToken } from '../contract/assistant-client.ts';
import { expectNoFindingsAtDeskWidths } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import { createPage, draftOf, formOf, openPage } from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

const unframed = { exclude: 'iframe' };
const blocks = [
  { _uid: 'kopf', component: 'page_container_headline', headline: 'Karten zur Taufe', headlineType: 'h1' },
  { _uid: 'zeile', component: 'page_container_headline', headline: 'Auf Kraftpapier', headlineType: 'h2' },
];

/** The workspace's own addresses, asked as the workspace does. */
const asking = ({ workspace }: ShopAddresses) => ({
  request: (path: string, init: RequestInit = {}) =>
    fetch(`${workspace}${path}`, {
      ...init,
      headers: { authorization: localTokens.management, ...init.headers },
    }),
});

test('a suggestion arrives, is seen before and after; one block is taken over, another refused', async ({
  page,
  shop,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  const story = await createPage(shop, 'mit-vorschlag', blocks);
  const name = 'Wortfee im Browser';
  const { token } = await makeToken(asking(shop), { name, role: 'author' });
  const assistant = await connect(shop.workspace, token);
  await openPage(page, shop, story, 'kopf');

  const set = (block: string, headline: string) =>
    call(assistant, 'set_fields', { story: story.id, block, values: { headline } });
  expect((await set('kopf', 'Taufkarten mit Namen')).isError).toBe(false);
  expect((await set('zeile', 'Auf buntem Papier')).isError).toBe(false);
  await assistant.close();

  await page.reload();
  await page.getByRole('button', { name: /^Vorschläge der Assistenz: / }).click();
  const list = page.getByRole('dialog', { name: 'Vorschläge der Assistenz' });
  const row = list.getByRole('listitem').filter({ hasText: 'mit-vorschlag' });
  await expect(row).toContainText('2 × „Überschrift“');
  await expect(row).toContainText(name);
  await expectNoFindingsAtDeskWidths(page, unframed);
  await row.getByRole('button', { name: 'Vergleichen: mit-vorschlag' }).click();

  const dialog = page.getByRole('dialog', { name: `Vorschlag von ${name}: mit-vorschlag` });
  const change = (words: string) => dialog.getByRole('row').filter({ hasText: words });
  await expect(dialog.getByText('2 Änderungen')).toBeVisible();
  const side = (title: string) => dialog.frameLocator(`iframe[title="${title}"]`);
  await expect(side('Vorher: Entwurf').getByRole('heading', { level: 1 })).toHaveText('Karten zur Taufe');
  await expect(side('Nachher: Vorschlag').getByRole('heading', { level: 1 })).toHaveText(
    'Taufkarten mit Namen',
  );
  await expectNoFindingsAtDeskWidths(page, unframed);

  await test.step('one is taken over into the open draft', async () => {
    await change('Taufkarten').getByRole('button', { name: 'Übernehmen' }).click();
    await expect(dialog.getByRole('status').filter({ hasText: 'in den Entwurf übernommen' })).toBeVisible();
    await expect(dialog.getByText('Eine Änderung')).toBeVisible();
    expect((await draftOf(shop, story)).body).toMatchObject([
      { headline: 'Taufkarten mit Namen' },
      { headline: 'Auf Kraftpapier' },
    ]);
  });

  await test.step('the other is refused, and nothing waits any more', async () => {
    await change('buntem').getByRole('button', { name: 'Verwerfen' }).click();
    await expect(list.getByRole('status').filter({ hasText: 'ist verworfen' })).toBeVisible();
    await expect(row).toBeHidden();
    expect((await draftOf(shop, story)).body).toMatchObject([{}, { headline: 'Auf Kraftpapier' }]);
    await page.keyboard.press('Escape');
  });

  await test.step('the open page has what was taken over', async () => {
    await expect(formOf(page).getByRole('textbox', { name: /^Überschrift/ })).toHaveValue(
      'Taufkarten mit Namen',
    );
  });
});

test('an access is made, shown once and revoked', beforeRelease, async ({ page, shop }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${shop.workspace}/`);
  await page.getByRole('button', { name: /^Vorschläge der Assistenz/ }).click();
  await page.getByRole('button', { name: 'Zugänge für Assistenten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zugänge für Assistenten' });
  await dialog.getByRole('textbox', { name: 'Welches Programm?' }).fill('Übersetzerin');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Zugang für „Übersetzerin“' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Token kopieren' }).click();
  await expect(dialog.getByText('Das Token ist kopiert.')).toBeVisible();
  const token = await page.evaluate(() => navigator.clipboard.readText());
  const assistant = await connect(shop.workspace, token);
  expect((await call(assistant, 'list_terms')).isError).toBe(false);
  await dialog.getByText('So wird das Programm eingerichtet').click();
  await expect(dialog.getByText('"mcpServers"')).toBeVisible();
  await expectNoFindingsAtDeskWidths(page, unframed);

  const row = dialog.getByRole('listitem').filter({ hasText: 'Übersetzerin' });
  await expect(row).toContainText('lesen und vorschlagen');
  await row.getByRole('button', { name: 'Sperren: Zugang für Übersetzerin' }).click();
  await expect(dialog.getByText('Der Zugang ist gesperrt.')).toBeFocused();
  await expect(row).toContainText('gesperrt am');
  await expect(dialog.getByRole('heading', { name: 'Zugang für „Übersetzerin“' })).toBeHidden();
  await expect(assistant.listTools()).rejects.toThrow();
  await assistant.close();
});
