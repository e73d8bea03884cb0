import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import type { ReactNode } from 'react';
import type { Draft } from '../session/use-draft.ts';

/** What a fix makes of a draft, to be looked at where a slot stands. */
export type Shown = { slot: string; change(content: DraftContent): DraftContent };

/** What helps against a finding. */
export type Fix = {
  label: string;
  apply(): void;
  /** Absent: it leads somewhere and changes nothing. */
  shown?: Shown;
};

/** Draws a draft before and after a fix. */
export type ShowFix = (shown: Shown) => ReactNode;

/** A fix that changes the draft: a step of its own to undo. */
export function draftFix(
  label: string,
  slot: string,
  change: Shown['change'],
  draft: Pick<Draft, 'change'>,
): Fix {
  return { label, apply: () => draft.change(change, null), shown: { slot, change } };
}
