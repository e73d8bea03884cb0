import type { Page } from '@playwright/test';
import { z } from 'zod';
import { fillInAddress } from './support/fill-in-address.ts';
import { asVisitor, dataLayerOf, handedIn, lookAway, withMeasurement } from './support/measured.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

const eventSchema = z.looseObject({ event: z.string() });
/** Seen by the way, as often as a window shows it. */
const seen = ['blockView', 'blockClick', 'productImpressions', 'pageView', 'gtm.js'];

/** What the data layer was told, in its order, besides what came into sight. */
async function toldTo(page: Page): Promise<z.infer<typeof eventSchema>[]> {
  const entries = await dataLayerOf(page);
  return entries
    .flatMap((entry) => eventSchema.safeParse(entry).data ?? [])
    .filter(({ event }) => !seen.includes(event));
}

/** Goes on in the same document, as by any link of the shop. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
  }, path);
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
}

test('a visit from a list to an order is told event by event, each once, and credits the blocks on its way', async ({
  page,
  shop,
  browser,
}) => {
  await asVisitor(page);
  await withMeasurement(page, shop.storefront, { trackingId: 'GTM-AB12CD3' });
  const bodies = handedIn(page);
  await openAlive(page, `${shop.storefront}/hochzeit/`);
  const question = page.getByRole('dialog', { name: 'Dürfen wir mitzählen?' });
  await question.getByRole('button', { name: 'Zustimmen' }).click();
  await expect(question).toBeHidden();
  const main = page.getByRole('main');
  const tiles = main.getByRole('list', { name: /Ergebnis/ }).getByRole('article');

  await main.getByRole('checkbox', { name: /^Gold / }).check();
  await expect(page).toHaveURL(/color/);
  // Sorted anew, it is narrowed no further.
  await page.getByRole('link', { name: 'Neueste' }).click();
  await expect(page).toHaveURL(/sort=created/);
  await tiles.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/karten-designen/);
  // An address is there before its page.
  const headline = main.getByRole('heading', { level: 1 });
  await expect(headline).toContainText('„');
  const heading = (await headline.textContent()) ?? '';
  const [, card] = /„(.+)“/.exec(heading) ?? [];
  const cardId = /--(\d+)\/$/.exec(new URL(page.url()).pathname)?.[1];
  await main
    .getByRole('button', { name: /auf den Merkzettel$/ })
    .first()
    .click();
  await expect(
    page.getByRole('banner').getByRole('link', { name: /^Merkzettel ?, 1 Design$/ }),
  ).toBeVisible();

  await follow(page, '/zubehoer/');
  await main
    .getByRole('link', { name: /Briefumschlag/ })
    .first()
    .click();
  await expect(page).toHaveURL(/zubehoer-artikel/);
  const sku = new URL(page.url()).pathname.split('/').filter(Boolean).at(-1);
  await expect(headline).toContainText('Briefumschlag 11');
  const name = (await headline.textContent()) ?? '';
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await page.getByRole('status').getByRole('link', { name: 'Zum Warenkorb' }).click();
  await page.getByRole('link', { name: 'Zur Kasse' }).click();
  await fillInAddress(page);
  await page.getByRole('radio', { name: /^Vorkasse/ }).check();
  await page.getByRole('button', { name: 'zahlungspflichtig bestellen' }).click();
  await expect(headline).toHaveText('Vielen Dank für die Bestellung!');
  const [number = ''] = /\d{4}-\d{6}/.exec(page.url()) ?? [];

  await follow(page, '/service/newsletter/');
  const form = page.getByRole('region', { name: '5 € für die erste Bestellung' });
  await form.getByLabel('E-Mail-Adresse').fill('anna@kunde.example');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Anmelden' }).click();
  await expect(form.getByRole('status')).toContainText('E-Mail');
  await follow(page, '/produkte/?q=xqzvwk');
  await expect.poll(async () => (await toldTo(page)).at(-1)?.event).toBe('searchWithoutResult');

  const told = await toldTo(page);
  const product = { id: sku, name, category: 'accessory' };
  expect(told).toEqual([
    { event: 'filter', list: '/hochzeit/', filters: 'color: gold' },
    {
      event: 'productClick',
      list: expect.any(String),
      product: { id: cardId, name: card, category: 'card', position: 1 },
    },
    { event: 'addToWishlist', product: { id: cardId, name: expect.any(String), category: 'card' } },
    {
      event: 'productClick',
      list: expect.any(String),
      product: { ...product, name: expect.any(String), position: expect.any(Number) },
    },
    {
      event: 'addToBasket',
      product,
      quantity: expect.any(Number),
      currency: 'EUR',
      value: expect.any(Number),
    },
    { event: 'checkoutStep', step: 'basket' },
    { event: 'checkoutStep', step: 'checkout' },
    {
      event: 'purchase',
      transaction: number,
      currency: 'EUR',
      value: expect.any(Number),
      items: [{ ...product, quantity: expect.any(Number), value: expect.any(Number) }],
    },
    { event: 'newsletterSignUp', path: '/service/newsletter/' },
    { event: 'searchWithoutResult', term: 'xqzvwk' },
  ]);
  const added = z.object({ quantity: z.number(), value: z.number().positive() }).parse(told[4]);
  const items = z.tuple([z.object({ quantity: z.number(), value: z.number() })]);
  const bought = z.object({ value: z.number(), items }).parse(told[7]);
  expect(bought.items[0]).toEqual(expect.objectContaining(added));
  expect(bought.value).toBeGreaterThan(added.value);

  await lookAway(page);
  await expect.poll(() => bodies.join()).toContain('"sales"');
  const [handed] = bodies.flatMap((body) => salesSchema.safeParse(JSON.parse(body)).data?.sales ?? []);
  expect(handed).toMatchObject({ path: expect.stringMatching(/^\/(hochzeit|zubehoer)\/$/), currency: 'eur' });
  expect(handed?.minorUnits).toBe(Math.round(added.value * 100));
  expect(bodies.join()).not.toContain(number);
  expect(bodies.join()).not.toContain('anna');

  const editor = await browser.newPage();
  const pages = editor.getByRole('region', { name: 'Seiten' });
  // What a page hands in gets no answer: it is there a moment later.
  await expect(async () => {
    await editor.goto(`${shop.workspace}/figures`);
    await expect(pages.getByRole('row', { name: /^\/hochzeit\// })).toContainText(/\d,\d\d\s€/, {
      timeout: 3000,
    });
  }).toPass();
  await pages.getByRole('button', { name: '/zubehoer/' }).click();
  const blocks = editor.getByRole('region', { name: 'Bausteine auf /zubehoer/' });
  await expect(blocks.getByRole('row').filter({ hasText: /\d,\d\d\s€/ })).toHaveCount(1);
  await editor.close();
});

const salesSchema = z.object({
  sales: z.array(z.object({ path: z.string(), currency: z.string(), minorUnits: z.number() })),
});
