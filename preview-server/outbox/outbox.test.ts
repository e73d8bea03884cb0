import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@blattwerk/database/database.ts';
import { openTestDatabase } from '@blattwerk/database/open-test-database.ts';
import { invoicePdfs, invoices } from '@blattwerk/database/tables/invoices.ts';
import { mails } from '@blattwerk/database/tables/mails.ts';
import { orders } from '@blattwerk/database/tables/orders.ts';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PreviewServerConfig } from '../config.ts';
import { createGate } from '../content-space/access/gate.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { outboxRouter } from './outbox-router.ts';

const local: PreviewServerConfig = {
  host: '127.0.0.1',
  origin: 'http://localhost:4000',
  storefrontOrigin: 'http://localhost:3000',
  space: { id: 1, name: 'Test', languages: [] },
  tokens: { public: 'local-public', preview: 'local-preview', management: 'local-management' },
  webhooks: [],
  spaceBlocks: 'judge',
  requestsPerSecond: 0,
  assetDirectory: join(tmpdir(), 'blattwerk-assets'),
  logLevel: 'silent',
};
const secret = 'a-management-token-of-some-length';
const reachable = { ...local, host: '0.0.0.0', tokens: { ...local.tokens, management: secret } };

let database: Database;
let origin: string;
const http = createServer();
let id: number | undefined;

beforeAll(async () => {
  database = await openTestDatabase();
  const app = express();
  app.use(
    '/guessed',
    express().use(outboxRouter(database, reachable, createGate({ managementToken: secret }))),
  );
  app.use('/far', express().use(outboxRouter(database, reachable, createGate({ managementToken: secret }))));
  app.use(
    securityHeaders(local, async () => []),
    outboxRouter(database, local, createGate({ managementToken: local.tokens.management })),
  );
  http.on('request', app);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  if (typeof address === 'object') origin = `http://127.0.0.1:${address?.port}`;
});
afterAll(async () => {
  http.closeAllConnections();
  await new Promise((resolve) => http.close(resolve));
  await database.close();
});

const german = { 'accept-language': 'de-DE,de;q=0.9,en;q=0.5' };

test('an empty outbox says how messages come into being, in both languages', async () => {
  const page = async (headers: Record<string, string>, query = '') =>
    (await fetch(`${origin}/outbox${query}`, { headers })).text();
  expect(await page(german)).toContain('Noch keine Nachrichten');
  expect(await page({ 'accept-language': 'en-GB' })).toContain('No messages yet');
  expect(await page(german, '?language=en')).toContain('<html lang="en">');
});

test('a message is listed, shown as text, and framed where it can do nothing', async () => {
  const [row] = await database
    .insert(mails)
    .values({
      kind: 'welcome',
      channel: 'blattwerk',
      locale: 'de-DE',
      recipient: 'anna@kunde.example',
      subject: 'Hallo <b>Anna</b>',
      text: 'Zum Shop:\nhttp://localhost:3000/a?b=1&c=2\n',
      html: '<!doctype html><html><head></head><body><script>alert(1)</script>Hallo</body></html>',
    })
    .returning({ id: mails.id });
  id = row?.id;
  const list = await (await fetch(`${origin}/outbox`, { headers: german })).text();
  expect(list).toContain('anna@kunde.example');
  expect(list).toContain('Hallo &#60;b&#62;Anna&#60;/b&#62;');

  const message = await fetch(`${origin}/outbox/${id}`, { headers: german });
  const text = await message.text();
  expect(text).toContain('<a href="http://localhost:3000/a?b=1&#38;c=2"');
  expect(text).toContain('<iframe sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(message.headers.get('content-security-policy')).toContain("frame-src 'self'");

  const frame = await fetch(`${origin}/outbox/${id}/html`);
  expect(frame.headers.get('content-security-policy')).toMatch(
    /^sandbox allow-popups[^;]*; default-src 'none'/,
  );
  expect(frame.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(await frame.text()).toContain('<base target="_blank">');
});

test('unknown messages are not found', async () => {
  for (const path of ['999', '0', 'x', '99999999999', '999/html'])
    expect((await fetch(`${origin}/outbox/${path}`)).status).toBe(404);
});

test('a server that others reach asks for the management token', async () => {
  const ask = async (authorization?: string) =>
    (await fetch(`${origin}/far/outbox/${id}`, { headers: authorization ? { authorization } : {} })).status;
  const basic = (password: string) => `Basic ${Buffer.from(`redaktion:${password}`).toString('base64')}`;
  expect([await ask(), await ask('local-management'), await ask(basic('wrong'))]).toEqual([401, 401, 401]);
  expect([await ask(secret), await ask(basic(secret))]).toEqual([200, 200]);
});

test('who guesses the token is stopped, and told for how long', async () => {
  const ask = (authorization?: string) =>
    fetch(`${origin}/guessed/outbox`, { headers: authorization ? { authorization } : {} });
  // A browser's first request, before its dialog, is no guess.
  for (let time = 0; time < 12; time += 1) expect((await ask()).status).toBe(401);
  for (let time = 0; time < 10; time += 1) expect((await ask(`guess ${time}`)).status).toBe(401);
  const refused = await ask('guess 11');
  expect([refused.status, Number(refused.headers.get('retry-after')) > 800]).toEqual([429, true]);
  expect((await ask(secret)).status).toBe(429);
});

test('an invoice that goes with a message can be downloaded there', async () => {
  const [order] = await database
    .insert(orders)
    .values({
      idempotencyKey: 'key',
      basketId: '00000000-0000-4000-8000-000000000001',
      channel: 'blattwerk',
      country: 'DE',
      locale: 'de-DE',
      currency: 'eur',
      email: 'anna@kunde.example',
      billingAddress: {},
      deliveryAddress: {},
      totals: {},
      toPayMinorUnits: 648,
      state: 'shipped',
      paymentState: 'paid',
      paymentMethod: 'prepayment',
      termsVersion: '1',
      placedAt: new Date(),
    })
    .returning({ id: orders.id });
  const issued = { kind: 'invoice', orderId: order?.id ?? '', issuedAt: new Date(), currency: 'eur' };
  const [invoice] = await database
    .insert(invoices)
    .values({ ...issued, number: 'RE-2026-000001', totalMinorUnits: 648, document: {} })
    .returning({ id: invoices.id });
  const invoiceId = invoice?.id ?? '';
  await database.insert(invoicePdfs).values({ invoiceId, content: Buffer.from('%PDF-1.7'), sha256: 'aa' });
  const mail = { kind: 'invoice', channel: 'blattwerk', locale: 'de-DE', recipient: 'anna@kunde.example' };
  const [row] = await database
    .insert(mails)
    .values({ ...mail, subject: 'Rechnung', text: '', html: '', invoiceId })
    .returning({ id: mails.id });
  const page = await (await fetch(`${origin}/outbox/${row?.id}`, { headers: german })).text();
  expect(page).toContain(`<a download href="/outbox/${row?.id}/attachment">RE-2026-000001.pdf</a>`);
  const file = await fetch(`${origin}/outbox/${row?.id}/attachment`);
  expect([file.headers.get('content-type'), await file.text()]).toEqual(['application/pdf', '%PDF-1.7']);
  expect((await fetch(`${origin}/outbox/${id}/attachment`)).status).toBe(404);
});
