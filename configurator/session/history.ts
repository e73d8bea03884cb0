import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import type { Conflicts } from './conflict.ts';
import { joinWork, type Work } from './work.ts';

/** What undo leads back to, what stands, and what redo leads to. */
export type History = {
  past: readonly DraftContent[];
  present: DraftContent;
  future: readonly DraftContent[];
  /** What the last change was made to, such as one text: more of it is the same step. */
  lastOn: string | null;
  /** What others have made of the same places at once. */
  conflicts: Conflicts;
  /** How often the work of others was joined with it. */
  joins: number;
};

/** Work of others, and what it began as. `isNear`: in another tab of this browser, which lays out its own words. */
export type Joined = { base: Work; theirs: Work; isNear: boolean };

/** What was changed last, where others have changed it in another tab. */
export const nearby = 'nearby';

/** Steps that can be undone. */
const keptSteps = 200;

export function newHistory(present: DraftContent, conflicts: Conflicts = {}): History {
  return { past: [], present, future: [], lastOn: null, conflicts, joins: 0 };
}

/** @param on what is changed; letters typed into one text in a row are one step. Null: a step of its own */
export function record(history: History, content: DraftContent, on: string | null): History {
  if (content === history.present) return history;
  const isSameStep = on !== null && on === history.lastOn && history.past.length > 0;
  const past = isSameStep ? history.past : [...history.past, history.present].slice(-keptSteps);
  return { ...history, past, present: content, future: [], lastOn: on };
}

export function undo(history: History): History {
  const present = history.past.at(-1);
  if (!present) return history;
  return {
    ...history,
    past: history.past.slice(0, -1),
    present,
    future: [history.present, ...history.future],
    lastOn: null,
  };
}

export function redo(history: History): History {
  const [present, ...future] = history.future;
  if (!present) return history;
  return { ...history, past: [...history.past, history.present], present, future, lastOn: null };
}

/** The work of others joined with what stands: what it changes is a step, too, so that undo leads back. */
export function join(history: History, { base, theirs, isNear }: Joined): History {
  const { content, conflicts } = joinWork(base, workIn(history), theirs);
  return {
    ...record(history, content, isNear ? nearby : null),
    conflicts,
    joins: history.joins + 1,
  };
}

export function workIn({ present, conflicts }: History): Work {
  return { content: present, conflicts };
}
