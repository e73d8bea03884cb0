import type { Page } from '@playwright/test';
import { expectNoFindings } from './support/axe.ts';
import { beforeRelease } from './support/broad.ts';
import {
  createPage,
  draftOf,
  formOf,
  managementClient,
  openPage,
  previewOf,
  save,
} from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

const text = (...words: unknown[]) => ({ type: 'doc', content: [{ type: 'paragraph', content: words }] });
const words = (text: string, ...marks: string[]) => ({
  type: 'text',
  text,
  marks: marks.map((type) => ({ type })),
});

const headline = (headline: string) => ({
  _uid: 'titel',
  component: 'page_container_headline',
  headline,
  headlineType: 'h1',
});
const info = (uid: string, headline: string, ...content: unknown[]) => ({
  _uid: uid,
  component: 'info_text',
  headline,
  text: text(...content),
});
const before = [
  headline('Karten zur Hochzeit'),
  info('papier', 'Papiere', words('Karten auf feinem Papier.')),
  info('versand', 'Versand', words('In drei Tagen da.')),
  info('muster', 'Musterkarten', words('Drei Karten kommen gratis.')),
];
const after = [
  headline('Karten zur Taufe'),
  info('muster', 'Musterkarten', words('Drei Karten kommen gratis.')),
  info('papier', 'Papiere', words('Karten auf '), words('feinem', 'bold'), words(' Papier.')),
  info('neu', 'Goldfolie', words('Auf Wunsch mit Gold.')),
];

const history = (page: Page) => page.getByRole('dialog', { name: 'Verlauf' });
const comparing = (page: Page) => page.getByRole('dialog', { name: 'Fassungen vergleichen' });
const change = (page: Page, name: string | RegExp) => comparing(page).getByRole('row', { name });
const side = (page: Page, name: 'Vorher' | 'Nachher') =>
  comparing(page).getByRole('region', { name: new RegExp(`^${name}: `) });
const shown = (page: Page, name: 'Vorher' | 'Nachher') => side(page, name).locator('iframe').contentFrame();
const openHistory = (page: Page) => page.getByRole('button', { name: 'Verlauf', exact: true }).click();

test('the history tells who changed what, and when, some saves at a time', async ({ page, shop }) => {
  const story = await createPage(shop, 'verlauf-lang', before);
  const client = managementClient(shop);
  const content = (body: unknown[]) => ({ component: 'page', _uid: 'page', title: 'Lang', body });
  for (let count = 1; count <= 60; count += 1)
    await client.stories.update(story.id, {
      body: { story: { content: content([headline(`Titel ${count}`), ...before.slice(1)]) } },
      throwOnError: true,
    });
  await openPage(page, shop, story, 'titel');
  await formOf(page)
    .getByRole('textbox', { name: /^Überschrift/ })
    .fill('Mit eigenen Händen');
  await save(page);
  await openHistory(page);

  const saves = history(page).getByRole('listitem');
  await expect(saves).toHaveCount(25);
  const newest = history(page).getByRole('listitem', { name: 'Fassung 62' });
  await expect(newest).toContainText('auf diesem Rechner');
  await expect(newest).toContainText('gerade eben');
  await expect(newest).toContainText('„Überschrift“ in „Überschrift mit Einleitung“');
  await expect(newest).toContainText('Aktueller Stand');
  await history(page).getByRole('button', { name: 'Ältere zeigen (noch 37)' }).click();
  await expect(saves).toHaveCount(50);
  await history(page).getByRole('button', { name: 'Ältere zeigen (noch 12)' }).click();
  await expect(saves).toHaveCount(62);
  await expect(saves.last()).toContainText('Seite angelegt');
  await expect(history(page).getByRole('listitem', { name: 'Fassung 2', exact: true })).toContainText(
    'der Seite, „Überschrift“ in „Überschrift mit Einleitung“',
  );
});

test('two versions are compared block by block, in words and as the shop shows them', async ({
  page,
  shop,
}) => {
  const story = await createPage(shop, 'fassungen-vergleichen', before);
  await managementClient(shop).stories.update(story.id, {
    body: {
      story: {
        content: {
          component: 'page',
          _uid: 'page',
          title: 'fassungen-vergleichen',
          description: 'fassungen-vergleichen',
          body: after,
        },
      },
    },
    throwOnError: true,
  });
  await openPage(page, shop, story, 'titel');
  await openHistory(page);
  const made = history(page).getByRole('listitem', { name: 'Fassung 2' });
  await expect(made).toContainText('„Hinweistext“ eingefügt, „Hinweistext“ gelöscht');
  await made.getByRole('button', { name: 'Änderungen zeigen' }).click();

  await expect(comparing(page).getByText('5 Änderungen')).toBeVisible();
  await expect(change(page, 'Überschrift mit Einleitung · Karten zur Taufe: geändert')).toBeVisible();
  await expect(change(page, /Musterkarten: verschoben/)).toContainText('Platz 4 → Platz 2');
  await expect(change(page, /Papiere: geändert/)).toBeVisible();
  await expect(change(page, /Versand: gelöscht/)).toBeVisible();
  await expect(change(page, /Goldfolie: eingefügt/)).toBeVisible();

  // Words, and what marks them.
  await expect(change(page, /Karten zur Taufe/).getByRole('deletion')).toHaveText('Entfernt: Hochzeit');
  await expect(change(page, /Karten zur Taufe/).getByRole('insertion')).toHaveText('Eingefügt: Taufe');
  await expect(
    change(page, /Papiere/)
      .getByRole('insertion')
      .getByRole('strong'),
  ).toHaveText('feinem');

  // Both pages, at the same block.
  await expect(shown(page, 'Vorher').getByRole('heading', { level: 1 })).toHaveText('Karten zur Hochzeit');
  await expect(shown(page, 'Nachher').getByRole('heading', { level: 1 })).toHaveText('Karten zur Taufe');
  await expect(shown(page, 'Nachher').getByText('Auf Wunsch mit Gold.')).toBeVisible();
  await expect(change(page, /Karten zur Taufe/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(change(page, /Versand: gelöscht/)).toHaveAttribute('aria-selected', 'true');
  await expect(shown(page, 'Vorher').getByText('In drei Tagen da.')).toBeInViewport();
  await expect(side(page, 'Nachher').getByRole('status')).toHaveText(
    'Fehlt hier. Umrandet ist, was am nächsten steht.',
  );
  await expect(side(page, 'Vorher').getByRole('status')).toBeHidden();

  // A click on a page leads to its change; the test tool misses what is shown smaller than it is.
  await comparing(page).getByRole('radio', { name: '360' }).click();
  await shown(page, 'Nachher').getByText('Auf Wunsch mit Gold.').click();
  await expect(change(page, /Goldfolie: eingefügt/)).toHaveAttribute('aria-selected', 'true');
  // Nothing is edited there, and Escape leads back to the list.
  await expect(shown(page, 'Nachher').getByRole('toolbar')).toBeVisible();
  await expect(shown(page, 'Nachher').getByRole('button', { name: 'Löschen' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(change(page, /Goldfolie: eingefügt/)).toBeFocused();

  await expectNoFindings(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(side(page, 'Nachher')).toBeInViewport();
  await expectNoFindings(page);

  // Another version of the two.
  await side(page, 'Nachher')
    .getByRole('button', { name: /Nachher$/ })
    .click();
  await page.getByRole('option', { name: /^Fassung 1,/ }).click();
  await expect(comparing(page).getByText('Beide sind gleich.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Verlauf', exact: true })).toBeFocused();
});

test(
  'one block, or the whole page, comes back into the draft, and that can be undone',
  beforeRelease,
  async ({ page, shop }) => {
    const story = await createPage(shop, 'bausteine-zurueckholen', before);
    await managementClient(shop).stories.update(story.id, {
      body: {
        story: {
          content: {
            component: 'page',
            _uid: 'page',
            title: 'bausteine-zurueckholen',
            description: 'bausteine-zurueckholen',
            body: after,
          },
        },
      },
      throwOnError: true,
    });
    await openPage(page, shop, story, 'titel');
    const headings = previewOf(page).getByRole('main').getByRole('heading', { level: 2 });
    const openComparison = async () => {
      await openHistory(page);
      await history(page)
        .getByRole('listitem', { name: 'Fassung 1' })
        .getByRole('button', { name: 'Mit dem Entwurf vergleichen' })
        .click();
    };
    await openComparison();
    const take = (name: RegExp, action: string) =>
      change(page, name).getByRole('button', { name: action }).click();

    await take(/Versand: gelöscht/, 'Wie vorher in den Entwurf');
    await expect(
      comparing(page).getByText('„Hinweistext“ steht im Entwurf wieder wie vorher.'),
    ).toBeVisible();
    await expect(comparing(page).getByText('4 Änderungen')).toBeVisible();
    await expect(shown(page, 'Nachher').getByText('In drei Tagen da.')).toBeVisible();
    await take(/Goldfolie: eingefügt/, 'Aus dem Entwurf nehmen');
    await take(/Karten zur Taufe: geändert/, 'Wie vorher in den Entwurf');
    await expect(comparing(page).getByText('2 Änderungen')).toBeVisible();
    // The last of it is undone where it is told.
    await comparing(page).getByRole('button', { name: 'Rückgängig' }).click();
    await expect(comparing(page).getByText('3 Änderungen')).toBeVisible();
    await change(page, /Musterkarten: verschoben/).focus();
    await page.keyboard.press('Escape');
    await expect(comparing(page)).toBeHidden();
    await expect(headings).toHaveText(['Musterkarten', 'Papiere', 'Versand']);

    await page.getByRole('button', { name: /^Rückgängig/ }).click();
    await expect(headings).toHaveText(['Musterkarten', 'Papiere', 'Versand', 'Goldfolie']);
    await openComparison();
    await comparing(page).getByRole('button', { name: 'Fassung 1 in den Entwurf holen' }).click();
    await expect(headings).toHaveText(['Papiere', 'Versand', 'Musterkarten']);
    await save(page);
    expect(await draftOf(shop, story)).toMatchObject({ body: before.map(({ _uid }) => ({ _uid })) });
    await openHistory(page);
    await expect(history(page).getByRole('listitem', { name: 'Fassung 3' })).toContainText(
      '„Hinweistext“ eingefügt',
    );
  },
);
