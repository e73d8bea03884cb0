import type { Queries } from '@blattwerk/database/database.ts';
import { releaseStories, releases } from '@blattwerk/database/tables/releases.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';

/** Open releases of a space that hold drafts of stories, by story. */
export async function loadReleaseIds(queries: Queries, spaceId: number): Promise<Map<number, number[]>> {
  const rows = await queries
    .select({ storyId: releaseStories.storyId, releaseId: releaseStories.releaseId })
    .from(releaseStories)
    .innerJoin(releases, eq(releases.id, releaseStories.releaseId))
    .where(and(eq(releases.spaceId, spaceId), isNull(releases.releasedAt)))
    .orderBy(asc(releaseStories.releaseId));
  const ids = new Map<number, number[]>();
  for (const { storyId, releaseId } of rows) ids.set(storyId, [...(ids.get(storyId) ?? []), releaseId]);
  return ids;
}
