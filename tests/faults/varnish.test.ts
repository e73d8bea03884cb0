import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type BuiltShop, startBuiltShop } from '../../scripts/built-shop.ts';
import { pagesOf } from '../../scripts/drill/pages-of.ts';
import { zipfWalk } from '../../scripts/drill/zipf-walk.ts';
import { freePort } from '../../scripts/free-port.ts';
import { type RunningVarnish, startVarnish, varnishProblem } from '../../scripts/varnish.ts';

const missing = varnishProblem();
const folder = mkdtempSync(join(tmpdir(), 'blattwerk-edge-'));
const purgeToken = 'purge-token-of-this-test';
let shop: BuiltShop;
let varnish: RunningVarnish;

const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36';
const management = { authorization: 'local-management', 'content-type': 'application/json' };

describe.skipIf(missing !== undefined)(`the shop behind Varnish${missing ? ` (${missing})` : ''}`, () => {
  beforeAll(async () => {
    const port = await freePort();
    const settings = {
      EDGE_PURGE: 'varnish',
      EDGE_PURGE_URLS: `http://127.0.0.1:${port}`,
      EDGE_PURGE_TOKEN: purgeToken,
    };
    const storefrontPort = await freePort();
    const started = await startVarnish({ storefronts: [storefrontPort], purgeToken, port });
    if (!started.ok) throw new Error(started.message);
    varnish = started.varnish;
    shop = await startBuiltShop({ dataDirectory: folder, storefrontPort, settings });
    await vi.waitFor(async () => expect((await get('/')).status).toBe(200), {
      timeout: 20_000,
      interval: 100,
    });
    // All is dropped at a start, and once more two seconds later.
    await pause(2_500);
  }, 600_000);

  afterAll(async () => {
    await varnish?.stop();
    await shop?.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  test('a page is kept for everybody, in the encoding a browser takes, and leaves without what is meant for the cache', async () => {
    await get('/service/versand/');
    const { status, cache, headers } = await get('/service/versand/?utm_source=brief');
    expect([status, cache]).toEqual([200, 'hit']);
    expect(headers.get('cache-control')).toBe('no-cache');
    for (const name of ['xkey', 'cdn-cache-control', 'x-edge-lifetime', 'age', 'set-cookie'])
      expect([name, headers.get(name)]).toEqual([name, null]);
    const packed = await get('/service/versand/', { 'accept-encoding': 'br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    const again = await get('/service/versand/', { 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, again.cache]).toEqual([304, 'hit']);
  });

  test('customers of a business see their own copy, by their cookie', async () => {
    const business = { cookie: 'customer-type=business' };
    await get('/hochzeit/', business);
    await get('/hochzeit/');
    const [own, others] = [await get('/hochzeit/', business), await get('/hochzeit/')];
    expect([own.cache, others.cache]).toEqual(['hit', 'hit']);
    expect(own.text).not.toBe(others.text);
  });

  test('what belongs to one visitor is never kept, and no cookie of one reaches another', async () => {
    for (const path of ['/warenkorb/', '/kasse/', '/warenkorb/']) {
      const { cache, headers } = await get(path, { cookie: 'session=of-one-visitor; customer-type=private' });
      expect([path, cache, headers.get('cache-control')]).toEqual([path, 'pass', 'no-store']);
    }
    for (const path of ['/', '/service/versand/', '/themes/1461/']) {
      const { text, headers } = await get(path, { cookie: 'session=of-one-visitor' });
      expect(text).not.toContain('of-one-visitor');
      expect(headers.get('set-cookie')).toBeNull();
    }
    const asked = await get('/web-api/basket', { 'x-channel': 'blattwerk', 'x-locale': 'blattwerk-de' });
    expect(asked.cache).toBe('pass');
  });

  test('a page with a test is kept once for each version, and a visitor gets a key of their own', async () => {
    const [one, other] = [await get('/hochzeit/'), await get('/hochzeit/')];
    const keyOf = ({ headers }: typeof one) =>
      /split-key=([\w-]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? 'none';
    expect(keyOf(one)).not.toBe(keyOf(other));
    const known = await get('/hochzeit/', { cookie: `split-key=${keyOf(one)}` });
    expect([known.cache, known.headers.get('set-cookie')]).toEqual(['hit', null]);
    expect(known.headers.get('cache-control')).toBe('private, no-cache');
    const crawler = await get('/hochzeit/', { 'user-agent': 'Googlebot/2.1' });
    expect(crawler.headers.get('set-cookie')).toBeNull();
  });

  test('pictures and files of the build are kept whatever cookies a browser has', async () => {
    const { text } = await get('/');
    const file = /\/assets\/[\w.-]+\.js/.exec(text)?.[0] ?? '';
    await get(file, { cookie: 'a=1' });
    const again = await get(file, { cookie: 'b=2' });
    expect([again.status, again.cache]).toEqual([200, 'hit']);
    expect(again.headers.get('cache-control')).toContain('immutable');
  });

  test('a published page is fresh within a second, and nothing else is dropped', async () => {
    await twice('/service/versand/');
    await twice('/hochzeit/');
    const title = `Versand ${Math.random().toString(36).slice(2)}`;
    const answered = await publish('service/versand', title);
    await expect
      .poll(async () => (await get('/service/versand/')).text.includes(title), {
        timeout: 5_000,
        interval: 20,
      })
      .toBe(true);
    const took = performance.now() - answered;
    console.log(`published page fresh after ${Math.round(took)} ms`);
    expect(took).toBeLessThan(1_000);
    expect((await get('/hochzeit/')).cache).toBe('hit');
  });

  test('only the right token drops pages, and it cannot be guessed', async () => {
    await twice('/hochzeit/');
    const purge = (token: string) =>
      fetch(`${varnish.origin}/`, {
        method: 'PURGE',
        headers: { 'x-purge-token': token, 'xkey-purge': 'pages' },
      });
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) statuses.push((await purge(`guess-${guess}`)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([403, 429]);
    expect((await get('/hochzeit/')).cache).toBe('hit');
    expect((await purge(purgeToken)).status).toBe(200);
    expect((await get('/hochzeit/')).cache).toBe('miss');
  });

  test('nobody reaches the addresses and headers that Varnish asks with', async () => {
    expect((await get('/_edge/treatments?kind=varnish&flags=a&page=/')).status).toBe(404);
    const forged = await get('/hochzeit/', { 'x-edge-treatments': 'forged', 'x-edge-step': 'pass' });
    expect(forged.cache).not.toBe('pass');
  });

  test('99 of 100 visits of pages are answered without the shop', async () => {
    const pages = (await pagesOf(shop)).slice(0, 200);
    for (const path of pages) await get(path);
    const before = varnish.counters();
    const walk = zipfWalk(pages, { steps: 20_000, seed: 7 });
    let answered = 0;
    await Promise.all(
      Array.from({ length: 8 }, async (_, lane) => {
        for (let step = walk.next(), seen = 0; !step.done; step = walk.next(), seen += 1) {
          // A visit of eight pages: its first has no key yet, and the shop draws one.
          const cookie = `split-key=visitor-${lane}`;
          const { status } = await get(step.value, seen % 8 === 0 ? {} : { cookie });
          if (status < 400) answered += 1;
        }
      }),
    );
    const after = varnish.counters();
    const fetched = (after['MAIN.backend_req'] ?? 0) - (before['MAIN.backend_req'] ?? 0);
    expect(answered).toBe(20_000);
    console.log(`hit ratio: ${(100 - (fetched / 20_000) * 100).toFixed(2)} % of 20000 visits`);
    expect(fetched / 20_000).toBeLessThan(0.01);
  }, 480_000);

  test('pages go on being answered when the shop is killed', async () => {
    const kept = ['/', '/hochzeit/', '/themes/1461/'];
    for (const path of kept) await twice(path);
    await shop.end('SIGKILL');
    for (let round = 0; round < 10; round += 1)
      for (const path of kept) expect([path, (await get(path)).status]).toEqual([path, 200]);
    expect((await get('/warenkorb/')).status).toBe(503);
    expect((await get('/nie-besucht/')).status).toBe(503);
  }, 60_000);
});

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${varnish.origin}${path}`, {
    headers: { 'user-agent': person, ...headers },
    redirect: 'manual',
  });
  const text = await response.text();
  return { status: response.status, cache: response.headers.get('x-cache'), headers: response.headers, text };
}

async function twice(path: string) {
  await get(path);
  return get(path);
}

/** Publishes a story under another title; answers when that was done. */
async function publish(slug: string, title: string): Promise<number> {
  const stories = `${shop.workspace}/v1/spaces/100001/stories`;
  const found = await fetch(`${stories}?with_slug=blattwerk/${slug}`, { headers: management });
  const listed: { stories: { id: number }[] } = await found.json();
  const id = listed.stories[0]?.id;
  const { story } = await (await fetch(`${stories}/${id}`, { headers: management })).json();
  story.content.title = title;
  const saved = await fetch(`${stories}/${id}`, {
    method: 'PUT',
    headers: management,
    body: JSON.stringify({ story: { content: story.content }, publish: 1 }),
  });
  expect(saved.status).toBe(200);
  return performance.now();
}
