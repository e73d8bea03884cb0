import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd();
});
afterAll(() => backEnd.close());

test('a request without the shop’s headers is told which are allowed', async () => {
  const response = await fetch(`${backEnd.origin}/web-api/shipping-information`);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    400,
    'application/problem+json; charset=utf-8',
  ]);
  const { errors } = await response.json();
  expect(errors[0]).toMatchObject({ in: 'header', path: ['x-channel'] });
  expect(errors[0].allowed).toContain('myposter');
});

test('unknown fields and values outside a list are refused by name', async () => {
  const response = await backEnd.ask('/web-api/shipping-information?country=XX&colour=red');
  const { status, errors } = await response.json();
  expect(status).toBe(400);
  expect(errors).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ in: 'query', path: ['country'], allowed: expect.arrayContaining(['DE']) }),
      expect.objectContaining({ in: 'query', path: ['colour'] }),
    ]),
  );
});

test('a single value is no list, and a repeated one no single value', async () => {
  for (const query of [
    '/web-api/sku/container?sku=inlay-142x104',
    '/web-api/shipping-information?country=DE&country=AT',
  ])
    expect((await backEnd.ask(query)).status).toBe(400);
});

test('an unknown address and a wrong method are problems too', async () => {
  expect((await backEnd.ask('/web-api/nothing')).status).toBe(404);
  const wrong = await backEnd.ask('/web-api/shipping-information', { method: 'POST' });
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET']);
});

test('a text that no database can store is refused by name, in a query and deep in a body', async () => {
  const query = await backEnd.ask('/web-api/localized-urls?path=/%00');
  const body = JSON.stringify({ items: [{ sku: 'inlay\0', quantity: 1 }], deliveryCountry: 'DE' });
  const headers = { 'content-type': 'application/json' };
  const order = await backEnd.ask('/web-api/card-accessory-order', { method: 'POST', headers, body });
  expect(await query.json()).toMatchObject({ status: 400, errors: [{ in: 'query', path: ['path'] }] });
  expect(await order.json()).toMatchObject({ status: 400, errors: [{ path: ['items', 0, 'sku'] }] });
});
