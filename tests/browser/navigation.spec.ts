import type { Page } from '@playwright/test';
import { beforeRelease } from './support/broad.ts';
import { hold } from './support/hold.ts';
import { asVisitor, hasDecided } from './support/measured.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

const missingFiles = /Failed to load resource/;
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const homeTab = (page: Page) => page.getByRole('main').getByRole('tab', { name: 'Hochzeit' });
const announced = (page: Page, text: string | RegExp) =>
  page.locator('p[aria-live="polite"]').filter({ hasText: text });
const historyLength = (page: Page) => page.evaluate(() => history.length);

test('a page that takes its time says so, then its title; the focus goes to its beginning', async ({
  page,
  shop,
}) => {
  await openAlive(page, shop.storefront);
  const papers = await hold(page, '**/service/papiere/_payload.json*');
  await footerLink(page, 'Papiere').click();
  const main = page.getByRole('main');
  await expect(main).toHaveAttribute('aria-busy', 'true');
  await expect(announced(page, 'Wird geladen …')).toBeAttached();
  await expect(homeTab(page)).toBeVisible();
  await expect(page).toHaveURL(`${shop.storefront}/`);
  papers.letGo();
  await expect(title(page)).toHaveText(/Papiere/);
  await expect(main).not.toHaveAttribute('aria-busy');
  await expect(main).toBeFocused();
  await expect(announced(page, await page.title())).toBeAttached();
});

test('a page on its way is asked for once, and given up for whatever is chosen next', async ({
  page,
  shop,
}) => {
  await openAlive(page, `${shop.storefront}/faq/`);
  const before = await historyLength(page);
  const papers = await hold(page, '**/service/papiere/_payload.json*');
  await footerLink(page, 'Papiere').click();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  // Pointed at, it may have been loaded ahead.
  const asked = papers.asked();
  await footerLink(page, 'Papiere').dblclick();
  await footerLink(page, 'Versand & Lieferung').click();
  await expect(page.getByRole('table')).toBeVisible();
  expect(papers.asked()).toBe(asked);
  papers.letGo();
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL(/\/service\/versand\/$/);
  expect(await historyLength(page)).toBe(before + 1);
  await footerLink(page, 'Versand & Lieferung').click();
  await expect(page.getByRole('table')).toBeVisible();
  expect(await historyLength(page)).toBe(before + 1);
  await page.goBack();
  await expect(title(page)).toHaveText(/Fragen/);
});

test('going back and forward gives up a page on its way', async ({ page, shop }) => {
  await openAlive(page, shop.storefront);
  await footerLink(page, 'Versand & Lieferung').click();
  await expect(page.getByRole('table')).toBeVisible();
  const papers = await hold(page, '**/service/papiere/_payload.json*');
  await footerLink(page, 'Papiere').click();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await page.goBack();
  await expect(homeTab(page)).toBeVisible();
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
  await page.goForward();
  await expect(page.getByRole('table')).toBeVisible();
  papers.letGo();
  await footerLink(page, 'Papiere').click();
  await expect(title(page)).toHaveText(/Papiere/);
  await page.goBack();
  await expect(page.getByRole('table')).toBeVisible();
});

test('without a connection, pages that were seen are shown, others once it is back', async ({
  page,
  context,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(missingFiles, /ERR_INTERNET_DISCONNECTED/);
  await openAlive(page, shop.storefront);
  await footerLink(page, 'Versand & Lieferung').click();
  await expect(page.getByRole('table')).toBeVisible();
  await context.setOffline(true);
  await page.goBack();
  await expect(homeTab(page)).toBeVisible();
  await footerLink(page, 'Versand & Lieferung').click();
  await expect(page.getByRole('table')).toBeVisible();
  await footerLink(page, 'Papiere').click();
  await expect(title(page)).toHaveText('Keine Verbindung');
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(title(page)).toHaveText('Keine Verbindung');
  await page.goBack();
  await expect(page.getByRole('table')).toBeVisible();
  await page.goForward();
  await expect(title(page)).toHaveText('Keine Verbindung');
  await context.setOffline(false);
  await expect(title(page)).toHaveText(/Papiere/);
});

test(
  'a page that never comes is given up after half a minute, and shown when it is asked for again',
  beforeRelease,
  async ({ page, shop }) => {
    await page.clock.install();
    await openAlive(page, shop.storefront);
    const papers = await hold(page, '**/service/papiere/_payload.json*');
    await footerLink(page, 'Papiere').click();
    await page.clock.runFor(31_000);
    await expect(title(page)).toHaveText('Keine Verbindung');
    papers.letGo();
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(title(page)).toHaveText(/Papiere/);
  },
);

test('a listing that was loaded further is come back to where it was left', async ({ page, shop }) => {
  await openAlive(page, `${shop.storefront}/hochzeit/`);
  const main = page.getByRole('main');
  const tiles = main.getByRole('list', { name: /Ergebnis/ }).getByRole('article');
  await main.getByRole('link', { name: 'Mehr anzeigen' }).click();
  await expect(tiles).toHaveCount(48);
  const tile = tiles.nth(17).getByRole('link').first();
  await tile.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  const name = (await tile.textContent()) ?? '';
  await tile.click();
  await expect(page).toHaveURL(/karten-designen/);
  await page.getByRole('main').getByRole('radio').nth(1).check();
  await page.goBack();
  await expect(tiles).toHaveCount(48);
  await expect(tiles.nth(17)).toContainText(name);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

for (const [what, change, account] of [
  [
    'one customer type',
    async (page: Page) => {
      await page.route('**/web-api/customer-data*', async (route) => {
        const answer = await route.fetch({ maxRetries: 2 });
        const customer = { ...(await answer.json()), firstName: 'Ada', type: 1 };
        await route.fulfill({ response: answer, json: customer });
      });
    },
    'Konto von Ada',
  ],
  ['one day', (page: Page) => page.clock.setFixedTime('2026-11-24T00:01:00+01:00'), 'Konto'],
] as const) {
  test(`a page that is kept belongs to ${what}`, beforeRelease, async ({ page, shop }) => {
    // Who is looking is asked anew with each page of a visitor.
    await asVisitor(page);
    await hasDecided(page, { storefront: shop.storefront, decision: [] });
    await page.clock.setFixedTime('2026-11-23T23:58:00+01:00');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('_payload.json')) asked.push(new URL(request.url()).pathname);
    });
    await openAlive(page, `${shop.storefront}/faq/`);
    await footerLink(page, 'Papiere').click();
    await expect(title(page)).toHaveText(/Papiere/);
    await page.goBack();
    await expect(title(page)).toHaveText(/Fragen/);
    await change(page);
    await footerLink(page, 'Versand & Lieferung').click();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: account, exact: true })).toBeVisible();
    expect(asked).not.toContain('/faq/_payload.json');
    await page.goBack();
    await expect(title(page)).toHaveText(/Fragen/);
    expect(asked).toContain('/faq/_payload.json');
  });
}

test(
  'links that mean another window, a file, a letter or another host are left to the browser',
  beforeRelease,
  async ({ page, context, shop }) => {
    await openAlive(page, shop.storefront);
    const link = footerLink(page, 'Papiere');
    for (const options of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
      const opened = context.waitForEvent('page');
      await link.click(options);
      await (await opened).close();
    }
    const isLeftToBrowser = (attributes: Record<string, string>) =>
      page.evaluate((given) => {
        const anchor = document.createElement('a');
        for (const [name, value] of Object.entries(given)) anchor.setAttribute(name, value);
        document.body.append(anchor);
        let isLeft = false;
        addEventListener(
          'click',
          (event) => {
            isLeft = !event.defaultPrevented;
            event.preventDefault();
          },
          { once: true },
        );
        anchor.click();
        anchor.remove();
        return isLeft;
      }, attributes);
    const kinds: Record<string, string>[] = [
      { href: '/service/', target: '_blank' },
      { href: '/service/', download: '' },
      { href: '/papiere.pdf' },
      { href: 'mailto:service@example.com' },
      { href: 'tel:+4989123' },
      { href: 'https://example.com/' },
      { href: '//example.com/service/' },
      { href: '#inhalt' },
    ];
    for (const attributes of kinds) {
      expect(await isLeftToBrowser(attributes), JSON.stringify(attributes)).toBe(true);
    }
    await expect(page).toHaveURL(`${shop.storefront}/`);
  },
);

test(
  'a link that would run something runs nothing',
  beforeRelease,
  async ({ page, shop, expectedErrors }) => {
    expectedErrors.push(/content security policy|Content Security Policy/i);
    await openAlive(page, shop.storefront);
    await page.evaluate(() => {
      const anchor = document.createElement('a');
      anchor.href = 'javascript:document.title="run"';
      anchor.textContent = 'Gefährlich';
      document.querySelector('main')?.prepend(anchor);
    });
    await page.getByRole('link', { name: 'Gefährlich' }).click();
    await footerLink(page, 'Papiere').click();
    await expect(title(page)).toHaveText(/Papiere/);
    expect(await page.title()).not.toBe('run');
  },
);

test(
  'a document on its way is given up for the page that is chosen next',
  beforeRelease,
  async ({ page, shop }) => {
    await openAlive(page, shop.storefront);
    await page.route('**/service/versand/_payload.json*', (route) =>
      route.fulfill({ body: '<h1>Hotel</h1>' }),
    );
    const document = await hold(page, '**/service/versand/');
    // Inside the page: a click from outside would wait for the document.
    await page.evaluate(() => {
      const follow = (name: string) => {
        const links = [...window.document.querySelectorAll<HTMLAnchorElement>('footer a')];
        links.find(({ textContent }) => textContent?.trim() === name)?.click();
      };
      follow('Versand & Lieferung');
      setTimeout(() => follow('Papiere'), 2000);
    });
    await expect.poll(document.asked).toBe(1);
    await expect(title(page)).toHaveText(/Papiere/);
    document.letGo();
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
    await page.waitForTimeout(500);
    await expect(page).toHaveURL(/\/service\/papiere\/$/);
    await expect(title(page)).toHaveText(/Papiere/);
  },
);

test(
  'the next page takes clicks while the one that is left still fades, and fades only for who likes motion',
  beforeRelease,
  async ({ page, shop }) => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('::view-transition-old(left-page) { animation-duration: 20s !important; }');
      addEventListener('DOMContentLoaded', () => document.adoptedStyleSheets.push(sheet));
    });
    const fading = () =>
      page.evaluate(() => {
        const effects = document.getAnimations().map(({ effect }) => effect);
        return effects.filter((effect) => effect instanceof KeyframeEffect && effect.pseudoElement).length;
      });
    await openAlive(page, `${shop.storefront}/hochzeit/`);
    await footerLink(page, 'Papiere').click();
    await expect(title(page)).toHaveText(/Papiere/);
    await expect.poll(fading).toBeGreaterThan(0);
    const link = page.getByRole('main').getByRole('link').first();
    const path = await link.getAttribute('href');
    await link.click({ timeout: 5000 });
    await expect(page).toHaveURL(new RegExp(`${path}$`));

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAlive(page, `${shop.storefront}/hochzeit/`);
    await footerLink(page, 'Versand & Lieferung').click();
    await expect(page.getByRole('table')).toBeVisible();
    expect(await fading()).toBe(0);
  },
);

test.describe('in a browser without the Navigation API', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => void Reflect.deleteProperty(window, 'navigation')));

  test('links lead to documents, and going back finds a form half filled in as it was left', async ({
    page,
    shop,
  }) => {
    await openAlive(page, `${shop.storefront}/service/newsletter/`);
    const email = page.getByRole('main').getByLabel('E-Mail');
    await email.fill('halb@example');
    const document = page.waitForEvent('load');
    await footerLink(page, 'Papiere').click();
    await document;
    await expect(title(page)).toHaveText(/Papiere/);
    await page.goBack();
    await expect(email).toHaveValue('halb@example');
    await page.goForward();
    await expect(title(page)).toHaveText(/Papiere/);
  });

  test('a listing is filtered in place, and going back takes the choice away', async ({ page, shop }) => {
    await openAlive(page, `${shop.storefront}/hochzeit/`);
    const gold = page.getByRole('main').getByRole('checkbox', { name: /^Gold / });
    await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
    await gold.check();
    await expect(page).toHaveURL(/color\[\]=gold/);
    await page.goBack();
    await expect(gold).not.toBeChecked();
    await expect(page).toHaveURL(/\/hochzeit\/$/);
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
  });
});

test.describe('pages are loaded ahead', () => {
  test('of a link that is focused, at most four at once', beforeRelease, async ({ page, shop }) => {
    await openAlive(page, shop.storefront);
    const data = await hold(page, '**/*_payload.json*');
    for (const link of await page.getByRole('contentinfo').getByRole('link').all()) await link.focus();
    await expect.poll(data.asked).toBe(4);
    data.letGo();
    await expect.poll(data.asked).toBeGreaterThan(4);
  });

  for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
    test(`but not with ${JSON.stringify(connection)}`, beforeRelease, async ({ page, shop }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('_payload.json')) asked.push(new URL(request.url()).pathname);
      });
      await openAlive(page, shop.storefront);
      for (const link of await page.getByRole('contentinfo').getByRole('link').all()) await link.focus();
      await footerLink(page, 'Papiere').click();
      await expect(title(page)).toHaveText(/Papiere/);
      expect(asked).toEqual(['/service/papiere/_payload.json']);
    });
  }
});
