import { join } from 'node:path';
import { changeTable, recordChanges } from '@blattwerk/scripts/storyblok/recorded-changes.ts';
import { type SpaceSetup, setUpSpace } from '@blattwerk/scripts/storyblok/set-up-space.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningContentSpace, startContentSpace } from './running-content-space.ts';

let space: RunningContentSpace;
beforeAll(async () => {
  space = await startContentSpace();
});
afterAll(() => space.close());

const shop = 'https://www.blattwerk.example';

async function setup(): Promise<SpaceSetup> {
  const { data } = await space.management.spaces.get({ throwOnError: true });
  const known = data.space?.languages ?? [];
  return {
    address: { managementUrl: space.origin, token: 'local-management', spaceId: space.spaceId },
    folder: join(import.meta.dirname, '..', '..', 'content'),
    pulledFrom: 100_001,
    languages: known.flatMap(({ code }) => code ?? []),
    plugins: [
      { name: 'blattwerk-product', body: 'product();', options: [{ name: 'maximum', value: '24' }] },
      { name: 'blattwerk-theme', body: 'theme();', options: [] },
    ],
    previewAddress: `${shop}/`,
    webhook: { endpoint: `${shop}/_hooks/content`, secret: 'x'.repeat(32) },
  };
}

const storiesThere = async () =>
  (await space.management.stories.list({ query: { per_page: 1 }, throwOnError: true })).response;

it('a plan writes nothing; a run that breaks off twice and goes on makes what was planned, once; another does nothing', {
  timeout: 300_000,
}, async () => {
  const wanted = await setup();
  const plan = recordChanges(true);
  expect(await setUpSpace(wanted, plan)).toEqual({ ok: true });
  expect((await storiesThere()).headers.get('total')).toBe('0');
  expect((await (await space.request('/v1/field_types/')).json()).field_types).toEqual([]);
  expect(plan.noted.length).toBeGreaterThan(300);

  const made: unknown[] = [];
  const goOnUntil = async (most: number) => {
    const changes = recordChanges(false, (change) => {
      made.push(change);
      if (made.length === most) throw new Error('the connection broke');
    });
    return setUpSpace(wanted, changes);
  };
  for (const most of [60, plan.noted.length - 100])
    expect(await goOnUntil(most)).toMatchObject({
      ok: false,
      message: expect.stringContaining('connection broke'),
    });
  expect(await goOnUntil(Number.POSITIVE_INFINITY)).toEqual({ ok: true });
  const sorted = (changes: readonly unknown[]) => changes.map((change) => JSON.stringify(change)).sort();
  expect(sorted(made)).toEqual(sorted(plan.noted));

  const again = recordChanges(false);
  expect(await setUpSpace(wanted, again)).toEqual({ ok: true });
  expect(again.noted).toEqual([]);
  expect(changeTable(again.noted)).toBe('Nothing to do: the space is as it should be.\n');

  const { data } = await space.management.spaces.get({ throwOnError: true });
  expect(data.space?.domain).toBe(`${shop}/`);
});

it('what the space has beside stays, and what was changed in it is named in the plan', async () => {
  const wanted = await setup();
  const foreign = { name: 'block_of_the_space', schema: {}, is_root: false, is_nestable: true };
  await space.management.components.create({ body: { component: foreign }, throwOnError: true });
  const { body } = await send('/v1/field_types/', 'POST', {
    field_type: { name: 'another-plugin', body: '' },
  });
  const hooks = `/v1/spaces/${space.spaceId}/webhook_endpoints`;
  const own = { name: 'Own', endpoint: 'https://search.example/hook', actions: ['story.published'] };
  await send(hooks, 'POST', { webhook_endpoint: own });
  const [ours] = (await send(hooks, 'GET')).body.webhook_endpoints;
  await send(`${hooks}/${ours.id}`, 'PUT', { webhook_endpoint: { activated: false } });

  const changed = {
    ...wanted,
    plugins: wanted.plugins.map((plugin) => ({ ...plugin, body: `${plugin.body} // 2` })),
  };
  const plan = recordChanges(true);
  await setUpSpace(changed, plan);
  expect(plan.noted).toEqual([
    { kind: 'field plugin', name: 'blattwerk-product', action: 'update' },
    { kind: 'field plugin', name: 'blattwerk-theme', action: 'update' },
    { kind: 'webhook', name: `${shop}/_hooks/content`, action: 'update' },
  ]);
  expect(changeTable(plan.noted)).toMatch(
    /^ +create +update +publish +such as\nfield plugin +0 +2 +0 +blattwerk-product, blattwerk-theme\n/,
  );

  const run = recordChanges(false);
  await setUpSpace(changed, run);
  expect(run.noted).toEqual(plan.noted);
  const hooksAfter = (await send(hooks, 'GET')).body.webhook_endpoints;
  expect(hooksAfter).toMatchObject([{ id: ours.id, activated: true }, own]);
  expect((await send(`/v1/field_types/${body.field_type.id}`, 'GET')).status).toBe(200);
  const { data } = await space.management.components.list({ throwOnError: true });
  expect(data.components?.some(({ name }) => name === foreign.name)).toBe(true);
}, 120_000);

it('a token that the space refuses is one sentence', async () => {
  const wanted = await setup();
  const stranger = { ...wanted, address: { ...wanted.address, token: 'wrong' } };
  const result = await setUpSpace(stranger, recordChanges(true));
  expect(result).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^The space could not be set up: /),
  });
});

async function send(path: string, method: string, body?: object) {
  const response = await space.request(path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}
