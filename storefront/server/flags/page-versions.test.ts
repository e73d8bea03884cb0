import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { startBackEndStandIn } from '../test-support/back-end-stand-in.ts';
import { rawGet } from '../test-support/raw-get.ts';
import { startStorefront } from '../test-support/running-storefront.ts';
import type { FlagClient, Readiness } from './flag-client.ts';

const text = (words: string) => [{ component: 'info_text', _uid: words, text: words }];
const abTest = {
  component: 'ab_test',
  _uid: 'test',
  flag: 'startseite-vorteile',
  control: text('bisher'),
  treatment: text('neu'),
};
const page = (title: string, body: unknown[] = []) => ({ component: 'page', title, body });
const story = (id: number, slug: string, content: { component: string; [field: string]: unknown }) => ({
  id,
  full_slug: `blattwerk/${slug}`,
  name: slug,
  published: content,
  draft: content,
});

type State = { readiness: Readiness; asked: string[]; drawn: string; listeners: (() => void)[] };

/** Decides by the first letter of a key, and notes whom it was asked for. */
function clientOf(state: State): FlagClient {
  const evaluate = (key: string, flags: readonly string[]) => {
    state.asked.push(key);
    return Object.fromEntries(flags.map((flag) => [flag, key.startsWith(state.drawn) ? 'on' : 'off']));
  };
  return {
    evaluate,
    evaluateNew: evaluate,
    readiness: () => state.readiness,
    onUpdate: (listener) => void state.listeners.push(listener),
    leave: () => {},
    destroy: async () => {},
  };
}

const backEnd = await startBackEndStandIn({});
afterAll(() => backEnd.close());
const state: State = { readiness: 'ready', asked: [], drawn: 'a', listeners: [] };
let shop: Awaited<ReturnType<typeof startStorefront>>;
beforeEach(async () => {
  state.readiness = 'ready';
  state.asked = [];
  state.drawn = 'a';
  shop = await startStorefront({
    stories: [
      story(1, 'home', page('Start')),
      story(2, 'settings', { component: 'settings' }),
      story(3, 'getestet', page('Getestet', [abTest])),
    ],
    backEndOrigin: backEnd.origin,
    contentPollSeconds: 0.05,
    flags: { kind: 'own', serverKey: 'server', browserKey: 'browser' },
    flagClient: clientOf(state),
  });
});
afterEach(() => shop.close());

const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36';

async function get(path: string, { key, agent = person }: { key?: string; agent?: string } = {}) {
  const cookies = key === undefined ? {} : { cookie: `other=1; split-key=${key}` };
  const { status, headers, body } = await rawGet(`${shop.origin}${path}`, {
    host: 'localhost',
    'user-agent': agent,
    ...cookies,
  });
  const content = body.toString();
  return {
    status,
    content,
    cookie: headers['set-cookie']?.join(),
    cacheControl: headers['cache-control'],
    said: /"startseite-vorteile":"(\w+)"/.exec(content)?.[1],
  };
}

test('each visitor is answered from the cache with the version their flags say', async () => {
  const first = [await get('/getestet/', { key: 'anna' }), await get('/getestet/', { key: 'ben' })];
  expect(first.map(({ said }) => said)).toEqual(['on', 'off']);
  expect(shop.rendered).toHaveLength(2);
  for (const path of ['/getestet/', '/getestet/?utm_source=brief'])
    for (const key of ['anna', 'ben', 'alex', 'dora']) {
      const { said, content, cookie } = await get(path, { key });
      expect(said).toBe(key.startsWith('a') ? 'on' : 'off');
      expect(content).not.toContain(key);
      expect(cookie).toBeUndefined();
    }
  expect(shop.rendered).toHaveLength(2);
});

test('visitors who come at once to a page that nobody knows yet get each their own version', async () => {
  const keys = ['anna', 'ben', 'alex', 'dora', 'carla'];
  const answers = await Promise.all(keys.map((key) => get('/getestet/', { key })));
  expect(answers.map(({ said }) => said)).toEqual(['on', 'off', 'on', 'off', 'off']);
  expect(shop.rendered).toHaveLength(2);
});

test('the same holds for the content that a followed link loads', async () => {
  for (const key of ['anna', 'ben', 'alex'])
    expect((await get('/getestet/_payload.json', { key })).said).toBe(key.startsWith('a') ? 'on' : 'off');
  expect(shop.rendered).toHaveLength(2);
});

test('a visitor without a key gets one beside the page, with a page that has a test, and once', async () => {
  const made = await get('/getestet/');
  expect(made.cookie).toMatch(/^split-key=[\w-]{36}; Path=\/; Max-Age=15552000; SameSite=Lax$/);
  const kept = await get('/getestet/');
  expect(kept.cookie).not.toBe(made.cookie);
  for (const { cookie = '', content, cacheControl } of [made, kept]) {
    const key = /split-key=([\w-]+)/.exec(cookie)?.[1] ?? '';
    expect(state.asked).toContain(key);
    expect(content).not.toContain(key);
    expect(cacheControl).toBe('private, no-cache');
    expect((await get('/getestet/', { key })).cookie).toBeUndefined();
  }
  const plain = await get('/');
  expect([plain.cookie, plain.cacheControl]).toEqual([undefined, 'no-cache']);
});

test('a key that cannot be one is replaced', async () => {
  const { cookie } = await get('/getestet/', { key: 'k'.repeat(251) });
  expect(cookie).toContain('split-key=');
});

test('crawlers see what everybody sees without a test, and get no key', async () => {
  const agent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  for (const key of [undefined, 'anna']) {
    const { said, cookie } = await get('/getestet/', { agent, ...(key !== undefined && { key }) });
    expect([said, cookie]).toEqual(['control', undefined]);
  }
  expect(state.asked).toEqual([]);
});

test('until flags are known everybody sees what there was before, and is known by no key', async () => {
  for (const readiness of ['not ready', 'timed out', 'destroyed'] as const) {
    state.readiness = readiness;
    const { said, cookie } = await get('/getestet/');
    expect([said, cookie]).toEqual(['control', undefined]);
  }
  expect(state.asked).toEqual([]);
  state.readiness = 'ready';
  expect((await get('/getestet/', { key: 'anna' })).said).toBe('on');
});

test.each([
  ['?feature=startseite-vorteile&treatment=off', 'off'],
  ['?feature=startseite-vorteile&treatment=control', 'control'],
  ['?feature=startseite-vorteile&treatment=neu', 'on'],
  ['?flags=0', 'control'],
  ['?flags=0&feature=startseite-vorteile&treatment=off', 'control'],
])('an address with %s says %s to a visitor who is drawn for the new version', async (query, said) => {
  await get('/getestet/', { key: 'anna' });
  expect((await get(`/getestet/${query}`, { key: 'anna' })).said).toBe(said);
  // And to no other visitor.
  expect((await get('/getestet/', { key: 'alex' })).said).toBe('on');
});

test('a page that loses its test, or gets one, is shown as it was published', async () => {
  await get('/getestet/', { key: 'anna' });
  const tested = shop.content.stories.find(({ id }) => id === 3);
  if (!tested) throw new Error('The story is there.');
  const publish = async (content: { component: string }) => {
    tested.published = content;
    shop.content.state.version += 1;
    await expect
      .poll(async () => (await get('/getestet/', { key: 'anna' })).content)
      .toContain(String(Reflect.get(content, 'title')));
  };
  await publish(page('Ohne'));
  const plain = await get('/getestet/', { key: 'ben' });
  expect([plain.said, plain.cacheControl]).toEqual([undefined, 'no-cache']);
  await publish(page('Wieder', [abTest]));
  for (const key of ['anna', 'ben', 'alex', 'dora'])
    expect((await get('/getestet/', { key })).said).toBe(key.startsWith('a') ? 'on' : 'off');
});

test('a visitor who reads on is not decided for anew, until a flag changes', async () => {
  for (let time = 0; time < 3; time += 1) expect((await get('/getestet/', { key: 'anna' })).said).toBe('on');
  expect(state.asked).toEqual(['anna']);
  state.drawn = 'b';
  for (const tell of state.listeners) tell();
  expect((await get('/getestet/', { key: 'anna' })).said).toBe('off');
  expect((await get('/getestet/', { key: 'ben' })).said).toBe('on');
});
