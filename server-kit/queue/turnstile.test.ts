import { createServer } from 'node:http';
import { connect } from 'node:net';
import { MessageChannel } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../testing/listen.ts';
import { createTurnstile } from './turnstile.ts';

test('connections that have arrived are accepted before work begins', async () => {
  const { server, origin } = await listen(createServer());
  onTestFinished(() => void server.close().closeAllConnections());
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });
  const pass = createTurnstile(10_000);
  for (let at = 0; at < 20; at += 1) connect(Number(new URL(origin).port), '127.0.0.1');
  await pass();
  expect(accepted).toBe(20);
});

test('each piece of work begins in a turn of its own, in the order they came', async () => {
  const pass = createTurnstile();
  const began: string[] = [];
  const work = async (name: string) => {
    await pass();
    began.push(name);
    setImmediate(() => began.push(`the turn after ${name}`));
  };
  await Promise.all([work('one'), work('two')]);
  expect(began).toEqual(['one', 'the turn after one', 'two']);
});

test('what never stops coming does not hold work back for ever', async () => {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  let came = 0;
  port1.on('message', () => {
    came += 1;
    port1.postMessage('again');
  });
  port2.on('message', () => port2.postMessage('again'));
  port1.postMessage('once');
  await createTurnstile(5)();
  expect(came).toBeGreaterThan(1);
});
