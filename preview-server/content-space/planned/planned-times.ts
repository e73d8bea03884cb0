import type { Queries } from '@blattwerk/database/database.ts';
import { storySchedulings } from '@blattwerk/database/tables/story-schedulings.ts';
import { and, eq, isNull } from 'drizzle-orm';

/** When a story is published and when it is withdrawn, where that is planned. */
export type PlannedTimes = { publishAt?: Date; expireAt?: Date };

/** What is planned in a space, by story. */
export async function loadPlannedTimes(
  queries: Queries,
  spaceId: number,
): Promise<ReadonlyMap<number, PlannedTimes>> {
  const rows = await queries
    .select({
      storyId: storySchedulings.storyId,
      action: storySchedulings.action,
      at: storySchedulings.at,
    })
    .from(storySchedulings)
    .where(and(eq(storySchedulings.spaceId, spaceId), isNull(storySchedulings.settledAt)));
  const times = new Map<number, PlannedTimes>();
  for (const { storyId, action, at } of rows)
    times.set(storyId, {
      ...times.get(storyId),
      ...(action === 'publish' ? { publishAt: at } : { expireAt: at }),
    });
  return times;
}
