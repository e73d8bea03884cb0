import { createServer } from 'node:http';
import { connect } from 'node:net';
import { MessageChannel } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../testing/listen.ts';
import { createTurnstile } from './turnstile.ts';

/** Keeps the event loop from everything else. */
function busyFor(milliseconds: number): void {
  const began = performance.now();
  while (performance.now() - began < milliseconds);
}

test('after a long piece of work, connections that have arrived are accepted before the next begins', async () => {
  const { server, origin } = await listen(createServer());
  onTestFinished(() => void server.close().closeAllConnections());
  let accepted = 0;
  server.on('connection', () => {
    accepted += 1;
  });
  const pass = createTurnstile(10_000);
  const first = async () => {
    await pass();
    for (let at = 0; at < 20; at += 1) connect(Number(new URL(origin).port), '127.0.0.1');
    busyFor(200);
  };
  const second = async () => {
    await pass();
    return accepted;
  };
  const [, found] = await Promise.all([first(), second()]);
  expect(found).toBe(20);
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

test('what never stops coming holds work back no longer than the piece before took', async () => {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  let came = 0;
  port1.on('message', () => {
    came += 1;
    port1.postMessage('again');
  });
  port2.on('message', () => port2.postMessage('again'));
  port1.postMessage('once');
  const pass = createTurnstile(1e9);
  await pass();
  busyFor(20);
  await pass();
  expect(came).toBeGreaterThan(1);
});
