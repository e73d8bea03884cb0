import { expect, test } from 'vitest';
import { storeText } from '../http/stored-response.ts';
import { createPageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';

const page = (text: string, status = 200) =>
  storeText('page', { status, headers: [], body: Buffer.from(text) });

test('a stored page is found until something is published', async () => {
  const cache = createPageCache(1e6);
  const home = page('home');
  cache.store('shop /', home, cache.generation());
  expect(cache.find('shop /')).toBe(home);
  cache.outdate();
  expect(cache.find('shop /')).toBeUndefined();
  expect(cache.findOutdated('shop /')).toBe(home);
});

test('after an hour a page is made anew; until it is, the old one is better than an error', async () => {
  let time = 0;
  const cache = createPageCache(1e6, () => time);
  const home = page('home');
  cache.store('shop /', home, cache.generation());
  time += 59 * 60_000;
  expect(cache.find('shop /')).toBe(home);
  time += 60_000;
  expect(cache.find('shop /')).toBeUndefined();
  expect(cache.findOutdated('shop /')).toBe(home);
});

test('a page that shows something of a day is made anew when the day is over, and not shown after its end', async () => {
  let time = 0;
  const cache = createPageCache(1e6, () => time);
  const home = page('home');
  cache.store('shop /', home, cache.generation(), { lifetime: { freshUntil: 1000, endsAt: 2000 } });
  time = 999;
  expect(cache.find('shop /')).toBe(home);
  time = 1000;
  expect(cache.find('shop /')).toBeUndefined();
  expect(cache.findOutdated('shop /')).toBe(home);
  time = 2000;
  expect(cache.findOutdated('shop /')).toBeUndefined();
});

test('what was rendered before a publication is not kept after it', async () => {
  const cache = createPageCache(1e6);
  const generation = cache.generation();
  cache.outdate();
  cache.store('shop /', page('old home'), generation);
  expect(cache.find('shop /')).toBeUndefined();
});

test('after something was taken away, nothing old is left even for an outage', async () => {
  const cache = createPageCache(1e6);
  cache.store('shop /', page('home'), cache.generation());
  cache.forget();
  expect(cache.findOutdated('shop /')).toBeUndefined();
});

test('not-found pages are kept apart and end the page that was there', async () => {
  const cache = createPageCache(1e6);
  cache.store('shop /a/', page('a'), cache.generation());
  cache.outdate();
  const gone = page('gone', 404);
  cache.store('shop /a/', gone, cache.generation());
  expect(cache.find('shop /a/')).toBe(gone);
  expect(cache.findOutdated('shop /a/')).toBeUndefined();
  cache.outdate();
  expect(cache.find('shop /a/')).toBeUndefined();
});

test('a change of one thing drops the pages that show it, and no other', async () => {
  const cache = createPageCache(1e6);
  const pages = { a: page('a'), b: await page('b'), missing: await page('missing', 404) };
  cache.store('a', pages.a, 0, { marks: new Set(['story 1', 'link 2']) });
  cache.store('b', pages.b, 0, { marks: new Set(['story 2']) });
  cache.store('missing', pages.missing, 0, { marks: new Set(['address x']) });
  cache.outdate(new Set(['story 1', 'story 9']));
  expect(['a', 'b', 'missing'].map((key) => cache.find(key))).toEqual([undefined, pages.b, pages.missing]);
  expect(cache.findOutdated('a')).toBe(pages.a);
  cache.forget(new Set(['link 2', 'address x']));
  expect(['a', 'b', 'missing'].map((key) => cache.find(key))).toEqual([undefined, pages.b, undefined]);
  expect(cache.findOutdated('a')).toBeUndefined();
});

test('what was rendered across a change is kept unless it shows what has changed', async () => {
  const cache = createPageCache(1e6);
  const [a, b] = [page('a'), await page('b')];
  const generation = cache.generation();
  cache.outdate(new Set(['story 1']));
  cache.store('a', a, generation, { marks: new Set(['story 1']) });
  cache.store('b', b, generation, { marks: new Set(['story 2']) });
  expect(['a', 'b'].map((key) => cache.find(key))).toEqual([undefined, b]);
  cache.store('a', a, cache.generation(), { marks: new Set(['story 1']) });
  expect(cache.find('a')).toBe(a);
  // More changes at once than are remembered count for all that is being rendered.
  const before = cache.generation();
  cache.outdate(new Set(Array.from({ length: 10_001 }, (_, at) => `story ${at + 10}`)));
  cache.store('c', b, before, { marks: new Set(['story 2']) });
  expect(['b', 'c'].map((key) => cache.find(key))).toEqual([b, undefined]);
});

test('errors are never kept', async () => {
  const cache = createPageCache(1e6);
  cache.store('shop /', page('down', 503), cache.generation());
  expect(cache.find('shop /')).toBeUndefined();
});

test('memory is bounded: the least recently used page goes first', async () => {
  const random = (seed: number) => Array.from({ length: 2000 }, (_, at) => (at * seed) % 97).join();
  const first = page(random(31));
  const cache = createPageCache(first.size * 2.5);
  cache.store('a', first, 0);
  cache.store('b', page(random(37)), 0);
  cache.find('a');
  cache.store('c', page(random(41)), 0);
  expect(cache.find('a')).toBe(first);
  expect(cache.find('b')).toBeUndefined();
});

test.each([
  ['/service/', 'shop /service/', []],
  ['/service/?utm_source=brief&gclid=1', 'shop /service/', []],
  ['/service/?tracking=0&logging=0', 'shop /service/', []],
  ['/service/?', 'shop /service/', []],
  ['/service/_payload.json?build=start-1a.js', 'shop /service/_payload.json', []],
  ['/service/?q=1&utm_source=a&color[]=gold', 'shop /service/', ['q', 'color[]']],
])('%s has the key %s, and the parameters %j', (target, key, parameters) => {
  expect(pageKey('shop', target, 'private')).toEqual({ key, parameters });
});

test('a preview has no key, whatever else its address says', () => {
  expect(pageKey('shop', '/service/?utm_source=a&_storyblok=1', 'private')).toBeUndefined();
});

test('a page is found with parameters that it does not read', async () => {
  const cache = createPageCache(1e6);
  const [listing, other] = [page('listing'), await page('other')];
  cache.store('listing', listing, 0, { reads: (name) => name === 'q' });
  expect(cache.find('listing', ['x'])).toBe(listing);
  expect(cache.find('listing', ['x', 'q'])).toBeUndefined();
  cache.store('other', other, 0);
  expect(cache.find('other', ['x'])).toBeUndefined();
  expect(cache.find('other', [])).toBe(other);
  cache.store('missing', page('missing', 404), 0);
  expect(cache.find('missing', ['x'])).toBeUndefined();
});

test('what is made for one type of customer is kept apart', () => {
  expect(pageKey('shop', '/a/?gclid=1', 'business')?.key).toBe('shop business /a/');
});
