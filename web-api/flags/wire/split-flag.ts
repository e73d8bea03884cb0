import { createHash } from 'node:crypto';
import type { FlagRollout } from '@blattwerk/schemas/shop/flags/flag-rollout.ts';
import { flagTable } from '@blattwerk/schemas/shop/flags/flags.ts';

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
export function splitFlag(name: string, rollout: FlagRollout, changeNumber: number): SplitFlag {
  return {
    name,
    trafficTypeName: trafficType,
    status: Object.hasOwn(flagTable, name) ? 'ACTIVE' : 'ARCHIVED',
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
    conditions: [...rollout.rules.map(conditionOf), lot(rollout)],
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

function lot({ shares }: FlagRollout): Condition {
  return {
    conditionType: 'ROLLOUT',
    label: 'default rule',
    matcherGroup: allOf({ matcherType: 'ALL_KEYS' }),
    partitions: shares.map(({ treatment, percent }) => ({ treatment, size: percent })),
  };
}

function allOf(
  matcher: Pick<Matcher, 'matcherType'> & Partial<Matcher>,
  attribute: string | null = null,
): Condition['matcherGroup'] {
  const none = { userDefinedSegmentMatcherData: null, whitelistMatcherData: null, stringMatcherData: null };
  return {
    combiner: 'AND',
    matchers: [{ ...none, keySelector: { trafficType, attribute }, negate: false, ...matcher }],
  };
}

function seedOf(name: string): number {
  return createHash('sha256').update(name).digest().readInt32BE(0);
}
