import { createServer } from 'node:http';
import express from 'express';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { listen } from '../testing/listen.ts';
import { signedHook } from './signed-hook.ts';
import { signWebhook } from './webhook-signature.ts';

const events: unknown[] = [];
let receiver: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  const schema = z.object({ action: z.string() });
  const app = express().use(signedHook('/_hooks/news', 'secret', schema, (event) => events.push(event)));
  receiver = await listen(createServer(app));
});
afterAll(() => receiver.server.close());
beforeEach(() => {
  events.length = 0;
});

async function post(body: string, signature: string): Promise<number> {
  const headers = { 'webhook-signature': signature };
  return (await fetch(`${receiver.origin}/_hooks/news`, { method: 'POST', body, headers })).status;
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
