import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';

/** What undo leads back to, what stands, and what redo leads to. */
export type History = {
  past: readonly DraftContent[];
  present: DraftContent;
  future: readonly DraftContent[];
  /** What the last change was made to, such as one text: more of it is the same step. */
  lastOn: string | null;
};

/** Steps that can be undone. */
const keptSteps = 200;

export function newHistory(present: DraftContent): History {
  return { past: [], present, future: [], lastOn: null };
}

/** @param on what is changed; letters typed into one text in a row are one step. Null: a step of its own */
export function record(history: History, content: DraftContent, on: string | null): History {
  if (content === history.present) return history;
  const isSameStep = on !== null && on === history.lastOn && history.past.length > 0;
  const past = isSameStep ? history.past : [...history.past, history.present].slice(-keptSteps);
  return { past, present: content, future: [], lastOn: on };
}

export function undo(history: History): History {
  const present = history.past.at(-1);
  if (!present) return history;
  return {
    past: history.past.slice(0, -1),
    present,
    future: [history.present, ...history.future],
    lastOn: null,
  };
}

export function redo(history: History): History {
  const [present, ...future] = history.future;
  if (!present) return history;
  return { past: [...history.past, history.present], present, future, lastOn: null };
}
