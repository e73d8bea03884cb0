import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test, vi } from 'vitest';
import { listen } from '../testing/listen.ts';
import { beforeRefusal } from './before-refusal.ts';

test('a refusal waits a second, and for a client that has gone no longer than that', async () => {
  const waits: Promise<number>[] = [];
  const { server, origin } = await listen(
    createServer((_request, response) => {
      const begun = performance.now();
      const waited = beforeRefusal(response).then(() => performance.now() - begun);
      waits.push(waited);
      void waited.then(() => response.writeHead(503).end());
    }),
  );
  const gone = new AbortController();
  const left = fetch(origin, { signal: gone.signal }).catch(() => 'left');
  await expect.poll(() => waits.length).toBe(1);
  const stayed = fetch(origin);
  await expect.poll(() => waits.length).toBe(2);
  gone.abort();
  const first = await Promise.race([
    waits[0]?.then(() => 'the one that left'),
    waits[1]?.then(() => 'the one that stayed'),
  ]);
  expect([await left, first]).toEqual(['left', 'the one that left']);
  expect((await stayed).status).toBe(503);
  expect(await waits[1]).toBeGreaterThan(990);
  server.close();
});

test('a client that has gone already is not waited for', async () => {
  const refused = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const { server, origin } = await listen(
    createServer(async (_request, response) => {
      asked.resolve();
      await once(response, 'close');
      vi.useFakeTimers({ toFake: ['setTimeout'] });
      await beforeRefusal(response);
      refused.resolve();
    }),
  );
  const gone = new AbortController();
  const left = fetch(origin, { signal: gone.signal }).catch(() => 'left');
  await asked.promise;
  gone.abort();
  await refused.promise;
  vi.useRealTimers();
  expect(await left).toBe('left');
  server.close();
});
