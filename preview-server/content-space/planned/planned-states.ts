import type { Queries } from '@blattwerk/database/database.ts';
import { storySchedulings } from '@blattwerk/database/tables/story-schedulings.ts';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';

/** Whether shoppers will see a story at a time, by id, for those that something is planned for until then. */
export async function loadPlannedStates(
  queries: Queries,
  spaceId: number,
  at: Date,
): Promise<ReadonlyMap<number, boolean>> {
  const rows = await queries
    .select({ storyId: storySchedulings.storyId, action: storySchedulings.action })
    .from(storySchedulings)
    .where(
      and(
        eq(storySchedulings.spaceId, spaceId),
        isNull(storySchedulings.settledAt),
        lte(storySchedulings.at, at),
      ),
    )
    .orderBy(asc(storySchedulings.at), asc(storySchedulings.id));
  // The last word counts.
  return new Map(rows.map(({ storyId, action }) => [storyId, action === 'publish']));
}
