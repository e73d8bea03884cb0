import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackEndStandIn } from '../test-support/back-end-stand-in.ts';
import { startStorefront } from '../test-support/running-storefront.ts';

const page = (body: object[]) => ({ component: 'page', title: 'Seite', robots: 'index,follow', body });
const cards = (uid: string) => page([{ _uid: uid, component: 'themes_overview', occasion: 'hochzeit' }]);

function story(id: number, slug: string, content: { component: string; [field: string]: unknown }) {
  return { id, full_slug: `blattwerk/${slug}`, name: slug, published: content, draft: content };
}

function link(uid: string, slug: string, anchor?: string) {
  const target = { linktype: 'story', id: uid, url: '', cached_url: `blattwerk/${slug}`, anchor };
  return { _uid: uid, component: 'nav_link', label: slug, link: target };
}

const picture = (id: number) => ({
  url: `/web-api/pictures/${id}/1`,
  widths: [200],
  width: 200,
  height: 300,
});
const design = (id: number) => ({
  id,
  themeId: 1,
  themeName: 'Fein',
  name: `Einladungskarte „Fein ${id}“`,
  kind: 'card',
  productType: 'postkarte-hoch',
  typeLabel: 'Einladungskarte',
  madeLabel: 'Postkarte, hoch',
  format: '105x148',
  priceFormat: null,
  filters: {},
  isRefinable: false,
  priceFrom: { minorUnits: 200, currency: 'eur' },
  createdAt: '2026-01-01T00:00:00.000Z',
  picture: picture(id),
  inColours: [],
});
const priceFrom = { minorUnits: 86, currency: 'eur' };
const listing = {
  total: 2,
  priceFrom,
  page: 1,
  pageSize: 12,
  designs: [design(1), design(2)],
  filters: [],
};

let backEnd: Awaited<ReturnType<typeof startBackEndStandIn>>;
let shop: Awaited<ReturnType<typeof startStorefront>>;

beforeAll(async () => {
  backEnd = await startBackEndStandIn({ '/web-api/themes': listing });
  const children = [
    link('invitations', 'einladungen'),
    link('thanks', 'dank'),
    link('part', 'einladungen', 'designs'),
    link('texts', 'texte'),
    link('gone', 'gibt-es-nicht'),
  ];
  const item = { ...link('item', 'hochzeit'), component: 'nav_item', children };
  shop = await startStorefront({
    backEndOrigin: backEnd.origin,
    stories: [
      story(1, 'home', page([])),
      story(2, 'settings', { component: 'settings', navigation: [item] }),
      story(3, 'einladungen', cards('a')),
      story(4, 'dank', cards('b')),
      story(5, 'texte', page([])),
    ],
  });
});
afterAll(async () => {
  await shop.close();
  backEnd.close();
});

test('links to lists get a product and the lowest price of the list, no product twice; others stand alone', async () => {
  const { status, headers, text } = await shop.get('/_menu.json', 'www.blattwerk.de');
  expect([status, headers['cache-control']]).toEqual([200, 'private, max-age=60']);
  expect(JSON.parse(text)).toEqual({
    invitations: { picture: picture(1), priceFrom },
    thanks: { picture: picture(2), priceFrom },
  });
});

test('every language of a shop has its own address; deeper ones are pages', async () => {
  const answers = ['/fr/_menu.json', '/it/_menu.json', '/hochzeit/_menu.json'];
  const found = await Promise.all(answers.map((path) => shop.get(path, 'www.blattwerk.ch')));
  expect(found.map(({ status }) => status)).toEqual([200, 200, 404]);
});

test('a shop whose back end is down has a menu without pictures', async () => {
  backEnd.state.trouble = 'down';
  const { status, text } = await shop.get('/_menu.json', 'www.blattwerk.at');
  expect([status, text]).toEqual([200, '{}']);
});
