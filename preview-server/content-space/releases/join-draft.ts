import type { ReleaseStoryRow } from '@blattwerk/database/tables/releases.ts';
import type { StoryRow } from '@blattwerk/database/tables/stories.ts';
import { sameValue } from '@blattwerk/schemas/rules/model/same-value.ts';
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

/** What a release does to a content as a whole, wherever it finds it. */
type Rewrite = (content: PlainObject) => PlainObject;

/**
 * Joins what a release changes with what became of the page since. Before shoppers comes what the release showed, with what
 * was published meanwhile; what is merely drafted beside it stays a draft, with the release's changes in it.
 * @param rewrite of a release that replaces something: it holds for what came since, too
 */
export function joinDraft(draft: Draft, story: Story, rewrite?: Rewrite): Outcome {
  const { baseContent: base, content } = draft;
  // As long as it was not worked on by hand, what it does can be done to the page as it is now.
  const join = (theirs: PlainObject) =>
    rewrite && sameValue(content, rewrite(base))
      ? { content: rewrite(theirs), conflicts: [] }
      : joinContents(base, content, theirs);
  const beside = join(story.content);
  if (draft.isOnlyDraft) return { live: undefined, draft: beside.content, conflicts: beside.conflicts };
  const isPublishedSince =
    (story.publishedVersion ?? 0) > draft.baseVersion && story.publishedContent !== null;
  const shown = isPublishedSince && story.publishedContent ? story.publishedContent : base;
  const live = join(shown);
  return {
    live: live.content,
    draft: beside.content,
    conflicts: beside.conflicts.length > 0 ? beside.conflicts : live.conflicts,
  };
}
