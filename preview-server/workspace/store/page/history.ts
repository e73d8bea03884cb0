import type { Patch } from 'immer';

const mergeWithinMs = 1000;
const maxSteps = 500;

/** One thing an editor did, undone and redone as a whole. */
export type Step = {
  id: number;
  patches: Patch[];
  inverse: Patch[];
  /** Block that was open before the step, shown again after undoing it. */
  selectedBefore: string | undefined;
  selectedAfter: string | undefined;
  /** Steps with the same key that follow each other quickly are one step: typing in one field. */
  mergeKey: string | undefined;
  at: number;
};

export type History = {
  past: readonly Step[];
  future: readonly Step[];
  /** Id of the state before the first step that is still known. */
  baseId: number;
};

export const emptyHistory: History = { past: [], future: [], baseId: 0 };

/** Names the state of the content; two equal ids mean equal content. */
export function stateId({ past, baseId }: History): number {
  return past.at(-1)?.id ?? baseId;
}

export function record(history: History, step: Step): History {
  const last = history.past.at(-1);
  const isContinued =
    last?.mergeKey !== undefined &&
    last.mergeKey === step.mergeKey &&
    history.future.length === 0 &&
    step.at - last.at < mergeWithinMs;
  const past = isContinued ? [...history.past.slice(0, -1), merge(last, step)] : [...history.past, step];
  const dropped = past.length > maxSteps ? past[past.length - maxSteps - 1] : undefined;
  return { past: past.slice(-maxSteps), future: [], baseId: dropped?.id ?? history.baseId };
}

/** Ends the merging of steps, so that the state just saved stays one that undo returns to. */
export function seal(history: History): History {
  const last = history.past.at(-1);
  if (last?.mergeKey === undefined) return history;
  return { ...history, past: [...history.past.slice(0, -1), { ...last, mergeKey: undefined }] };
}

function merge(last: Step, next: Step): Step {
  const sameValue = touchSameValue(last, next);
  return {
    ...next,
    patches: sameValue ? next.patches : [...last.patches, ...next.patches],
    inverse: sameValue ? last.inverse : [...next.inverse, ...last.inverse],
    selectedBefore: last.selectedBefore,
  };
}

/** Both steps only replace one and the same value: the first's undo and the second's redo are enough. */
function touchSameValue(last: Step, next: Step): boolean {
  const [first, ...more] = last.patches;
  const [second, ...evenMore] = next.patches;
  return (
    first !== undefined &&
    second !== undefined &&
    more.length === 0 &&
    evenMore.length === 0 &&
    second.op === 'replace' &&
    first.op === 'replace' &&
    first.path.join('\n') === second.path.join('\n')
  );
}
