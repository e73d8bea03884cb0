import type { Queries } from '@blattwerk/database/database.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { and, eq, inArray } from 'drizzle-orm';

export type StoredState = {
  version: number;
  /** When a version was last published; null while none is. */
  publishedAt: string | null;
};

/** How stories stand, by id; those that are not there have no entry. */
export async function loadStoredStates(
  queries: Queries,
  spaceId: number,
  ids: readonly number[],
): Promise<Map<number, StoredState>> {
  const { id, version, publishedVersion, publishedAt } = stories;
  const rows = await queries
    .select({ id, version, publishedVersion, publishedAt })
    .from(stories)
    .where(and(eq(stories.spaceId, spaceId), inArray(id, [...ids])));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        version: row.version,
        publishedAt: row.publishedVersion === null ? null : (row.publishedAt?.toISOString() ?? null),
      },
    ]),
  );
}
