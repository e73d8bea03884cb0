import { flagCounts } from '@blattwerk/database/tables/flags.ts';
import { flagNames } from '@blattwerk/schemas/shop/flags/flags.ts';
import { SplitFactory } from '@splitsoftware/splitio';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { halves, startFlagService, told } from './running-flag-service.ts';

type Service = Awaited<ReturnType<typeof startFlagService>>;
let service: Service;
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  service = await startFlagService();
});
afterAll(async () => {
  for (const end of ends) await end();
  await service.close();
});

type Said = { level: 'debug' | 'info' | 'warn' | 'error'; message: string };

/** The vendor's own client for servers, unmodified. */
function startClient(change: { key?: string; names?: string[]; sets?: string[] } = {}) {
  const said: Said[] = [];
  const listenTo = (level: Said['level']) => (message: string) => void said.push({ level, message });
  const { names, sets } = change;
  const factory = SplitFactory({
    core: { authorizationKey: change.key ?? service.keyOf('server'), IPAddressesEnabled: false },
    startup: { readyTimeout: 5, requestTimeoutBeforeReady: 5 },
    urls: service.urls,
    sync: {
      impressionsMode: 'NONE',
      ...(sets && { splitFilters: [{ type: 'bySet', values: sets }] }),
      ...(names && { splitFilters: [{ type: 'byName', values: names }] }),
    },
    debug: 'WARN',
    logger: {
      debug: listenTo('debug'),
      info: listenTo('info'),
      warn: listenTo('warn'),
      error: listenTo('error'),
    },
  });
  const client = factory.client();
  ends.push(() => client.destroy());
  return { client, factory, said };
}

test('it gets ready, and knows every flag of the shop, which nobody takes part in yet', async () => {
  const { client, factory } = startClient();
  await client.ready();
  expect(client.getStatus()).toMatchObject({ isReady: true, hasTimedout: false });
  expect(factory.manager().names().sort()).toEqual([...flagNames].sort());
  expect(client.getTreatments('somebody', [...flagNames])).toEqual(
    Object.fromEntries(flagNames.map((name) => [name, 'off'])),
  );
});

test('it hears of a change by the stream, decides by lot, and of a kill at once', async () => {
  const { client } = startClient();
  await client.ready();
  const updated = told(client, client.Event.SDK_UPDATE);
  await service.rollOut('startseite-vorteile', halves);
  await updated;
  const keys = Array.from({ length: 1000 }, (_, at) => `visitor-${at}`);
  const shownOn = () => keys.filter((key) => client.getTreatment(key, 'startseite-vorteile') === 'on');
  const first = shownOn();
  expect(first.length).toBeGreaterThan(420);
  expect(first.length).toBeLessThan(580);

  // Who was drawn stays drawn when more are.
  const more = told(client, client.Event.SDK_UPDATE);
  await service.rollOut('startseite-vorteile', {
    ...halves,
    shares: [
      { treatment: 'on', percent: 70 },
      { treatment: 'off', percent: 30 },
    ],
  });
  await more;
  const second = new Set(shownOn());
  expect(first.filter((key) => !second.has(key))).toEqual([]);

  const killed = told(client, client.Event.SDK_UPDATE);
  await service.rollOut('startseite-vorteile', { ...halves, isKilled: true });
  await killed;
  expect(shownOn()).toEqual([]);
});

test('only a part is exposed, segments and keys come before the lot, and versions have three numbers', async () => {
  const { client } = startClient();
  await client.ready();
  await service.changeSegment('team', { add: ['anna', 'ben'] });
  const updated = told(client, client.Event.SDK_UPDATE);
  await service.rollOut('newsletter-gutschein', {
    ...halves,
    exposedPercent: 0,
    rules: [
      { by: 'keys', keys: ['carla'], treatment: 'on' },
      { by: 'segment', segment: 'team', treatment: 'on' },
      { by: 'version', attribute: 'app', atLeast: '2.10.0', treatment: 'on' },
    ],
  });
  await updated;
  const ask = (key: string, attributes?: Record<string, string>) =>
    client.getTreatment(key, 'newsletter-gutschein', attributes);
  await vi.waitFor(() => expect(ask('anna')).toBe('on'));
  expect(['ben', 'carla', 'dora'].map((key) => ask(key))).toEqual(['on', 'on', 'off']);
  expect(['2.9.9', '2.10.0', '3.0.0', '2.10', 'new'].map((app) => ask('dora', { app }))).toEqual([
    'off',
    'on',
    'on',
    'off',
    'off',
  ]);
  await service.changeSegment('team', { remove: ['anna'] });
  await vi.waitFor(() => expect([ask('anna'), ask('ben')]).toEqual(['off', 'on']), 5000);
});

test('it asks for the flags it wants, by name and by set', async () => {
  await service.rollOut('hochzeit-einstieg', {
    ...halves,
    shares: [{ treatment: 'zitat', percent: 100 }],
    sets: ['hochzeit'],
  });
  const bySet = startClient({ sets: ['hochzeit'] });
  const byName = startClient({ names: ['startseite-vorteile'] });
  await Promise.all([bySet.client.ready(), byName.client.ready()]);
  expect(bySet.factory.manager().names()).toEqual(['hochzeit-einstieg']);
  expect(bySet.client.getTreatmentsByFlagSet('somebody', 'hochzeit')).toEqual({
    'hochzeit-einstieg': 'zitat',
  });
  expect(byName.factory.manager().names()).toEqual(['startseite-vorteile']);
});

test('sets of flags are lowercase letters, digits and underscores, and at most fifty characters', async () => {
  const { client, said } = startClient();
  await client.ready();
  client.getTreatmentsByFlagSets('somebody', ['Weihnachten', 'a'.repeat(51), 'a-b']);
  const messages = said.map(({ message }) => message).join('\n');
  expect(messages).toContain('flag set Weihnachten should be all lowercase');
  expect(messages).toContain('have a max length of 50 characters');
});

test('what it counted arrives, without saying for whom', async () => {
  const { client } = startClient();
  await client.ready();
  client.getTreatment('anna', 'hochzeit-einstieg');
  client.getTreatment('ben', 'hochzeit-einstieg');
  await client.destroy();
  const counts = await service.database.select().from(flagCounts);
  const ofFlag = counts.filter(({ flag }) => flag === 'hochzeit-einstieg');
  expect(ofFlag.find(({ kind }) => kind === 'impressions')?.amount).toBeGreaterThanOrEqual(2);
  expect(ofFlag.find(({ kind }) => kind === 'keys')?.amount).toBeGreaterThanOrEqual(2);
});

test('a key that is not ours is told so, and the client does not get ready', async () => {
  const { client, said } = startClient({ key: 'not-ours' });
  await expect(client.ready()).rejects.toThrow();
  expect(client.getStatus()).toMatchObject({ isReady: false, hasTimedout: true });
  const errors = said.filter(({ level }) => level === 'error').map(({ message }) => message);
  expect(errors.join('\n')).toContain('Invalid SDK key or resource not found.');
});

test('a browser’s key opens no segment, which the client does not log', async () => {
  const { client, said } = startClient({ key: service.keyOf('browser') });
  await client.ready().catch(() => {});
  const errors = said.filter(({ level }) => level === 'error').map(({ message }) => message);
  expect(errors.join('\n')).not.toContain('403');
});

test('it says what it does not know, and what comes too late', async () => {
  const { client, said } = startClient();
  expect(client.getTreatment('anna', 'hochzeit-einstieg')).toBe('control');
  await client.ready();
  expect(client.getTreatment('anna', 'nobody-asks')).toBe('control');
  expect(client.getTreatment('k'.repeat(251), 'hochzeit-einstieg')).toBe('control');
  expect(client.getTreatment('', 'hochzeit-einstieg')).toBe('control');
  expect(client.track('anna', 'nobody', 'basket')).toBe(true);
  expect(client.track('anna', 'user', ' no type')).toBe(false);
  expect(client.track('anna', 'USER', 'basket')).toBe(true);
  expect(client.track('anna', 'user', 'basket', Number.NaN)).toBe(false);
  expect(client.track('anna', 'user', 'basket', 1, { all: 'x'.repeat(33_000) })).toBe(false);
  await client.destroy();
  expect(client.getTreatment('anna', 'hochzeit-einstieg')).toBe('control');
  const messages = said.map(({ message }) => message).join('\n');
  for (const part of [
    'the SDK is not ready to evaluate',
    'feature flag "nobody-asks" does not exist',
    'key too long. It must have 250 characters or less',
    'you passed an empty key',
    'traffic type "nobody" does not have any corresponding feature flag',
    'event_type must adhere to the regular expression',
    'traffic_type_name should be all lowercase',
    'value must be a finite number',
    'the maximum size allowed for the properties is 32768 bytes',
    'Client has already been destroyed - no calls possible',
  ])
    expect(messages).toContain(part);
});
