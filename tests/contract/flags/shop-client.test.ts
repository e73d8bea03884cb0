import { flagClient as limits } from '@blattwerk/schemas/shop/flags/flag-client.ts';
import { createSplitClient, splitSettings } from '@blattwerk/storefront/server/flags/split-client.ts';
import { SplitFactory } from '@splitsoftware/splitio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { halves, startFlagService } from './running-flag-service.ts';

const said: string[] = [];
const quiet = () => {};
const logger = {
  debug: quiet,
  info: quiet,
  warn: (message: string) => void said.push(message),
  error: quiet,
};
const traits = { country: 'DE', channel: 'blattwerk', language: 'de', customerType: 'private' } as const;
let service: Awaited<ReturnType<typeof startFlagService>>;
beforeAll(async () => {
  service = await startFlagService();
});
afterAll(() => service.close());

const flagsOf = (kind: 'own' | 'vendor', serverKey: string) => ({ kind, serverKey, browserKey: 'browser' });

test('the shop’s client decides as soon as it is ready, and hears of changes until it is destroyed', async () => {
  const flags = flagsOf('own', service.keyOf('server'));
  const client = await createSplitClient({ flags, backEndOrigin: service.origin, logger });
  expect(client.readiness()).toBe('not ready');
  expect(client.evaluate('anna', ['hochzeit-einstieg'], traits)).toEqual({ 'hochzeit-einstieg': 'control' });
  await expect.poll(client.readiness, { timeout: 5000 }).toBe('ready');
  expect(client.evaluate('anna', ['hochzeit-einstieg'], traits)).toEqual({ 'hochzeit-einstieg': 'off' });
  const updated = new Promise<void>((resolve) => client.onUpdate(resolve));
  await service.rollOut('hochzeit-einstieg', { ...halves, shares: [{ treatment: 'zitat', percent: 100 }] });
  await updated;
  expect(client.evaluate('anna', ['hochzeit-einstieg'], traits)).toEqual({ 'hochzeit-einstieg': 'zitat' });
  for (let time = 0; time < 3; time += 1)
    expect(client.evaluate('anna', ['nobody-asks', 'hochzeit-einstieg'], traits)).toEqual({
      'nobody-asks': 'control',
      'hochzeit-einstieg': 'zitat',
    });
  expect(said.filter((line) => line.includes('"nobody-asks" does not exist'))).toHaveLength(1);
  await client.destroy();
  expect(client.readiness()).toBe('destroyed');
  expect(client.evaluate('anna', ['hochzeit-einstieg'], traits)).toEqual({ 'hochzeit-einstieg': 'control' });
});

test('how the process ends is not the client’s to say', async () => {
  const flags = flagsOf('own', service.keyOf('server'));
  const before = process.listeners('SIGTERM');
  const client = await createSplitClient({ flags, backEndOrigin: service.origin, logger });
  expect(process.listeners('SIGTERM')).toEqual(before);
  await client.destroy();
});

test('a client that cannot get ready says so in time', { timeout: 30_000 }, async () => {
  const flags = flagsOf('own', 'not-ours');
  const client = await createSplitClient({ flags, backEndOrigin: service.origin, logger });
  await expect.poll(client.readiness, { timeout: limits.readyTimeoutMs + 3000 }).toBe('timed out');
  await client.destroy();
});

test('it waits, asks, retries and queues as the table of limits says', async () => {
  const flags = flagsOf('own', service.keyOf('server'));
  const factory = SplitFactory(splitSettings({ flags, backEndOrigin: service.origin, logger }));
  const { startup, scheduler, sync } = factory.settings;
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
  expect(sync.impressionsMode).toBe('NONE');
  await factory.destroy();
});

test('with the vendor’s keys it asks the vendor, and still hands in nothing but to the shop', () => {
  const { urls, core } = splitSettings({
    flags: flagsOf('vendor', 'vendors-key'),
    backEndOrigin: 'http://shop',
    logger,
  });
  const own = 'http://shop/web-api/flag-service/api';
  expect(urls).toEqual({ events: own, telemetry: own });
  expect(core.authorizationKey).toBe('vendors-key');
});
