import { kindFacts } from '@blattwerk/schemas/kinds/kind-facts.generated.ts';
import type { ListedKind } from '@blattwerk/schemas/products/kind-lists.ts';
import { channelTable } from '@blattwerk/schemas/shop/markets/channels.ts';
import { defaultThemeId } from '@blattwerk/schemas/shop/occasions/themes.ts';
import { createWebApiClient, type WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedBackEnd } from '../seed.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';

let backEnd: RunningBackEnd;
let call: WebApiClient;
beforeAll(async () => {
  backEnd = await startBackEnd();
  await seedBackEnd(backEnd.database);
  call = createWebApiClient(backEnd.origin, { channel: 'blattwerk', country: 'DE', locale: 'de-DE' });
});
afterAll(() => backEnd.close());

test('the shop has at least 300 wedding invitations and 1,500 card designs', async () => {
  const cards = await call('GET /web-api/themes', { query: {} });
  const invitations = await call('GET /web-api/themes', {
    query: { category: ['hochzeit'], product: ['einladungskarte'] },
  });
  if (!cards.ok || !invitations.ok) throw new Error('A listing was refused.');
  expect(cards.value.total).toBeGreaterThanOrEqual(1500);
  expect(invitations.value.total).toBeGreaterThanOrEqual(300);
});

test.each([
  ['Einladungen', { product: ['einladungskarte'] }],
  ['Hochzeitseinladungen', { category: ['hochzeit'], product: ['einladungskarte'] }],
  ['Weihnachtskarten', { category: ['weihnachten-geschaeftlich', 'weihnachten-privat'] }],
  ['Trauerkarte', { category: ['trauer'] }],
  ['Danksagung', { product: ['dankeskarte'] }],
  ['Glückwunschkarten', { product: ['grusskarte'] }],
  ['Glueckwuensche', { product: ['grusskarte'] }],
  ['Gruesse', { product: ['grusskarte'] }],
  ['grüne Einladung', { color: ['green'], product: ['einladungskarte'] }],
])('a shopper who types „%s“ sees some and no others', async (search, filters) => {
  const found = await call('GET /web-api/themes', { query: { search } });
  const meant = await call('GET /web-api/themes', { query: { search, ...filters } });
  if (!found.ok || !meant.ok) throw new Error('A listing was refused.');
  expect(found.value.total).toBeGreaterThan(20);
  expect(meant.value.total).toBe(found.value.total);
});

test.each(['Umschläge', 'Anhänger', 'Etiketten', 'Sticker', 'Geburtstagskarten', 'gluckwunsche'])(
  '„%s“ finds cards',
  async (search) => {
    const found = await call('GET /web-api/themes', { query: { search } });
    expect(found.ok && found.value.total).toBeGreaterThan(20);
  },
);

const listings = [
  ['card', 'GET /web-api/themes'],
  ['calendar', 'GET /web-api/calendar-design-group'],
  ['collage', 'GET /web-api/collage-designer-design-groups'],
  ['photobook', 'GET /web-api/photobook-design-group-set'],
  ['photobox', 'GET /web-api/photobox-data'],
] as const satisfies readonly (readonly [ListedKind, string])[];

test.each(listings)('every filter above the %s designs has values, each with designs', async (kind, name) => {
  const answer = await call(name, { query: {} });
  if (!answer.ok) throw new Error(answer.problem.detail);
  expect(answer.value.filters.map((filter) => filter.name)).toEqual([...kindFacts[kind].filters]);
  for (const { values } of answer.value.filters) {
    expect(values.length).toBeGreaterThan(0);
    expect(values.every(({ count }) => count > 0)).toBe(true);
  }
});

test.each(listings)(
  '%s designs are narrowed by a filter and sorted by popularity or novelty',
  async (_, name) => {
    const listed = async (query: { sort?: 'popularity' | 'created'; style?: string[] }) => {
      const answer = await call(name, { query });
      if (!answer.ok) throw new Error(answer.problem.detail);
      return answer.value;
    };
    const popular = await listed({ sort: 'popularity' });
    const style = popular.filters.find((filter) => filter.name === 'style')?.values[0];
    if (!style) throw new Error('There is no style to choose.');
    const narrowed = await listed({ style: [style.value] });
    expect(narrowed.total).toBe(style.count);
    expect(narrowed.total).toBeLessThan(popular.total);
    const { designs } = await listed({ sort: 'created' });
    const days = designs.map(({ createdAt }) => createdAt);
    expect(days).toEqual([...days].sort().reverse());
    expect(designs.map(({ id }) => id)).not.toEqual(popular.designs.map(({ id }) => id));
  },
);

test('what the shop shows by default exists: a theme, and a collage in each channel', async () => {
  const theme = await call('GET /web-api/themes/{id}', { params: { id: defaultThemeId } });
  expect(theme.ok).toBe(true);
  for (const { defaultCollageId } of Object.values(channelTable)) {
    const collage = await call('GET /web-api/collage-designer-design-group', {
      query: { id: defaultCollageId },
    });
    expect(collage).toMatchObject({ ok: true, value: { id: defaultCollageId, kind: 'collage' } });
  }
});

test('a photo book design is found by its number, within its categories', async () => {
  const listed = await call('GET /web-api/photobook-design-group-set', { query: {} });
  if (!listed.ok) throw new Error(listed.problem.detail);
  const [book] = listed.value.designs;
  const categories = listed.value.filters.find(({ name }) => name === 'category')?.values ?? [];
  const inCategories = async (categoryIds?: string[]) =>
    call('GET /web-api/photobook-design-group-set/{designGroupSetId}', {
      params: { designGroupSetId: book?.id ?? 0 },
      query: { categoryIds },
    });
  expect(await inCategories()).toEqual({ ok: true, value: book });
  expect(await inCategories(categories.map(({ value }) => value))).toMatchObject({ ok: true });
  expect(await inCategories(['steuer'])).toMatchObject({ ok: false, problem: { status: 404 } });
});
