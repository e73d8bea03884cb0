import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, test } from 'vitest';
import { secondsToWait } from './seconds-to-wait.ts';

test('attempts are counted by key until the limit, then the wait is told', async () => {
  const limiter = new RateLimiterMemory({ points: 3, duration: 60 });
  expect(await secondsToWait(limiter, 'a')).toBeUndefined();
  expect(await secondsToWait(limiter, 'a', 2)).toBeUndefined();
  expect(await secondsToWait(limiter, 'a')).toBe(60);
  expect(await secondsToWait(limiter, 'b')).toBeUndefined();
});

test('a limiter that breaks is a failure, not a refusal', async () => {
  const limiter = new RateLimiterMemory({ points: 1, duration: 1 });
  limiter.consume = () => Promise.reject(new Error('no database'));
  await expect(secondsToWait(limiter, 'a')).rejects.toThrow('no database');
});
