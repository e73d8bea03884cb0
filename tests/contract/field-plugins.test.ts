import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningContentSpace, startContentSpace } from './running-content-space.ts';

let space: RunningContentSpace;
beforeAll(async () => {
  space = await startContentSpace();
});
afterAll(() => space.close());

const plugins = '/v1/field_types/';

async function send(path: string, method: string, body?: object) {
  const response = await space.request(path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: response.status === 204 ? undefined : await response.json() };
}

/** What the vendor's `field-plugin deploy --skipPrompts` sends: all pages of plugins, then one creation or update. */
async function deploy(name: string, body: string): Promise<number> {
  const known: { id: number; name: string }[] = [];
  for (let page = 1; page <= 100; page += 1) {
    const listed = await send(`${plugins}?page=${page}`, 'GET');
    expect(listed.status).toBe(200);
    if (listed.body.field_types.length === 0) break;
    known.push(...listed.body.field_types);
  }
  const found = known.find((plugin) => plugin.name === name);
  if (found) {
    expect((await send(`${plugins}${found.id}`, 'PUT', { field_type: { body } })).status).toBe(200);
    return found.id;
  }
  const created = await send(plugins, 'POST', { field_type: { name, body } });
  expect(created.status).toBe(201);
  return created.body.field_type.id;
}

it('the pickers are deployed once each and updated from then on, as the vendor’s tool does it', async () => {
  const big = `/* ${'x'.repeat(1_500_000)} */`;
  const first = await deploy('blattwerk-product', big);
  const theme = await deploy('blattwerk-theme', 'theme();');
  expect(await deploy('blattwerk-product', 'product();')).toBe(first);
  expect((await send(plugins, 'GET')).body.field_types).toMatchObject([
    { id: first, name: 'blattwerk-product', body: 'product();', options: [], space_ids: [] },
    { id: theme, name: 'blattwerk-theme', body: 'theme();' },
  ]);
  const options = [{ name: 'maximum', value: '24' }];
  await send(`${plugins}${first}`, 'PUT', { field_type: { options, space_ids: [space.spaceId] } });
  const read = await send(`${plugins}${first}`, 'GET');
  expect(read.body.field_type).toMatchObject({ body: 'product();', options, space_ids: [space.spaceId] });
  expect((await send(`${plugins}${theme}`, 'DELETE')).status).toBe(204);
  expect((await send(`${plugins}${theme}`, 'GET')).status).toBe(404);
});

it('a name is taken once and plain, and nobody deploys without the token', async () => {
  await deploy('blattwerk-format', '');
  expect(await send(plugins, 'POST', { field_type: { name: 'blattwerk-format' } })).toMatchObject({
    status: 422,
    body: { name: ['has already been taken'] },
  });
  expect((await send(plugins, 'POST', { field_type: { name: 'Große Namen' } })).status).toBe(422);
  const tooLarge = { field_type: { space_ids: [2 ** 31] } };
  expect((await send(`${plugins}999`, 'PUT', tooLarge)).status).toBe(422);
  expect((await send(`${plugins}999`, 'PUT', { field_type: { body: '' } })).status).toBe(404);
  const stranger = { authorization: 'wrong' };
  expect((await space.request(plugins, { headers: stranger })).status).toBe(401);
});
