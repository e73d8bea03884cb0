import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPause } from './after-pause.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('waits for a pause', () => {
  const run = vi.fn();
  const work = afterPause(run, 200, 1000);
  for (let key = 0; key < 4; key += 1) {
    work.request();
    vi.advanceTimersByTime(150);
  }
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(1);
});

test('does not wait for ever', () => {
  const run = vi.fn();
  const work = afterPause(run, 200, 1000);
  for (let key = 0; key < 20; key += 1) {
    work.request();
    vi.advanceTimersByTime(150);
  }
  expect(run.mock.calls.length).toBeGreaterThanOrEqual(2);
});

test('is done at once when asked, and only if there is something to do', () => {
  const run = vi.fn();
  const work = afterPause(run, 200, 1000);
  work.flush();
  expect(run).not.toHaveBeenCalled();
  work.request();
  work.flush();
  vi.advanceTimersByTime(2000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('where the browser does not say when it is idle, work is done after the pause', () => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const run = vi.fn();
  const work = afterPause(run, 200, 1000);
  work.request();
  work.request();
  vi.advanceTimersByTime(190);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(run).toHaveBeenCalledTimes(1);
});
