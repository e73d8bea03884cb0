import { createWebApiClient } from '@blattwerk/schemas/web-api/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd();
});
afterAll(() => backEnd.close());

const austria = { channel: 'blattwerk', country: 'AT', locale: 'de-AT' } as const;

test('the typed client asks in the name of its shop', async () => {
  const call = createWebApiClient(backEnd.origin, austria);
  const answer = await call('GET /web-api/shipping-information', { query: {} });
  if (!answer.ok) throw new Error(answer.problem.detail);
  expect(answer.value.services[0]?.price).toEqual({ minorUnits: 599, currency: 'eur' });
});

test('a refusal comes back as a problem with its fields', async () => {
  const call = createWebApiClient(backEnd.origin, austria);
  const answer = await call('GET /web-api/sku/container', { query: { sku: ['nonsense'] } });
  expect(answer).toMatchObject({ ok: false, problem: { status: 422, errors: [{ path: ['sku', 0] }] } });
});

test('a broken connection is a problem too', async () => {
  const call = createWebApiClient('http://127.0.0.1:9', austria);
  const answer = await call('GET /web-api/shipping-information', { query: {} });
  expect(answer).toMatchObject({ ok: false, problem: { status: 503 } });
});
