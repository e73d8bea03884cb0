import { createServer, type Server } from 'node:http';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stripeProvider } from './stripe-provider.ts';

type Asked = { method: string; path: string; key: string | undefined; form: Record<string, string> };

/** A server that answers as Stripe's documentation says, for the library that Stripe publishes. */
let server: Server;
let asked: Asked[] = [];
let session: Record<string, unknown> = {};
let provider: ReturnType<typeof stripeProvider>;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const path = request.url ?? '';
    const key = request.headers['idempotency-key'];
    asked.push({
      method: request.method ?? '',
      path,
      key: typeof key === 'string' ? key : undefined,
      form: Object.fromEntries(new URLSearchParams(body)),
    });
    const answer = path.startsWith('/v1/refunds') ? { id: 're_1', object: 'refund' } : session;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  provider = stripeProvider({
    kind: 'stripe',
    secretKey: 'sk_test_local',
    webhookSecret: 'whsec_local',
    apiUrl: `http://127.0.0.1:${port}`,
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  asked = [];
  session = open;
});

const open = {
  id: 'cs_1',
  object: 'checkout.session',
  status: 'open',
  payment_status: 'unpaid',
  url: 'https://checkout.stripe.example/c/cs_1',
  amount_total: 2499,
  currency: 'eur',
  payment_intent: null,
};
const request = { key: 'order:pay:1', orderNumber: '2026-000001', minorUnits: 2499, currency: 'eur' };

test('opens a page for the amount, in the shopper’s language, once a key', async () => {
  const opened = await provider.open({
    ...request,
    email: 'anna@kunde.example',
    locale: 'fr-CH',
    returnUrl: 'https://www.blattwerk.example/back',
  });
  expect(opened).toEqual({ ok: true, reference: 'cs_1', url: open.url });
  expect(asked).toEqual([
    {
      method: 'POST',
      path: '/v1/checkout/sessions',
      key: 'order:pay:1',
      form: expect.objectContaining({
        mode: 'payment',
        client_reference_id: '2026-000001',
        customer_email: 'anna@kunde.example',
        locale: 'fr',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][unit_amount]': '2499',
        'line_items[0][price_data][currency]': 'eur',
        success_url: 'https://www.blattwerk.example/back',
        cancel_url: 'https://www.blattwerk.example/back',
      }),
    },
  ]);
});

const paid = { ...open, status: 'complete', payment_status: 'paid', url: null };

test.each([
  ['open', open, { kind: 'awaited', url: open.url }],
  ['paid', paid, { kind: 'paid', minorUnits: 2499, currency: 'eur' }],
  ['a direct debit that takes days', { ...paid, payment_status: 'unpaid' }, { kind: 'underway' }],
  ['too old', { ...open, status: 'expired', url: null }, { kind: 'ended' }],
  [
    'paid back',
    { ...paid, payment_intent: { id: 'pi_1', latest_charge: { id: 'ch_1', refunded: true } } },
    { kind: 'refunded' },
  ],
])('says how far a payment is: %s', async (_, present, status) => {
  session = present;
  expect(await provider.fetch('cs_1')).toEqual(status);
});

test('gives up what is open, not what is paid, and pays back the payment of the page', async () => {
  expect(await provider.cancel('cs_1', request)).toEqual({ ok: true });
  expect(asked.map(({ path }) => path)).toEqual([
    '/v1/checkout/sessions/cs_1',
    '/v1/checkout/sessions/cs_1/expire',
  ]);
  session = { ...paid, payment_intent: 'pi_1' };
  expect(await provider.cancel('cs_1', request)).toMatchObject({ ok: false });
  asked = [];
  expect(await provider.refund('cs_1', { ...request, key: 'order:refunded' })).toEqual({ ok: true });
  expect(asked.at(-1)).toEqual({
    method: 'POST',
    path: '/v1/refunds',
    key: 'order:refunded',
    form: { payment_intent: 'pi_1', amount: '2499' },
  });
  session = open;
  expect(await provider.refund('cs_1', request)).toMatchObject({ ok: false });
});

test('believes messages that Stripe has signed within five minutes', async () => {
  const { webhooks } = new Stripe('sk_test_local');
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { id: 'cs_1', object: 'checkout.session' } },
  });
  const signed = (secret: string, secondsAgo = 0) =>
    new Headers({
      'stripe-signature': webhooks.generateTestHeaderString({
        payload,
        secret,
        timestamp: Math.floor(Date.now() / 1000) - secondsAgo,
      }),
    });
  expect(await provider.verify(payload, signed('whsec_local'))).toEqual({ reference: 'cs_1' });
  expect(await provider.verify(payload, signed('whsec_other'))).toBeUndefined();
  expect(await provider.verify(payload, signed('whsec_local', 400))).toBeUndefined();
  expect(await provider.verify(payload.replace('cs_1', 'cs_2'), signed('whsec_local'))).toBeUndefined();
  expect(await provider.verify(payload, new Headers())).toBeUndefined();
  const other = payload.replaceAll('checkout.session', 'customer');
  const header = webhooks.generateTestHeaderString({ payload: other, secret: 'whsec_local' });
  expect(await provider.verify(other, new Headers({ 'stripe-signature': header }))).toEqual({
    reference: null,
  });
});
