import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRedirects } from '@blattwerk/schemas/shop/pages/redirects.ts';
import type { CatalogueFacts } from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startBackEndStandIn } from '../test-support/back-end-stand-in.ts';
import { startStorefront } from '../test-support/running-storefront.ts';
import { sitemapIndex, urlSet } from './sitemap-xml.ts';

const page = (fields: Record<string, unknown> = {}) => ({
  component: 'page',
  title: 'Seite',
  robots: 'index,follow',
  body: [],
  ...fields,
});

function story(id: number, slug: string, content: { component: string; [field: string]: unknown } = page()) {
  return { id, full_slug: `blattwerk/${slug}`, name: slug, published: content, draft: content };
}

const product = (name: string, sold: number) => ({
  name,
  productType: 'klappkarte-hoch',
  formats: [],
  hasPicture: true,
  sold,
  priced: 0,
});

const facts: CatalogueFacts = {
  version: '1',
  markets: ['blattwerk:DE', 'blattwerk:CH'],
  marketSets: [[0, 1], [0], []],
  products: {
    'card:1': product('Grußkarte „Kleiner Trost“', 0),
    'card:2': product('Nur in Deutschland', 1),
    'card:3': product('Nirgends mehr', 2),
    'accessory:seal-gold': product('Siegel, goldfarben', 0),
  },
  themes: {
    '1461': { name: 'Sonnenblumenfeld', designs: [1], sold: 0 },
    '1470': { name: 'Nur in Deutschland', designs: [2], sold: 1 },
  },
  vouchers: {},
  flags: {},
};

let backEnd: Awaited<ReturnType<typeof startBackEndStandIn>>;
let shop: Awaited<ReturnType<typeof startStorefront>>;

beforeAll(async () => {
  backEnd = await startBackEndStandIn({ '/web-api/catalogue-facts': facts });
  const many = Array.from({ length: 30 }, (_, at) => story(100 + at, `geburt/${at}`));
  shop = await startStorefront({
    backEndOrigin: backEnd.origin,
    stories: [
      story(1, 'home'),
      story(2, 'settings', { component: 'settings' }),
      story(3, 'merkzettel', page({ robots: 'noindex,follow' })),
      story(4, 'kalender', page({ body: [{ _uid: 'a', component: 'calendar_overview' }] })),
      story(5, 'karten-designen', page({ body: [{ _uid: 'b', component: 'card_detail' }] })),
      story(6, 'service', page({ title: 'Service' })),
      story(7, 'service/versand', page({ title: 'Versand & Lieferung' })),
      story(8, 'themes', page({ title: 'Alle Karten des Themas', description: 'In einem Stil.' })),
      ...many,
    ],
  });
  shop.content.state.redirects = [
    ['/hilfe/', '/service/'],
    ['/kreis/', '/kreis/'],
    ['/geburt/2/', '/service/'],
  ];
});
afterAll(async () => {
  await shop.close();
  backEnd.close();
});

async function sitemap(file: string, host: string): Promise<string> {
  const { status, headers, text } = await shop.get(file, host);
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  return text;
}

test('robots.txt names the sitemap of its host and lets products be seen; a copy of the shop elsewhere is closed', async () => {
  const { text } = await shop.get('/robots.txt', 'www.blattwerk.ch');
  expect(text).toContain('Sitemap: https://www.blattwerk.ch/sitemap.xml');
  expect(text).toContain('Disallow: /web-api/\n');
  expect(text).toContain('Allow: /web-api/pictures/\n');
  const copy = await startStorefront({
    backEndOrigin: backEnd.origin,
    stories: [story(1, 'home')],
    origin: 'https://test.example',
  });
  expect((await copy.get('/robots.txt', 'ch.test.example')).text).toBe('User-agent: *\nDisallow: /\n');
  expect((await copy.get('/', 'test.example')).text).toContain('"robots":"noindex,nofollow"');
  await copy.close();
});

test('the sitemap of a host lists its indexable pages in all its languages, each with its alternates', async () => {
  expect(await sitemap('/sitemap.xml', 'www.blattwerk.ch')).toContain(
    '<loc>https://www.blattwerk.ch/sitemaps/pages-1.xml</loc>',
  );
  const pages = await sitemap('/sitemaps/pages-1.xml', 'www.blattwerk.ch');
  for (const address of ['', 'fr/', 'it/', 'fr/service/livraison/', 'it/nascita/29/'])
    expect(pages).toContain(`<url><loc>https://www.blattwerk.ch/${address}</loc>`);
  expect(pages).not.toMatch(/merkzettel|settings|karten-designen/);
  expect(pages.match(/<url>/g)).toHaveLength(3 * 34);
  const [home = ''] = /<url><loc>https:\/\/www\.blattwerk\.ch\/<\/loc>.*/.exec(pages) ?? [];
  expect(home.match(/<xhtml:link /g)).toHaveLength(18);
  expect(home).toContain('hreflang="x-default" href="https://www.blattwerk.de/"');
  expect(pages).toContain('<url><loc>https://www.blattwerk.ch/kalender/</loc></url>');
});

test('the products are those that are sold there', async () => {
  const paths = (xml: string) =>
    [...xml.matchAll(/<loc>[^<]*\/(karten-designen[^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(paths(await sitemap('/sitemaps/products-1.xml', 'www.blattwerk.de'))).toEqual([
    'karten-designen/kleiner-trost--1/',
    'karten-designen/nur-in-deutschland--2/',
  ]);
  expect(await sitemap('/sitemaps/products-1.xml', 'www.blattwerk.ch')).not.toContain('--2/');
  // There is no published page for accessories.
  expect(await sitemap('/sitemaps/products-1.xml', 'www.blattwerk.de')).not.toContain('seal-gold');
  expect((await shop.get('/sitemaps/products-2.xml')).status).toBe(404);
  expect(await sitemap('/sitemap.xml', 'www.myposter.ch')).not.toContain('products');
});

test('a product that is not sold there is a missing page, and one nobody can be asked about comes later', async () => {
  expect((await shop.get('/karten-designen/x--1/', 'www.blattwerk.ch')).status).toBe(503);
  for (const id of [2, 3, 4])
    expect((await shop.get(`/karten-designen/x--${id}/`, 'www.blattwerk.ch')).status).toBe(404);
});

test('a theme has its page and place in the sitemap where it is sold', async () => {
  const german = await sitemap('/sitemaps/themes-1.xml', 'www.blattwerk.de');
  expect(german).toContain('<url><loc>https://www.blattwerk.de/themes/1461/</loc></url>');
  const swiss = await sitemap('/sitemaps/themes-1.xml', 'www.blattwerk.ch');
  expect(swiss).toContain('<url><loc>https://www.blattwerk.ch/fr/themes/1461/</loc></url>');
  expect(swiss).not.toContain('1470');
  expect(await sitemap('/sitemaps/pages-1.xml', 'www.blattwerk.de')).not.toContain('themes');

  const { status, text } = await shop.get('/themes/1461/', 'www.blattwerk.ch');
  expect(status).toBe(200);
  expect(JSON.parse(text).outcome.head).toMatchObject({
    title: 'Sonnenblumenfeld: Alle Karten des Themas | Blattwerk.ch',
    description: 'Sonnenblumenfeld: In einem Stil.',
    canonical: 'https://www.blattwerk.ch/themes/1461/',
  });
  expect((await shop.get('/themes/1470/', 'www.blattwerk.de')).status).toBe(200);
  expect((await shop.get('/themes/1470/', 'www.blattwerk.ch')).status).toBe(404);
  expect((await shop.get('/themes/99/')).status).toBe(404);
  expect((await shop.get('/themes/abc/')).status).toBe(404);
});

test('an old address leads to the new one in its language; a loop and a page do not', async () => {
  const old = await shop.get('/fr/hilfe/', 'ch.localhost');
  expect([old.status, old.headers.location]).toEqual([301, '/fr/service/']);
  expect((await shop.get('/kreis/')).status).toBe(404);
});

test.each([
  ['/hilfe', '/service/'],
  ['/Hilfe/', '/service/'],
  ['/hilfe/?utm_source=brief', '/service/?utm_source=brief'],
  ['/hilfe?utm_source=brief&a=b', '/service/?utm_source=brief&a=b'],
  ['/fr//hilfe', '/fr/service/'],
  ['/service?a=b', '/service/?a=b'],
  ['/geburt/1', '/geburt/1/'],
])('%s leads to %s in one step, with its query', async (from, to) => {
  const { status, headers } = await shop.get(from, 'ch.localhost');
  expect([status, headers.location]).toEqual([301, to]);
});

test('a page that is listed as an old address stays a page, however it is asked for', async () => {
  expect((await shop.get('/geburt/2/')).status).toBe(200);
  const { status, headers } = await shop.get('/geburt/2?a=b');
  expect([status, headers.location]).toEqual([301, '/geburt/2/?a=b']);
});

test('a shop’s host without its www leads to the shop, any other host to none', async () => {
  const bare = await shop.get('/fr/service/?a=b', 'blattwerk.ch');
  expect([bare.status, bare.headers.location]).toEqual([301, 'https://www.blattwerk.ch/fr/service/?a=b']);
  const doubled = await shop.get('//evil.example/', 'myposter.de');
  expect(new URL(doubled.headers.location ?? '').host).toBe('www.myposter.de');
  expect((await shop.get('/', 'evil.example')).status).toBe(404);
  expect((await shop.get('/', 'www.www.blattwerk.ch')).status).toBe(404);
});

test('the seeded tables of old addresses hold no loop and lead to pages', async () => {
  const file = join(import.meta.dirname, '../../../content/datasources/100001/datasources.json');
  const entries = z.array(z.object({ name: z.string(), value: z.string() }));
  const tables = z
    .array(z.object({ slug: z.string(), entries }))
    .parse(JSON.parse(await readFile(file, 'utf8')));
  const ours = tables.filter(({ slug }) => slug.startsWith('redirects-'));
  expect(ours).toHaveLength(2);
  for (const { entries } of ours) {
    expect(readRedirects(entries.map(({ name, value }) => ({ from: name, to: value }))).refused).toEqual([]);
  }
});

test('structured data uses the words of schema.org only', async () => {
  const { text } = await shop.get('/fr/service/livraison/', 'www.blattwerk.ch');
  const content = z
    .object({ outcome: z.object({ head: z.object({ structuredData: z.array(z.unknown()) }) }) })
    .parse(JSON.parse(text));
  const [organisation, breadcrumbs] = content.outcome.head.structuredData;
  const context = z.literal('https://schema.org');
  z.strictObject({
    '@context': context,
    '@type': z.literal('Organization'),
    name: z.string(),
    legalName: z.string(),
    url: z.url(),
    logo: z.url(),
    foundingDate: z.string().regex(/^\d{4}$/),
    address: z.strictObject({
      '@type': z.literal('PostalAddress'),
      streetAddress: z.string(),
      postalCode: z.string(),
      addressLocality: z.string(),
      addressCountry: z.string().length(2),
    }),
  }).parse(organisation);
  const { itemListElement } = z
    .strictObject({
      '@context': context,
      '@type': z.literal('BreadcrumbList'),
      itemListElement: z.array(
        z.strictObject({
          '@type': z.literal('ListItem'),
          position: z.int().positive(),
          name: z.string().min(1),
          item: z.url(),
        }),
      ),
    })
    .parse(breadcrumbs);
  expect(itemListElement.map(({ name, item }) => [name, item])).toEqual([
    ['Accueil', 'https://www.blattwerk.ch/fr/'],
    ['Service', 'https://www.blattwerk.ch/fr/service/'],
    ['Versand & Lieferung', 'https://www.blattwerk.ch/fr/service/livraison/'],
  ]);
});

test('a sitemap is made once and anew after a publication; half of one is never given out', async () => {
  const before = backEnd.state.asked.length;
  await sitemap('/sitemap.xml', 'www.blattwerk.de');
  expect(backEnd.state.asked).toHaveLength(before);
  const lists = () => shop.content.state.asked.filter((path) => path.includes('starts_with=')).length;
  const listed = lists();
  await sitemap('/sitemaps/pages-1.xml', 'www.blattwerk.de');
  expect(lists()).toBe(listed);
  const stories = [story(1, 'home'), story(2, 'settings', { component: 'settings' })];
  const broken = await startStorefront({ backEndOrigin: 'http://127.0.0.1:1', stories });
  expect((await broken.get('/sitemap.xml')).status).toBe(503);
  expect((await broken.get('/karten-designen/x--1/')).status).toBe(404);
  await broken.close();
});

test('addresses are escaped', () => {
  expect(urlSet([{ loc: 'https://a.example/?a=1&b="2"' }])).toContain('?a=1&amp;b=&quot;2&quot;');
  expect(sitemapIndex(['https://a.example/<'])).toContain('<loc>https://a.example/&lt;</loc>');
});
