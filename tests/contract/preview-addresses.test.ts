import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningContentSpace, startContentSpace } from './running-content-space.ts';

let space: RunningContentSpace;
beforeAll(async () => {
  space = await startContentSpace();
});
afterAll(() => space.close());

const shop = 'http://localhost:3000/';
const set = (changes: object) =>
  space.request(`/v1/spaces/${space.spaceId}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ space: changes }),
  });
const described = async () => (await space.management.spaces.get()).data.space;

it('management-api-client: a space previews at the shop until it says otherwise, and again afterwards', async () => {
  expect(await described()).toMatchObject({ domain: shop, environments: [] });
  const environments = [
    { name: 'Entwurf', location: 'http://localhost:5173/{{ it.lang }}/{{ it.slug }}' },
    { name: 'Next', location: 'https://preview.example/api/open?slug=' },
  ];
  const { data } = await space.management.spaces.update({
    body: { space: { domain: 'http://localhost:5174/', environments } },
  });
  expect(data.space).toMatchObject({ domain: 'http://localhost:5174/', environments });
  expect(await described()).toMatchObject({ domain: 'http://localhost:5174/', environments });

  await space.management.spaces.update({ body: { space: { domain: shop } } });
  expect(await described()).toMatchObject({ domain: shop, environments });
  await space.management.spaces.update({ body: { space: { environments: [] } } });
  expect(await described()).toMatchObject({ domain: shop, environments: [] });
});

it('lets the workspace’s page frame what the space is previewed at, and nothing any more once that is gone', async () => {
  const framed = async (accept: string) => {
    const response = await space.request('/', { headers: { accept } });
    return /frame-src ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1]?.split(' ');
  };
  const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const shops = ['http://localhost:3000', 'http://*.localhost:3000'];
  await set({ environments: [{ name: 'Next', location: 'https://preview.example/api/open?slug=' }] });
  expect(await framed(browser)).toEqual([...shops, 'https://preview.example']);
  expect(await framed('application/json')).toEqual(shops);
  await set({ environments: null, domain: 'http://localhost:5173/' });
  expect(await framed(browser)).toEqual([...shops, 'http://localhost:5173', 'https://preview.example']);
  await set({ environments: [], domain: '' });
  expect(await framed(browser)).toEqual(shops);
});

it.each([
  ['another scheme', { domain: 'javascript:alert(1)' }, /space\.domain.*must begin with http/],
  ['the workspace itself', () => ({ domain: space.origin }), /editors' own server/],
  [
    'a placeholder that stands for nothing',
    { environments: [{ name: 'x', location: 'https://a.example/{{ it.nothing }}' }] },
    /environments\.0\.location.*stands for nothing/,
  ],
  [
    'one name twice',
    { environments: ['a', 'b'].map((host) => ({ name: 'x', location: `https://${host}.example/` })) },
    /must not hold a name twice/,
  ],
  [
    'more than twenty',
    {
      environments: Array.from({ length: 21 }, (_, n) => ({ name: `${n}`, location: 'https://a.example/' })),
    },
    /environments/,
  ],
])('refuses %s in one sentence, and changes nothing', async (_what, changes, sentence) => {
  const response = await set(typeof changes === 'function' ? changes() : changes);
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ error: expect.stringMatching(sentence) });
  expect(await described()).toMatchObject({ domain: shop, environments: [] });
});

it('has no other space', async () => {
  const response = await space.request('/v1/spaces/1', { method: 'PUT', body: '{}' });
  expect(response.status).toBe(404);
});
