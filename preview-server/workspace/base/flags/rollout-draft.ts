import type { FlagRollout } from '@blattwerk/schemas/shop/flags/flag-rollout.ts';
import type { DeskFlag } from '@blattwerk/schemas/web-api/shop/flag-desk-endpoints.ts';

/** What an editor changes before it is kept. */
export type RolloutDraft = { rollout: FlagRollout; plannedVisitors: number | null };

export function draftOf({ rollout, plannedVisitors }: DeskFlag): RolloutDraft {
  return { rollout, plannedVisitors };
}

export function isSameDraft(one: RolloutDraft, other: RolloutDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What a flag may be rolled out to: clients understand `control` as having nothing to say. */
export function rolledOut({ treatments }: Pick<DeskFlag, 'treatments'>): string[] {
  return treatments.filter((treatment) => treatment !== 'control').toSorted(offFirst);
}

/** What there was before comes first. */
function offFirst(one: string, other: string): number {
  return Number(other === 'off') - Number(one === 'off');
}

export function percentOf({ shares }: FlagRollout, treatment: string): number {
  return shares.find((share) => share.treatment === treatment)?.percent ?? 0;
}

export function percentsTogether({ shares }: FlagRollout): number {
  return shares.reduce((sum, { percent }) => sum + percent, 0);
}

/** A treatment gets another share; those of the others stay. */
export function withPercent(rollout: FlagRollout, treatment: string, percent: number): FlagRollout {
  const others = rollout.shares.filter((share) => share.treatment !== treatment);
  const shares = percent === 0 ? others : [...others, { treatment, percent }];
  // Which visitors are drawn follows from the order of the treatments: it must not depend on what was typed first.
  return { ...rollout, shares: shares.toSorted((one, other) => (one.treatment < other.treatment ? -1 : 1)) };
}

/** What is wrong with a draft; the server would refuse it. */
export type DraftFault = 'percents' | 'exposed' | 'schedule' | 'keys' | 'segment';

export function draftFault({ rollout }: RolloutDraft): DraftFault | undefined {
  const { exposedPercent, rules, schedule } = rollout;
  if (percentsTogether(rollout) !== 100) return 'percents';
  if (!(Number.isInteger(exposedPercent) && exposedPercent >= 0 && exposedPercent <= 100)) return 'exposed';
  if (schedule.from !== null && schedule.until !== null && schedule.from >= schedule.until) return 'schedule';
  if (rules.some((rule) => rule.by === 'keys' && !areKeys(rule.keys))) return 'keys';
  return rules.some((rule) => rule.by === 'segment' && !isSegmentName(rule.segment)) ? 'segment' : undefined;
}

function areKeys(keys: readonly string[]): boolean {
  return keys.length > 0 && keys.length <= 1000 && keys.every((key) => key.length <= 250);
}

export function isSegmentName(name: string): boolean {
  return /^[A-Za-z0-9][\w.-]{0,99}$/.test(name);
}

/** One key a line. */
export function readKeys(text: string): string[] {
  return [
    ...new Set(
      text
        .split(/[\s,;]+/)
        .map((key) => key.trim())
        .filter((key) => key !== ''),
    ),
  ];
}
