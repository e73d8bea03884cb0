import type { ContentSpace } from '../content-space.ts';
import { findStory } from '../stories/find-stories.ts';
import { type StoryChange, updateStory } from '../stories/update-story.ts';
import { refused, type Written } from '../stories/written.ts';
import { isBlock } from '../story-shape/block.ts';
import { withChosenBlocks } from '../story-shape/merging/chosen-blocks.ts';
import { joinContents } from '../story-shape/merging/join-contents.ts';
import type { MergeConflict } from '../story-shape/merging/merge-content.ts';
import { readReleaseDraft } from './release-drafts.ts';

export type TakeOver = {
  releaseId: number;
  storyId: number;
  /** `_uid` of the blocks whose changes are taken, as `difference` names them; undefined takes all of the page's. */
  blocks: readonly string[] | undefined;
  author: string;
  /** Version of the ordinary draft that was seen. */
  expectedVersion: number | undefined;
};

/** `conflicts`: the page has changed the same fields since; they are settled in the release first. */
export type TakenOver = Written | { ok: false; conflicts: MergeConflict[] };

/** Brings changes of a release, all of a page's or those of single blocks, into its ordinary draft. Nothing goes live. */
export async function takeOver(
  space: Pick<ContentSpace, 'database' | 'config' | 'webhooks'>,
  { releaseId, storyId, blocks, author, expectedVersion }: TakeOver,
): Promise<TakenOver> {
  const found = await findStory(space.database, space.config.space.id, storyId);
  const draft = await readReleaseDraft(space.database, releaseId, storyId);
  if (!found || !draft) return refused({ reason: 'not_found' });
  const { baseContent: base, content } = draft;
  const isPart = blocks !== undefined && isBlock(base) && isBlock(content);
  const chosen = isPart ? withChosenBlocks(base, content, new Set(blocks)) : content;
  const joined = joinContents(base, chosen, found.content);
  if (joined.conflicts.length > 0) return { ok: false, conflicts: joined.conflicts };
  const change: StoryChange = {
    id: storyId,
    author,
    // What was joined is what is stored: a save in between refuses this one.
    expectedVersion: expectedVersion ?? found.row.version,
    mayChangeLive: false,
  };
  return updateStory(space, change, { content: joined.content });
}
