import type { BrowserContext, Page } from '@playwright/test';
import { beforeRelease } from './support/broad.ts';
import { expect, test } from './support/shop-test.ts';

/** Something that is designed, a change that grows with each step, and how it looks when it is there. */
type Work = {
  name: string;
  address: string;
  change(page: Page, step: number): Promise<void>;
  expectChanged(page: Page, step: number): Promise<void>;
};

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true }).first();
const state = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const dates = (page: Page) => page.getByRole('region', { name: 'Eigene Termine' });
const list = (page: Page) => page.getByRole('region', { name: 'Namensliste' });
const nameOf = (page: Page) => list(page).getByRole('textbox', { name: 'Name', exact: true });
const count = (page: Page) => page.getByRole('group', { name: 'Anzahl der Fotos' });
const bookPages = (page: Page) =>
  page.getByRole('group', { name: 'Seiten', exact: true }).getByRole('button');

const works: readonly Work[] = [
  {
    name: 'an invitation',
    address: '/configurator-card/?design=146101',
    change: (page, step) => field(page, 'Namen').fill(`Mia & Jan, Fassung ${step}`),
    expectChanged: (page, step) => expect(field(page, 'Namen')).toHaveValue(`Mia & Jan, Fassung ${step}`),
  },
  {
    name: 'a calendar',
    address: '/configurator-calendar/?design=201201',
    async change(page, step) {
      await dates(page).getByLabel('Tag').selectOption(String(step));
      await dates(page).getByLabel('Eintrag').fill(`Termin ${step}`);
      await dates(page).getByLabel('Eintrag').press('Enter');
    },
    expectChanged: (page, step) => expect(dates(page)).toContainText(`Termin ${step}`),
  },
  {
    name: 'a photo book',
    address: '/configurator-photobook/?design=210103',
    change: (page) => page.getByRole('button', { name: /Seiten danach einfügen/ }).click(),
    expectChanged: (page, step) => expect(bookPages(page)).toHaveCount(10 + 2 * step),
  },
  {
    name: 'place cards',
    address: '/configurator-card/?design=140108',
    async change(page, step) {
      if (step === 1) {
        await list(page)
          .getByRole('textbox', { name: /^Namen einfügen/ })
          .fill('Anna Winter');
        await list(page).getByRole('button', { name: 'Übernehmen' }).click();
      }
      await nameOf(page).fill(`Anna Winter ${step}`);
    },
    expectChanged: (page, step) => expect(nameOf(page)).toHaveValue(`Anna Winter ${step}`),
  },
  {
    name: 'a collage',
    address: '/configurator-collage/?design=220102',
    change: (page) => count(page).getByRole('button', { name: 'Ein Foto mehr' }).click(),
    expectChanged: (page, step) => expect(count(page)).toContainText(`${12 + step} Fotos`),
  },
];

test('windows that are killed, a network that is gone, a shop that starts anew: what was designed is there', {
  tag: ['@own-shop', ...beforeRelease.tag],
}, async ({ ownShop, shopProcess, browser }) => {
  test.slow();
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(60_000);
  const poster = ownShop.storefront.replace('localhost', 'myposter.localhost');
  const addressOf = ({ address }: Work) =>
    `${address.startsWith('/configurator-collage') ? poster : ownShop.storefront}${address}`;
  const open = new Map<Work, Page>();
  const each = async (step: (work: Work, page: Page) => Promise<void>) => {
    for (const [work, page] of open) await test.step(work.name, () => step(work, page));
  };
  for (const work of works) {
    const page = await context.newPage();
    await page.goto(addressOf(work));
    open.set(work, page);
  }

  await test.step('killed before anything has reached the shop', async () => {
    await each(async (work, page) => {
      await work.change(page, 1);
      await work.expectChanged(page, 1);
      await expect(state(page, /gesichert/)).toBeVisible();
      open.set(work, await killed(context, page, addressOf(work)));
    });
    await each((work, page) => work.expectChanged(page, 1));
  });

  await test.step('without a network', async () => {
    await each((_, page) => expect(state(page, 'Entwurf gesichert')).toBeVisible());
    await context.setOffline(true);
    await each((work, page) => work.change(page, 2));
    await each((_, page) =>
      expect(state(page, 'Keine Verbindung: auf diesem Gerät gesichert')).toBeVisible(),
    );
    await context.setOffline(false);
    await each((_, page) => expect(state(page, 'Entwurf gesichert')).toBeVisible());
    await each((work, page) => work.expectChanged(page, 2));
  });

  await test.step('while the shop is killed and starts anew', async () => {
    await shopProcess.goAway('SIGKILL');
    await each((work, page) => work.change(page, 3));
    await each((_, page) =>
      expect(state(page, 'Keine Verbindung: auf diesem Gerät gesichert')).toBeVisible(),
    );
    await shopProcess.comeBack();
    await each((_, page) => expect(state(page, 'Entwurf gesichert')).toBeVisible());
    await each(async (work, page) => {
      await page.reload();
      await work.expectChanged(page, 3);
    });
  });
  await context.close();
});

test('a device without room for a draft says so, also when the shop cannot be reached', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await page.goto(`${shop.storefront}/configurator-card/?design=146101`);
  await field(page, 'Namen').fill('Mia & Jan');
  await expect(state(page, 'Entwurf nur online gesichert')).toBeVisible();
  await page.context().setOffline(true);
  await field(page, 'Namen').fill('Mia & Jana');
  await expect(state(page, 'Bitte diese Seite nicht schließen')).toBeVisible();
  await page.context().setOffline(false);
  await expect(state(page, 'Entwurf nur online gesichert')).toBeVisible();
  await page.reload();
  await expect(field(page, 'Namen')).toHaveValue('Mia & Jana');
});

test('a part of the editor whose code cannot be had takes nothing away, comes later, and moves nothing', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.setViewportSize({ width: 360, height: 740 });
  const code = /\/assets\/copy-butto[^/]*\.js$/;
  await page.route(code, (route) => route.abort());
  await page.goto(`${shop.storefront}/configurator-card/?design=146101`);
  const words = page.getByRole('heading', { name: 'Texte', exact: true });
  const height = () => words.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await expect(page.getByRole('button', { name: 'Ansehen', exact: true })).toBeVisible();
  const before = await height();
  const refused = page.waitForEvent('requestfailed', (request) => code.test(request.url()));
  await field(page, 'Namen').fill('Mia & Jan');
  await refused;
  await expect(state(page, 'Entwurf gesichert')).toBeVisible();
  await expect(field(page, 'Namen')).toHaveValue('Mia & Jan');
  const copy = page.getByRole('button', { name: /^Als Kopie weitergestalten/ });
  await expect(copy).toBeHidden();
  await page.unroute(code);
  await expect(copy).toBeVisible();
  expect(await height()).toBe(before);
});

test('a preview that is asked for without a network says so, and opens later', async ({
  page,
  context,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(`${shop.storefront}/configurator-card/?design=146101`);
  const look = page.getByRole('button', { name: 'Ansehen', exact: true });
  await expect(look).toBeVisible();
  await context.setOffline(true);
  await look.click();
  const again = page.getByRole('link', { name: 'Noch einmal versuchen' });
  await expect(again).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await expect(page.getByRole('dialog', { name: 'Vorschau' })).toBeVisible();
});

/** Ends a window's process; the same design is opened in a new one. */
async function killed(context: BrowserContext, page: Page, address: string): Promise<Page> {
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  return next;
}
