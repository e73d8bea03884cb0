import { stories } from '@blattwerk/database/tables/stories.ts';
import { eq } from 'drizzle-orm';
import type { ContentSpace } from '../content-space.ts';
import { raiseContentVersion } from '../spaces/content-version.ts';
import { storyEvent } from './story-event.ts';
import { lockStory } from './update-story.ts';
import { refused, type Written, written } from './written.ts';

/** Deletes a story, or a folder with everything in it. */
export async function deleteStory(
  { database, config, webhooks }: Pick<ContentSpace, 'database' | 'config' | 'webhooks'>,
  id: number,
  { mayChangeLive }: { mayChangeLive: boolean },
): Promise<Written> {
  const spaceId = config.space.id;
  return database.transaction(async (queries) => {
    const story = await lockStory(queries, spaceId, id);
    if (!story) return refused({ reason: 'not_found' });
    if (!mayChangeLive && (story.isFolder || story.publishedVersion !== null))
      return refused({ reason: 'forbidden', action: 'change-live' });
    await queries.delete(stories).where(eq(stories.id, id));
    if (story.isFolder || story.publishedVersion !== null) await raiseContentVersion(queries, spaceId);
    return written(id, await webhooks.queue(queries, storyEvent('deleted', story)));
  });
}
