import { createServer } from 'node:http';
import { listen } from '@blattwerk/server-kit/testing/listen.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createDeliveryClient, type DeliveryClient } from './delivery-client.ts';
import { missingTokens } from './missing-tokens.ts';

let status = 200;
let asked: string[];
let close: () => void;
let client: DeliveryClient;

beforeEach(async () => {
  asked = [];
  const { server, origin } = await listen(
    createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(status < 300 ? { space: { id: 7 } } : { error: 'Refused on purpose' }));
    }),
  );
  close = () => server.close();
  client = createDeliveryClient({
    endpoint: `${origin}/v2`,
    token: 'public-token',
    version: 'published',
    timeoutSeconds: 5,
  });
});
afterEach(() => close());

const schema = z.object({ space: z.object({ id: z.number() }) });

test.each([200, 201, 202, 203, 206])('status %i is taken', async (accepted) => {
  status = accepted;
  expect(await client.get('cdn/spaces/me', {}, schema)).toEqual({ ok: true, value: { space: { id: 7 } } });
});

test.each([207, 400, 403, 500])('status %i is refused with its number and what was said', async (refused) => {
  status = refused;
  const answer = await client.get('cdn/spaces/me', {}, schema);
  expect(answer).toMatchObject({ ok: false, reason: 'unavailable' });
  expect(answer.ok ? '' : answer.message).toContain(String(refused));
  if (refused >= 400) expect(answer.ok ? '' : answer.message).toContain('Refused on purpose');
});

test('a real content space without a token is told of, the embedded one has its own', () => {
  const local = { publicToken: 'local-public', previewToken: 'local-preview' };
  expect(missingTokens({ ...local, contentEndpoint: 'http://localhost:4000/v2' })).toEqual([]);
  const contentEndpoint = 'https://api.storyblok.com/v2';
  expect(missingTokens({ contentEndpoint, publicToken: 'aB3', previewToken: 'cD4' })).toEqual([]);
  expect(missingTokens({ ...local, contentEndpoint, publicToken: 'aB3' })).toEqual([
    'The token for the content at https://api.storyblok.com/v2 is missing: set STORYBLOK_PREVIEW_TOKEN.',
  ]);
});
