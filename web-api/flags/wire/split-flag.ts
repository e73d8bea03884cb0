import { createHash } from 'node:crypto';
import { askedTraits } from '@blattwerk/schemas/shop/flags/audience.ts';
import type { FlagRollout } from '@blattwerk/schemas/shop/flags/flag-rollout.ts';
import type { StoredFlag } from '../flag-store.ts';

/** All flags are about visitors. */
const trafficType = 'user';

type Matcher = {
  keySelector: { trafficType: string; attribute: string | null };
  matcherType: string;
  negate: false;
  userDefinedSegmentMatcherData: { segmentName: string } | null;
  whitelistMatcherData: { whitelist: readonly string[] } | null;
  stringMatcherData: string | null;
};
type Partition = { treatment: string; size: number };
type Condition = {
  conditionType: 'WHITELIST' | 'ROLLOUT';
  label: string;
  matcherGroup: { combiner: 'AND'; matchers: Matcher[] };
  partitions: Partition[];
};

/** A flag as clients of the vendor's protocol read it. */
export type SplitFlag = {
  name: string;
  trafficTypeName: string;
  status: 'ACTIVE' | 'ARCHIVED';
  killed: boolean;
  seed: number;
  trafficAllocation: number;
  trafficAllocationSeed: number;
  defaultTreatment: string;
  changeNumber: number;
  algo: 2;
  configurations: Record<string, never>;
  sets: readonly string[];
  conditions: Condition[];
};

/** Writes a rollout in the vendor's protocol; a flag that the shop no longer has is archived. */
export function splitFlag({
  name,
  rollout,
  changeNumber,
  known,
  phase,
}: Pick<StoredFlag, 'name' | 'rollout' | 'changeNumber' | 'known' | 'phase'>): SplitFlag {
  return {
    name,
    trafficTypeName: trafficType,
    status: known ? 'ACTIVE' : 'ARCHIVED',
    killed: rollout.isKilled,
    // Of the name alone: a visitor who was drawn once is drawn again after every change.
    seed: seedOf(name),
    trafficAllocation: rollout.exposedPercent,
    trafficAllocationSeed: seedOf(`${name} exposure`),
    defaultTreatment: rollout.defaultTreatment,
    changeNumber,
    algo: 2,
    configurations: {},
    sets: rollout.sets,
    conditions: [...rollout.rules.map(conditionOf), phase === 'running' ? lot(rollout) : pause(rollout)],
  };
}

function conditionOf(rule: FlagRollout['rules'][number]): Condition {
  const partitions = [{ treatment: rule.treatment, size: 100 }];
  switch (rule.by) {
    case 'keys':
      return {
        conditionType: 'WHITELIST',
        label: 'whitelisted',
        matcherGroup: allOf({
          matcherType: 'WHITELIST',
          whitelistMatcherData: { whitelist: rule.keys },
        }),
        partitions,
      };
    case 'segment':
      return {
        // Beside the lot: how many are exposed to it does not bind a segment.
        conditionType: 'WHITELIST',
        label: `in segment ${rule.segment}`,
        matcherGroup: allOf({
          matcherType: 'IN_SEGMENT',
          userDefinedSegmentMatcherData: { segmentName: rule.segment },
        }),
        partitions,
      };
    case 'version':
      return {
        conditionType: 'WHITELIST',
        label: `${rule.attribute} is at least ${rule.atLeast}`,
        matcherGroup: allOf(
          { matcherType: 'GREATER_THAN_OR_EQUAL_TO_SEMVER', stringMatcherData: rule.atLeast },
          rule.attribute,
        ),
        partitions,
      };
  }
}

/** What visitors are counted by who were drawn, and were not named. */
export const lotLabel = 'default rule';

/** Among those whom it is for; to the others a client says the default. */
function lot({ shares, audience }: FlagRollout): Condition {
  const asked = askedTraits(audience).map(({ trait, values }) =>
    matcher({ matcherType: 'WHITELIST', whitelistMatcherData: { whitelist: values } }, trait),
  );
  return {
    conditionType: 'ROLLOUT',
    label: lotLabel,
    matcherGroup: {
      combiner: 'AND',
      matchers: asked.length > 0 ? asked : [matcher({ matcherType: 'ALL_KEYS' })],
    },
    partitions: shares.map(({ treatment, percent }) => ({ treatment, size: percent })),
  };
}

/** Before a schedule begins and after it has ended. */
function pause({ defaultTreatment }: FlagRollout): Condition {
  return {
    conditionType: 'ROLLOUT',
    label: 'not scheduled',
    matcherGroup: allOf({ matcherType: 'ALL_KEYS' }),
    partitions: [{ treatment: defaultTreatment, size: 100 }],
  };
}

function allOf(
  asked: Pick<Matcher, 'matcherType'> & Partial<Matcher>,
  attribute: string | null = null,
): Condition['matcherGroup'] {
  return { combiner: 'AND', matchers: [matcher(asked, attribute)] };
}

function matcher(
  asked: Pick<Matcher, 'matcherType'> & Partial<Matcher>,
  attribute: string | null = null,
): Matcher {
  const none = { userDefinedSegmentMatcherData: null, whitelistMatcherData: null, stringMatcherData: null };
  return { ...none, keySelector: { trafficType, attribute }, negate: false, ...asked };
}

function seedOf(name: string): number {
  return createHash('sha256').update(name).digest().readInt32BE(0);
}
