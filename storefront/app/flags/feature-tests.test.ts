import { expect, test } from 'vitest';
import { createStore } from '../state/create-store.ts';
import type { BrowserFlags, Consent, TrackedEvent } from './browser-flags.ts';
import { createFeatureTests } from './feature-tests.ts';

function setUp({ says = {}, isReady = true }: { says?: Record<string, string>; isReady?: boolean } = {}) {
  const logged: string[] = [];
  const started: { visitorKey: string; consent: Consent }[] = [];
  const done: string[] = [];
  const kept = new Map<string, string>();
  const consent = createStore<Consent>('unknown');
  const client = (visitorKey: string): BrowserFlags => ({
    ready: async () => isReady,
    readiness: () => 'ready',
    evaluate(flag) {
      done.push(`${visitorKey} saw ${flag}`);
      return says[flag] ?? 'control';
    },
    track({ type }: TrackedEvent) {
      done.push(`${visitorKey} did ${type}`);
      return type !== ' ';
    },
    setConsent: (status) => void done.push(`consent ${status}`),
    onUpdate: () => {},
    destroy: async () => void done.push(`${visitorKey} left`),
  });
  const tests = createFeatureTests({
    async startClient({ visitorKey }, now) {
      started.push({ visitorKey, consent: now });
      return client(visitorKey);
    },
    consent,
    storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    log: (key) => void logged.push(key),
  });
  return { tests, logged, started, done, consent };
}

const traits = { country: 'DE', channel: 'blattwerk', language: 'de', customerType: 'private' } as const;
const anna = { visitorKey: 'anna', apiKey: 'browser' };

test('it starts once for a visitor, and not without either key', async () => {
  const { tests, logged, started } = setUp();
  await tests.initialise({ visitorKey: '', apiKey: 'browser' });
  await tests.initialise({ visitorKey: 'anna', apiKey: '' });
  expect([started, logged]).toEqual([[], ['feature-test-empty-key', 'feature-test-empty-key']]);
  await tests.initialise(anna);
  await tests.initialise(anna);
  expect(started).toEqual([{ visitorKey: 'anna', consent: 'unknown' }]);
  expect(logged.slice(2)).toEqual(['feature-test-already-initialised']);
});

test('a flag that says something else in one session is an error, for another visitor it is not', () => {
  const { tests, logged } = setUp();
  tests.record('anna', { f: 'on' });
  tests.record('anna', { f: 'on', g: 'off' });
  expect(logged).toEqual([]);
  tests.record('anna', { f: 'off' });
  expect(logged).toEqual(['feature-test-treatment-changed']);
  tests.record('ben', { f: 'off' });
  expect(logged.slice(1)).toEqual(['feature-test-user-key-changed']);
  tests.record('ben', { f: 'control' });
  expect(logged.slice(2)).toEqual(['feature-test-no-treatment']);
});

test('what a page shows is counted, and held against what the client says', async () => {
  const { tests, logged, done } = setUp({ says: { f: 'on', g: 'off' } });
  await tests.show({ f: 'on' }, traits);
  expect(logged).toEqual(['feature-test-no-global-client']);
  await tests.initialise(anna);
  await tests.show({ f: 'on', g: 'on', h: 'on' }, traits);
  expect(done).toEqual(['anna saw f', 'anna saw g', 'anna saw h']);
  expect(logged.slice(1)).toEqual(['feature-test-treatment-changed', 'feature-test-no-treatment']);
});

test('a client that does not get ready is asked nothing', async () => {
  const { tests, done, logged } = setUp({ isReady: false });
  await tests.initialise(anna);
  await tests.show({ f: 'on' }, traits);
  expect([done, logged]).toEqual([[], []]);
});

test('events are kept, say so where they cannot be, and none is after a visitor declined', async () => {
  const { tests, logged, done, consent } = setUp();
  tests.track({ type: 'page-view' });
  await tests.initialise(anna);
  tests.track({ type: 'page-view' });
  tests.track({ type: ' ' });
  expect(logged).toEqual(['feature-test-no-global-client', 'feature-test-track-failed']);
  consent.change('declined');
  tests.track({ type: 'page-view' });
  consent.change('granted');
  expect(done).toEqual(['anna did page-view', 'anna did  ', 'consent declined', 'consent granted']);
});

test('another visitor gets another client', async () => {
  const { tests, started, done } = setUp();
  await tests.initialise(anna);
  await tests.initialise({ ...anna, visitorKey: 'ben' });
  expect(started.map(({ visitorKey }) => visitorKey)).toEqual(['anna', 'ben']);
  expect(done).toEqual(['anna left']);
  expect([tests.isInitialised('anna'), tests.isInitialised('ben')]).toEqual([false, true]);
});
