import type { Block } from '../../base/content/block.ts';

const mergeWithinMs = 1000;
const maxSteps = 500;

/** Blocks an editor has chosen: the one whose form is open, and others along with it. */
export type Choice = { selected: string | undefined; others: readonly string[] };

/** The page at one side of a step. Content is never changed in place, so that states share what they have in common. */
export type PageState = Choice & { content: Block };

/** One thing an editor did, undone and redone as a whole. */
export type Step = {
  id: number;
  before: PageState;
  after: PageState;
  /** Whether blocks came, went or moved. */
  isStructural: boolean;
  /** Steps with the same key that follow each other quickly are one step: typing in one field. */
  mergeKey: string | undefined;
  at: number;
  /** Another editor's save that was taken over: undo goes past it. */
  isForeign?: true;
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

/** Whether there is something of this editor's own to undo. */
export const canUndo = ({ past }: History): boolean => past.some(({ isForeign }) => !isForeign);

/** Ends the merging of steps, so that the state just saved stays one that undo returns to. */
export function seal(history: History): History {
  const last = history.past.at(-1);
  if (last?.mergeKey === undefined) return history;
  return { ...history, past: [...history.past.slice(0, -1), { ...last, mergeKey: undefined }] };
}

function merge(last: Step, next: Step): Step {
  return { ...next, before: last.before, isStructural: last.isStructural || next.isStructural };
}
