import { designs as designsTable } from '@blattwerk/database/tables/catalogue.ts';
import { createWebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generatedCatalogue } from '../test-support/generated-catalogue.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';
import { seedCatalogue } from './seed-catalogue.ts';

const catalogue = generatedCatalogue(400);
let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd();
  await seedCatalogue(backEnd.database, catalogue);
});
afterAll(() => backEnd.close());

const german = { channel: 'blattwerk', country: 'DE', locale: 'de-DE' } as const;
const call: ReturnType<typeof createWebApiClient> = (name, input) =>
  createWebApiClient(backEnd.origin, german)(name, input);

async function listing(query: Parameters<typeof call<'GET /web-api/themes'>>[1]['query']) {
  const answer = await call('GET /web-api/themes', { query });
  if (!answer.ok) throw new Error(answer.problem.detail);
  return answer.value;
}

test('a listing shows twelve designs, the most popular first, and what every filter would leave', async () => {
  const { designs, total, pageSize, filters } = await listing({});
  expect([designs.length, total, pageSize]).toEqual([12, 400, 12]);
  const popularity = new Map(catalogue.designs.map(({ id, popularity }) => [id, popularity]));
  const shown = designs.map(({ id }) => popularity.get(id) ?? 0);
  expect(shown).toEqual([...popularity.values()].sort((one, other) => other - one).slice(0, 12));
  expect(filters.map(({ label }) => label)).toEqual([
    'Format',
    'Kategorie',
    'Farbe',
    'Preis',
    'Kartenart',
    'Stil',
    'Veredelung',
    'Fotos',
    'Papier',
    'Merkmal',
    'Stanzung',
  ]);
  const gold = filters.find(({ name }) => name === 'color')?.values.find(({ value }) => value === 'gold');
  const expected = catalogue.designs.filter(({ facets }) => facets.color?.includes('gold')).length;
  expect(gold).toEqual({ value: 'gold', label: 'Gold', count: expected, isSelected: false });
});

test('two values of a filter widen the list, two filters narrow it', async () => {
  const of = async (query: Parameters<typeof listing>[0]) => (await listing(query)).total;
  const [gold, both, goldSquare] = await Promise.all([
    of({ color: ['gold'] }),
    of({ color: ['gold', 'white'] }),
    of({ color: ['gold'], aspectRatio: ['square'] }),
  ]);
  expect(both).toBeGreaterThan(gold);
  expect(goldSquare).toBeLessThan(gold);
});

test('every page of 48 is another one, until there are none', async () => {
  const pages = await Promise.all(
    [1, 2, 9, 10].map((page) => listing({ page, pageSize: 48, sort: 'created' })),
  );
  expect(pages.map(({ designs }) => designs.length)).toEqual([48, 48, 16, 0]);
  expect(new Set(pages.flatMap(({ designs }) => designs.map(({ id }) => id))).size).toBe(112);
});

test('a search finds stems, umlauts written out, and the beginnings of words', async () => {
  const expected = catalogue.designs.filter(({ name }) => name.startsWith('Blütenmeer')).length;
  for (const search of ['Blütenmeer', 'BLÜTENMEERE', 'bluetenmeer', 'blütenm']) {
    expect([search, (await listing({ search })).total]).toEqual([search, expected]);
  }
  expect((await listing({ search: "x' | !y & (" })).total).toBe(0);
  expect((await listing({ search: 'Blütenmeer', category: ['hochzeit'] })).total).toBeLessThan(expected);
});

test('a compound is found by its parts where nothing is called so', async () => {
  const { total } = await listing({ search: 'Blütenmeer Hochzeit' });
  expect(total).toBeGreaterThan(0);
  expect((await listing({ search: 'Hochzeitsblütenmeer' })).total).toBe(total);
  expect((await listing({ search: 'Hochzeitsunsinn' })).total).toBe(0);
});

test('a value that no design has is refused with those there are', async () => {
  const answer = await call('GET /web-api/themes', { query: { color: ['gold', 'octarine'] } });
  expect(answer).toMatchObject({
    ok: false,
    problem: { status: 422, errors: [{ path: ['color', 1], allowed: expect.arrayContaining(['gold']) }] },
  });
});

test('a theme holds its designs; an unknown one is not found', async () => {
  const theme = await call('GET /web-api/themes/{id}', { params: { id: 2 } });
  expect(theme).toMatchObject({ ok: true, value: { id: 2, designs: expect.any(Array) } });
  expect(theme.ok && theme.value.designs.length).toBe(12);
  expect(await call('GET /web-api/themes/{id}', { params: { id: 99_999 } })).toMatchObject({
    ok: false,
    problem: { status: 404 },
  });
});

test('seeding the same catalogue again changes nothing, another one replaces it', async () => {
  expect(await seedCatalogue(backEnd.database, catalogue)).toEqual({ changed: false });
  const smaller = { ...catalogue, designs: catalogue.designs.slice(0, 30) };
  expect(await seedCatalogue(backEnd.database, smaller)).toEqual({ changed: true });
  expect(await backEnd.database.$count(designsTable)).toBe(30);
});
