import { designs } from '@blattwerk/database/tables/catalogue.ts';
import { occasionValues } from '@blattwerk/schemas/shop/occasions/occasion-values.ts';
import {
  catalogueFactsSchema,
  factsOfProduct,
  isSoldIn,
} from '@blattwerk/schemas/shop/products/catalogue-facts.ts';
import type { Filter } from '@blattwerk/schemas/web-api/catalogue/filter.ts';
import { createWebApiClient, type WebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import type { AnswerOf, QueryOf } from '@blattwerk/schemas/web-api/endpoints.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedBackEnd } from '../seed.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';
import { seededCatalogueFacts } from './seed/seeded-facts.ts';
import { changeWithdrawals } from './withdrawals.ts';

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd();
  await seedBackEnd(backEnd.database);
});
afterAll(() => backEnd.close());

const shops = {
  german: { channel: 'blattwerk', country: 'DE', locale: 'de-DE' },
  french: { channel: 'blattwerk', country: 'FR', locale: 'fr-FR' },
  posters: { channel: 'myposter', country: 'US', locale: 'en-US' },
} as const;
type Shop = keyof typeof shops;
const call = (shop: Shop): WebApiClient => createWebApiClient(backEnd.origin, shops[shop]);

async function list(query: QueryOf<'GET /web-api/products'>, shop: Shop = 'german') {
  const answer = await call(shop)('GET /web-api/products', { query });
  if (!answer.ok) throw new Error(answer.problem.detail);
  return answer.value;
}

async function chosen(products: string[], shop: Shop) {
  const answer = await call(shop)('GET /web-api/products/chosen', { query: { products } });
  if (!answer.ok) throw new Error(answer.problem.detail);
  return answer.value.products;
}

test('a search puts what is called by its words first, unless another order is asked for', async () => {
  const { products } = await list({ search: 'Rosengarten', pageSize: 48 });
  expect(products.length).toBeGreaterThan(0);
  expect(products.every(({ name }) => name.includes('Rosengarten'))).toBe(true);
  const { products: wanted } = await list({ search: 'Rose', pageSize: 48, sort: 'popularity' });
  expect(wanted).not.toEqual((await list({ search: 'Rose', pageSize: 48 })).products);
  const groups = await call('german')('GET /web-api/theme-groups', { query: { search: 'Rosengarten' } });
  expect(groups.ok && groups.value.groups[0]?.name).toBe('Rosengarten');
});

test('what is mistyped is found as it was meant, which the answer says; as typed there is nothing', async () => {
  const { search, products } = await list({ search: 'weinachtskarte' });
  expect(search).toEqual({ corrected: 'weihnachtskarte', ignored: [] });
  expect(products).toHaveLength(12);
  expect(await list({ search: '"weinachtskarte"' })).toMatchObject({
    total: 0,
    search: { ignored: [] },
  });
  const { search: german } = await list({ search: 'faire-part mariaje' }, 'french');
  expect(german?.corrected).toBe('faire part mariage');
});

const countsOf = ({ kinds }: AnswerOf<'GET /web-api/products'>) =>
  Object.fromEntries(kinds.map(({ kind, count }) => [kind, count]));

test('a shop lists what it sells: cards and photo products here, wall art there, everything when asked', async () => {
  const [cards, posters, everything] = await Promise.all([
    list({}),
    list({}, 'posters'),
    list({ withUnavailable: true }, 'posters'),
  ]);
  expect(cards.products).toHaveLength(12);
  expect(cards.products.every(({ isAvailable, priceFrom }) => isAvailable && priceFrom !== null)).toBe(true);
  const total = Object.values(countsOf(cards)).reduce((sum, count) => sum + count, 0);
  expect(total).toBe(cards.total);
  expect(Object.values(countsOf(cards)).every((count) => count > 0)).toBe(true);
  expect(countsOf(posters)).toMatchObject({ card: 0, calendar: 0, accessory: 3, photoprint: 16 });
  expect(posters.products.every(({ priceFrom }) => priceFrom?.currency === 'usd')).toBe(true);
  expect(everything.total).toBeGreaterThan(cards.total);
  expect(everything.products).toContainEqual(
    expect.objectContaining({ isAvailable: false, unavailable: 'not-in-channel' }),
  );
});

test('kinds, occasions, colours and words narrow the list, and counts say by how much', async () => {
  const cards = await list({ kinds: ['card'] });
  const golden = cards.filters
    .find(({ name }) => name === 'color')
    ?.values.find(({ value }) => value === 'gold');
  const gold = await list({ kinds: ['card'], color: ['gold'] });
  expect([gold.total, golden?.label]).toEqual([golden?.count, 'Gold']);
  const found = await list({ search: 'Einladungskarte EUKALYPTUS', occasion: ['hochzeit'] });
  expect(found.total).toBeGreaterThan(0);
  expect(found.products.every(({ name }) => name.startsWith('Einladungskarte'))).toBe(true);
  const seals = await list({ search: 'siegel', kinds: ['accessory'] });
  expect(seals.products.map(({ id }) => id)).toContain('seal-eukalyptus');
  const frames = await list({ kinds: ['photoframe'] }, 'posters');
  const wooden = frames.filters.find(({ name }) => name === 'product')?.values;
  expect(wooden?.map(({ label }) => label)).toContain('Wooden frame');
  const inWood = await list({ kinds: ['photoframe'], product: ['holzrahmen'] }, 'posters');
  expect(inWood.total).toBe(wooden?.find(({ value }) => value === 'holzrahmen')?.count);
  expect(inWood.products.every(({ productType }) => productType === 'holzrahmen')).toBe(true);
  const last = await list({ page: Math.ceil(cards.total / 48), pageSize: 48, kinds: ['card'] });
  expect(last.products).toHaveLength(cards.total % 48 || 48);
});

test('the list begins with the most wanted or with the newest, as asked, and holds the same either way', async () => {
  const [wanted, newest] = await Promise.all([list({}), list({ sort: 'created' })]);
  expect(newest.total).toBe(wanted.total);
  expect(newest.products.map(({ id }) => id)).not.toEqual(wanted.products.map(({ id }) => id));
});

test('a size in a name is in inches in the American poster shop, and in its language', async () => {
  const { products } = await list({ kinds: ['photoprint'] }, 'posters');
  const names = products.map(({ name }) => name);
  expect(names).toContain('Photo print 3.9\u00a0×\u00a05.9\u00a0in');
  expect(names.filter((name) => name.includes('cm'))).toEqual([]);
});

test('a design in several colours is one entry of a list, shown in the colour asked for', async () => {
  const query = { category: ['hochzeit'], pageSize: 48 as const };
  const all = await call('german')('GET /web-api/themes', { query });
  const red = await call('german')('GET /web-api/themes', { query: { ...query, color: ['red'] } });
  if (!all.ok || !red.ok) throw new Error('The shop does not answer.');
  expect(all.value.designs.some(({ inColours }) => inColours.length > 1)).toBe(true);
  const shown = all.value.designs.map(({ id, inColours }) => Math.min(id, ...inColours.map((one) => one.id)));
  expect(new Set(shown).size).toBe(shown.length);
  expect(red.value.designs.every(({ filters }) => filters.color?.includes('red'))).toBe(true);
  expect(red.value.designs.some(({ id }) => id > 1_000_000)).toBe(true);
  const counted = all.value.filters.find(({ name }) => name === 'color')?.values;
  expect(counted?.find(({ value }) => value === 'red')?.count).toBe(red.value.total);
});

test('a colour that is withdrawn somewhere is not the one a list shows there', async () => {
  const query: QueryOf<'GET /web-api/products'> = { kinds: ['card'], color: ['red'], pageSize: 48 };
  const red = (await list(query)).products.find(({ id }) => Number(id) > 1_000_000);
  if (!red) throw new Error('No card is red in a further colour.');
  const product = { kind: 'card', id: red.id } as const;
  const sale = { product, markets: ['blattwerk:DE'] as const };
  await changeWithdrawals(backEnd.database, { action: 'withdraw', ...sale });
  await backEnd.ask('/web-api/catalogue-facts');
  const { products } = await list(query);
  expect(products.filter(({ id, isAvailable }) => id === red.id || !isAvailable)).toEqual([]);
  await changeWithdrawals(backEnd.database, { action: 'restore', ...sale });
  await backEnd.ask('/web-api/catalogue-facts');
});

test('colours are counted where they can be bought, and a design whose first colour is withdrawn is shown in another', async () => {
  const themes = async (color: string[]) => {
    const found = await call('german')('GET /web-api/themes', { query: { color, pageSize: 48 } });
    if (!found.ok) throw new Error(found.problem.detail);
    return found.value;
  };
  const countOf = (filters: Filter[], colour: string) =>
    filters.find(({ name }) => name === 'color')?.values.find(({ value }) => value === colour)?.count ?? 0;
  const counts = async (colour: string) => [
    countOf((await themes([])).filters, colour),
    countOf((await list({ kinds: ['card'] })).filters, colour),
  ];
  const withdraw = async (id: number, action: 'withdraw' | 'restore') => {
    const sale = { product: { kind: 'card' as const, id: String(id) }, markets: ['blattwerk:DE'] as const };
    await changeWithdrawals(backEnd.database, { action, ...sale });
    await backEnd.ask('/web-api/catalogue-facts');
  };
  const [found] = (await themes([])).designs.flatMap(({ inColours: [first, ...others] }) => {
    const own = first?.colours.find((colour) => others.every(({ colours }) => !colours.includes(colour)));
    return first && own && others.length > 0 ? { first, own, others } : [];
  });
  if (!found) throw new Error('No card has a colour that its others lack.');
  const { first, own, others } = found;
  const before = await counts(own);
  await withdraw(first.id, 'withdraw');
  expect(await counts(own)).toEqual(before.map((count) => count - 1));
  expect(await counts(own)).toEqual([
    (await themes([own])).total,
    (await list({ kinds: ['card'], color: [own] })).total,
  ]);
  const shown = (await themes([])).designs.map(({ id }) => id);
  expect(shown).not.toContain(first.id);
  expect(others.some(({ id }) => shown.includes(id))).toBe(true);
  await withdraw(first.id, 'restore');
  expect(await counts(own)).toEqual(before);
});

test('gifts and cards are narrowed by what they are, where one kind is asked for', async () => {
  const gifts = await list({ kinds: ['merch'] });
  const types = gifts.filters.find(({ name }) => name === 'product')?.values ?? [];
  const mugs = types.find(({ value }) => value === 'tasse-keramik');
  expect(mugs).toMatchObject({ label: 'Keramiktasse', isSelected: false });
  expect(gifts.filters.map(({ label }) => label)).toEqual(['Produkt', 'Anlass', 'Farbe']);
  const found = await list({ kinds: ['merch'], product: ['tasse-keramik'] });
  expect(found.total).toBe(mugs?.count);
  expect(found.products.every(({ productType }) => productType === 'tasse-keramik')).toBe(true);
  expect((await list({})).filters.map(({ name }) => name)).toEqual(['occasion', 'color']);
});

test('chosen products come in the order asked, with the reason why a shop does not sell one', async () => {
  const asked = [
    'photoframe:leinwand',
    'card:1',
    'calendar:200101',
    'accessory:pen-felt-black',
    'merch:a/b?c',
  ];
  expect(await chosen(asked, 'french')).toMatchObject([
    { found: true, id: 'leinwand', isAvailable: false, unavailable: 'not-in-channel' },
    { found: false, kind: 'card', id: '1' },
    { found: true, productType: 'familienplaner', unavailable: 'not-in-country', priceFormat: 'a3-portrait' },
    { found: true, name: 'Feutre noir', isAvailable: true, priceFrom: { currency: 'eur' } },
    { found: false, kind: 'merch', id: 'a/b?c' },
  ]);
  const refused = await call('german')('GET /web-api/products/chosen', { query: { products: ['pony:1'] } });
  expect(refused).toMatchObject({ ok: false, problem: { status: 400 } });
});

test('the facts name every product and theme, are compressed, and are sent once', async () => {
  const response = await backEnd.ask('/web-api/catalogue-facts');
  expect(response.headers.get('content-encoding')).toBe('gzip');
  const facts = catalogueFactsSchema.parse(await response.json());
  expect({ ...facts, version: 'seed' }).toEqual(seededCatalogueFacts());
  const planner = factsOfProduct(facts, { kind: 'calendar', id: '200101' });
  if (!planner) throw new Error('The facts lack a calendar.');
  expect(planner.formats[0]).toBe('297x420');
  expect(isSoldIn(facts, planner, 'blattwerk:AT', 'private')).toBe(true);
  expect(isSoldIn(facts, planner, 'blattwerk:FR', 'private')).toBe(false);
  expect(facts.themes['1461']?.designs.length).toBeGreaterThan(0);
  const etag = response.headers.get('etag') ?? '';
  const again = await backEnd.ask('/web-api/catalogue-facts', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test('what is not sold to a type of customer is not offered to it, and everything says so', async () => {
  const ask = async (path: string, type?: string) =>
    (await backEnd.ask(path, { headers: type === undefined ? {} : { 'x-customer-type': type } })).json();
  const mug = '/web-api/products/chosen?products[]=merch:tasse-keramik';
  expect(await ask(mug)).toMatchObject({ products: [{ isAvailable: true }] });
  expect(await ask(mug, 'whitelabel')).toMatchObject({
    products: [{ isAvailable: false, unavailable: 'not-for-customer' }],
  });
  const gifts = '/web-api/products?kinds[]=merch';
  expect((await ask(gifts, 'business')).total).toBe((await ask(gifts)).total);
  expect((await ask(gifts, 'whitelabel')).total).toBe(0);
  const tarpaulin = { kind: 'photoframe', id: 'pvcplane' };
  const facts = seededCatalogueFacts();
  const found = factsOfProduct(facts, tarpaulin);
  if (!found) throw new Error('The facts lack the tarpaulin.');
  expect(isSoldIn(facts, found, 'myposter:DE', 'private')).toBe(false);
  expect(isSoldIn(facts, found, 'myposter:DE', 'business')).toBe(true);
});

test('themes come sold ones first, page by page, and count only occasions that can be asked for', async () => {
  const page = async (number: number) => {
    const found = await call('french')('GET /web-api/theme-groups', {
      query: { page: number, pageSize: 48 },
    });
    if (!found.ok) throw new Error(found.problem.detail);
    return found.value;
  };
  const first = await page(1);
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(first.total / 48) - 1 }, (_, place) => page(place + 2)),
  );
  const groups = [first, ...pages].flatMap((one) => one.groups);
  expect(new Set(groups.map(({ themeId }) => themeId)).size).toBe(first.total);
  const standing = groups.map(({ isAvailable }) => isAvailable);
  expect(standing).toEqual(standing.toSorted((one, other) => Number(other) - Number(one)));
  expect([standing[0], standing.at(-1)]).toEqual([true, false]);
  const counted =
    first.filters.find(({ name }) => name === 'occasion')?.values.map(({ value }) => value) ?? [];
  const askable: readonly string[] = occasionValues;
  expect(counted.filter((value) => !askable.includes(value))).toEqual([]);
});

test('themes are sorted by popularity or by their newest designs, and come 12 at a time', async () => {
  const first = async (sort?: 'sort' | 'popularity' | 'created') => {
    const found = await call('german')('GET /web-api/theme-groups', { query: { sort } });
    if (!found.ok) throw new Error(found.problem.detail);
    return found.value.groups.map(({ themeId }) => themeId);
  };
  const [unsorted, popular, newest] = [await first(), await first('popularity'), await first('created')];
  expect(unsorted).toHaveLength(12);
  expect(unsorted).toEqual(popular);
  expect(newest).not.toEqual(popular);
  const newestDay = async (themeId: number) => {
    const rows = await backEnd.database.select().from(designs).where(eq(designs.themeId, themeId));
    return Math.max(...rows.map(({ createdAt }) => createdAt.getTime()));
  };
  const days = await Promise.all(newest.map(newestDay));
  expect(days).toEqual(days.toSorted((one, other) => other - one));
});

test('themes are listed with their first designs, and each has all of its designs', async () => {
  const groups = await call('german')('GET /web-api/theme-groups', {
    query: { types: ['card'], occasion: ['hochzeit'], search: 'eukalyptus', pageSize: 5 },
  });
  if (!groups.ok) throw new Error(groups.problem.detail);
  expect(groups.value.groups.length).toBeGreaterThan(0);
  for (const { occasions, designs, designCount } of groups.value.groups) {
    expect(occasions).toContain('hochzeit');
    expect(designs.length).toBe(Math.min(designCount, 6));
  }
  const [first] = groups.value.groups;
  const theme = await call('german')('GET /web-api/theme-groups/{id}', {
    params: { id: first?.themeId ?? 0 },
  });
  expect(theme).toMatchObject({ ok: true, value: { name: first?.name, isAvailable: true } });
  const drawings = theme.ok
    ? theme.value.designs.map((one) => Math.min(one.id, ...one.colourVariants.map(({ id }) => id)))
    : [];
  expect(new Set(drawings).size).toBe(first?.designCount);
  const abroad = await call('posters')('GET /web-api/theme-groups/{id}', {
    params: { id: first?.themeId ?? 0 },
  });
  expect(abroad).toMatchObject({ ok: true, value: { isAvailable: false } });
});
