import { createServer, type RequestListener, type Server } from 'node:http';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { type CatalogueNews, startCatalogueNews } from './announce-changes.ts';

const log = pino({ level: 'silent' });
const secret = 'geheim-und-lang';
const servers: Server[] = [];
let news: CatalogueNews;

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  await news.close();
});

/** An address that is told of changes. */
async function receiver(answer: RequestListener) {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { endpoint: `http://127.0.0.1:${address.port}`, secret };
}

test('an address that never answers delays neither those who live in the process nor the other addresses', async () => {
  let version = 'one';
  const told: string[] = [];
  const silent = await receiver(() => undefined);
  const quick = await receiver((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      told.push(JSON.parse(body).version);
      response.end();
    });
  });
  const follower = vi.fn();
  const fresh = vi.fn(async () => ({ version }));
  news = startCatalogueNews({ fresh }, [silent, quick], { log, intervalMilliseconds: 60_000 });
  news.follow(follower);
  await expect.poll(() => fresh.mock.calls.length).toBeGreaterThan(0);

  for (const next of ['two', 'three', 'four']) {
    version = next;
    news.poke();
    await expect.poll(() => told.at(-1)).toBe(next);
  }
  expect(follower).toHaveBeenCalledTimes(3);
});

test('an address that failed is told again, of the newest version', async () => {
  let version = 'one';
  const told: string[] = [];
  const flaky = await receiver((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      told.push(JSON.parse(body).version);
      response.writeHead(told.length === 1 ? 500 : 200).end();
    });
  });
  const fresh = vi.fn(async () => ({ version }));
  news = startCatalogueNews({ fresh }, [flaky], { log, intervalMilliseconds: 10 });
  await expect.poll(() => fresh.mock.calls.length).toBeGreaterThan(0);
  version = 'two';
  await expect.poll(() => told).toEqual(['two', 'two']);
  version = 'three';
  await expect.poll(() => told).toEqual(['two', 'two', 'three']);
});
