import { stories } from '@blattwerk/database/tables/stories.ts';
import { asc, eq } from 'drizzle-orm';
import type { ContentSpace } from '../content-space.ts';
import { raiseContentVersion } from '../spaces/content-version.ts';
import { checkPlace, readdressDescendants, siblingsOf, takePlace } from './place.ts';
import { storyEvent } from './story-event.ts';
import { lockStory } from './update-story.ts';
import { invalid, refused, type Written, written } from './written.ts';

export type Move = {
  /** Folder to move into, 0 for the root; undefined stays in the folder (or goes to that of `afterId`). */
  parentId?: number | undefined;
  /** Story to stand behind, 0 to stand first; undefined stands last. */
  afterId?: number | undefined;
  /** Whether folders and published stories may be moved, which shoppers see at once. */
  mayChangeLive: boolean;
};

/** Moves a story or folder to another folder, another position, or both. */
export async function moveStory(
  { database, config, webhooks }: Pick<ContentSpace, 'database' | 'config' | 'webhooks'>,
  id: number,
  move: Move,
): Promise<Written> {
  const spaceId = config.space.id;
  return takePlace(database, async (queries) => {
    const story = await lockStory(queries, spaceId, id);
    if (!story) return refused({ reason: 'not_found' });
    if (!move.mayChangeLive && (story.isFolder || story.publishedVersion !== null))
      return refused({ reason: 'forbidden', action: 'change-live' });
    const after = move.afterId ? await lockStory(queries, spaceId, move.afterId) : undefined;
    if (move.afterId && (!after || after.id === id))
      return invalid('after_id', 'is no other story of this space');
    const parentId = targetFolder(story.parentId, move, after?.parentId);
    if (after && after.parentId !== parentId) return invalid('after_id', 'lies in another folder');
    const place = await checkPlace(queries, spaceId, { ...story, parentId }, id);
    if (!place.ok) return invalid(place.field, place.message);

    await queries.update(stories).set({ parentId, fullSlug: place.fullSlug }).where(eq(stories.id, id));
    if (place.fullSlug !== story.fullSlug && story.isFolder)
      await readdressDescendants(queries, spaceId, story.fullSlug, place.fullSlug);

    const siblings = await queries
      .select({ id: stories.id, position: stories.position })
      .from(stories)
      .where(siblingsOf(spaceId, parentId))
      .orderBy(asc(stories.position), asc(stories.id));
    const order = siblings.filter((sibling) => sibling.id !== id);
    const index =
      move.afterId === undefined ? order.length : order.findIndex((entry) => entry.id === move.afterId) + 1;
    order.splice(index, 0, { id, position: Number.NaN });
    let isSeen = story.isFolder || story.publishedVersion !== null;
    for (const [place, sibling] of order.entries()) {
      const position = (place + 1) * 10;
      if (sibling.position === position) continue;
      await queries.update(stories).set({ position }).where(eq(stories.id, sibling.id));
      if (sibling.id !== id) isSeen = true;
    }
    if (isSeen) await raiseContentVersion(queries, spaceId);
    const moved = storyEvent('moved', { ...story, fullSlug: place.fullSlug });
    return written(id, await webhooks.queue(queries, moved));
  });
}

function targetFolder(current: number | null, move: Move, ofAfter: number | null | undefined): number | null {
  if (move.parentId !== undefined) return move.parentId || null;
  return ofAfter === undefined ? current : ofAfter;
}
