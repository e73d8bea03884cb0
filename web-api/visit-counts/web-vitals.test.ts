import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd();
});
afterAll(() => backEnd.close());

async function hand(changes: object): Promise<number> {
  const body = {
    channel: 'blattwerk',
    page: 'configurator',
    device: 'phone',
    vitals: [
      { name: 'LCP', value: 1812.4 },
      { name: 'CLS', value: 0.031 },
    ],
    ...changes,
  };
  const response = await backEnd.ask('/web-api/web-vitals', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

test('what a browser measured is taken in, and nothing that would be a figure of its own', async () => {
  expect(await hand({})).toBe(202);
  expect(await hand({ vitals: [] })).toBe(400);
  expect(await hand({ vitals: [{ name: 'LCP', value: -1 }] })).toBe(400);
  expect(await hand({ vitals: [{ name: 'mine', value: 1 }] })).toBe(400);
  expect(await hand({ page: '/hochzeit/' })).toBe(400);
  expect(await hand({ device: 'Pixel 9' })).toBe(400);
});
