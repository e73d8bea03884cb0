import { createRequire } from 'node:module';
import { flagEvents, flagImpressions } from '@blattwerk/database/tables/flags.ts';
import { flagClient as limits } from '@blattwerk/schemas/shop/flags/flag-client.ts';
import { untouchedRollout } from '@blattwerk/schemas/shop/flags/flag-rollout.ts';
import { splitFlag } from '@blattwerk/web-api/flags/wire/split-flag.ts';
import { InLocalStorage, PluggableStorage, SplitFactory, WarnLogger } from '@splitsoftware/splitio-browserjs';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startFlagService, told } from './running-flag-service.ts';

type Service = Awaited<ReturnType<typeof startFlagService>>;
let service: Service;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  // Browsers have one.
  vi.stubGlobal(
    'EventSource',
    createRequire(import.meta.url)('@splitsoftware/splitio/cjs/platform/getEventSource/eventsource.js'),
  );
  service = await startFlagService();
  await service.rollOut('hochzeit-einstieg', {
    ...untouchedRollout,
    shares: [{ treatment: 'zitat', percent: 100 }],
  });
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
afterAll(async () => {
  await service.close();
  vi.unstubAllGlobals();
});

/** The vendor's own client for browsers, unmodified. */
function startClient(change: Partial<SplitIO.IClientSideSettings> & { visitor: string }) {
  const { visitor, ...settings } = change;
  const said: string[] = [];
  const note = (message: string) => void said.push(message);
  const factory = SplitFactory({
    core: { authorizationKey: service.keyOf('browser'), key: visitor },
    urls: service.urls,
    debug: WarnLogger(),
    logger: { debug: note, info: note, warn: note, error: note },
    ...settings,
  });
  const client = factory.client();
  ends.push(() => factory.destroy());
  return { factory, client, said };
}

const eventsOf = async (visitor: string) =>
  (await service.database.select().from(flagEvents)).filter(({ key }) => key === visitor);
const impressionsOf = async (visitor: string) =>
  (await service.database.select().from(flagImpressions)).filter(({ key }) => key === visitor);

test('it gets ready, hears of updates by the stream, and of its own segments', async () => {
  const { client } = startClient({ visitor: 'emil' });
  await client.ready();
  expect(client.getTreatment('hochzeit-einstieg')).toBe('zitat');
  const updated = told(client, client.Event.SDK_UPDATE);
  await service.rollOut('newsletter-gutschein', {
    ...untouchedRollout,
    rules: [{ by: 'segment', segment: 'friends', treatment: 'on' }],
  });
  await updated;
  expect(client.getTreatment('newsletter-gutschein')).toBe('off');
  await service.changeSegment('friends', { add: ['emil'] });
  await vi.waitFor(() => expect(client.getTreatment('newsletter-gutschein')).toBe('on'), 5000);
});

test('until consent is known it hands nothing in; once granted, all that waited and all that comes', async () => {
  const { client, factory } = startClient({ visitor: 'frida', userConsent: 'UNKNOWN' });
  await client.ready();
  expect(factory.UserConsent.getStatus()).toBe('UNKNOWN');
  client.getTreatment('hochzeit-einstieg');
  expect(client.track('user', 'page-view', 1, { route: 'slug' })).toBe(true);
  expect([await eventsOf('frida'), await impressionsOf('frida')]).toEqual([[], []]);
  factory.UserConsent.setStatus(true);
  await client.destroy();
  expect(await eventsOf('frida')).toMatchObject([
    { eventType: 'page-view', trafficType: 'user', value: 1, properties: { route: 'slug' } },
  ]);
  expect(await impressionsOf('frida')).toMatchObject([
    { flag: 'hochzeit-einstieg', treatment: 'zitat', label: 'default rule', bucketingKey: null },
  ]);
});

test('declining clears what waited and stops what comes, granting starts again', async () => {
  const { client, factory } = startClient({ visitor: 'gustav', userConsent: 'UNKNOWN' });
  await client.ready();
  client.getTreatment('hochzeit-einstieg');
  client.track('user', 'before');
  factory.UserConsent.setStatus(false);
  expect(factory.UserConsent.getStatus()).toBe('DECLINED');
  expect(client.track('user', 'meanwhile')).toBe(false);
  factory.UserConsent.setStatus(true);
  expect(client.track('user', 'after')).toBe(true);
  await client.destroy();
  expect((await eventsOf('gustav')).map(({ eventType }) => eventType)).toEqual(['after']);
  expect(await impressionsOf('gustav')).toEqual([]);
});

test('a full queue of events is handed in at once, and one impression of many that are alike', async () => {
  const { client } = startClient({ visitor: 'hilde', userConsent: 'GRANTED' });
  await client.ready();
  for (let time = 0; time < limits.queues.events; time += 1) {
    client.track('user', 'click', time);
    client.getTreatment('hochzeit-einstieg');
  }
  await vi.waitFor(async () => expect(await eventsOf('hilde')).toHaveLength(limits.queues.events), 8000);
  await client.destroy();
  expect(await impressionsOf('hilde')).toHaveLength(1);
});

test('what another page has kept makes it ready before anybody is asked', async () => {
  const kept = new Map<string, string>();
  const wrapper = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const storage = InLocalStorage({ wrapper, expirationDays: limits.cacheExpiryDays });
  const first = startClient({ visitor: 'ida', storage });
  await first.client.ready();
  await first.factory.destroy();
  expect(kept.size).toBeGreaterThan(0);
  const again = startClient({ visitor: 'ida', storage });
  const fromCache = told(again.client, again.client.Event.SDK_READY_FROM_CACHE);
  await fromCache;
  expect(again.client.getTreatment('hochzeit-einstieg')).toBe('zitat');
  await again.client.ready();
});

test('one that cannot get ready says so in time, and a destroyed one decides nothing', async () => {
  const { client, said } = startClient({
    visitor: 'jakob',
    core: { authorizationKey: 'not-ours', key: 'jakob' },
    startup: { readyTimeout: 1 },
  });
  await told(client, client.Event.SDK_READY_TIMED_OUT);
  expect(client.getStatus()).toMatchObject({ isReady: false, hasTimedout: true });
  await client.destroy();
  expect(client.getStatus()).toMatchObject({ isDestroyed: true });
  expect(client.getTreatment('hochzeit-einstieg')).toBe('control');
  expect(said.join('\n')).toContain('Client has already been destroyed');
});

test('its own defaults are those of the table of limits', () => {
  const { factory } = startClient({ visitor: 'klara' });
  const { startup, scheduler } = factory.settings;
  expect(startup).toMatchObject({
    readyTimeout: limits.readyTimeoutMs,
    requestTimeoutBeforeReady: limits.requestTimeoutBeforeReadyMs,
    retriesOnFailureBeforeReady: limits.retriesBeforeReady,
    eventsFirstPushWindow: limits.eventsFirstPushWindowMs,
  });
  expect(scheduler).toMatchObject({
    featuresRefreshRate: limits.refreshMs.flags,
    segmentsRefreshRate: limits.refreshMs.segments,
    impressionsRefreshRate: limits.refreshMs.impressions,
    eventsPushRate: limits.refreshMs.events,
    telemetryRefreshRate: limits.refreshMs.telemetry,
    eventsQueueSize: limits.queues.events,
    impressionsQueueSize: limits.queues.impressions,
  });
});

test('it says what is wrong with keys, storage, level of logs and shared clients', async () => {
  const { factory, client, said } = startClient({
    visitor: 'lena',
    // @ts-expect-error a storage that is none
    storage: {},
  });
  await client.ready();
  factory.Logger.setLogLevel(
    // @ts-expect-error a level that is none
    'LOUD',
  );
  expect(() => factory.client('')).toThrow('Shared Client needs a valid key.');
  const all = said.join('\n');
  expect(all).toMatch(/the provided storage is invalid\..*Falling back into default MEMORY storage/);
  expect(all).toContain('Invalid Log Level - No changes to the logs will be applied.');
  expect(all).toContain('you passed an empty key. It must be a non-empty string.');
});

test('it says when what was shown could not be stored', async () => {
  const flag = splitFlag({
    ...{ name: 'hochzeit-einstieg', rollout: untouchedRollout, changeNumber: 1, phase: 'running' },
    known: { label: 'Hochzeit', treatments: ['zitat'] },
  });
  const wrapper = {
    get: async (key: string) => (key.endsWith('.split.hochzeit-einstieg') ? JSON.stringify(flag) : null),
    getMany: async (keys: string[]) => keys.map(() => null),
    getKeysByPrefix: async () => [],
    getItems: async () => [],
    pushItems: async () => {
      throw new Error('the store is full');
    },
    connect: async () => {},
    disconnect: async () => {},
  };
  const unused = [
    'set',
    'getAndSet',
    'del',
    'incr',
    'decr',
    'popItems',
    'getItemsCount',
    'itemContains',
    'addItems',
    'removeItems',
  ];
  const said: string[] = [];
  const note = (message: string) => void said.push(message);
  const factory = SplitFactory({
    core: { authorizationKey: service.keyOf('browser'), key: 'max' },
    mode: 'consumer',
    storage: PluggableStorage({
      wrapper: { ...wrapper, ...Object.fromEntries(unused.map((name) => [name, async () => false])) },
    }),
    debug: WarnLogger(),
    logger: { debug: note, info: note, warn: note, error: note },
  });
  ends.push(() => factory.destroy());
  const client = factory.client();
  await client.ready();
  expect(await client.getTreatment('hochzeit-einstieg')).toBe('off');
  await vi.waitFor(() =>
    expect(said.join('\n')).toContain('Could not store impressions bulk with 1 impression(s)'),
  );
});
