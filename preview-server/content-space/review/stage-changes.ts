import type { Queries } from '@blattwerk/database/database.ts';
import { stageChanges } from '@blattwerk/database/tables/stage-changes.ts';
import { desc, eq, inArray } from 'drizzle-orm';
import { type Stage, stageAt, stageNumber } from '../story-shape/stages.ts';

export type StageChange = typeof stageChanges.$inferSelect;

/** The newest change of each story, by its id. */
export async function loadStageChanges(
  queries: Queries,
  ids: readonly number[],
): Promise<Map<number, StageChange>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .selectDistinctOn([stageChanges.storyId])
    .from(stageChanges)
    .where(inArray(stageChanges.storyId, [...ids]))
    .orderBy(stageChanges.storyId, desc(stageChanges.id));
  return new Map(rows.map((row) => [row.storyId, row]));
}

/** Whether the version that would be published has been approved. */
export async function isApproved(
  queries: Queries,
  { id, version }: { id: number; version: number },
): Promise<boolean> {
  const change = (await loadStageChanges(queries, [id])).get(id);
  return stageAt(change, version) === 'approved';
}

/** Changes of a story, the newest first. */
export const listStageChanges = (queries: Queries, storyId: number): Promise<StageChange[]> =>
  queries.select().from(stageChanges).where(eq(stageChanges.storyId, storyId)).orderBy(desc(stageChanges.id));

type NewChange = Pick<
  StageChange,
  'storyId' | 'version' | 'author' | 'authorNumber' | 'reviewer' | 'message'
> & {
  stage: Stage;
};

export async function addStageChange(
  queries: Queries,
  { stage, ...change }: NewChange,
): Promise<StageChange | undefined> {
  const [row] = await queries
    .insert(stageChanges)
    .values({ ...change, stage: stageNumber(stage) })
    .returning();
  return row;
}
