import { createServer } from 'node:http';
import express, { type Response } from 'express';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createNewsStreams } from './news-streams.ts';
import type { StoredState } from './page-news.ts';
import { createPresence } from './presence.ts';

test('nothing is written to a stream that ended because its tab went on to another page', async () => {
  const held: Response[] = [];
  const errors: unknown[] = [];
  const app = express().get('/', (_request, response) => {
    response.on('error', (error) => errors.push(error));
    held.push(response);
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : 0}/`;
  // One after the other: of two at once the second may arrive first.
  const answerBefore = fetch(origin);
  await expect.poll(() => held.length).toBe(1);
  const answerAfter = fetch(origin);
  await expect.poll(() => held.length).toBe(2);
  const [before, after] = held;
  if (!before || !after) throw new Error('both requests were answered');

  const asked: ((states: Map<number, StoredState>) => void)[] = [];
  const streams = createNewsStreams({
    openSessions: async () => new Set(),
    storedStates: () => new Promise((resolve) => asked.push(resolve)),
    presence: createPresence(Date.now),
    log: pino({ level: 'silent' }),
  });
  const tab = crypto.randomUUID();
  streams.open({ tab, story: 7 }, before);
  await expect.poll(() => asked.length).toBe(1);
  // The database answers about the page before at the moment at which the tab goes on.
  streams.open({ tab, story: 8 }, after);
  asked[0]?.(new Map([[7, { version: 2, publishedAt: null, discussions: '', review: 0 }]]));
  expect(await (await answerBefore).text()).toBe('');
  expect(errors).toEqual([]);

  streams.end();
  for (const resolve of asked.splice(0)) resolve(new Map());
  await streams.close();
  await answerAfter;
  server.close();
});
