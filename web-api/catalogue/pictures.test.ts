import { createWebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedBackEnd } from '../seed.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';

let backEnd: RunningBackEnd;
let picture = '';
beforeAll(async () => {
  backEnd = await startBackEnd();
  await seedBackEnd(backEnd.database);
  const call = createWebApiClient(backEnd.origin, { channel: 'blattwerk', country: 'DE', locale: 'de-DE' });
  const answer = await call('GET /web-api/themes', { query: { category: ['hochzeit'] } });
  if (!answer.ok) throw new Error(answer.problem.detail);
  picture = answer.value.designs[0]?.picture.url ?? '';
});
afterAll(() => backEnd.close());

test('a listed design has a picture at its address, for ever', async () => {
  const response = await backEnd.ask(`${picture}?width=300`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(response.headers.get('cache-control')).toContain('immutable');
  const { width, format } = await sharp(await response.arrayBuffer()).metadata();
  expect([width, format]).toEqual([300, 'webp']);
});

test('a design is pictured as a product in the scenes that suit it, a set with other prints of its theme', async () => {
  const id = picture.split('/').at(-2);
  const detail = await (await backEnd.ask(`/web-api/designs/${id}`)).json();
  expect(detail.scenes.length).toBeGreaterThan(1);
  const set = detail.scenes.find((scene: { id: string }) => scene.id === 'card-set');
  const response = await backEnd.ask(`${set.url}&width=300`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await backEnd.ask(`${picture}?scene=bottle-label`)).status).toBe(404);
});

test('another hash, a page it does not have and an unknown scene are not found', async () => {
  for (const address of [
    picture.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    `${picture}?page=99`,
    `${picture}?scene=no-such-scene`,
  ])
    expect([address, (await backEnd.ask(address)).status]).toEqual([address, 404]);
});

test('widths are those that listings use', async () => {
  const response = await backEnd.ask(`${picture}?width=301`);
  expect([response.status, (await response.json()).errors[0].path]).toEqual([400, ['width']]);
});
