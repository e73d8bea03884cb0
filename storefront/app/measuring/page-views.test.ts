import type { ShopEvent } from '@blattwerk/schemas/shop/visitors/shop-events.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { tellPageView, toldPath } from './page-views.ts';

afterEach(() => vi.useRealTimers());

const view = {
  event: 'pageView',
  route: 'themes-id',
  title: 'Wiese',
  fullPath: '/themes/1461/?utm_source=brief#karten',
  path: '/themes/1461/',
} as const;
const next = {
  event: 'pageView',
  route: 'slug',
  title: 'Hochzeit',
  fullPath: '/hochzeit/',
  path: '/hochzeit/',
} as const;

function tracker() {
  const heard: ShopEvent[] = [];
  return { heard, tell: (event: ShopEvent) => void heard.push(event) };
}

test('a page is told of once its visitor is known anew', async () => {
  const { heard, tell } = tracker();
  const refresh = vi.fn(async () => expect(heard).toEqual([]));
  await tellPageView(view, refresh, tell);
  expect(refresh).toHaveBeenCalledOnce();
  expect(heard).toEqual([view]);
});

test('pages are told in their order, and wait no longer than two seconds', async () => {
  vi.useFakeTimers();
  const { heard, tell } = tracker();
  const never = new Promise<void>(() => {});
  const told = [tellPageView(view, () => never, tell), tellPageView(next, async () => {}, tell)];
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
