import type { Queries } from '@blattwerk/database/database.ts';
import { stories } from '@blattwerk/database/tables/stories.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { loadDiscussionMarks } from '../discussions/discussion-marks.ts';
import { loadStageChanges } from '../review/stage-changes.ts';

export type StoredState = {
  version: number;
  /** When a version was last published; null while none is. */
  publishedAt: string | null;
  /** Changes with everything that is said of it. */
  discussions: string;
  /** Id of the newest step of its review; 0 before the first. */
  review: number;
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
  const said = await loadDiscussionMarks(queries, ids);
  const steps = await loadStageChanges(queries, ids);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        version: row.version,
        discussions: said.get(row.id) ?? '',
        review: steps.get(row.id)?.id ?? 0,
        publishedAt: row.publishedVersion === null ? null : (row.publishedAt?.toISOString() ?? null),
      },
    ]),
  );
}
