import { flagClient as limits } from '@blattwerk/schemas/shop/flags/flag-client.ts';
import { untouchedRollout } from '@blattwerk/schemas/shop/flags/flag-rollout.ts';
import { splitFlag } from '@blattwerk/web-api/flags/wire/split-flag.ts';
import { DebugLogger, SplitFactory } from '@splitsoftware/splitio-browserjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Limits that the vendor's client brings along: what the shop's settings say of them must be what it does.

type Asked = { path: string; at: number; body: string };

const asked: Asked[] = [];
/** Connections that the client has opened to the stream. */
let streams: Stream[] = [];
let canListen = true;
const said: string[] = [];
const ends: (() => Promise<void>)[] = [];

class Stream {
  private readonly listeners = new Map<string, (event: { data?: string }) => void>();
  constructor() {
    streams.push(this);
    setTimeout(() => this.tell('open', {}));
  }
  addEventListener(name: string, listener: (event: { data?: string }) => void): void {
    this.listeners.set(name, listener);
  }
  tell(name: string, event: { data?: string }): void {
    this.listeners.get(name)?.(event);
  }
  close(): void {}
}

const names = Array.from({ length: limits.impressionDedupeCache + 1 }, (_, at) => `flag-${at}`);
const flags = names.map((name) =>
  splitFlag({
    name,
    rollout: untouchedRollout,
    changeNumber: 5,
    phase: 'running',
    known: { label: name, treatments: ['on'] },
  }),
);

function answerTo(url: string): object {
  if (url.includes('/splitChanges')) {
    const isFirst = url.includes('since=-1');
    return { ff: { d: isFirst ? flags : [], s: isFirst ? -1 : 5, t: 5 }, rbs: { d: [], s: -1, t: -1 } };
  }
  if (url.includes('/memberships')) return { ms: { k: [], cn: 1 }, ls: { k: [], cn: 1 } };
  const token = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const capability = JSON.stringify({ flags: ['subscribe'] });
  const [iat, exp] = [Math.floor(Date.now() / 1000), Math.floor(Date.now() / 1000) + 100_000];
  return {
    pushEnabled: true,
    connDelay: 0,
    token: `${token({ alg: 'HS256' })}.${token({ iat, exp, 'x-ably-capability': capability })}.s`,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  said.length = 0;
  streams = [];
  canListen = true;
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('fetch', async (url: string, init?: { body?: string }) => {
    const path = url.replace('https://flags.test', '');
    asked.push({ path, at: Date.now(), body: init?.body ?? '' });
    if (path.includes('/auth') && !canListen) throw new TypeError('away');
    return new Response(JSON.stringify(answerTo(path)));
  });
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function startClient(settings: Partial<SplitIO.IClientSideSettings> = {}) {
  const own = 'https://flags.test';
  const note = (message: string) => void said.push(message);
  const factory = SplitFactory({
    core: { authorizationKey: 'browser', key: 'anna' },
    urls: { sdk: own, events: own, auth: own, telemetry: own, streaming: own },
    debug: DebugLogger(),
    logger: { debug: () => {}, info: () => {}, warn: note, error: note },
    ...settings,
  });
  ends.push(() => factory.destroy());
  return factory.client();
}

const times = (part: string) => asked.filter(({ path }) => path.includes(part)).map(({ at }) => at);
const gaps = (moments: readonly number[]) => moments.slice(1).map((at, place) => at - (moments[place] ?? 0));

test('it asks for the stream again after a second, and then after twice as long each time, up to half an hour', async () => {
  canListen = false;
  startClient();
  await vi.advanceTimersByTimeAsync(4 * 60 * 60 * 1000);
  const waited = gaps(times('/auth'));
  const { min, max } = limits.backoffMs;
  expect(waited.length).toBeGreaterThan(14);
  expect(waited).toEqual(waited.map((_, place) => Math.min(min * 2 ** place, max)));
});

test('it asks for a change that it was told of as often as the shop’s settings say, and then past all caches', async () => {
  const client = startClient();
  await vi.advanceTimersByTimeAsync(100);
  await client.ready();
  await vi.advanceTimersByTimeAsync(100);
  expect(streams).toHaveLength(1);
  const before = times('/splitChanges').length;
  const data = JSON.stringify({ type: 'SPLIT_UPDATE', changeNumber: 9 });
  const message = { id: '1', timestamp: Date.now(), encoding: 'json', channel: 'flags', data };
  streams[0]?.tell('message', { data: JSON.stringify(message) });
  await vi.advanceTimersByTimeAsync(30 * 60 * 1000);
  const attempts = asked.filter(({ path }) => path.includes('/splitChanges')).slice(before);
  const pastCaches = attempts.filter(({ path }) => path.includes('till='));
  expect([attempts.length - pastCaches.length, pastCaches.length]).toEqual([
    limits.refreshAttempts,
    limits.refreshAttempts,
  ]);
});

test('it knows the last impressions again, of as many as the shop’s settings say', async () => {
  const client = startClient({ sync: { impressionsMode: 'DEBUG' }, streamingEnabled: false });
  await vi.advanceTimersByTimeAsync(100);
  await client.ready();
  client.getTreatments([...names]);
  // The first was forgotten for the last, and takes the place of the second.
  const [first = '', last = ''] = [names[0], names.at(-1)];
  client.getTreatment(last);
  client.getTreatment(first);
  await vi.advanceTimersByTimeAsync(400_000);
  const sent = asked.filter(({ path }) => path.includes('/testImpressions/bulk'));
  const shown: { f: string; i: { pt?: number }[] }[] = sent.flatMap(({ body }) => JSON.parse(body));
  const seenBefore = (name: string) =>
    shown.filter(({ f }) => f === name).flatMap(({ i }) => i.map(({ pt }) => pt !== undefined));
  expect(seenBefore(last)).toEqual([false, true]);
  expect(seenBefore(first)).toEqual([false, false]);
});

test('it hands in what waits at most once a second when it is asked to', async () => {
  const client = startClient({ streamingEnabled: false });
  await vi.advanceTimersByTimeAsync(100);
  await client.ready();
  const flush = async () => {
    client.track('user', 'page-view');
    await Reflect.get(client, 'flush').call(client);
    return times('/events/bulk').length;
  };
  expect(await flush()).toBe(1);
  await vi.advanceTimersByTimeAsync(limits.flushCooldownMs - 1);
  expect(await flush()).toBe(1);
  expect(said.join()).toContain('Flush cooldown');
  await vi.advanceTimersByTimeAsync(1);
  expect(await flush()).toBe(2);
});
