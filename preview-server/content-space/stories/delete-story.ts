import type { Database } from '@blattwerk/database/database.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { eq } from 'drizzle-orm';
import { raiseContentVersion } from '../spaces/content-version.ts';
import { lockStory } from './update-story.ts';
import { refused, type Written, written } from './written.ts';

/** Deletes a story, or a folder with everything in it. */
export async function deleteStory(database: Database, spaceId: number, id: number): Promise<Written> {
  return database.transaction(async (queries) => {
    const story = await lockStory(queries, spaceId, id);
    if (!story) return refused({ reason: 'not_found' });
    await queries.delete(stories).where(eq(stories.id, id));
    await raiseContentVersion(queries, spaceId);
    return written(id, { action: 'deleted', storyId: id, name: story.name, fullSlug: story.fullSlug });
  });
}
