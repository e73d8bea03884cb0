import { createServer, type Server } from 'node:http';
import { listen } from '@blattwerk/server-kit/testing/listen.ts';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountsOf } from './export/chart-of-accounts.ts';
import { orderDeskRouter } from './order-desk-router.ts';

const token = 'a token of this desk';
const asked: { path: string; body: unknown }[] = [];

/** A back end that notes what it is asked, and refuses one order. */
const backEnd = express()
  .use(express.json())
  .use((request, response) => {
    asked.push({ path: request.path, body: request.body });
    const detail = request.path.endsWith('000009') ? 'There is no order 2026-000009.' : undefined;
    if (detail) response.status(404).json({ type: 'about:blank', title: 'Not found', status: 404, detail });
    else response.json({ orders: [], next: null, counts: [], bookings: [] });
  });

let servers: Server[] = [];
let open: string;
let closed: string;
beforeAll(async () => {
  const { server, origin } = await listen(createServer(backEnd));
  const bookkeeping = {
    chart: 'SKR03',
    accounts: accountsOf('SKR03', {}),
    advisor: 1001,
    client: 1,
  } as const;
  const config = { token, backEnd: origin, operatorToken: () => 'signed', bookkeeping };
  const deskAt = async (isLocal: boolean) =>
    listen(createServer(express().use(orderDeskRouter(config, { isLocal, publicHostname: '127.0.0.1' }))));
  const [one, other] = [await deskAt(true), await deskAt(false)];
  servers = [server, one.server, other.server];
  [open, closed] = [one.origin, other.origin];
});
afterAll(() => {
  for (const server of servers) server.close();
});

const ask = (origin: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(`${origin}/orders/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: token, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

test('its token goes out on this machine alone, and never to another page', async () => {
  expect(await (await ask(open, 'config')).json()).toEqual({ token });
  expect(await (await ask(closed, 'config')).json()).toEqual({ token: null });
  expect((await ask(open, 'config', undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

test('questions go on with an operator’s token and with who asks; answers are kept nowhere', async () => {
  asked.length = 0;
  const who = { 'x-editor-name': encodeURIComponent('Käthe') };
  const listed = await ask(open, 'list', { search: 'sommer' }, who);
  expect([listed.status, listed.headers.get('cache-control')]).toEqual([200, 'no-store']);
  await ask(open, 'moves', { numbers: ['2026-000001'], state: 'shipped' }, who);
  expect(asked.map(({ body }) => body)).toEqual([
    { token: 'signed', search: 'sommer' },
    { token: 'signed', by: 'Käthe', numbers: ['2026-000001'], state: 'shipped' },
  ]);
});

test('a decision about a company goes on with who takes it, and only one that there is', async () => {
  asked.length = 0;
  const who = { 'x-editor-name': encodeURIComponent('Käthe') };
  await ask(open, 'companies', { search: 'sommer' }, who);
  await ask(open, 'companies/100001/decision', { state: 'approved' }, who);
  expect((await ask(open, 'companies/100001/decision', { state: 'open' }, who)).status).toBe(400);
  expect((await ask(open, 'companies/sommer/decision', { state: 'approved' }, who)).status).toBe(404);
  expect(asked).toEqual([
    { path: '/web-api/order-desk/companies', body: { token: 'signed', search: 'sommer' } },
    {
      path: '/web-api/order-desk/companies/100001/decision',
      body: { token: 'signed', by: 'Käthe', state: 'approved' },
    },
  ]);
});

test('the document of a line goes on byte for byte, and only one that there can be', async () => {
  asked.length = 0;
  const sealId = '3c0d2f6e-54f6-4b36-9a4f-1b9f0c8e3a11';
  const answer = await ask(open, `orders/2026-000001/documents/${sealId}`);
  expect(await answer.text()).toBe('{"orders":[],"next":null,"counts":[],"bookings":[]}');
  expect((await ask(open, 'orders/2026-000001/documents/..%2fnotes')).status).toBe(404);
  expect(asked).toEqual([
    { path: `/web-api/order-desk/orders/2026-000001/documents/${sealId}`, body: { token: 'signed' } },
  ]);
});

test('what does not fit is refused here, and what the shop refuses is passed on in its words', async () => {
  asked.length = 0;
  expect((await ask(open, 'list', { search: 'x', token: 'mine' })).status).toBe(400);
  expect((await ask(open, 'orders/..%2f..%2fcatalogue')).status).toBe(404);
  expect((await ask(open, 'export?format=datev&from=2025-12-01&to=2026-01-31')).status).toBe(400);
  expect((await ask(open, 'export?format=csv&from=2026-02-01&to=2026-01-31')).status).toBe(400);
  expect(asked).toEqual([]);
  const missing = await ask(open, 'orders/2026-000009');
  expect([missing.status, await missing.json()]).toEqual([404, { error: 'There is no order 2026-000009.' }]);
});

test('who guesses tokens is stopped, even with the right one, for a while', async () => {
  asked.length = 0;
  const guess = { authorization: 'local-order-desk' };
  const statuses = [];
  for (let time = 0; time < 11; time += 1) statuses.push((await ask(closed, 'list', {}, guess)).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  expect((await ask(closed, 'list', {})).status).toBe(429);
  expect(asked).toEqual([]);
});
