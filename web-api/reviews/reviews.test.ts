import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';
import { httpReviewPlatform } from './review-platform.ts';
import { startSamplePlatform } from './sample-platform.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function backEndWith(reviews: { url: string; token?: string } | null): Promise<RunningBackEnd> {
  const backEnd = await startBackEnd({ reviews });
  closers.push(() => backEnd.close());
  return backEnd;
}

async function platformAnswering(status: number, body: string): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization}`);
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return { url: `http://127.0.0.1:${address.port}/shop?account=7`, asked };
}

test('the sample platform fills the endpoint, says that it is one, and each language gets its own voices', async () => {
  const platform = await startSamplePlatform();
  closers.push(() => platform.close());
  const backEnd = await backEndWith({ url: platform.url });
  const { summary } = await (await backEnd.ask('/web-api/reviews')).json();
  expect(summary).toMatchObject({ isSample: true, count: 9 });
  expect(summary.rating).toBeCloseTo(42 / 9);
  expect(summary.reviews.map(({ id }: { id: string }) => id)).toEqual(['sample-1', 'sample-2', 'sample-3']);
  const british = { 'x-channel': 'blattwerk', 'x-locale': 'blattwerk-gb' };
  const english = await (await backEnd.ask('/web-api/reviews', { headers: british })).json();
  expect(english.summary.reviews).toHaveLength(2);
});

test('a platform is asked for channel and language, with the account’s own parameters and its token', async () => {
  const { url, asked } = await platformAnswering(200, '{"count":3,"rating":4.5,"reviews":[],"new":1}');
  const platform = httpReviewPlatform({ url, token: 'secret' });
  expect(await platform.read({ channel: 'myposter', language: 'fr' })).toMatchObject({ count: 3 });
  expect(asked).toEqual(['/shop?account=7&channel=myposter&language=fr Bearer secret']);
});

test.each([
  [500, '{}'],
  [200, 'no json'],
  [200, '{"count":"many","rating":9,"reviews":[]}'],
])('a platform that answers %i with %s leaves the shop without reviews', async (status, body) => {
  const { url } = await platformAnswering(status, body);
  const backEnd = await backEndWith({ url });
  const response = await backEnd.ask('/web-api/reviews');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ summary: null });
});
