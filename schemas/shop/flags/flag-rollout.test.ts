import { expect, test } from 'vitest';
import { flagRolloutSchema, rolloutProblem, untouchedRollout } from './flag-rollout.ts';
import { flagNames } from './flags.ts';

test('a flag that nobody has touched is rolled out to nobody', () => {
  expect(flagRolloutSchema.parse(untouchedRollout)).toEqual(untouchedRollout);
  for (const flag of flagNames) expect(rolloutProblem(flag, untouchedRollout)).toBeUndefined();
});

test.each([
  [{ shares: [{ treatment: 'on', percent: 60 }] }, 'add up to 100'],
  [{ exposedPercent: 101 }, ''],
  [{ sets: ['Home'] }, 'lowercase'],
  [{ sets: ['a'.repeat(51)] }, 'at most 50'],
  [{ rules: [{ by: 'version', attribute: 'app', atLeast: '2.1', treatment: 'on' }] }, 'three numbers'],
  [{ rules: [{ by: 'keys', keys: [''], treatment: 'on' }] }, ''],
  [{ rules: [{ by: 'keys', keys: ['k'.repeat(251)], treatment: 'on' }] }, ''],
])('%j is no rollout', (change, message) => {
  const read = flagRolloutSchema.safeParse({ ...untouchedRollout, ...change });
  expect(read.error?.message).toContain(message);
});

test('a rollout says only what its flag knows', () => {
  const rollout = { ...untouchedRollout, shares: [{ treatment: 'bildteaser', percent: 100 }] };
  expect(rolloutProblem('hochzeit-einstieg', rollout)).toBeUndefined();
  expect(rolloutProblem('startseite-vorteile', rollout)).toBe(
    'The flag startseite-vorteile cannot say bildteaser: write one of off, control, on.',
  );
  expect(rolloutProblem('nobody-asks', rollout)).toContain('There is no flag nobody-asks');
});
