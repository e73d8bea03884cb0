import { expect, test } from 'vitest';
import { edgeHeaders } from './edge-headers.ts';
import { edgeKey, keysOfPage, keysToDrop } from './edge-keys.ts';

const marks = new Set(['story a', 'link b']);
const forever = Number.POSITIVE_INFINITY;

const headersOf = (flat: readonly string[]) =>
  Object.fromEntries(flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1]]] : [])));

test.each([
  ['varnish', 'xkey', ' ', 'CDN-Cache-Control'],
  ['fastly', 'Surrogate-Key', ' ', 'Surrogate-Control'],
  ['cloudflare', 'Cache-Tag', ',', 'CDN-Cache-Control'],
] as const)('%s is told keys in %s', (kind, keys, between, lifetime) => {
  const found = headersOf(edgeHeaders(kind, { marks, freshUntil: 3_600_000, endsAt: forever }, 0));
  expect(found[keys]).toBe(['pages', edgeKey('story a'), edgeKey('link b')].join(between));
  expect(found[lifetime]).toBe('public, max-age=3600, stale-while-revalidate=60, stale-if-error=86400');
  expect(found.Vary).toBe('x-customer-type, x-edge-treatments');
});

test('a page is shown no longer than a part of it may be', () => {
  const facts = { marks, freshUntil: 10_000, endsAt: 40_000 };
  expect(edgeHeaders('varnish', facts, 0)).toContain(
    'public, max-age=10, stale-while-revalidate=30, stale-if-error=30',
  );
  expect(edgeHeaders('varnish', facts, 10_000)).toEqual([]);
  expect(edgeHeaders('varnish', undefined, 0)).toEqual([]);
});

test('a page that shows more than a header holds is dropped by any change', () => {
  const many = new Set(Array.from({ length: 501 }, (_, at) => `link ${at}`));
  const keys = keysOfPage(many);
  expect(keys.join(' ').length).toBeLessThan(100);
  expect(keysToDrop(new Set(['story other'])).some((key) => keys.includes(key))).toBe(true);
  expect(keysToDrop(undefined)).toEqual(['pages']);
});

test('a change drops the pages that show it and no others', () => {
  const dropped = keysToDrop(new Set(['story a']));
  const isDropped = (shown: string) => keysOfPage(new Set([shown])).some((key) => dropped.includes(key));
  expect([isDropped('story a'), isDropped('story b')]).toEqual([true, false]);
});
