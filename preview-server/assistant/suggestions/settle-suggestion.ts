import type { ContentSpace } from '../../content-space/content-space.ts';
import { changeDraft, removeFromRelease } from '../../content-space/releases/release-drafts.ts';
import { updateStory } from '../../content-space/stories/update-story.ts';
import { refused, type Written, written } from '../../content-space/stories/written.ts';
import { isBlock } from '../../content-space/story-shape/block.ts';
import {
  differenceBetween,
  toldChanges,
} from '../../content-space/story-shape/difference/story-difference.ts';
import { type Parts, partsOf } from '../../content-space/story-shape/difference/story-parts.ts';
import { withChosenBlocks } from '../../content-space/story-shape/merging/chosen-blocks.ts';
import type { PlainObject } from '../../content-space/story-shape/plain-object.ts';
import { loadSuggestions, type Suggestion } from './list-suggestions.ts';

export type Settling = {
  releaseId: number;
  storyId: number;
  /** `_uid`s of blocks as the comparison names them, the page itself by an empty one; left out: all that is suggested. */
  blocks?: readonly string[] | undefined;
  /** Taken over into the page's draft, or refused. */
  decision: 'take' | 'refuse';
  /** What was looked at: what has changed since is looked at again. */
  seen: Suggestion['seen'];
  author: string;
};

type Space = Pick<ContentSpace, 'database' | 'config' | 'webhooks'>;

/** Takes blocks of a suggestion over into the page's draft, or refuses them; what is left of it stays. Nothing goes live. */
export async function settleSuggestion(space: Space, settling: Settling): Promise<Written> {
  const { releaseId, storyId, blocks, decision, seen, author } = settling;
  const [found] = await loadSuggestions(space, { releaseId, storyId });
  if (!found) return refused({ reason: 'not_found' });
  if (found.seen.page !== seen.page || found.seen.suggestion !== seen.suggestion)
    return refused({ reason: 'stale', currentVersion: found.seen.page });
  const { before, after } = found;
  const all = toldChanges(differenceBetween(before, after)).map(({ uid }) => uid);
  const named = new Set(blocks ?? all);
  const [taken, left] =
    decision === 'take'
      ? [chosen(before, after, named), after]
      : [before, chosen(before, after, new Set(all.filter((uid) => !named.has(uid))))];
  let base = before;
  let baseVersion = found.seen.page;
  let deliveries: readonly number[] = [];
  if (decision === 'take') {
    const change = { id: storyId, author, expectedVersion: seen.page, mayChangeLive: false };
    const saved = await updateStory(space, change, { content: taken });
    if (!saved.ok) return saved;
    base = taken;
    baseVersion += 1;
    deliveries = saved.deliveries;
  }
  if (toldChanges(differenceBetween(base, left)).length === 0) {
    await removeFromRelease(space, { releaseId, storyId });
    return written(storyId, deliveries);
  }
  // Written to in between, it keeps its old beginning: what was taken over is the same on both sides then, and no difference.
  await changeDraft(
    space,
    { releaseId, storyId, author: found.assistant, expectedVersion: seen.suggestion },
    () => ({ content: left, baseContent: base, baseVersion }),
  );
  return written(storyId, deliveries);
}

/** The page with some of the changes. */
function chosen(before: PlainObject, after: PlainObject, uids: ReadonlySet<string>): PlainObject {
  if (!isBlock(before) || !isBlock(after)) return uids.size > 0 ? after : before;
  const parts = [partsOf(after), partsOf(before)];
  return withChosenBlocks(
    before,
    after,
    new Set([...uids].map((uid) => listedAround(uid, parts) ?? after._uid)),
  );
}

/** A block itself, or where it stands within a text the one that holds the text; undefined for the page itself. */
function listedAround(uid: string, contents: readonly Parts[]): string | undefined {
  const part = contents.map((parts) => parts.get(uid)).find((found) => found !== undefined);
  if (part?.parent === undefined) return undefined;
  return part.path.length > 1 ? listedAround(part.parent, contents) : uid;
}
