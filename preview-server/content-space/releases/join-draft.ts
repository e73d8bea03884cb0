import type { ReleaseStoryRow } from '@blattwerk/database/tables/releases.ts';
import type { StoryRow } from '@blattwerk/database/tables/stories.ts';
import { joinContents } from '../story-shape/merging/join-contents.ts';
import type { MergeConflict } from '../story-shape/merging/merge-content.ts';
import type { PlainObject } from '../story-shape/plain-object.ts';

type Draft = Pick<ReleaseStoryRow, 'content' | 'baseContent' | 'baseVersion' | 'isOnlyDraft'>;
type Story = Pick<StoryRow, 'content' | 'publishedContent' | 'publishedVersion'>;

/** What becomes of a page when its release goes live: the content shoppers see and the draft beside it. */
type Outcome = {
  /** Undefined where only the draft changes. */
  live: PlainObject | undefined;
  draft: PlainObject;
  /** Fields that the release and the page have changed differently: until they are settled nothing goes live. */
  conflicts: MergeConflict[];
};

/**
 * Joins what a release changes with what became of the page since. Before shoppers comes what the release showed, with what
 * was published meanwhile; what is merely drafted beside it stays a draft, with the release's changes in it.
 */
export function joinDraft(draft: Draft, story: Story): Outcome {
  const { baseContent: base, content } = draft;
  const beside = joinContents(base, content, story.content);
  if (draft.isOnlyDraft) return { live: undefined, draft: beside.content, conflicts: beside.conflicts };
  const isPublishedSince =
    (story.publishedVersion ?? 0) > draft.baseVersion && story.publishedContent !== null;
  const shown = isPublishedSince && story.publishedContent ? story.publishedContent : base;
  const live = joinContents(base, content, shown);
  return {
    live: live.content,
    draft: beside.content,
    conflicts: beside.conflicts.length > 0 ? beside.conflicts : live.conflicts,
  };
}
