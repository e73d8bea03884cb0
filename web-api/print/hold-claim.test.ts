import { afterEach, expect, test, vi } from 'vitest';
import { claimEnd, holdClaim } from './hold-claim.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a claim is renewed before it ends for as long as the work takes, and not after it', async () => {
  vi.useFakeTimers({ now: 0 });
  let heldUntil = claimEnd(new Date()).getTime();
  const renew = async () => {
    expect(Date.now()).toBeLessThan(heldUntil);
    heldUntil = claimEnd(new Date()).getTime();
  };
  const minutes = 12 * 60_000;
  const working = holdClaim(renew, () => new Promise<string>((done) => setTimeout(done, minutes, 'printed')));
  await vi.advanceTimersByTimeAsync(minutes);
  expect(await working).toBe('printed');
  expect(heldUntil).toBeGreaterThan(minutes);
  const last = heldUntil;
  await vi.advanceTimersByTimeAsync(minutes);
  expect(heldUntil).toBe(last);
});

test('a renewal that fails ends neither the work nor the renewals; work that fails ends them', async () => {
  vi.useFakeTimers();
  const renew = vi
    .fn()
    .mockRejectedValueOnce(new Error('The database was away.'))
    .mockResolvedValue(undefined);
  const working = holdClaim(
    renew,
    () => new Promise((_, fail) => setTimeout(fail, 60_000, new Error('No paper.'))),
  );
  const failed = expect(working).rejects.toThrow('No paper.');
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  const calls = renew.mock.calls.length;
  expect(calls).toBeGreaterThan(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(renew).toHaveBeenCalledTimes(calls);
});
