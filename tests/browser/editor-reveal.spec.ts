import type { Locator, Page } from '@playwright/test';
import { beforeRelease } from './support/broad.ts';
import {
  blockTree,
  createPage,
  expectNeverReloaded,
  formOf,
  managementClient,
  openBlock,
  openPage,
  previewIsLive,
  previewOf,
} from './support/editing.ts';
import { expect, test } from './support/shop-test.ts';

const paragraphs = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

const slide = (uid: string, title: string) => ({
  _uid: uid,
  component: 'teaser_slide',
  title,
  control: `Zu ${title}`,
  isNewTeaser: true,
});

/** The outline of the selected block, over the page in the frame. */
const outline = (page: Page): Locator => previewOf(page).locator('.selected');

/** Unfolds a block's row in the tree. */
async function unfold(page: Page, name: RegExp): Promise<void> {
  await blockTree(page).getByRole('row', { name }).press('ArrowRight');
}

/** Waits until the outline stands around something, give or take the pixel that it may be moving by. */
async function expectOutlined(page: Page, block: Locator): Promise<void> {
  await expect(block).toBeInViewport();
  await expect
    .poll(async () => {
      const [around, inside] = [await outline(page).boundingBox(), await block.boundingBox()];
      if (!around || !inside) return 'nothing to compare';
      const isAround =
        around.x <= inside.x + 1 &&
        around.y <= inside.y + 1 &&
        around.x + around.width >= inside.x + inside.width - 1 &&
        around.y + around.height >= inside.y + inside.height - 1;
      return isAround ? 'around' : JSON.stringify({ around, inside });
    })
    .toBe('around');
}

test('the slide that is edited is the slide that is shown and outlined', async ({ page, shop }) => {
  const story = await createPage(shop, 'zweite-folie', [
    { _uid: 'stage', component: 'main_teaser', teaser: [slide('one', 'Erste'), slide('two', 'Zweite')] },
  ]);
  await openPage(page, shop, story, 'two');
  const preview = previewOf(page);
  const second = preview.getByRole('tabpanel', { name: 'Zu Zweite' });
  await expect(second).toBeVisible();
  await expectOutlined(page, preview.getByRole('heading', { name: 'Zweite' }));
  await formOf(page)
    .getByRole('textbox', { name: /^Titel/ })
    .fill('Zweite, neu');
  await expect(preview.getByRole('heading', { name: 'Zweite, neu' })).toBeVisible();
  await openBlock(page, /Folie.*Erste/);
  await expect(preview.getByRole('heading', { name: 'Erste' })).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Zweite, neu' })).toBeHidden();
  await expectOutlined(page, preview.getByRole('heading', { name: 'Erste' }));
  await expectNeverReloaded(page);
});

test(
  'the version of a test that is edited is shown, and the top bar says which',
  beforeRelease,
  async ({ page, shop }) => {
    const headline = (uid: string, text: string) => ({
      _uid: uid,
      component: 'page_container_headline',
      headline: text,
    });
    const story = await createPage(shop, 'andere-fassung', [
      {
        _uid: 'test',
        component: 'ab_test',
        flag: 'startseite-vorteile',
        control: [headline('old', 'Bisher')],
        treatment: [headline('new', 'Neu')],
      },
      {
        _uid: 'several',
        component: 'multi_treatment_test',
        flag: 'hochzeit-einstieg',
        treatments: [
          { _uid: 'control', component: 'treatment', name: 'control', body: [headline('same', 'Gewohnt')] },
          { _uid: 'large', component: 'treatment', name: 'bildteaser', body: [headline('large', 'Groß')] },
        ],
      },
    ]);
    await openPage(page, shop, story, 'new');
    const preview = previewOf(page);
    const axis = page.getByRole('banner').getByRole('button', { name: /Test$/ });
    await expectOutlined(page, preview.getByRole('heading', { name: 'Neu' }));
    await expect(axis).toContainText('startseite-vorteile: neue Fassung');
    await openBlock(page, /Bisher/);
    await expectOutlined(page, preview.getByRole('heading', { name: 'Bisher' }));
    await expect(preview.getByRole('heading', { name: 'Neu' })).toHaveCount(0);
    await expect(axis).toContainText('Alle: bisherige Fassung');
    // The test itself has no element: what it shows is outlined.
    await openBlock(page, /^Test mit mehreren Fassungen/);
    await expectOutlined(page, preview.getByRole('heading', { name: 'Gewohnt' }));

    await test.step('the block of a test says which version is seen, and shows another one', async () => {
      const shown = formOf(page).getByRole('button', { name: /In der Vorschau$/ });
      await expect(shown).toContainText('bisherige Fassung');
      await shown.click();
      await page.getByRole('option', { name: 'bildteaser', exact: true }).click();
      await expect(preview.getByRole('heading', { name: 'Groß' })).toBeVisible();
      await expect(axis).toContainText('hochzeit-einstieg: bildteaser');
      await shown.click();
      await page.getByRole('option', { name: 'bisherige Fassung', exact: true }).click();
      await expect(preview.getByRole('heading', { name: 'Gewohnt' })).toBeVisible();
    });

    await test.step('a version that is left is missed by the block, which says so', async () => {
      await unfold(page, /^Test mit mehreren Fassungen/);
      await openBlock(page, /^Fassung bildteaser/);
      await expectOutlined(page, preview.getByRole('heading', { name: 'Groß' }));
      await expect(axis).toContainText('hochzeit-einstieg: bildteaser');
      await axis.click();
      await page.getByRole('option', { name: 'Alle: bisherige Fassung' }).click();
      await expect(outline(page)).toBeHidden();
      await formOf(page).getByRole('button', { name: 'Diese Fassung zeigen' }).click();
      await expectOutlined(page, preview.getByRole('heading', { name: 'Groß' }));
      await expect(formOf(page).getByRole('button', { name: 'Diese Fassung zeigen' })).toHaveCount(0);
    });
    await expectNeverReloaded(page);
  },
);

test('what the page folds away opens when it is selected', async ({ page, shop }) => {
  const tile = (headline: string) => ({ _uid: headline, component: 'small_teaser', headline });
  const tiles = ['Taufe', 'Geburt', 'Trauer', 'Umzug', 'Ostern', 'Advent', 'Abitur', 'Einzug'].map(tile);
  const story = await createPage(shop, 'zugeklappt', [
    {
      _uid: 'advantages',
      component: 'usp_bar',
      items: [
        { _uid: 'fast', component: 'usp_item', title: 'Eilig', text: paragraphs('In 24 Stunden') },
        { _uid: 'paper', component: 'usp_item', title: 'Zehn Papiere' },
      ],
    },
    { _uid: 'row', component: 'related_categories', display: 'carousel', headline: 'Mehr', items: tiles },
    {
      _uid: 'questions',
      component: 'seo_questions',
      headline: 'Fragen',
      items: [
        {
          _uid: 'q',
          component: 'seo_question',
          question: 'Wann?',
          answer: paragraphs('Sechs Wochen vorher.'),
        },
      ],
    },
  ]);
  await openPage(page, shop, story, 'Einzug');
  const preview = previewOf(page);
  const form = formOf(page);

  await test.step('a row turns to its last tile, and back', async () => {
    await expectOutlined(page, preview.getByText('Einzug'));
    await expect(preview.locator('[inert]', { hasText: 'Taufe' })).toHaveCount(1);
    await openBlock(page, /Taufe/);
    await expect(preview.locator('[inert]', { hasText: 'Taufe' })).toHaveCount(0);
    await expectOutlined(page, preview.getByText('Taufe', { exact: true }).last());
  });

  await test.step('a question unfolds when its answer is edited', async () => {
    await unfold(page, /^Häufige Fragen/);
    await openBlock(page, /^Frage Wann/);
    await expect(preview.getByText('Sechs Wochen vorher.')).toBeHidden();
    await form.getByRole('textbox', { name: /Antwort/ }).click();
    await expect(preview.getByText('Sechs Wochen vorher.')).toBeInViewport();
  });

  await test.step('a dialog opens for the text in it, leaves the focus in the form, and closes', async () => {
    await unfold(page, /^Leiste mit Vorteilen/);
    await openBlock(page, /^Vorteil Eilig/);
    await expect(preview.getByRole('dialog')).toHaveCount(0);
    const text = form.getByRole('textbox', { name: /Erklärung|Text/ });
    await text.click();
    await expect(preview.getByRole('dialog', { name: 'Eilig' }).getByText('In 24 Stunden')).toBeVisible();
    await expect(text).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.type(' da');
    await expect(preview.getByRole('dialog').getByText('In 24 Stunden da')).toBeVisible();
    await openBlock(page, /^Vorteil Zehn Papiere/);
    await expect(preview.getByRole('dialog')).toHaveCount(0);
    await expectOutlined(page, preview.getByRole('main').getByText('Zehn Papiere'));
  });
});

test(
  'on a phone a link of the navigation is shown in the drawer it lies in',
  beforeRelease,
  async ({ page, shop }) => {
    const client = managementClient(shop);
    const found = await client.stories.list({
      query: { with_slug: 'blattwerk/settings' },
      throwOnError: true,
    });
    const id = found.data.stories?.[0]?.id ?? 0;
    await page.goto(`${shop.workspace}/#/stories/${id}`);
    await previewIsLive(page);
    const preview = previewOf(page);
    await page.getByRole('radio', { name: '360' }).click();
    await openBlock(page, /^Navigationspunkt.*Hochzeit/);
    await expectOutlined(
      page,
      preview.getByRole('dialog').getByRole('link', { name: 'Hochzeit', exact: true }),
    );
    await openBlock(page, /^Kopf und Fuß/);
    await expect(preview.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'a block that shows nothing has a stand-in that can be seen and selected',
  beforeRelease,
  async ({ page, shop }) => {
    const story = await createPage(shop, 'leere-bausteine', [
      { _uid: 'text', component: 'info_text', headline: 'Davor' },
      { _uid: 'list', component: 'product_list' },
      { _uid: 'stage', component: 'main_teaser', teaser: [{ _uid: 'slide', component: 'teaser_slide' }] },
    ]);
    await openPage(page, shop, story, 'list');
    const preview = previewOf(page);
    const list = preview.getByRole('strong').filter({ hasText: /^Produktliste$/ });
    await expect(preview.getByText(/^ProduktlisteNoch leer/)).toBeVisible();
    await expectOutlined(page, list);
    await openBlock(page, /Davor/);
    await expectOutlined(page, preview.getByRole('heading', { name: 'Davor' }));
    await list.click();
    await expectOutlined(page, list);
    await expect(formOf(page).getByRole('heading', { name: 'Produktliste' })).toBeVisible();
    await formOf(page)
      .getByRole('textbox', { name: /^Überschrift/ })
      .fill('Lieblinge');
    await expect(preview.getByText('Noch leer').first()).not.toContainText('Produktliste');

    await test.step('parts of an empty block have one each', async () => {
      await unfold(page, /^Hauptteaser/);
      await openBlock(page, /^Folie/);
      await expectOutlined(page, preview.getByRole('strong').filter({ hasText: /^Folie$/ }));
      await formOf(page)
        .getByRole('textbox', { name: /^Titel/ })
        .fill('Nun mit Titel');
      await expect(preview.getByRole('strong').filter({ hasText: /^Folie$/ })).toHaveCount(0);
      await expectOutlined(page, preview.getByRole('heading', { name: 'Nun mit Titel' }));
    });
  },
);

test(
  'a block that the page cannot show has no outline, and its form says why',
  beforeRelease,
  async ({ page, shop }) => {
    const assets = await managementClient(shop).assets.list({ throwOnError: true });
    const [asset] = assets.data.assets ?? [];
    const image = { fieldtype: 'asset', id: asset?.id, filename: asset?.filename, alt: 'Einladung' };
    const picture = (uid: string, media: string) => ({
      _uid: uid,
      component: 'responsive_image',
      media,
      image,
    });
    const story = await createPage(shop, 'bild-je-bildschirm', [
      {
        _uid: 'stage',
        component: 'main_teaser',
        teaser: [
          {
            ...slide('one', 'Erste'),
            responsiveImages: [picture('narrow', 'mobile'), picture('wide', 'desktop')],
          },
        ],
      },
    ]);
    await openPage(page, shop, story, 'narrow');
    const reason = formOf(page).getByText('Bei dieser Breite zeigt die Seite ein anderes Bild.');
    await page.getByRole('radio', { name: '1300' }).click();
    await expect(reason).toBeVisible();
    await expect(outline(page)).toBeHidden();
    await page.getByRole('radio', { name: '360' }).click();
    await expect(outline(page)).toBeVisible();
    await expect(reason).toHaveCount(0);
  },
);
