import { createServer, type Server } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { listen } from '../testing/listen.ts';
import { createHealth, type Health, type Needs } from './health.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(
  needs: Needs,
): Promise<{ health: Health; ask(path: string): Promise<[number, unknown]> }> {
  const health = createHealth(needs);
  const app = createServer(health.before((_request, response) => void response.end('"the shop"')));
  const listening = await listen(app);
  server = listening.server;
  return {
    health,
    async ask(path) {
      const response = await fetch(listening.origin + path);
      return [response.status, await response.json()];
    },
  };
}

const there = async () => true;

test('a process that lives and has all it needs says so; every other address is the application’s', async () => {
  const { ask } = await serve({ database: there, content: there });
  expect(await ask('/healthz')).toEqual([200, { alive: true }]);
  expect(await ask('/readyz')).toEqual([200, { ready: true }]);
  expect(await ask('/')).toEqual([200, 'the shop']);
});

test('what is missing is named, be it absent or broken; the process lives all the same', async () => {
  const { ask } = await serve({
    database: () => Promise.reject(new Error('refused')),
    content: async () => false,
    catalogue: there,
  });
  expect(await ask('/readyz')).toEqual([503, { ready: false, missing: ['database', 'content'] }]);
  expect(await ask('/healthz')).toEqual([200, { alive: true }]);
});

test('a need that gives no answer is missing after two seconds', async () => {
  const { ask } = await serve({ database: () => new Promise(() => {}) });
  expect(await ask('/readyz')).toEqual([503, { ready: false, missing: ['database'] }]);
});

test('many questions at once ask the database once', async () => {
  const database = vi.fn(there);
  const { ask } = await serve({ database });
  await Promise.all(Array.from({ length: 20 }, () => ask('/readyz')));
  expect(database).toHaveBeenCalledTimes(1);
});

test('a process that is about to end is not ready', async () => {
  const { health, ask } = await serve({ database: there });
  health.leave();
  const [status] = await ask('/readyz');
  expect(status).toBe(503);
});
