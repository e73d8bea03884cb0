import type { Queries } from '@blattwerk/database/database.ts';
import { discussions } from '@blattwerk/database/tables/discussions.ts';
import { count, inArray, max } from 'drizzle-orm';

/** A mark of all that is said of each story: another one, and there is something new to read. */
export async function loadDiscussionMarks(
  queries: Queries,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { storyId, updatedAt } = discussions;
  const rows = await queries
    .select({ storyId, total: count(), last: max(updatedAt) })
    .from(discussions)
    .where(inArray(storyId, [...ids]))
    .groupBy(storyId);
  return new Map(rows.map(({ storyId: id, total, last }) => [id, `${total} ${last?.getTime() ?? 0}`]));
}
