import { pageSections } from '@blattwerk/schemas/blocks/sections.generated.ts';
import type { Locator, Page } from '@playwright/test';
import { seenWith } from '../../scripts/pictures/library-picture.ts';
import type { ShopAddresses } from '../../scripts/shop-process.ts';
import { type BlockExample, blockExamples, blocksIn } from './support/block-examples.ts';
import { isBroad } from './support/broad.ts';
import { createPage, publishContent, type TestPage } from './support/editing.ts';
import { previewQuery } from './support/framed-preview.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

/** Tablets before a release. */
const widths = isBroad ? [360, 768, 1300] : [360, 1300];
/** Few enough that no page is long: a picture of a long page takes its time. */
const sectionsPerPage = 6;
/** The main teaser shows its first slide; a slide of another kind is seen in one of its own. */
const slideName = 'three_section_slide';
const partWidth = 768;
const seenWithOthers = new Set(Object.keys(seenWith));

// Delivery days follow the calendar.
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2026-11-02T09:00:00+01:00' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

// Each on a page of its own, in whichever worker is free.
test.describe.configure({ mode: 'parallel' });

for (let from = 0; from < pageSections.length; from += sectionsPerPage) {
  const names = pageSections.slice(from, from + sectionsPerPage);
  test(`looks in its example as it did, at every width: ${names.join(', ')}`, async ({ page, shop }) => {
    const examples = await blockExamples(shop);
    const shown = names.map((name) => exampleOf(examples, name));
    const story = await createPage(shop, `bausteine-${from}`, shown);
    await openNarrow(page, shop, story);
    for (const width of widths) {
      await resizeTo(page, width);
      for (const section of shown) await looksAsBefore(elementOf(page, section), section.component, width);
    }
  });
}

test(`looks in its example as it did, at every width: ${slideName}`, async ({ page, shop }) => {
  const slide = exampleOf(await blockExamples(shop), slideName);
  const story = await createPage(shop, 'dreiteilige-folie', [inTeaser(slide)]);
  await openNarrow(page, shop, story);
  for (const width of widths) {
    await resizeTo(page, width);
    await looksAsBefore(elementOf(page, slide), slide.component, width);
  }
});

test('every block within another looks in the example of that as it did', async ({ page, shop }) => {
  const examples = await blockExamples(shop);
  const parts = partsOf([slideName, ...pageSections].map((name) => exampleOf(examples, name)));
  for (const [name, { part, holder }] of parts) {
    const shown = holder.component === slideName ? inTeaser(holder) : holder;
    await openNarrow(page, shop, await createPage(shop, `teil-${name.replaceAll('_', '-')}`, [shown]));
    await resizeTo(page, partWidth);
    await looksAsBefore(elementOf(page, part), name, partWidth);
  }
});

test('header and footer show the example of the settings as they did, at every width', {
  tag: '@own-shop',
}, async ({ page, ownShop: shop }) => {
  const settings = exampleOf(await blockExamples(shop), 'settings');
  await publishContent(shop, 'blattwerk/settings', settings);
  await openAlive(page, `${shop.storefront}/impressum/`);
  await expect(page.getByRole('contentinfo')).toContainText(String(settings.footerText));
  for (const width of widths) {
    await resizeTo(page, width);
    await looksAsBefore(page.getByRole('banner'), 'header', width);
    await looksAsBefore(page.getByRole('contentinfo'), 'footer', width);
  }
});

test('every block has a picture, of itself or with another', async ({ shop }) => {
  const examples = await blockExamples(shop);
  const parts = partsOf([slideName, ...pageSections].map((name) => exampleOf(examples, name)));
  const names = [...pageSections, slideName, ...parts.keys(), ...seenWithOthers, 'page', 'settings'];
  expect(names.sort()).toEqual([...examples.keys()].sort());
});

/** The blocks that only stand within others, by name, each as the first section holds it that does. */
function partsOf(
  sections: readonly BlockExample[],
): Map<string, { part: BlockExample; holder: BlockExample }> {
  const others = new Set([...seenWithOthers, ...sections.map(({ component }) => component)]);
  const parts = new Map<string, { part: BlockExample; holder: BlockExample }>();
  for (const holder of sections) {
    for (const part of blocksIn(holder)) {
      if (!others.has(part.component) && !parts.has(part.component))
        parts.set(part.component, { part, holder });
    }
  }
  return parts;
}

const inTeaser = (slide: BlockExample): BlockExample => ({
  _uid: 'teaser',
  component: 'main_teaser',
  threeSectionMainTeaserSlides: [slide],
});

async function openNarrow(page: Page, shop: ShopAddresses, story: TestPage): Promise<void> {
  await page.setViewportSize({ width: 360, height: 900 });
  await openAlive(page, `${shop.storefront}/?${previewQuery(story.id)}`);
}

function exampleOf(examples: ReadonlyMap<string, BlockExample>, name: string): BlockExample {
  const example = examples.get(name);
  if (!example) throw new Error(`The block ${name} has no example.`);
  return example;
}

/** A block's element; a test of versions has none of its own and stands for the blocks it shows. */
function elementOf(page: Page, block: BlockExample): Locator {
  const elements = blocksIn(block).map(({ _uid }) => `[data-blok-uid$="-${_uid}"]`);
  return page.getByRole('main').locator(elements.join()).first();
}

/** Gives the page its width, what was taken away its place, every picture in it the time to come, and what moves along with scrolling its own place. */
async function resizeTo(page: Page, width: number): Promise<void> {
  await page.evaluate(() => {
    for (const box of document.querySelectorAll<HTMLElement>('[style*="none !important"]')) {
      box.style.removeProperty('display');
    }
  });
  await page.setViewportSize({ width, height: 900 });
  // Carousels wait for the window to rest.
  await page.clock.runFor(1000);
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (getComputedStyle(element).position === 'sticky') element.style.inset = 'auto';
    }
  });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
}

/** What stands above an element moves it, by parts of a pixel too, and as late as it comes: it is taken away. */
async function takeAwayAbove(element: Locator): Promise<void> {
  await element.evaluate((pictured) => {
    for (let box = pictured; box !== document.body && box.parentElement; box = box.parentElement) {
      for (let above = box.previousElementSibling; above; above = above.previousElementSibling) {
        if (above instanceof HTMLElement) above.style.setProperty('display', 'none', 'important');
      }
    }
  });
}

async function looksAsBefore(element: Locator, name: string, width: number): Promise<void> {
  await takeAwayAbove(element);
  await expect.soft(element).toHaveScreenshot(`${name}-${width}.webp`);
}
