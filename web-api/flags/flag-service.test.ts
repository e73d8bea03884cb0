import { flagEvents, flagImpressions } from '@blattwerk/database/tables/flags.ts';
import { untouchedRollout } from '@blattwerk/schemas/shop/flags/flag-rollout.ts';
import { flagServicePath } from '@blattwerk/schemas/shop/flags/flag-service-path.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localSigningSecret } from '../config.ts';
import { signToken } from '../security/signed-token.ts';
import { type RunningBackEnd, startBackEnd } from '../test-support/running-back-end.ts';
import { seedFlags } from './flag-store.ts';
import { type FlagClientKind, flagServiceKey } from './service-keys.ts';

let backEnd: RunningBackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd({ flagVendorKey: 'vendors-key' });
  await seedFlags(backEnd.database);
});
afterAll(() => backEnd.close());

const api = `${flagServicePath}/api`;
const keyOf = (kind: FlagClientKind) => flagServiceKey(kind, localSigningSecret);
const as = (kind: FlagClientKind) => ({ authorization: `Bearer ${keyOf(kind)}` });

async function hand(path: string, body: unknown, headers: Record<string, string> = as('browser')) {
  const response = await backEnd.ask(`${api}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

test.each([
  ['/splitChanges?s=1.3&since=-1', {}, 404],
  ['/splitChanges?s=1.3&since=-1', { authorization: 'Bearer nobody' }, 404],
  ['/splitChanges?s=1.3&since=-1', as('browser'), 200],
  [`/splitChanges?sets=${Array.from({ length: 51 }, (_, at) => `s${at}`).join()}`, as('server'), 414],
  ['/segmentChanges/team?since=-1', as('browser'), 403],
  ['/segmentChanges/team?since=-1', as('server'), 200],
  ['/memberships/%2Fa%25b', as('browser'), 200],
  ['/version', {}, 200],
])('%s with %j is answered by %i', async (path, headers, status) => {
  expect((await backEnd.ask(`${api}${path}`, { headers })).status).toBe(status);
});

test('the stream opens to nobody without a token', async () => {
  expect((await backEnd.ask(`${flagServicePath}/sse?accessToken=a.b.c`)).status).toBe(401);
});

const event = { eventTypeId: 'page-view', trafficTypeName: 'user', key: 'anna', timestamp: Date.now() };
const impression = { k: 'anna', t: 'on', m: Date.now(), c: 7, r: 'default rule', b: 'bucket' };

test('events and impressions are kept with all they say', async () => {
  const sent = { ...event, value: 12.5, properties: { route: 'order', isNew: true, rest: null } };
  expect(await hand('/events/bulk', [sent])).toEqual({ status: 200, text: '' });
  expect(await hand('/testImpressions/bulk', [{ f: 'startseite-vorteile', i: [impression] }])).toMatchObject({
    status: 200,
  });
  expect(await backEnd.database.select().from(flagEvents)).toMatchObject([
    { key: 'anna', eventType: 'page-view', trafficType: 'user', value: 12.5, properties: sent.properties },
  ]);
  expect(await backEnd.database.select().from(flagImpressions)).toMatchObject([
    {
      flag: 'startseite-vorteile',
      key: 'anna',
      treatment: 'on',
      label: 'default rule',
      changeNumber: 7,
      bucketingKey: 'bucket',
    },
  ]);
});

test('what leaves with a page brings its key along', async () => {
  const beacon = (token: string) =>
    hand('/events/beacon', { entries: [{ ...event, key: 'ben' }], token, sdk: 'browserjs-1.7.1' }, {});
  expect((await beacon('nobody')).status).toBe(404);
  expect((await beacon(keyOf('browser'))).status).toBe(200);
  const usage = { entries: { lS: {} }, token: keyOf('browser'), sdk: 'browserjs-1.7.1' };
  expect((await hand('/v1/metrics/usage/beacon', usage, {})).status).toBe(200);
  const kept = await backEnd.database.select().from(flagEvents);
  expect(kept.map(({ key }) => key).sort()).toEqual(['anna', 'ben']);
});

test.each([
  ['/events/bulk', [{ ...event, eventTypeId: '-late' }]],
  ['/events/bulk', [{ ...event, eventTypeId: 'a'.repeat(81) }]],
  ['/events/bulk', [{ ...event, key: '' }]],
  ['/events/bulk', [{ ...event, key: 'k'.repeat(251) }]],
  ['/events/bulk', [{ ...event, trafficTypeName: '' }]],
  ['/events/bulk', [{ ...event, value: 'much' }]],
  ['/events/bulk', [{ ...event, properties: { nested: {} } }]],
  [
    '/events/bulk',
    [{ ...event, properties: Object.fromEntries(Array.from({ length: 301 }, (_, at) => [at, 1])) }],
  ],
  ['/events/bulk', [{ ...event, timestamp: 1e300 }]],
  ['/testImpressions/bulk', [{ f: 'a' }]],
  ['/testImpressions/count', { pf: [{ f: 'a', m: Date.now(), rc: -1 }] }],
  ['/v1/keys/ss', { keys: 7 }],
  ['/v1/metrics/config', 'all well'],
])('%s refuses %j', async (path, body) => {
  const { status, text } = await hand(path, body);
  expect(status).toBe(400);
  expect(text).toContain('Nothing was kept');
});

test('where the vendor decides, the shop’s own servers hand in here what they counted, and nothing else is open to them', async () => {
  const headers = { authorization: 'Bearer vendors-key' };
  const counts = { pf: [{ f: 'hochzeit-einstieg', m: Date.now(), rc: 3 }] };
  expect((await hand('/testImpressions/count', counts, headers)).status).toBe(200);
  expect((await backEnd.ask(`${api}/splitChanges?since=-1`, { headers })).status).toBe(404);
});

test('nothing is handed in at other addresses', async () => {
  expect((await hand('/constructor', [])).status).toBe(404);
  expect((await hand('/v1/metrics/usage/beacons', [])).status).toBe(404);
});

test('only operators roll flags out, and only to what a flag can say', async () => {
  const token = signToken('catalogue', 'catalogue', new Date(Date.now() + 60_000), localSigningSecret);
  const change = async (body: object) => {
    const response = await backEnd.ask('/web-api/flag-rollouts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  expect((await change({ token: 'forged', action: 'list' })).status).toBe(403);
  const listed = await change({ token, action: 'list' });
  expect(listed.body.flags).toContainEqual({
    flag: 'hochzeit-einstieg',
    label: 'Hochzeit: Einstieg in die Seite',
    treatments: ['control', 'bildteaser', 'zitat'],
    rollout: untouchedRollout,
  });
  const rollout = { ...untouchedRollout, defaultTreatment: 'zitat' };
  const refused = await change({ token, action: 'set', flag: 'startseite-vorteile', rollout });
  expect(refused.body.detail).toContain('cannot say zitat');
  expect((await change({ token, action: 'set', flag: 'hochzeit-einstieg', rollout })).status).toBe(200);
});
