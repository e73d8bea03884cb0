import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchMedia } from './watch-media.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a change is told 50 ms after the last of several', () => {
  const list = new EventTarget();
  const onChange = vi.fn();
  watchMedia(list, onChange);
  list.dispatchEvent(new Event('change'));
  vi.advanceTimersByTime(40);
  list.dispatchEvent(new Event('change'));
  vi.advanceTimersByTime(49);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onChange).toHaveBeenCalledOnce();
});

test('nothing is told after the watch has ended', () => {
  const list = new EventTarget();
  const onChange = vi.fn();
  const end = watchMedia(list, onChange);
  list.dispatchEvent(new Event('change'));
  end();
  list.dispatchEvent(new Event('change'));
  vi.runAllTimers();
  expect(onChange).not.toHaveBeenCalled();
});
