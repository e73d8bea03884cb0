import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startBackEndStandIn } from '../../test-support/back-end-stand-in.ts';
import { startStorefront } from '../../test-support/running-storefront.ts';

const quote = (uid: string, text: string, author = '') => ({ _uid: uid, component: 'quote', text, author });
const collection = (uid: string, headline: string, items: object[]) => ({
  _uid: uid,
  component: 'quotes_category',
  headline,
  items,
});
const page = (body: object[], more: object = {}) => ({
  component: 'page',
  title: 'Seite',
  robots: 'index,follow',
  body,
  ...more,
});

function story(id: number, slug: string, content: { component: string; [field: string]: unknown }) {
  return { id, full_slug: `blattwerk/${slug}`, name: slug, published: content, draft: content };
}

const love = 'Die Liebe ist die größte unter ihnen.';
const made = {
  name: 'Fein',
  kind: 'card',
  productType: 'postkarte-hoch',
  typeLabel: 'Einladungskarte',
  themeId: 1,
  priceFormat: null,
  priceFrom: null,
};
const product = {
  ...made,
  id: '146101',
  formats: [],
  picture: null,
  isAvailable: false,
  unavailable: 'gone',
};
const design = (id: number, category: string[]) => ({
  ...made,
  id,
  themeName: 'Fein',
  madeLabel: 'Postkarte, hoch',
  format: '105x148',
  filters: { category },
  isRefinable: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  picture: { url: '/web-api/pictures/1/1', widths: [200], width: 200, height: 300 },
  inColours: [],
  furtherPages: [],
  scenes: [],
});

const answers: Record<string, unknown> = {
  '/web-api/products/chosen': { products: [{ found: true, ...product }] },
  '/web-api/products/similar': { products: [] },
  '/web-api/design-texts': { textSlots: [] },
  '/web-api/designs/146101': design(146101, ['hochzeit', 'goldene-hochzeit']),
};

let backEnd: Awaited<ReturnType<typeof startBackEndStandIn>>;
let shop: Awaited<ReturnType<typeof startStorefront>>;

beforeAll(async () => {
  backEnd = await startBackEndStandIn(answers);
  shop = await startStorefront({
    backEndOrigin: backEnd.origin,
    stories: [
      story(1, 'settings', { component: 'settings', navigation: [] }),
      story(
        2,
        'texte-zitate/hochzeit',
        page([
          {
            _uid: 'section',
            component: 'section',
            items: [collection('a', 'Verse', [quote('b', love, 'Paulus')])],
          },
          collection('c', 'Leer', [quote('d', ' ')]),
        ]),
      ),
      story(
        3,
        'hochzeit',
        page([collection('e', 'Eigene Worte', [quote('f', love, 'Paulus'), quote('g', 'Ja.')])]),
      ),
      story(
        4,
        'jugendfeste',
        page([
          collection('h', 'Sprüche', [quote('i', 'Grün ist des Lebens goldner Baum, grau alle Theorie.')]),
        ]),
      ),
      story(
        5,
        'taufe',
        page([collection('j', 'Taufe', [quote('k', 'Nur in Österreich.')])], { countries: ['AT'] }),
      ),
    ],
  });
});
beforeEach(() => {
  shop.content.state.trouble = 'none';
});
afterAll(async () => {
  await shop.close();
  backEnd.close();
});

const ask = async (query: string, host = 'www.blattwerk.de') => {
  const { status, text } = await shop.get(`/_sayings.json?${query}`, host);
  return { status, value: status === 200 ? JSON.parse(text) : text };
};

test('the sayings of an occasion come in the groups of its pages, its own collection first, and each once', async () => {
  expect(await ask('occasion=hochzeit')).toEqual({
    status: 200,
    value: [
      { name: 'Verse', sayings: [{ text: love, author: 'Paulus' }] },
      { name: 'Eigene Worte', sayings: [{ text: 'Ja.' }] },
    ],
  });
});

test('of several occasions the first comes first, and a page of several is read for each', async () => {
  const { value } = await ask('occasion=konfirmation&occasion=hochzeit');
  expect(value.map(({ name }: { name: string }) => name)).toEqual(['Sprüche', 'Verse', 'Eigene Worte']);
  expect((await ask('occasion=jugendweihe')).value).toHaveLength(1);
});

test('a page that is for other countries has no sayings here', async () => {
  expect(await ask('occasion=taufe')).toEqual({ status: 200, value: [] });
  expect((await ask('occasion=taufe', 'www.blattwerk.at')).value).toHaveLength(1);
});

test('what is not translated is not offered in another language', async () => {
  const { status, text } = await shop.get('/fr/_sayings.json?occasion=jugendweihe', 'www.blattwerk.ch');
  expect([status, text]).toEqual([200, '[]']);
});

test.each(['', 'occasion=fasching', `${'occasion=taufe&'.repeat(9)}`])(
  'the question “%s” names no occasions of the shop',
  async (query) => {
    expect((await ask(query)).status).toBe(400);
  },
);

test('deeper addresses are pages, and no shop of posters has sayings for cards', async () => {
  expect((await shop.get('/hochzeit/_sayings.json?occasion=taufe', 'www.blattwerk.de')).status).toBe(404);
  expect((await ask('occasion=hochzeit', 'www.myposter.de')).value).toEqual([]);
});

test('a content service that is down is said to be away, and not remembered', async () => {
  shop.content.state.trouble = 'down';
  const { status, headers } = await shop.get('/_sayings.json?occasion=ostern', 'www.blattwerk.de');
  expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
});

test('the configurator of a design names its occasions that have sayings, the nearest first', async () => {
  const { text } = await shop.get('/configurator-card/?design=146101', 'www.blattwerk.de');
  expect(JSON.parse(text).outcome).toMatchObject({
    kind: 'configurator',
    occasions: ['goldene-hochzeit', 'hochzeit'],
  });
});

test('a shop without sayings for a design names none', async () => {
  // Kept for a minute: another shop asks anew.
  answers['/web-api/designs/146101'] = design(146101, ['umzug']);
  const { text } = await shop.get('/configurator-card/?design=146101', 'www.blattwerk.at');
  expect(JSON.parse(text).outcome).toMatchObject({ kind: 'configurator', occasions: [] });
});
