import { expect, test } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

test('everybody who asks meanwhile gets the one answer; whoever asks later a new one', async () => {
  const once = createSingleFlight<number>();
  let started = 0;
  const start = async () => {
    started += 1;
    return started;
  };
  expect(await Promise.all([once('a', start), once('a', start)])).toEqual([1, 1]);
  expect(await once('a', start)).toBe(2);
});

test('a failure is everybody’s, and not remembered', async () => {
  const once = createSingleFlight<number>();
  const fail = () => Promise.reject(new Error('no'));
  await expect(Promise.all([once('a', fail), once('a', fail)])).rejects.toThrow('no');
  expect(await once('a', async () => 1)).toBe(1);
});
