import type { Page } from '@playwright/test';
import { untilAlive } from '../../scripts/page-alive.ts';
import { beforeRelease } from './support/broad.ts';
import { hold } from './support/hold.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

/** Follows a link that no page of the seed has. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}

test(
  'a hash is scrolled to smoothly, even when its element comes late',
  beforeRelease,
  async ({ page, shop }) => {
    await page.addInitScript(() => {
      const scroll = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function (options) {
        if (typeof options === 'object') document.documentElement.dataset.scrolled = options.behavior;
        scroll.call(this, options);
      };
    });
    await openAlive(page, shop.storefront);
    await follow(page, '/faq/#spaet');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Fragen/);
    await page.evaluate(() => {
      const late = Object.assign(document.createElement('p'), { id: 'spaet', textContent: 'Spät, aber da' });
      document.querySelector('main')?.append(late);
    });
    await expect(page.getByText('Spät, aber da')).toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'smooth');
    await expect(page.getByText('Spät, aber da')).toBeFocused();
  },
);

test(
  'a hash whose element never comes leads to the top after three seconds',
  beforeRelease,
  async ({ page, shop }) => {
    await page.clock.install();
    await openAlive(page, shop.storefront);
    await scrollTo(page, 400);
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 60_000)));
    await follow(page, '/hochzeit/#nie');
    await expect(page).toHaveURL(/\/hochzeit\/#nie$/);
    await expect(page.getByRole('main').getByRole('region', { name: 'Alles aus einer Hand' })).toHaveCount(0);
    await page.clock.runFor(2900);
    expect(await scrollY(page)).toBe(400);
    await page.clock.runFor(200);
    expect(await scrollY(page)).toBe(0);
  },
);

test('a link to a part of another page takes the focus there, and Tab goes on from it', async ({
  page,
  shop,
}) => {
  await openAlive(page, shop.storefront);
  await follow(page, '/jugendfeste/#jugendweihe');
  const part = page.getByRole('main').locator('#jugendweihe');
  await expect(part).toBeInViewport();
  await expect(part).toBeFocused();
  await page.keyboard.press('Tab');
  const comesAfter = await part.evaluate(
    (element) => element.compareDocumentPosition(document.activeElement ?? element) & 4,
  );
  expect(comesAfter).toBe(4);
  await expect(part).not.toHaveAttribute('tabindex');
});

test('a jump within the page takes the focus along, and going back finds the place', async ({
  page,
  shop,
}) => {
  await openAlive(page, `${shop.storefront}/jugendfeste/`);
  await scrollTo(page, 100);
  await follow(page, '#jugendweihe');
  const part = page.getByRole('main').locator('#jugendweihe');
  await expect(part).toBeFocused();
  await expect.poll(() => part.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(40);
  await page.goBack();
  await expect(page).toHaveURL(/\/jugendfeste\/$/);
  await expect.poll(() => scrollY(page)).toBe(100);
});

test('a new page starts at the top, going back restores the place', async ({ page, shop }) => {
  await openAlive(page, shop.storefront);
  await scrollTo(page, 900);
  await follow(page, '/faq/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Fragen/);
  expect(await scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('main').getByRole('tab', { name: 'Hochzeit' })).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(900);
  await page.goForward();
  await expect.poll(() => scrollY(page)).toBe(0);

  await scrollTo(page, 200);
  const last = page.getByRole('main').getByRole('heading').last();
  await last.evaluate((heading) => heading.setAttribute('id', 'ende'));
  await follow(page, '#ende');
  await expect(page).toHaveURL(/\/faq\/#ende$/);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(200);
  await expect(last).toBeInViewport();
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(200);
});

test('going back twice finds each place at once, wherever the focus was', async ({ page, shop }) => {
  await openAlive(page, shop.storefront);
  await scrollTo(page, 1900);
  await follow(page, '/faq/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Fragen/);
  await scrollTo(page, 700);
  await follow(page, '/kalender/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Zwölf Monate/);
  await page
    .getByRole('main')
    .getByRole('link')
    .last()
    .evaluate((link) => link.focus({ preventScroll: true }));
  const places = await page.evaluateHandle(() => {
    const passed = new Set<number>();
    addEventListener('scroll', () => passed.add(window.scrollY));
    return passed;
  });
  await scrollTo(page, 2400);
  await expect.poll(() => places.evaluate(({ size }) => size)).toBe(1);
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Fragen/);
  await expect.poll(() => scrollY(page)).toBe(700);
  await page.evaluate(() => history.back());
  await expect.poll(() => scrollY(page)).toBe(1900);
  await expect.poll(() => places.evaluate((passed) => [...passed])).toEqual([2400, 700, 1900]);
});

test('a reload leads to where the reader was before any script runs, and who has scrolled since stays there', async ({
  page,
  shop,
}) => {
  await openAlive(page, `${shop.storefront}/faq/`);
  await scrollTo(page, 300);
  const scripts = await hold(page, '**/assets/*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => scrollY(page)).toBe(300);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, -180);
  await expect.poll(() => scrollY(page)).toBe(120);
  scripts.letGo();
  await untilAlive(page);
  expect(await scrollY(page)).toBe(120);
});

test(
  'on the products page another tile count alone leads to the top',
  beforeRelease,
  async ({ page, shop }) => {
    await openAlive(page, shop.storefront);
    await follow(page, '/produkte/?sort=popularity&tileCount=12');
    await expect(page.getByRole('heading', { level: 1, name: 'Produkte' })).toBeVisible();
    await scrollTo(page, 300);
    await follow(page, '/produkte/?sort=created&tileCount=48');
    await expect(page).toHaveURL(/created/);
    await expect.poll(() => scrollY(page)).toBe(300);
    await follow(page, '/produkte/?sort=created&tileCount=96');
    await expect(page).toHaveURL(/96/);
    await expect.poll(() => scrollY(page)).toBe(0);
  },
);
