import { z } from 'zod';
import { audienceSchema, everybody } from './audience.ts';
import { flagTable } from './flags.ts';
import { always, scheduleSchema } from './schedule.ts';

/** Segments and sets of flags are called so by the flag service's own clients. */
export const flagSegmentSchema = z
  .string()
  .regex(/^[A-Za-z0-9][\w.-]{0,99}$/, 'must be letters, digits, dots, dashes and underscores');

const flagSetSchema = z
  .string()
  .regex(/^[a-z0-9][_a-z0-9]{0,49}$/, 'must be lowercase letters, digits and underscores, at most 50');
const percent = z.int().min(0).max(100);
const treatment = z.string().min(1).max(100);
const versionSchema = z
  .string()
  .regex(/^\d+\.\d+\.\d+$/, 'must be a version of three numbers, such as 2.0.1');
export const visitorKeySchema = z.string().min(1).max(250);

/** Who is shown a treatment before anybody is drawn by lot; the first rule that fits counts. */
const flagRuleSchema = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('keys'), keys: z.array(visitorKeySchema).min(1).max(1000), treatment }),
  z.strictObject({ by: z.literal('segment'), segment: flagSegmentSchema, treatment }),
  /** Programs that say their version, such as the desktop application. */
  z.strictObject({
    by: z.literal('version'),
    attribute: z.string().min(1).max(100),
    atLeast: versionSchema,
    treatment,
  }),
]);

/** How the shop's own flag service decides a flag. */
export const flagRolloutSchema = z.strictObject({
  /** All visitors are shown the default at once; shares and rules count for nothing. */
  isKilled: z.boolean(),
  /** For those who do not take part. */
  defaultTreatment: treatment,
  /** How many of all visitors take part in the lot. */
  exposedPercent: percent,
  rules: z.array(flagRuleSchema).max(50),
  /** Of those who take part; together a hundred. */
  shares: z
    .array(z.strictObject({ treatment, percent }))
    .min(1)
    .max(20)
    .refine((shares) => shares.reduce((sum, share) => sum + share.percent, 0) === 100, {
      error: 'must add up to 100 percent',
    }),
  sets: z.array(flagSetSchema).max(50),
  /** For whom there is a lot; the others are shown the default. */
  audience: audienceSchema.default(everybody),
  schedule: scheduleSchema.default(always),
});
export type FlagRollout = z.infer<typeof flagRolloutSchema>;

/** A flag before its first rollout: all visitors are shown what there was before. */
export const untouchedRollout: FlagRollout = {
  isKilled: false,
  defaultTreatment: 'off',
  exposedPercent: 100,
  rules: [],
  shares: [{ treatment: 'off', percent: 100 }],
  sets: [],
  audience: everybody,
  schedule: always,
};

/** What a flag may say besides `off`, which stands for everybody without a test. */
export type KnownFlag = { label: string; treatments: readonly string[] };

/** One sentence saying what a rollout asks of a flag that the flag cannot say, or undefined. */
export function rolloutProblem(
  flag: string,
  rollout: FlagRollout,
  flags: Readonly<Record<string, KnownFlag>> = flagTable,
): string | undefined {
  const known = Object.hasOwn(flags, flag) ? flags[flag] : undefined;
  if (!known) return `There is no flag ${flag}: write one of ${Object.keys(flags).join(', ')}.`;
  const { defaultTreatment, rules, shares } = rollout;
  const asked = [
    defaultTreatment,
    ...rules.map((rule) => rule.treatment),
    ...shares.map((share) => share.treatment),
  ];
  // What stands for everybody without a test is said without being in any flag's list.
  const wrong = asked.find((one) => one !== 'off' && !known.treatments.includes(one));
  if (wrong !== undefined)
    return `The flag ${flag} cannot say ${wrong}: write one of ${[...new Set(['off', ...known.treatments])].join(', ')}.`;
  const named = shares.map((share) => share.treatment);
  const twice = named.find((one, at) => named.indexOf(one) !== at);
  return twice === undefined
    ? undefined
    : `The flag ${flag} shares out ${twice} twice: write one share for it.`;
}
