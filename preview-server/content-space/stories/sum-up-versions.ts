import type { Queries } from '@blattwerk/database/database.ts';
import { storyVersions } from '@blattwerk/database/tables/stories.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { changesBetween, type VersionChanges } from '../story-shape/difference/version-changes.ts';

/**
 * What saves of a story changed that were kept without a summary, by their number. It is kept from then on: the contents
 * of a page of the history are read once.
 */
export async function sumUpVersions(
  queries: Queries,
  storyId: number,
  numbers: readonly number[],
): Promise<Map<number, VersionChanges>> {
  if (numbers.length === 0) return new Map();
  const wanted = [...new Set(numbers.flatMap((number) => [number - 1, number]))];
  const rows = await queries
    .select({ version: storyVersions.version, name: storyVersions.name, content: storyVersions.content })
    .from(storyVersions)
    .where(and(eq(storyVersions.storyId, storyId), inArray(storyVersions.version, wanted)));
  const byNumber = new Map(rows.map((row) => [row.version, row]));
  const summaries = new Map<number, VersionChanges>();
  for (const number of numbers) {
    const [before, after] = [byNumber.get(number - 1), byNumber.get(number)];
    if (!before || !after) continue;
    const changes = changesBetween(before.content, after.content, before.name === after.name ? [] : ['name']);
    summaries.set(number, changes);
    await queries
      .update(storyVersions)
      .set({ changes })
      .where(and(eq(storyVersions.storyId, storyId), eq(storyVersions.version, number)));
  }
  return summaries;
}
