import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startLoop } from './loop.ts';

const lines: string[] = [];
const options = { intervalMilliseconds: 60_000, log: pino({}, { write: (line) => lines.push(line) }) };

test('goes on while there is more to do, one step at a time', async () => {
  let left = 5;
  let inside = 0;
  const done = Promise.withResolvers<void>();
  const loop = startLoop(
    'work',
    async () => {
      inside += 1;
      expect(inside).toBe(1);
      await Promise.resolve();
      inside -= 1;
      left -= 1;
      if (left === 0) done.resolve();
      return left > 0;
    },
    options,
  );
  loop.poke();
  loop.poke();
  await done.promise;
  await loop.close();
  expect(left).toBeLessThanOrEqual(0);
});

test('a failing step is logged and does not end the loop', async () => {
  let runs = 0;
  const second = Promise.withResolvers<void>();
  const first = Promise.withResolvers<void>();
  const loop = startLoop(
    'broken',
    async () => {
      runs += 1;
      if (runs === 2) {
        second.resolve();
        return false;
      }
      first.resolve();
      throw new Error('no database');
    },
    options,
  );
  await first.promise;
  await expect.poll(() => lines.join('')).toContain('no database');
  loop.poke();
  await second.promise;
  await loop.close();
  expect(runs).toBe(2);
});

test('what a failed query was about does not get into the log', async () => {
  const failed = new Error('Failed query: insert into mails\nparams: anna@example.de,?token=secret');
  const loop = startLoop('leaking', () => Promise.reject(failed), options);
  await expect.poll(() => lines.join('')).toContain('insert into mails');
  await loop.close();
  expect(lines.join('')).not.toMatch(/anna@example|secret/);
});

test('closing waits for the step that is running and begins no other', async () => {
  const mayEnd = Promise.withResolvers<void>();
  let ended = 0;
  const loop = startLoop(
    'slow',
    async () => {
      await mayEnd.promise;
      ended += 1;
      return true;
    },
    options,
  );
  const closing = loop.close();
  mayEnd.resolve();
  await closing;
  loop.poke();
  expect(ended).toBe(1);
});
