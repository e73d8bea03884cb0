import { flagRolloutSchema, untouchedRollout } from '@blattwerk/schemas/shop/flags/flag-rollout.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftFault, percentOf, readKeys, rolledOut, withPercent } from './rollout-draft.ts';

const plan = { plannedVisitors: null };

test('shares are the same in whatever order they were typed', () => {
  const typed = fc.uniqueArray(
    fc.tuple(fc.constantFrom('on', 'off', 'third'), fc.integer({ min: 0, max: 100 })),
    {
      selector: ([treatment]) => treatment,
    },
  );
  fc.assert(
    fc.property(typed, (steps) => {
      const apply = (all: typeof steps) =>
        all.reduce(
          (rollout, [treatment, percent]) => withPercent(rollout, treatment, percent),
          untouchedRollout,
        );
      expect(apply(steps)).toEqual(apply(steps.toReversed()));
      for (const [treatment, percent] of steps) expect(percentOf(apply(steps), treatment)).toBe(percent);
    }),
  );
});

test('what is found to be fine is taken, and what is not is refused', () => {
  const half = withPercent(withPercent(untouchedRollout, 'off', 50), 'on', 50);
  const drafts = [
    half,
    withPercent(half, 'on', 40),
    { ...half, exposedPercent: 101 },
    { ...half, schedule: { from: '2026-12-02T08:00:00.000Z', until: '2026-12-01T08:00:00.000Z' } },
    { ...half, rules: [{ by: 'keys' as const, keys: [], treatment: 'on' }] },
    { ...half, rules: [{ by: 'segment' as const, segment: 'das Team', treatment: 'on' }] },
  ];
  expect(drafts.map((rollout) => draftFault({ ...plan, rollout }))).toEqual([
    undefined,
    'percents',
    'exposed',
    'schedule',
    'keys',
    'segment',
  ]);
  for (const rollout of drafts)
    expect(flagRolloutSchema.safeParse(rollout).success).toBe(draftFault({ ...plan, rollout }) === undefined);
});

test('keys stand one a line, or however they were copied', () => {
  expect(readKeys(' a\nb, c;a\n\n')).toEqual(['a', 'b', 'c']);
});

test('nobody is drawn for control, which is no treatment', () => {
  expect(rolledOut({ treatments: ['control', 'on', 'off'] })).toEqual(['off', 'on']);
});
