import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { ShopAddresses } from '../../scripts/shop-process.ts';
import { once } from './support/broad.ts';
import { openAlive } from './support/open-alive.ts';
import { expect, test } from './support/shop-test.ts';

/** A shop, its page for weddings, how its prices and the names of its cards look, and a word of its cards. */
const shops = [
  {
    host: 'fr',
    home: '/',
    menu: 'Mariage',
    path: '/mariage/',
    price: /\d,\d\d\s€/,
    design: 'Personnaliser',
    words: /mari|oui|Save the Date/i,
  },
  {
    host: 'gb',
    home: '/',
    menu: 'Wedding',
    path: '/wedding/',
    price: /£\d+\.\d\d/,
    design: 'Design it now',
    words: /married|yes|wedding|Save the Date/i,
  },
  {
    host: 'it',
    home: '/',
    menu: 'Matrimonio',
    path: '/matrimonio/',
    price: /\d,\d\d\s€/,
    design: 'Personalizza ora',
    words: /spos|sì|nozze|Save the Date/i,
  },
  {
    host: 'es',
    home: '/',
    menu: 'Boda',
    path: '/boda/',
    price: /\d,\d\d\s€/,
    design: 'Diseñar ahora',
    words: /casa|sí|boda|Save the Date/i,
  },
  {
    host: 'nl',
    home: '/',
    menu: 'Bruiloft',
    path: '/bruiloft/',
    price: /€\s\d+,\d\d/,
    design: 'Nu ontwerpen',
    words: /trouw|ja|bruiloft|Save the Date/i,
  },
  {
    host: 'ch',
    home: '/fr/',
    menu: 'Mariage',
    path: '/fr/mariage/',
    price: /\d\.\d\d\sCHF/,
    design: 'Personnaliser',
    words: /mari|oui|Save the Date/i,
  },
] as const;

for (const { host, home, menu, path, price, design, words } of shops) {
  test(
    `${host}${home}: from home by the menu to a card in its own words, at a price of its own`,
    once(host === 'ch' || host === 'nl'),
    async ({ page, shop }) => {
      const origin = shop.storefront.replace('localhost', `${host}.localhost`);
      await openAlive(page, `${origin}${home}`);
      await page.getByRole('banner').getByRole('link', { name: menu, exact: true }).first().click();
      await expect(page).toHaveURL(`${origin}${path}`);
      const card = page.getByRole('main').locator('a[href*="/karten-designen/"]').first();
      await card.click();
      await expect(page).toHaveURL(/karten-designen/);
      await expect(page.getByRole('status').filter({ hasText: price }).first()).toBeVisible();
      const picture = page.getByRole('main').getByRole('img').first();
      await expect(picture).toHaveAttribute('src', /-(?:fr|en|it|es|nl)(?:%3F|\?|&|$)/);
      await page.getByRole('button', { name: design }).click();
      const fields = page.getByRole('main').getByRole('textbox');
      await expect(fields.first()).toBeVisible();
      const written = await fields.evaluateAll((found) =>
        found.map((field) =>
          field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field.value : '',
        ),
      );
      expect(written.join('\n')).toMatch(words);
      expect(written.join('\n')).not.toMatch(/Wir |Hochzeit|\d\. (?:Mai|Juni|Juli|August|September) /);
    },
  );
}

/** Asks for a page of a country's shop: only browsers know where its host is. */
function ask(
  request: APIRequestContext,
  shop: ShopAddresses,
  host: string,
  path: string,
): Promise<APIResponse> {
  const { origin, port } = new URL(shop.storefront);
  const headers = { host: `${host}.localhost:${port}` };
  return request.get(`${origin}${path}`, { headers, maxRedirects: 0 });
}

/** What a page says above texts that it has in another language only. */
const fallbacks =
  /Some of these texts are still in|Certains textes de cette page sont encore|Alcuni testi di questa pagina sono ancora|Algunos textos de esta página aún están|Sommige teksten op deze pagina zijn nog/;

/** Hosts between which every language is shown once. */
const ofOneLanguage = ['fr', 'gb', 'it', 'es', 'nl'];

for (const host of [...ofOneLanguage, 'us', 'be', 'ch', 'lu']) {
  test(
    `${host}: no page of the sitemap stands in for its language by another`,
    once(host === 'us'),
    async ({ page, shop }) => {
      const sitemap = await (await ask(page.request, shop, host, '/sitemaps/pages-1.xml')).text();
      const addresses = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
      expect(addresses.length).toBeGreaterThan(20);
      const borrowed: string[] = [];
      // Whether a text is borrowed is a matter of its language: elsewhere the content tells as much as the page made of it.
      const [file, sign] = ofOneLanguage.includes(host)
        ? ['', fallbacks]
        : ['_payload.json', /"_fallback":|"kind":"redirect"/];
      for (const address of addresses) {
        const answer = await ask(page.request, shop, host, new URL(address).pathname + file);
        expect([address, answer.status()]).toEqual([address, 200]);
        if (sign.test(await answer.text())) borrowed.push(address);
      }
      expect(borrowed).toEqual([]);
    },
  );
}

test('addresses of other languages and of before lead to the one of the shop, for good', async ({
  page,
  shop,
}) => {
  for (const old of ['hochzeit', 'boda', 'wedding']) {
    const answer = await ask(page.request, shop, 'fr', `/${old}/?style=modern`);
    expect([answer.status(), answer.headers().location]).toEqual([301, '/mariage/?style=modern']);
  }
});
