import type { Queries } from '@blattwerk/database/database.ts';
import { releaseStories, releases } from '@blattwerk/database/tables/releases.ts';
import { storySchedulings } from '@blattwerk/database/tables/story-schedulings.ts';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';

/** Whether shoppers will see a story at a time, by id, for those that something is planned for until then. */
export async function loadPlannedStates(
  queries: Queries,
  spaceId: number,
  at: Date,
): Promise<ReadonlyMap<number, boolean>> {
  const rows = await queries
    .select({
      storyId: storySchedulings.storyId,
      action: storySchedulings.action,
      at: storySchedulings.at,
    })
    .from(storySchedulings)
    .where(
      and(
        eq(storySchedulings.spaceId, spaceId),
        isNull(storySchedulings.settledAt),
        lte(storySchedulings.at, at),
      ),
    )
    .orderBy(asc(storySchedulings.at), asc(storySchedulings.id));
  const released = await queries
    .select({ storyId: releaseStories.storyId, at: releases.releaseAt })
    .from(releaseStories)
    .innerJoin(releases, eq(releases.id, releaseStories.releaseId))
    .where(
      and(
        eq(releases.spaceId, spaceId),
        eq(releaseStories.isOnlyDraft, false),
        isNull(releases.releasedAt),
        isNull(releases.refusedAt),
        lte(releases.releaseAt, at),
      ),
    );
  const all = [
    ...rows.map(({ action, ...row }) => ({ ...row, isPublished: action === 'publish' })),
    ...released.map((row) => ({ ...row, isPublished: true })),
  ];
  all.sort((one, other) => (one.at?.getTime() ?? 0) - (other.at?.getTime() ?? 0));
  // The last word counts.
  return new Map(all.map(({ storyId, isPublished }) => [storyId, isPublished]));
}
