import type { Page } from '@playwright/test';
import { expectNoFindings } from './support/axe.ts';
import { beforeRelease, once } from './support/broad.ts';
import { blockTree, createPage, formOf, openPage, previewOf } from './support/editing.ts';
import { openPageAt, pageTree } from './support/pages.ts';
import { expect, test } from './support/shop-test.ts';

const body = [{ _uid: 'intro', component: 'page_container_headline', headline: 'Breit genug' }];
const stage = (page: Page) => page.locator('iframe[title^="Vorschau"]');
/** Width of the page in the frame, and how large it is shown. */
const shownAt = async (page: Page) => {
  const width = await previewOf(page)
    .locator('html')
    .evaluate(() => innerWidth);
  const box = await stage(page).boundingBox();
  return { width, scale: (box?.width ?? 0) / width };
};

test(
  'at 1440 pixels the page is shown in its desktop layout, large enough to be read',
  beforeRelease,
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const story = await createPage(shop, 'breite', body);
    // The default: no width has been chosen in this browser.
    await page.goto(`${shop.workspace}/#/stories/${story.id}/intro`);
    await expect(page.getByRole('radio', { name: 'Desktop', exact: true })).toBeChecked();
    await expect(page.getByText('Vorschau verbunden')).toBeVisible();
    const { width, scale } = await shownAt(page);
    expect(width).toBeGreaterThanOrEqual(1024);
    expect(scale).toBeGreaterThan(0.78);

    await test.step('columns fold away by button and key, which is remembered', async () => {
      await page.getByRole('button', { name: /^Seiten und Bausteine einklappen/ }).click();
      await expect(pageTree(page)).toBeHidden();
      await page.keyboard.press('Control+.');
      await expect(formOf(page)).toBeHidden();
      await expect.poll(async () => (await shownAt(page)).scale).toBe(1);
      await page.reload();
      await expect(page.getByText('Vorschau verbunden')).toBeVisible();
      await expect(formOf(page)).toBeHidden();
      await expect(pageTree(page)).toBeHidden();
      await page.getByRole('button', { name: /^Formular zeigen/ }).click();
      await expect(formOf(page)).toBeVisible();
      await page.keyboard.press('Control+,');
      await expect(pageTree(page)).toBeVisible();
    });

    await test.step('a phone and the desktop stand side by side', async () => {
      await page.getByRole('radio', { name: 'Telefon + Desktop' }).click();
      const second = page.frameLocator('iframe[title^="Zweite Ansicht"]');
      await expect(second.getByRole('heading', { name: 'Breit genug' })).toBeVisible();
      expect(await second.locator('html').evaluate(() => innerWidth)).toBe(360);
      await formOf(page)
        .getByRole('textbox', { name: /^Überschrift/ })
        .first()
        .fill('In beiden zugleich');
      await expect(second.getByRole('heading', { name: 'In beiden zugleich' })).toBeVisible();
      await expect(previewOf(page).getByRole('heading', { name: 'In beiden zugleich' })).toBeVisible();
      await expectNoFindings(page);
    });
  },
);

for (const width of [1440, 1024, 1000, 800])
  test(
    `at ${width} pixels nothing of the top bar is cut off`,
    once(width === 800),
    async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 768 });
      const story = await createPage(shop, `schmal-${width}`, [
        { _uid: 'test', component: 'ab_test', flag: 'startseite-vorteile', control: body, treatment: [] },
      ]);
      await openPage(page, shop, story, 'intro');
      const bar = page.getByRole('banner');
      for (const button of await bar.getByRole('button').all()) {
        const box = await button.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
      await expect(bar.getByText('Kanal Blattwerk')).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole('button', { name: 'Deutschland Land' })).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole('button', { name: 'Veröffentlichen' })).toBeInViewport({ ratio: 1 });
      await expectNoFindings(page);
    },
  );

for (const [width, rows] of [
  [1440, 1],
  [360, 4],
] as const) {
  test(
    `at ${width} pixels the top bar takes ${rows} of its rows`,
    once(width === 360),
    async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 800 });
      const story = await createPage(shop, `kopfzeile-${width}`, body);
      await page.goto(`${shop.workspace}/#/stories/${story.id}`);
      const bar = page.getByRole('banner');
      await expect(bar.getByText('kopfzeile')).toBeVisible();
      const height = async () => (await bar.boundingBox())?.height;
      await expect.poll(height).toBeLessThan(rows * 40 + 12);
      const tops = await bar
        .getByRole('button', { name: /^Bereiche/ })
        .or(bar.getByText('kopfzeile'))
        .evaluateAll((found) => found.map((each) => Math.round(each.getBoundingClientRect().top / 40)));
      expect(new Set(tops).size, 'areas stand beside the name of the page').toBe(1);
    },
  );
}

for (const width of [1440, 1024])
  test(
    `at ${width} pixels no tab of the form lies upon another one`,
    once(width === 1024),
    async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 800 });
      const story = await createPage(shop, `reiter-${width}`, body);
      await openPage(page, shop, story);
      const form = formOf(page);
      await form.getByRole('tab', { name: 'Suche & Teilen' }).click();
      await form.getByRole('textbox', { name: /^Seitentitel/ }).fill('Titel '.repeat(40));
      await form.getByRole('tab', { name: 'Inhalt' }).click();
      await expect(form.getByRole('tab', { name: /^Suche & Teilen.+Befund/ })).toBeVisible();
      const tabs = await form.getByRole('tab').all();
      const boxes = await Promise.all(tabs.map((tab) => tab.boundingBox()));
      expect(boxes).toHaveLength(5);
      for (const [index, box] of boxes.entries()) {
        const next = boxes[index + 1];
        if (!box || !next) continue;
        expect(next.x >= box.x + box.width || next.y >= box.y + box.height, `tab ${index}`).toBe(true);
      }
      for (const tab of tabs) await expect(tab).toBeInViewport({ ratio: 1 });
    },
  );

test('at 1440 pixels the tabs of a page are one row as long as nothing is found', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openPageAt(page, shop.workspace, 'blattwerk/home');
  await expect(page.getByText('Keine Befunde')).toBeVisible();
  const tops = await formOf(page)
    .getByRole('tab', { name: /^(Inhalt|Suche & Teilen|Aktion|Übersetzung|Kommentare)$/ })
    .evaluateAll((each) => each.map((tab) => Math.round(tab.getBoundingClientRect().bottom / 20)));
  expect(tops).toHaveLength(5);
  expect(new Set(tops).size).toBe(1);
});

test('of a title beside a block’s name a few letters show, or none', async ({ page, shop }) => {
  const info = { _uid: 'hinweis', component: 'info_text', headline: 'Ganz kurz gesagt' };
  const story = await createPage(shop, 'titel-im-baum', [...body, info]);
  await openPage(page, shop, story, 'intro');
  for (const title of ['Breit genug', 'Ganz kurz gesagt']) {
    const shown = await blockTree(page)
      .getByText(title)
      .evaluate((each) => {
        const line = each.parentElement?.getBoundingClientRect();
        const own = each.getBoundingClientRect();
        return own.top >= (line?.bottom ?? 0) ? 0 : own.width;
      });
    expect(shown === 0 || shown > 20, `${title}: ${shown} px`).toBe(true);
  }
});

test('a version of a test is chosen in the top bar', beforeRelease, async ({ page, shop }) => {
  const story = await createPage(shop, 'fassungen', [
    {
      _uid: 'test',
      component: 'ab_test',
      flag: 'startseite-vorteile',
      control: [{ _uid: 'old', component: 'page_container_headline', headline: 'Bisher' }],
      treatment: [{ _uid: 'new', component: 'page_container_headline', headline: 'Neu' }],
    },
  ]);
  await openPage(page, shop, story);
  await expect(previewOf(page).getByRole('heading', { name: 'Bisher' })).toBeVisible();
  await page.getByRole('button', { name: /Alle: bisherige Fassung/ }).click();
  await page.getByRole('option', { name: 'startseite-vorteile: neue Fassung' }).click();
  await expect(previewOf(page).getByRole('heading', { name: 'Neu' })).toBeVisible();
  await expect(page.getByText('Vorschau verbunden')).toBeVisible();
  await expect(previewOf(page).getByRole('heading', { name: 'Bisher' })).toBeHidden();
});
