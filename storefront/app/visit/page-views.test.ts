import { afterEach, expect, test, vi } from 'vitest';
import { pageViewEvent, tellPageView, toldPath } from './page-views.ts';

afterEach(() => vi.useRealTimers());

const view = { route: 'themes-id', fullPath: '/themes/1461/?utm_source=brief#karten' };
const next = { route: 'slug', fullPath: '/hochzeit/' };

function tracker() {
  const target = new EventTarget();
  const heard: unknown[] = [];
  target.addEventListener(pageViewEvent, (event) => heard.push(event instanceof CustomEvent && event.detail));
  return { heard, on: { target, isOff: false }, off: { target, isOff: true } };
}

test('trackers hear of a page once its visitor is known anew, and of none while tracking is off', async () => {
  const { heard, on, off } = tracker();
  const refresh = vi.fn(async () => expect(heard).toEqual([]));
  await tellPageView(view, refresh, off);
  expect(refresh).not.toHaveBeenCalled();
  await tellPageView(view, refresh, on);
  expect(refresh).toHaveBeenCalledOnce();
  expect(heard).toEqual([view]);
});

test('pages are told in their order, and wait no longer than two seconds', async () => {
  vi.useFakeTimers();
  const { heard, on } = tracker();
  const never = new Promise<void>(() => {});
  const told = [tellPageView(view, () => never, on), tellPageView(next, async () => {}, on)];
  await vi.advanceTimersByTimeAsync(1999);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await Promise.all(told);
  expect(heard).toEqual([view, next]);
});

test('a page view names the whole address, but never the key of a draft', () => {
  expect(toldPath('/agb/?utm=a', '#lieferung')).toBe('/agb/?utm=a#lieferung');
  expect(toldPath('/configurator-card/?design=1', '#draft=5f84d019.ZADik2Ns0UZZhhmj')).toBe(
    '/configurator-card/?design=1',
  );
});
