import { createServer } from 'node:http';
import express from 'express';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { listen } from '../testing/listen.ts';
import { signedHook } from './signed-hook.ts';
import { webhookHeaders } from './webhook-headers.ts';
import { signWebhook } from './webhook-signature.ts';

const events: unknown[] = [];
let isBroken = false;
let receiver: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  const schema = z.object({ action: z.string() });
  const onEvent = async (event: unknown) => {
    if (isBroken) throw new Error('out of order');
    events.push(event);
  };
  const app = express();
  app.set('env', 'test');
  app.use(signedHook('/_hooks/news', { secret: 'secret', isTimed: false }, schema, onEvent));
  app.use(signedHook('/_hooks/own', { secret: 'secret', isTimed: true }, schema, onEvent));
  receiver = await listen(createServer(app));
});
afterAll(() => receiver.server.close());
beforeEach(() => {
  events.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

async function send(path: string, body: string, headers: Record<string, string>) {
  const response = await fetch(`${receiver.origin}${path}`, { method: 'POST', body, headers });
  return { status: response.status, answer: await response.text() };
}

async function post(body: string, signature: string): Promise<number> {
  return (await send('/_hooks/news', body, { 'webhook-signature': signature })).status;
}

test('a signed event is handed on', async () => {
  const body = '{"action":"published"}';
  expect(await post(body, signWebhook('secret', body))).toBe(200);
  expect(events).toEqual([{ action: 'published' }]);
});

test.each([
  ['another secret', '{"action":"published"}', signWebhook('guess', '{"action":"published"}'), 401],
  ['another body', '{"action":"deleted"}', signWebhook('secret', '{"action":"published"}'), 401],
  ['no body', '', signWebhook('secret', 'x'), 401],
  ['no JSON', 'action', signWebhook('secret', 'action'), 400],
  ['another form', '{}', signWebhook('secret', '{}'), 400],
])('%s is refused', async (_, body, signature, status) => {
  expect(await post(body, signature)).toBe(status);
  expect(events).toEqual([]);
});

const body = '{"action":"moved"}';
const now = Date.parse('2026-11-24T12:00:00Z');
const headers = (id: string, at = now) => webhookHeaders('secret', { id, body }, at);

test('a delivery is taken once, and its repetition answered as such', async () => {
  const signature = { 'webhook-signature': signWebhook('secret', body) };
  expect(await send('/_hooks/news', body, signature)).toEqual({ status: 200, answer: '{"received":true}' });
  const again = { status: 200, answer: '{"received":true,"repeated":true}' };
  expect(await send('/_hooks/news', body, signature)).toEqual(again);
  vi.useFakeTimers({ now, toFake: ['Date'] });
  expect((await send('/_hooks/own', body, headers('a'))).answer).toBe('{"received":true}');
  // Another attempt at the same delivery has another time and the same id.
  expect(await send('/_hooks/own', body, headers('a', now + 90_000))).toEqual(again);
  expect((await send('/_hooks/own', body, headers('b'))).answer).toBe('{"received":true}');
  expect(events).toHaveLength(3);
});

test('a delivery whose handling failed may come again', async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  isBroken = true;
  expect((await send('/_hooks/own', body, headers('failing'))).status).toBe(500);
  isBroken = false;
  expect((await send('/_hooks/own', body, headers('failing'))).answer).toBe('{"received":true}');
});

test.each<[string, Record<string, string>]>([
  ['an old one', headers('c', now - 301_000)],
  ['one of the future', headers('c', now + 302_000)],
  ['an old one with a new time', { ...headers('c', now - 301_000), 'webhook-timestamp': String(now / 1000) }],
  ['one with another id', { ...headers('c'), 'webhook-id': 'd' }],
  ['one with half a signature', { ...headers('c'), 'webhook-signature-256': 'ab' }],
  ['a time that is none', { ...headers('c'), 'webhook-timestamp': 'soon' }],
  ['one stripped of its time', { 'webhook-signature': signWebhook('secret', body) }],
])('%s is refused where times are signed', async (_, changed) => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const { status, answer } = await send('/_hooks/own', body, changed);
  expect(status).toBe(401);
  expect(answer).toMatch(/^\{"error":"[A-Z].*\."\}$/);
  expect(events).toEqual([]);
});

test('an old delivery with an id is refused by a receiver that does not ask for times', async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  expect((await send('/_hooks/news', body, headers('old', now - 301_000))).status).toBe(401);
  expect(events).toEqual([]);
});
