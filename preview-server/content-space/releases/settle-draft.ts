import type { ContentSpace } from '../content-space.ts';
import { joinContents } from '../story-shape/merging/join-contents.ts';
import type { MergeConflict } from '../story-shape/merging/merge-content.ts';
import { changeDraft, type DraftChange, type DraftWritten } from './release-drafts.ts';

/** Whose value a contradicting field keeps: the release's, or that of the page's ordinary draft. */
export type Settled = { uid: string; field: string; keeps: 'release' | 'page' };

/**
 * Takes what became of the page's ordinary draft into a release's draft, which begins from there anew. Without a contradiction
 * it is joined alone; with some, all of them must be settled.
 */
export async function settleDraft(
  place: Pick<ContentSpace, 'database' | 'config'>,
  change: DraftChange,
  settled: readonly Settled[],
): Promise<DraftWritten | { ok: false; conflicts: MergeConflict[] }> {
  let open: MergeConflict[] = [];
  const choiceOf = ({ uid, field }: Pick<MergeConflict, 'uid' | 'field'>) =>
    settled.find((each) => each.uid === uid && each.field === field)?.keeps;
  const written = await changeDraft(place, change, (draft, story) => {
    if (!draft) return undefined;
    const joined = joinContents(
      draft.baseContent,
      draft.content,
      story.content,
      (conflict) => choiceOf(conflict) === 'page',
    );
    open = joined.conflicts.filter((conflict) => choiceOf(conflict) === undefined);
    if (open.length > 0) return undefined;
    return { content: joined.content, baseContent: story.content, baseVersion: story.version };
  });
  return written.ok && open.length > 0 ? { ok: false, conflicts: open } : written;
}
