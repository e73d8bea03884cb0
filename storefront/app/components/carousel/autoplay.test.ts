import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAutoplay } from './autoplay.ts';

const log = vi.fn();
const next = vi.fn();
// Only its being there counts.
const root: HTMLElement = Object.create(null);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

test('a slide stays four seconds unless its carousel says otherwise', () => {
  startAutoplay({ root, slideCount: 2, next }, log);
  vi.advanceTimersByTime(3999);
  expect(next).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(next).toHaveBeenCalledOnce();
  startAutoplay({ root, slideCount: 2, autoplayMs: 6000, next }, log);
  vi.advanceTimersByTime(5999);
  expect(next).toHaveBeenCalledOnce();
  expect(log).not.toHaveBeenCalled();
});

test('what was started can be ended', () => {
  const end = startAutoplay({ root, slideCount: 2, next }, log);
  end();
  vi.runAllTimers();
  expect(next).not.toHaveBeenCalled();
});

test.each([
  ['that is not on the page', null, 2],
  ['without slides', root, 0],
])('autoplay of a carousel %s is logged as an error', (_, element, slideCount) => {
  startAutoplay({ root: element, slideCount, next }, log);
  vi.runAllTimers();
  expect(next).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledWith('autoplay-without-carousel', expect.any(String));
});
