import { createServer } from 'node:http';
import express from 'express';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logRequests } from './log-requests.ts';

/** The lines that one request leaves in the log. */
async function linesOf(path: string, options: { withAddress: boolean }): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) });
  const app = express();
  app.use(logRequests(log, options));
  app.get('/fine', (_request, response) => response.json({}));
  app.get('/broken', (_request, response) => response.status(503).json({}));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A server on loopback has a port.');
  await fetch(`http://127.0.0.1:${address.port}${path}`);
  await new Promise((resolve) => server.close(resolve));
  return lines;
}

test('a request is one line, without its query', async () => {
  const [line, ...others] = await linesOf('/fine?token=secret', { withAddress: true });
  expect(line).toMatchObject({ level: 30, method: 'GET', path: '/fine', status: 200, address: '127.0.0.1' });
  expect(others).toEqual([]);
  expect(JSON.stringify(line)).not.toContain('secret');
});

test('the address stays out of the log where it is not wanted, and a failure is an error', async () => {
  const [line] = await linesOf('/broken', { withAddress: false });
  expect(line).toMatchObject({ level: 50, status: 503 });
  expect(line).not.toHaveProperty('address');
});
