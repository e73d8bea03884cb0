import type { DraftContent } from '@blattwerk/schemas/configurator/draft.ts';
import { type Conflicts, openConflicts } from './conflict.ts';
import { findConflicts } from './find-conflicts.ts';
import { isSame } from './is-same.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { mergeFields } from './merge-fields.ts';

/** What a page makes of a draft: its content, and what others have made of the same places at once. */
export type Work = { content: DraftContent; conflicts: Conflicts };

/** What the shop keeps of a draft, as work: conflicts stay with those who have to decide. */
export function workOf(content: DraftContent): Work {
  return { content, conflicts: {} };
}

/**
 * Two works that began as the same one: every change of either is in the content, or among the conflicts.
 * @returns `mine` itself where nothing comes of the other
 */
export function joinWork(base: Work, mine: Work, theirs: Work): Work {
  const content = mergeDrafts(base.content, mine.content, theirs.content);
  const conflicts = openConflicts(content, {
    ...mergeFields(base.conflicts, mine.conflicts, theirs.conflicts),
    ...findConflicts(base.content, mine.content, theirs.content),
  });
  if (content === mine.content && isSame(conflicts, mine.conflicts)) return mine;
  return { content, conflicts };
}

export function isSameWork(one: Work, other: Work): boolean {
  return isSame(one.content, other.content) && isSame(one.conflicts, other.conflicts);
}
