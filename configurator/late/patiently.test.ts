import { afterEach, expect, test, vi } from 'vitest';
import { patiently } from './patiently.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what cannot be had is asked for again: when the network is back, or ever more rarely', async () => {
  vi.useFakeTimers();
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('offline'));
  const loaded = patiently(load);
  await vi.advanceTimersByTimeAsync(1900);
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3900);
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue('there');
  await vi.advanceTimersByTimeAsync(200);
  await expect(loaded).resolves.toBe('there');
});
