import type { Page } from '@playwright/test';
import { beforeRelease } from './support/broad.ts';
import { hold } from './support/hold.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

const pause = { name: 'Automatischen Wechsel anhalten' };
const teaser = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Aktuelle Themen' });
/** What holds the slides: it is announced while they stand still, and `off` while they move by themselves. */
const stage = (page: Page) => teaser(page).locator('[aria-live]');
const currentTab = (page: Page) => teaser(page).getByRole('tab', { selected: true });

/** What the slides are called from a given one on, around to it; some have their season. */
async function slidesFrom(page: Page, first: string): Promise<string[]> {
  const names = await teaser(page).getByRole('tab').allTextContents();
  const place = names.indexOf(first);
  return [...names.slice(place), ...names.slice(0, place + 1)];
}

/** Opens the home page; from then on its clock moves only when told to. */
async function openWithStoppedClock(page: Page, origin: string): Promise<void> {
  await page.clock.install();
  await openAlive(page, origin);
  await page.mouse.move(720, 5);
  await expect(teaser(page).getByRole('button', pause)).toBeVisible();
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 60_000)));
  await teaser(page).getByRole('tab', { name: 'Hochzeit' }).click();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.mouse.move(720, 5);
  await page.clock.runFor(1000);
  await expect(currentTab(page)).toHaveText('Hochzeit');
}

test('the main teaser moves on after six seconds, and wraps', async ({ page, shop }) => {
  await openWithStoppedClock(page, shop.storefront);
  await page.clock.runFor(5900);
  await expect(currentTab(page)).toHaveText('Hochzeit');
  await page.clock.runFor(200);
  const [, second = '', ...others] = await slidesFrom(page, 'Hochzeit');
  await expect(currentTab(page)).toHaveText(second);
  expect(others.at(-1)).toBe('Hochzeit');
  for (const name of others) {
    await page.clock.runFor(6000);
    await expect(currentTab(page)).toHaveText(name);
  }
});

test(
  'a pointer over it holds it, and it goes on a second after the pointer left',
  beforeRelease,
  async ({ page, shop }) => {
    await openWithStoppedClock(page, shop.storefront);
    await teaser(page)
      .getByRole('tabpanel', { name: 'Hochzeit' })
      .hover({ position: { x: 40, y: 40 } });
    await page.clock.runFor(20_000);
    await expect(currentTab(page)).toHaveText('Hochzeit');
    await page.mouse.move(720, 5);
    await page.clock.runFor(900);
    await expect(stage(page)).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(200);
    await expect(stage(page)).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(6000);
    await expect(currentTab(page)).toHaveText('Geburt');
  },
);

test('on a phone the chosen tab has the white line of its slide, with an edge that sets it off', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAlive(page, shop.storefront);
  const line = () =>
    currentTab(page).evaluate((tab) => {
      const { backgroundColor, boxShadow } = getComputedStyle(tab, '::after');
      return { backgroundColor, boxShadow };
    });
  await expect.poll(line).toEqual({
    backgroundColor: 'rgb(255, 255, 255)',
    boxShadow: 'rgb(95, 91, 83) 0px 0px 0px 1px',
  });
});

test('it begins only when it is scrolled into view', beforeRelease, async ({ page, shop }) => {
  await page.setViewportSize({ width: 1300, height: 80 });
  await openAlive(page, shop.storefront);
  // Not clicked, which would scroll it into view: it listens.
  await teaser(page).getByRole('tab', { name: 'Geburt' }).dispatchEvent('click');
  await expect(currentTab(page)).toHaveText('Geburt');
  await expect(teaser(page).getByRole('button', pause)).toHaveCount(0);
  await teaser(page).getByRole('tab', { name: 'Geburt' }).scrollIntoViewIfNeeded();
  await expect(teaser(page).getByRole('button', pause)).toHaveCount(1);
});

test('its pause button stops it for good', async ({ page, shop }) => {
  await openWithStoppedClock(page, shop.storefront);
  await teaser(page).getByRole('button', pause).click();
  await page.mouse.move(720, 5);
  await page.clock.runFor(30_000);
  await expect(currentTab(page)).toHaveText('Hochzeit');
});

test('a drag changes the slide and follows no link', async ({ page, shop }) => {
  // A slow browser says late what is in view; here it never does.
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });
  await openAlive(page, shop.storefront);
  const [first = ''] = await currentTab(page).allTextContents();
  const [, second = ''] = await slidesFrom(page, first);
  const slide = teaser(page).getByRole('tabpanel');
  const box = await slide.boundingBox();
  if (!box) throw new Error('the slide has no place on the page');
  const [x, y] = [box.x + box.width * 0.8, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 200, y, { steps: 15 });
  await page.mouse.up();
  await expect(currentTab(page)).toHaveText(second);
  await expect(page).toHaveURL(`${shop.storefront}/`);
});

test(
  'a press that moves the mouse ten times follows the slide’s link, one that moves it once more does not',
  beforeRelease,
  async ({ page, shop }) => {
    await openWithStoppedClock(page, shop.storefront);
    const link = teaser(page)
      .getByRole('tabpanel', { name: 'Hochzeit' })
      .getByRole('link', { name: 'Einladungen entdecken' });
    const press = async (moves: number) => {
      await link.hover();
      const box = await link.boundingBox();
      if (!box) throw new Error('the link has no place on the page');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.down();
      await page.mouse.move(x + moves, y, { steps: moves });
      await page.mouse.up();
      // Long enough for a page on its way to say so.
      await page.clock.runFor(1000);
    };
    const weddings = await hold(page, '**/hochzeit/_payload.json*');
    const main = page.getByRole('main');
    await press(11);
    await expect(main).not.toHaveAttribute('aria-busy');
    await press(10);
    await expect(main).toHaveAttribute('aria-busy', 'true');
    weddings.letGo();
    await expect(page).toHaveURL(`${shop.storefront}/hochzeit/`);
  },
);

test(
  'a click that comes a moment after a drag, as from a voice, is no part of it',
  beforeRelease,
  async ({ page, shop }) => {
    await openWithStoppedClock(page, shop.storefront);
    const link = teaser(page)
      .getByRole('tabpanel', { name: 'Hochzeit' })
      .getByRole('link', { name: 'Einladungen entdecken' });
    const box = await link.boundingBox();
    if (!box) throw new Error('the link has no place on the page');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y, { steps: 20 });
    // Let go outside: no click ends this drag.
    await page.mouse.move(x, 5);
    await page.mouse.up();
    await page.clock.runFor(150);
    await link.dispatchEvent('click', { detail: 1 });
    await expect(page).toHaveURL(`${shop.storefront}/hochzeit/`);
  },
);

test(
  'a bounded carousel ends on both sides and follows the window’s width',
  beforeRelease,
  async ({ page, shop }) => {
    await page.clock.install();
    await openAlive(page, shop.storefront);
    const carousel = page.getByRole('main').getByRole('region', { name: 'Alles aus einer Hand' });
    await carousel.scrollIntoViewIfNeeded();
    const previous = carousel.getByRole('button', { name: 'Zurück' });
    const next = carousel.getByRole('button', { name: 'Weiter' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    // What is out of view cannot be reached by Tab.
    const lastSlide = carousel.getByRole('listitem').last();
    await expect(lastSlide).toHaveAttribute('inert');
    await next.click();
    await expect(lastSlide).not.toHaveAttribute('inert');
    await expect(previous).toHaveAttribute('aria-disabled', 'false');
    await expect(next).toHaveAttribute('aria-disabled', 'true');

    const dots = carousel.getByRole('button', { name: /^Zu \d+ von/ });
    const wide = await dots.count();
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 60_000)));
    await page.setViewportSize({ width: 600, height: 900 });
    await page.clock.runFor(150);
    await expect(dots).toHaveCount(wide);
    await page.clock.runFor(100);
    await expect.poll(() => dots.count()).toBeGreaterThan(wide);
  },
);

test.describe('on a touch device', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('nothing moves by itself', async ({ page, shop }) => {
    await openAlive(page, shop.storefront);
    await teaser(page).getByRole('tab', { name: 'Geburt' }).tap();
    await expect(currentTab(page)).toHaveText('Geburt');
    await expect(teaser(page).getByRole('button', pause)).toHaveCount(0);
  });
});

test.describe('without scripts, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, hasTouch: true });

  test('slides beyond the view are scrolled to, and lead on', async ({ page, shop }) => {
    await page.goto(shop.storefront);
    const birth = teaser(page).getByRole('heading', { name: 'Hallo, kleines Wunder' });
    const row = page.getByRole('main').getByRole('region', { name: 'Alles aus einer Hand' });
    await expect(row.getByRole('button')).toHaveCount(0);
    const last = row.getByRole('link').last();
    await expect(last).not.toBeInViewport();
    await last.click();
    await expect(page).not.toHaveURL(`${shop.storefront}/`);
    await page.goBack();
    await birth.scrollIntoViewIfNeeded();
    await expect(birth).toBeInViewport();
  });
});
