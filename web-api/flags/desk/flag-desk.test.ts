import { untouchedRollout } from '@blattwerk/schemas/shop/flags/flag-rollout.ts';
import { flagServicePath } from '@blattwerk/schemas/shop/flags/flag-service-path.ts';
import { openFlagSchema } from '@blattwerk/schemas/web-api/shop/flag-desk-endpoints.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localSigningSecret } from '../../config.ts';
import { signToken } from '../../security/signed-token.ts';
import { type RunningBackEnd, startBackEnd } from '../../test-support/running-back-end.ts';
import { seedFlags } from '../flag-store.ts';
import { flagServiceKey } from '../service-keys.ts';
import { flagsSubject } from './flag-desk-handlers.ts';

let backEnd: RunningBackEnd;
let now = new Date();
beforeAll(async () => {
  backEnd = await startBackEnd({}, () => now);
  await seedFlags(backEnd.database);
});
afterAll(() => backEnd.close());

const halves = {
  ...untouchedRollout,
  shares: [
    { treatment: 'on', percent: 50 },
    { treatment: 'off', percent: 50 },
  ],
};

async function ask(path: string, body: object = {}, subject = flagsSubject) {
  const token = signToken('flag-desk', subject, new Date(now.getTime() + 60_000), localSigningSecret);
  const response = await backEnd.ask(`/web-api/flag-desk/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, ...body }),
  });
  return { status: response.status, body: await response.json() };
}
const open = async (flag: string) => openFlagSchema.parse((await ask(`flags/${flag}`)).body);
const rollOut = async (flag: string, change: object) => {
  const { revision } = await open(flag);
  const given = { by: 'Käthe', revision, rollout: halves, plannedVisitors: null };
  return ask(`flags/${flag}/rollout`, { ...given, ...change });
};

/** A flag as clients of the flag service hear of it. */
async function heard(flag: string) {
  const response = await backEnd.ask(`${flagServicePath}/api/splitChanges?since=-1`, {
    headers: { authorization: `Bearer ${flagServiceKey('server', localSigningSecret)}` },
  });
  const { ff }: { ff: { d: { name: string; changeNumber: number; conditions: object[] }[] } } =
    await response.json();
  return ff.d.find(({ name }) => name === flag);
}

test('only the workspace’s own token opens the desk', async () => {
  expect((await ask('list', {}, 'others')).status).toBe(403);
  expect((await ask('list')).status).toBe(200);
});

test('a flag is made once, is known to judges of pages at once, and rolled out to nobody', async () => {
  const made = { by: 'Käthe', flag: 'sommer-teaser', label: 'Sommer', treatments: ['on'] };
  expect((await ask('flags', made)).body).toMatchObject({
    flag: 'sommer-teaser',
    treatments: ['control', 'off', 'on'],
    rollout: untouchedRollout,
    isMade: true,
    history: [{ action: 'make', by: 'Käthe' }],
  });
  const again = await ask('flags', made);
  expect([again.status, again.body.detail]).toEqual([
    409,
    'There is a flag sommer-teaser already: choose another name.',
  ]);
  expect((await ask('flags', { ...made, flag: 'startseite-vorteile' })).status).toBe(409);
  const facts = await (await backEnd.ask('/web-api/catalogue-facts')).json();
  expect(facts.flags['sommer-teaser']).toEqual({ label: 'Sommer', treatments: ['control', 'off', 'on'] });
});

test('what a flag cannot say is refused in a sentence', async () => {
  const shares = [{ treatment: 'zitat', percent: 100 }];
  const wrong = await rollOut('startseite-vorteile', { rollout: { ...halves, shares } });
  expect([wrong.status, wrong.body.detail]).toEqual([
    422,
    'The flag startseite-vorteile cannot say zitat: write one of off, control, on.',
  ]);
  const twice = [
    { treatment: 'on', percent: 50 },
    { treatment: 'on', percent: 50 },
  ];
  const refused = await rollOut('startseite-vorteile', { rollout: { ...halves, shares: twice } });
  expect(refused.body.detail).toContain('shares out on twice');
  expect((await ask('flags/nobody-asks')).status).toBe(404);
});

test('a change that stands on an older one is refused; a kill stands on none', async () => {
  const { revision } = await open('startseite-vorteile');
  expect((await rollOut('startseite-vorteile', {})).status).toBe(200);
  expect((await rollOut('startseite-vorteile', { revision, by: 'Emil' })).status).toBe(409);
  const killed = await ask('flags/startseite-vorteile/switch', { by: 'Emil', isKilled: true });
  expect(killed.body).toMatchObject({ rollout: { ...halves, isKilled: true } });
  const { history } = await open('startseite-vorteile');
  expect(history.map(({ action, by }) => [action, by])).toEqual([
    ['kill', 'Emil'],
    ['set', 'Käthe'],
  ]);
});

test('counting begins anew with other shares, and goes on where only the plan or the exposure changes', async () => {
  const sinceOf = async (flag: string) => (await open(flag)).figures.since;
  await rollOut('newsletter-gutschein', {});
  const first = await sinceOf('newsletter-gutschein');
  expect(first).toBe(now.toISOString());
  now = new Date(now.getTime() + 60_000);
  await rollOut('newsletter-gutschein', { plannedVisitors: 500 });
  await rollOut('newsletter-gutschein', { rollout: { ...halves, exposedPercent: 20 } });
  expect(await sinceOf('newsletter-gutschein')).toBe(first);
  const shares = [
    { treatment: 'off', percent: 90 },
    { treatment: 'on', percent: 10 },
  ];
  await rollOut('newsletter-gutschein', { rollout: { ...halves, shares } });
  expect(await sinceOf('newsletter-gutschein')).toBe(now.toISOString());
});

test('a schedule begins and ends by itself, and clients hear of it as of any change', async () => {
  const inAnHour = new Date(now.getTime() + 3_600_000);
  const inTwo = new Date(now.getTime() + 7_200_000);
  const schedule = { from: inAnHour.toISOString(), until: inTwo.toISOString() };
  await rollOut('hochzeit-einstieg', {
    rollout: { ...untouchedRollout, shares: [{ treatment: 'zitat', percent: 100 }], schedule },
  });
  const waiting = await heard('hochzeit-einstieg');
  expect(waiting?.conditions).toMatchObject([{ label: 'not scheduled', partitions: [{ treatment: 'off' }] }]);
  now = inAnHour;
  await expect
    .poll(() => heard('hochzeit-einstieg'), { timeout: 10_000 })
    .toMatchObject({ conditions: [{ label: 'default rule', partitions: [{ treatment: 'zitat' }] }] });
  const running = await heard('hochzeit-einstieg');
  expect(running?.changeNumber).toBeGreaterThan(waiting?.changeNumber ?? 0);
  expect(await open('hochzeit-einstieg')).toMatchObject({ phase: 'running' });
  now = inTwo;
  await expect.poll(async () => (await open('hochzeit-einstieg')).phase, { timeout: 10_000 }).toBe('ended');
});

test('a schedule that ends before it begins is refused', async () => {
  const schedule = { from: '2026-12-02T08:00:00Z', until: '2026-12-01T08:00:00Z' };
  const refused = await rollOut('hochzeit-einstieg', { rollout: { ...untouchedRollout, schedule } });
  expect(JSON.stringify(refused.body)).toContain('must end after it begins');
});

test('a segment has as many visitors as were put in and not taken out', async () => {
  const change = (add: string[], remove: string[] = []) =>
    ask('segments', { by: 'Käthe', segment: 'team', add, remove });
  expect((await change(['a', 'b', 'c'])).body).toEqual({ segment: 'team', keys: 3 });
  expect((await change([], ['b'])).body).toEqual({ segment: 'team', keys: 2 });
  expect((await ask('list')).body.segments).toEqual([{ segment: 'team', keys: 2 }]);
});
