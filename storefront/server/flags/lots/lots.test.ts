import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SplitFactory } from '@splitsoftware/splitio';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createDraws } from './draw-lots.ts';
import { lotOf, readFlags } from './lot.ts';

const traits = { country: 'CH', channel: 'blattwerk', language: 'fr', customerType: 'private' } as const;

const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});

const treatment = fc.constantFrom('on', 'off', 'third');
const matcher = fc
  .constantFrom('ALL_KEYS', 'WHITELIST', 'IN_SEGMENT', 'EQUAL_TO_SEMVER', 'STARTS_WITH')
  .chain((matcherType) =>
    fc.record({
      matcherType: fc.constant(matcherType),
      negate: fc.constantFrom(false, false, false, true),
      keySelector: fc.record({
        trafficType: fc.constant('user'),
        attribute:
          matcherType === 'EQUAL_TO_SEMVER'
            ? fc.constant('app')
            : matcherType === 'WHITELIST'
              ? fc.constantFrom(null, 'country', 'language', 'app')
              : fc.constant(null),
      }),
      userDefinedSegmentMatcherData: fc.constant(
        matcherType === 'IN_SEGMENT' ? { segmentName: 'team' } : null,
      ),
      whitelistMatcherData: fc.constant(
        ['WHITELIST', 'STARTS_WITH'].includes(matcherType) ? { whitelist: ['a', '1', 'CH', 'de'] } : null,
      ),
      stringMatcherData: fc.constant(matcherType === 'EQUAL_TO_SEMVER' ? '1.2.3' : null),
    }),
  );
const partitions = fc
  .tuple(treatment, treatment, fc.integer({ min: 0, max: 100 }))
  .map(([one, other, size]) => [
    { treatment: one, size },
    { treatment: other, size: 100 - size },
  ]);
const condition = fc.record({
  conditionType: fc.constantFrom('ROLLOUT', 'WHITELIST'),
  label: fc.constant('label'),
  matcherGroup: fc.record({
    combiner: fc.constant('AND'),
    matchers: fc.array(matcher, { minLength: 1, maxLength: 2 }),
  }),
  partitions,
});
const seed = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const definition = fc.record({
  trafficTypeName: fc.constant('user'),
  status: fc.constantFrom('ACTIVE', 'ACTIVE', 'ACTIVE', 'ARCHIVED'),
  killed: fc.constantFrom(false, false, false, true),
  seed,
  trafficAllocation: fc.oneof(fc.constant(100), fc.integer({ min: 0, max: 100 })),
  trafficAllocationSeed: seed,
  defaultTreatment: treatment,
  changeNumber: fc.constant(5),
  algo: fc.constant(2),
  configurations: fc.constant({}),
  sets: fc.constant([]),
  conditions: fc.array(condition, { minLength: 1, maxLength: 3 }),
});

/** A flag service with these flags, and the vendor's client that has them. */
async function startClient(flags: readonly object[]) {
  const service = createServer((request, response) => {
    const url = request.url ?? '';
    const isFirst = url.includes('since=-1');
    const answer = url.startsWith('/splitChanges')
      ? { ff: { d: isFirst ? flags : [], s: -1, t: 5 }, rbs: { d: [], s: -1, t: -1 } }
      : url.startsWith('/segmentChanges')
        ? { name: 'team', added: isFirst ? ['somebody'] : [], removed: [], since: isFirst ? -1 : 1, till: 1 }
        : { pushEnabled: false, token: '' };
    request.resume().on('end', () => response.end(JSON.stringify(answer)));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  const own = `http://127.0.0.1:${port}`;
  const factory = SplitFactory({
    core: { authorizationKey: 'key', IPAddressesEnabled: false },
    urls: { sdk: own, events: own, auth: own, telemetry: own, streaming: own },
    sync: { impressionsMode: 'NONE' },
    streamingEnabled: false,
  });
  const client = factory.client();
  ends.push(async () => {
    await client.destroy();
    service.close();
  });
  await client.ready();
  return { client, factory };
}

test('whatever a flag’s conditions are, a lot says to a new key what the vendor’s client says', async () => {
  const flags = fc
    .sample(definition, { numRuns: 400, seed: 7 })
    .map((one, at) => ({ name: `f${at}`, ...one }));
  const { client, factory } = await startClient(flags);
  const lots = new Map(
    [...readFlags(factory.getRolloutPlan())].flatMap(([name, flag]) => {
      const lot = lotOf(flag, traits);
      return lot ? [[name, lot] as const] : [];
    }),
  );
  // Most flags have one: what shops do is a lot, behind lists and segments.
  expect(lots.size).toBeGreaterThan(150);
  const names = [...lots.keys()];
  for (let time = 0; time < 40; time += 1) {
    const key = randomUUID();
    const said = client.getTreatments(key, names, { ...traits });
    for (const [name, lot] of lots)
      expect([name, lot.treatments[lot.placeOf(key)]]).toEqual([name, said[name]]);
  }
});

test('a page with several flags draws all of them, and none where one of them has no lot', async () => {
  const all = { combiner: 'AND', matchers: [{ matcherType: 'ALL_KEYS', negate: false }] };
  const base = { status: 'ACTIVE', killed: false, trafficAllocation: 100, defaultTreatment: 'off' };
  const halves = [
    { treatment: 'on', size: 50 },
    { treatment: 'off', size: 50 },
  ];
  const flag = (name: string, given: number) => ({
    ...base,
    name,
    seed: given,
    conditions: [{ conditionType: 'ROLLOUT', matcherGroup: all, partitions: halves }],
  });
  const plan = { splitChanges: { ff: { d: [flag('one', 1), flag('two', 2)] } } };
  const draws = createDraws(() => plan);
  const draw = draws.of(['one', 'two'], traits);
  const said = Array.from({ length: 200 }, () => JSON.stringify(draw?.(randomUUID())));
  expect(new Set(said).size).toBe(4);
  expect(draws.of(['one', 'three'], traits)).toBeUndefined();
});

test('what the client knows in another form is left to it', () => {
  for (const plan of [undefined, {}, { splitChanges: { ff: { d: [{ name: 'one' }] } } }])
    expect(readFlags(plan).size).toBe(0);
});
