import type { Queries } from '@blattwerk/database/database.ts';
import { releaseStories, releases } from '@blattwerk/database/tables/releases.ts';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { ContentSpace } from '../content-space.ts';
import type { Page } from '../http/paging.ts';
import type { Release } from './release-answers.ts';
import { toRelease } from './to-release.ts';

type Place = Pick<ContentSpace, 'database' | 'config'>;

export type ReleaseFilter = {
  released: boolean | undefined;
  storyId: number | undefined;
};

/** A page of the space's releases, and how many there are: open ones by their moment, then those that are live, the newest first. */
export async function findReleases(
  { database, config }: Place,
  { released, storyId }: ReleaseFilter,
  { page, perPage }: Page,
): Promise<{ releases: Release[]; total: number }> {
  const withStory = storyId === undefined ? undefined : inArray(releases.id, ofStory(database, storyId));
  const where = and(
    eq(releases.spaceId, config.space.id),
    released === undefined
      ? undefined
      : released
        ? isNotNull(releases.releasedAt)
        : isNull(releases.releasedAt),
    withStory,
  );
  const [counted] = await database.select({ total: count() }).from(releases).where(where);
  const rows = await database
    .select()
    .from(releases)
    .where(where)
    .orderBy(
      sql`${releases.releasedAt} is not null`,
      desc(releases.releasedAt),
      asc(releases.releaseAt),
      desc(releases.id),
    )
    .limit(perPage)
    .offset((page - 1) * perPage);
  const ids = await storyIds(
    database,
    rows.map(({ id }) => id),
  );
  return {
    releases: rows.map((row) => toRelease(row, ids.get(row.id) ?? [])),
    total: counted?.total ?? 0,
  };
}

/** One release, or undefined. */
export async function findRelease({ database, config }: Place, id: number): Promise<Release | undefined> {
  const where: SQL | undefined = and(eq(releases.spaceId, config.space.id), eq(releases.id, id));
  const [row] = await database.select().from(releases).where(where);
  return row && toRelease(row, (await storyIds(database, [id])).get(id) ?? []);
}

const ofStory = (queries: Queries, storyId: number) =>
  queries
    .select({ id: releaseStories.releaseId })
    .from(releaseStories)
    .where(eq(releaseStories.storyId, storyId));

async function storyIds(queries: Queries, ids: readonly number[]): Promise<Map<number, number[]>> {
  const found = new Map<number, number[]>();
  if (ids.length === 0) return found;
  const rows = await queries
    .select({ releaseId: releaseStories.releaseId, storyId: releaseStories.storyId })
    .from(releaseStories)
    .where(inArray(releaseStories.releaseId, [...ids]))
    .orderBy(asc(releaseStories.createdAt), asc(releaseStories.storyId));
  for (const { releaseId, storyId } of rows) found.set(releaseId, [...(found.get(releaseId) ?? []), storyId]);
  return found;
}
